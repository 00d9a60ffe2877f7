import { expect } from 'vitest';
import { below, recorded, statement } from '../../statement.ts';

const badge = (imported: string, extra = '') => ({
  'src/index.tsx': `${imported}\n${extra}`,
  'src/star.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><linearGradient id="a"><stop offset="0" /></linearGradient></defs><path fill="url(#a)" d="M 0 0 L 24 24 L 0 24 Z" /></svg>',
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "react": ">=18" } }',
});
const query = badge("import Star from './star.svg?react';", 'export const a = <Star />;\n');
const withSvgr = (options = '', rest = '') => `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
export default { output: { target: 'web' }, plugins: [pluginReact(), pluginSvgr(${options})], ${rest} } as object;`;
const flat = "bundle: false, source: { entry: { index: './src/**' } }";
const svgr = {
  packages: ['react', '@types/react', '@rsbuild/plugin-react', '@rsbuild/plugin-svgr'],
};
const isDrawing = (text: string) => /jsxs?\("svg"/.test(text);

below('');

statement(
  'By default, an SVG import gives you the address',
  badge("export { default } from './star.svg';"),
  { output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('./static/svg/star.svg');
  },
);

below('bundle');

statement(
  'SVGO shortens the drawing, gives its ids a prefix',
  query,
  withSvgr(),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/viewBox: "0 0 24 24"/);
    expect(text('dist/index.js')).toMatch(/id: "\w+__?a"/);
    expect(text('dist/index.js')).not.toContain('M 0 0 L 24');
  },
  svgr,
);
statement(
  '`./star.svg` | kept as an import of',
  badge("export { default } from './star.svg';"),
  withSvgr(),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/import .* from "\.\/static\/svg\/star\.svg"/);
  },
  svgr,
);
statement(
  '`./star.svg?url` |',
  badge("export { default } from './star.svg?url';"),
  withSvgr(),
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('import.meta.url');
    expect(await node("console.log((await import('./dist/index.js')).default);")).toContain(
      'static/svg/star.svg',
    );
  },
  svgr,
);

below('types');

const tsconfig = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      skipLibCheck: true,
      types: ['@rslib/core/types'],
    },
    include: ['src'],
  }),
};
const declaration =
  "declare module '*.svg?react' {\n  const Component: (props: object) => null;\n  export default Component;\n}\n";
const typedQuery = badge(
  "import Star from './star.svg?react';",
  'export const a: unknown = Star;\n',
);
statement(
  '`@rslib/core/types` declares `*.svg`',
  { ...badge("import star from './star.svg';", 'export const a: string = star;\n'), ...tsconfig },
  withSvgr('', 'dts: true'),
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('a: string');
  },
  svgr,
);
statement(
  '`@rslib/core/types` declares `*.svg`',
  { ...typedQuery, ...tsconfig },
  withSvgr('', 'dts: true'),
  ({ output }) => {
    expect(output).toContain('TS2307');
  },
  { ...svgr, fails: true },
);
for (const [text, fails] of [
  [declaration, false],
  [`import type {} from 'react';\n${declaration}`, true],
] as const) {
  statement(
    'Keep import statements out of this file',
    { ...typedQuery, ...tsconfig, 'src/svg.d.ts': text },
    withSvgr('', 'dts: true'),
    ({ exitCode, output }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { ...svgr, fails },
  );
}

below('bundleless');

for (const words of [
  'In bundleless mode, Rslib silently drops `?react`.',
  'The build succeeds, but React gets an address',
  'Because every source file compiles once in this mode',
]) {
  statement(
    words,
    query,
    withSvgr('', flat),
    ({ text, output }) => {
      expect(text('dist/index.js')).toContain('from "./star.js"');
      expect(isDrawing(text('dist/star.js'))).toBe(false);
      expect(text('dist/star.js')).toContain('./static/svg/star.svg');
      expect(output).not.toContain('warn');
    },
    svgr,
  );
}
statement(
  'An `export … from ',
  {
    ...badge("export { ReactComponent } from './star.svg';"),
    ...tsconfig,
    'src/svg.d.ts': "declare module '*.svg' {\n  export const ReactComponent: () => null;\n}\n",
  },
  withSvgr("{ svgrOptions: { exportType: 'named' } }", `${flat}, dts: true`),
  ({ text, has }) => {
    expect(text('dist/index.d.ts')).toContain('./star.svg');
    expect(has('dist/star.svg')).toBe(false);
  },
  svgr,
);

below('mixed');

for (const words of [
  '`mixedImport: true` gives both from one import',
  'Each file now exists twice',
]) {
  recorded(words, 'svg-badge/mixed', ({ text, files }) => {
    expect(files).toContain('dist/static/svg/star.svg');
    expect(text('dist/star.js')).toMatch(/ReactComponent/);
    expect(isDrawing(text('dist/star.js'))).toBe(true);
  });
}

below('choose');

statement(
  'none | bundle |',
  query,
  withSvgr(),
  ({ text }) => {
    expect(isDrawing(text('dist/index.js'))).toBe(true);
  },
  svgr,
);
for (const [row, options, imported] of [
  [
    "`svgrOptions: { exportType: 'named' }` |",
    "{ svgrOptions: { exportType: 'named' } }",
    "import { ReactComponent as Star } from './star.svg';",
  ],
  [
    "`svgrOptions: { exportType: 'default' }` |",
    "{ svgrOptions: { exportType: 'default' } }",
    "import Star from './star.svg';",
  ],
  [
    "With `exportType: 'default'`, a plain import",
    "{ svgrOptions: { exportType: 'default' } }",
    "import Star from './star.svg';",
  ],
  [
    '`mixedImport: true` |',
    '{ mixedImport: true }',
    "import url, { ReactComponent as Star } from './star.svg';",
  ],
] as const) {
  for (const rest of ['', flat]) {
    statement(
      row,
      badge(
        imported,
        `export const a = <Star ${imported.includes('url') ? 'title={url}' : ''} />;\n`,
      ),
      withSvgr(options, rest),
      ({ files, text }) => {
        expect(files.some((file) => isDrawing(text(file)))).toBe(true);
      },
      svgr,
    );
  }
}
statement(
  'The preset types still say that it is a string',
  { ...badge("import Star from './star.svg';", 'export const a: string = Star;\n'), ...tsconfig },
  withSvgr("{ svgrOptions: { exportType: 'default' } }", 'dts: true'),
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('a: string');
  },
  svgr,
);
statement(
  'To keep some files as assets, list them in `exclude`',
  badge("export { default } from './star.svg';"),
  withSvgr("{ svgrOptions: { exportType: 'default' }, exclude: /star/ }"),
  ({ text }) => {
    expect(isDrawing(text('dist/index.js'))).toBe(false);
    expect(text('dist/index.js')).toContain('./static/svg/star.svg');
  },
  svgr,
);
statement(
  'You can set all options of SVGR in `svgrOptions`',
  query,
  withSvgr('{ svgrOptions: { titleProp: true } }'),
  ({ text }) => {
    expect(text('dist/index.js')).toContain('titleId');
  },
  svgr,
);
