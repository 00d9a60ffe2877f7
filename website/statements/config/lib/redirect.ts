import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const json = {
  'src/index.js': "import data from './data.json';\nexport default data.a;\n",
  'src/data.json': '{ "a": 1 }',
};
const kept = { bundle: false, redirect: { asset: { extension: false } } };

below('asset');

statement('The option covers every file that is neither', json, { bundle: false }, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "./data.js"');
});

statement('With `extension: false`, `import data', json, kept, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('from "./data.json"');
  expect(has('dist/data.json')).toBe(false);
  expect(has('dist/data.js')).toBe(true);
});

statement('Exclude and copy your JSON files', json, kept, async ({ node }) => {
  expect(await node("import './dist/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
});

const aliased = {
  'src/index.ts':
    "import './styles/a.css';\nimport mark from '@/icons/mark.svg';\nexport { b } from '@/deep';\nexport { c } from './c';\nexport default mark;\n",
  'src/deep/index.ts': 'export const b = 1;\n',
  'src/c.ts': 'export const c = 1;\n',
  'src/styles/a.css': '.a { color: red }',
  'src/icons/mark.svg': '<svg />',
  'src/env.d.ts':
    "declare module '*.svg' { const url: string; export default url; }\ndeclare module '*.css';\n",
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'esnext',
      moduleResolution: 'bundler',
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  }),
};
const web = { bundle: false, output: { target: 'web' } } as const;

below('');

for (const words of ['In bundleless mode, Rslib rewrites import paths', '`js` |', '`asset` |']) {
  statement(words, aliased, web, ({ text }) => {
    expect(text('dist/index.js')).toContain('"./deep/index.js"');
    expect(text('dist/index.js')).toContain('"./c.js"');
    expect(text('dist/index.js')).toContain('"./icons/mark.js"');
  });
}

for (const words of ['`dts` |', 'bundleless mode; `dts` in bundle mode too']) {
  for (const bundle of [true, false]) {
    statement(words, aliased, { ...web, bundle, dts: true }, ({ text }) => {
      expect(text('dist/index.d.ts')).toContain("'./deep/index.js'");
      expect(text('dist/index.d.ts')).toContain("'./c.js'");
    });
  }
}

statement(
  'bundleless mode; `dts` in bundle mode too',
  aliased,
  {
    redirect: { js: { extension: false }, dts: { extension: false } },
    dts: true,
    output: { target: 'web' },
  },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/c'/);
  },
);

below('example');

statement('Each of these paths points to a file', aliased, web, ({ text, has }) => {
  const paths = [...text('dist/index.js').matchAll(/"\.\/([^"]+)"/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !has(`dist/${path}`))).toEqual([]);
});

below('js');

for (const words of ['With `path: false`, the alias is kept', 'Use it if another tool compiles']) {
  statement(words, aliased, { ...web, redirect: { js: { path: false } } }, ({ text }) => {
    expect(text('dist/index.js')).toContain('"@/deep');
    expect(text('dist/index.js')).toContain('"@/icons/mark');
  });
}

statement(
  'With `extension: false`, the path keeps',
  { ...aliased, 'src/index.ts': "export { c } from './c.ts';\n" },
  { ...web, redirect: { js: { extension: false } } },
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('"./c.ts"');
    expect(has('dist/c.ts')).toBe(false);
  },
);

below('style');

const less = {
  'src/index.js': "import 'pkg/a.less';\nimport '@/b.less';\nimport './m.module.css';\n",
  'src/b.less': '',
  'src/m.module.css': '.m { color: red }',
  'tsconfig.json': aliased['tsconfig.json'],
};
const onlyScripts = { source: { entry: { index: ['src/*.js', 'src/*.css'] } } };

statement(
  'A style sheet becomes a `.css` file, and a CSS module',
  less,
  { ...web, ...onlyScripts },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./b.css"');
    expect(text('dist/index.js')).toContain('"./m.module.js"');
  },
);

statement(
  'With `path: false`, a style import keeps its alias',
  less,
  { ...web, ...onlyScripts, redirect: { style: { path: false } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"@/b.css"');
    expect(text('dist/index.js')).toContain('"pkg/a.css"');
  },
);

below('asset');

statement(
  'If you also set `path: false`, the import stays',
  aliased,
  { ...web, redirect: { asset: { path: false, extension: false } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"@/icons/mark.svg"');
  },
);

statement('There is no `icons/mark.svg` in the output', aliased, web, ({ files }) => {
  expect(files).toContain('dist/static/svg/mark.svg');
  expect(files).not.toContain('dist/icons/mark.svg');
});

below('dts');

for (const words of [
  '`path` follows `paths` of the tsconfig',
  '`extension` writes the extension',
  'If your users set `moduleResolution` to `nodenext`',
]) {
  statement(words, aliased, { ...web, dts: true }, ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/deep\/index\.js'[\s\S]*'\.\/c\.js'/);
  });
}

statement(
  '`extension` writes the extension',
  { ...aliased, 'package.json': '{}' },
  { ...web, dts: { autoExtension: true } },
  ({ text }) => {
    expect(text('dist/index.d.mts')).toContain("'./c.mjs'");
  },
);

below('limits');

statement(
  'Packages: Their imports are kept',
  { 'src/index.ts': "import 'left/a.js';\nexport {};\n", 'node_modules/left/a.js': '' },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"left/a.js"');
  },
);

statement(
  "Imports that can't be resolved: They are kept",
  { 'src/index.js': "import './none.js';\nimport './none.less';\n" },
  web,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./none.js"');
    expect(text('dist/index.js')).toContain('"./none.css"');
  },
);

statement(
  'Externals: Imports in JavaScript',
  aliased,
  { ...web, output: { target: 'web', externals: ['@/deep'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"@/deep"');
  },
);

statement(
  'CSS files: `@import` in CSS files',
  {
    'src/index.js': "import './a.css';\n",
    'src/a.css': "@import './b.css';\n",
    'src/b.css': '.b { color: red }',
  },
  web,
  ({ text }) => {
    expect(text('dist/a.css')).toMatch(/@import ["']\.\/b\.css["']/);
  },
);

statement(
  'Styles, images, and JSON: Declaration files keep',
  aliased,
  { ...web, dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/styles\/a\.css'/);
  },
);

for (const [request, declared] of [
  ['@/c.js', "'@/c.js'"],
  ['@/c', "'./c.js'"],
]) {
  statement(
    'Aliases that end in `.js`: Declaration files keep',
    { ...aliased, 'src/index.ts': `export { c } from '${request}';\n` },
    { ...web, dts: true },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('"./c.js"');
      expect(text('dist/index.d.ts')).toContain(declared);
    },
  );
}

below('');

statement(
  '`style` | aliases become relative paths',
  {
    'src/index.js': "import '@/deep/a.scss';\n",
    'src/deep/a.scss': '.a { color: red }',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  },
  `import { pluginSass } from '@rsbuild/plugin-sass';
export default { bundle: false, output: { target: 'web' }, plugins: [pluginSass()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./deep/a.css"');
  },
  { packages: ['@rsbuild/plugin-sass'] },
);

below('dts');

statement(
  'By default, the declarations of `.mts` and `.cts` sources',
  {
    'src/index.mts': "export { b } from '@/b.mjs';\n",
    'src/b.mts': 'export const b: number = 1;\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        rootDir: 'src',
        module: 'ESNext',
        moduleResolution: 'bundler',
        types: [],
        paths: { '@/*': ['./src/*'] },
      },
      include: ['src'],
    }),
  },
  { bundle: false, dts: true },
  ({ files, text }) => {
    expect(text(files.find((file) => /index\.d\.m?ts$/.test(file)) as string)).toContain('@/b.mjs');
  },
);

below('limits');

statement(
  'In declaration files, an extension changes anyway',
  {
    'src/index.ts': "export { c } from './chart.js';\n",
    'src/chart.ts': 'export const c: number = 1;\n',
    'package.json': '{ "name": "demo" }',
  },
  { bundle: false, dts: { autoExtension: true } },
  ({ text }) => {
    expect(text('dist/index.d.mts')).toContain('./chart.mjs');
  },
);
statement(
  'Names from `imports` in `package.json`',
  {
    'src/index.ts': "export { c } from '#chart';\n",
    'src/chart.ts': 'export const c: number = 1;\n',
    'package.json':
      '{ "name": "demo", "type": "module", "imports": { "#chart": "./src/chart.ts" } }',
  },
  { bundle: false, dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('#chart');
  },
);
statement(
  '`export { default as icon } from ',
  {
    'src/index.ts': "export { default as icon } from './icon.svg';\n",
    'src/icon.svg': '<svg/>',
    'src/env.d.ts': "declare module '*.svg';\n",
  },
  { bundle: false, dts: true },
  ({ text, has }) => {
    expect(text('dist/index.d.ts')).toContain('./icon.svg');
    expect(has('dist/icon.svg')).toBe(false);
  },
);

below('limits');

statement(
  'Files outside `outBase`: Imports are kept',
  {
    'src/kit/index.js': "export { a } from '@/other.js';\nexport { b } from '../other.js';\n",
    'src/other.js': 'export const a = 1;\nexport const b = 2;\n',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  },
  { bundle: false, outBase: './src/kit', source: { entry: { index: './src/kit/**' } } },
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('"@/other.js"');
    expect(text('dist/index.js')).toContain('"../other.js"');
  },
);
