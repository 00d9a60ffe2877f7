import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const tsconfig = (options: object) =>
  JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', ...options },
    include: ['src/*.ts'],
  });
const withTypes = {
  'src/index.ts': 'export const a = 1;\n',
  'types/global.d.ts': 'declare const handWritten: 1;\n',
  'tsconfig.json': tsconfig({ declarationDir: './types' }),
};
const pages = {
  'src/index.js': 'export const a = 1;\n',
  'src/tpl/a.html': 'a',
};
const rows: [row: string, pattern: object, written: string][] = [
  ["`{ from: 'src/tpl/a.html' }` |", { from: 'src/tpl/a.html' }, 'dist/a.html'],
  ["`{ from: 'src/tpl' }` |", { from: 'src/tpl' }, 'dist/a.html'],
  ["`{ from: 'src/tpl/*.html' }` |", { from: 'src/tpl/*.html' }, 'dist/src/tpl/a.html'],
  [
    "`{ from: 'tpl/*.html', context: './src' }` |",
    { from: 'tpl/*.html', context: './src' },
    'dist/tpl/a.html',
  ],
  ["`{ from: 'src/tpl', to: 'tpl' }` |", { from: 'src/tpl', to: 'tpl' }, 'dist/tpl/a.html'],
];
const images = {
  'src/index.js': [
    "import './a.css';",
    "import p from './p.png';",
    "import './q.png';",
    "export const urls = [p, new URL('./q.png', import.meta.url)];",
  ].join('\n'),
  'src/a.css': '.a { background: url(./r.png) }',
  'src/p.png': 'p',
  'src/q.png': 'q',
  'src/r.png': 'r',
};
const withoutAssets: RslibConfig = {
  bundle: false,
  source: { entry: { index: ['src/**', '!src/r.png'] } },
  output: { target: 'web', emitAssets: false },
};

below('clean-dist-path');

statement(
  'With `dts`, Rslib deletes every declaration file in the folder',
  withTypes,
  { dts: true },
  ({ has, files }) => {
    expect(files).toContain('types/index.d.ts');
    expect(has('types/global.d.ts')).toBe(false);
  },
);

statement(
  'The folder can be `declarationDir`',
  { ...withTypes, 'tsconfig.json': tsconfig({}), 'src/global.d.ts': 'declare const b: 1;\n' },
  { dts: { distPath: './src' } },
  ({ has, output }) => {
    expect(output).toContain('TS18003');
    expect(has('src/global.d.ts')).toBe(false);
  },
  { fails: true },
);

statement(
  'Only `cleanDistPath: false` keeps these files',
  withTypes,
  { dts: true, output: { cleanDistPath: false } },
  ({ has }) => {
    expect(has('types/global.d.ts')).toBe(true);
  },
);

for (const cleanDistPath of [{ keep: [/types/] }, { enable: false }]) {
  statement(
    'Only `cleanDistPath: false` keeps these files',
    withTypes,
    { dts: true, output: { cleanDistPath } },
    ({ has, files }) => {
      expect(files).toContain('types/index.d.ts');
      expect(has('types/global.d.ts')).toBe(false);
    },
  );
}

below('copy');

for (const [row, pattern, written] of rows) {
  statement(row, pages, { output: { copy: [pattern as never] } }, ({ files }) => {
    expect(files).toEqual([written, 'dist/index.js'].sort());
  });
}

below('dist-path');

statement(
  'The folders of assets work',
  images,
  { bundle: false, output: { distPath: { image: 'img' }, target: 'web' } },
  ({ text, has }) => {
    expect(text('dist/p.js')).toContain('"./img/p.png"');
    expect(has('dist/img/p.png')).toBe(true);
  },
);

statement(
  '`css` has no effect, and `js` moves',
  images,
  { bundle: false, output: { distPath: { js: 'js', css: 'css' }, target: 'web' } },
  ({ text, has }) => {
    expect(has('dist/a.css')).toBe(true);
    expect(text('dist/js/index.js')).toContain('import "./a.css"');
  },
);

below('emit-assets');

statement(
  'In bundleless mode, imported files are written anyway',
  images,
  withoutAssets,
  ({ files }) => {
    expect(files).toContain('dist/static/image/p.png');
    expect(files).not.toContain('dist/static/image/r.png');
  },
);

statement(
  "Don't import a file that you also pass to `new URL()`",
  images,
  withoutAssets,
  async ({ has, node }) => {
    expect(has('dist/static/image/q.png')).toBe(false);
    expect(await node("import './dist/q.js';")).toContain('ERR_MODULE_NOT_FOUND');
  },
);

below('no-effect');

statement(
  '`inlineScripts`, `inlineStyles`',
  pages,
  { output: { target: 'web', inlineScripts: true }, tools: { htmlPlugin: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.html']);
  },
);

statement(
  '`inlineScripts`, `inlineStyles`',
  pages,
  { output: { target: 'web', inlineScripts: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);
