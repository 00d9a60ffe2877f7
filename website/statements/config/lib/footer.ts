import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const styles = {
  'src/index.ts': "import './a.css';\nconsole.log(1);\n",
  'src/a.css': '.a { color: red }',
  'src/css.d.ts': "declare module '*.css';\n",
};
const footer = { js: '/* js */', css: '/* css */', dts: '/* dts */' };

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  for (const words of [
    'all formats, bundle and bundleless mode; `css` needs',
    'As the counterpart of `banner`, `footer` adds text',
  ]) {
    statement(
      words,
      styles,
      { format, footer, output: { target: 'web', filename: { js: '[name].js' } }, dts: true },
      ({ text }) => {
        expect(text('dist/index.js')).toMatch(/\/\* js \*\/\s*$/);
        expect(text('dist/index.css')).toMatch(/\/\* css \*\/\s*$/);
        expect(text('dist/index.d.ts')).toMatch(/\/\* dts \*\/\s*$/);
      },
    );
  }
}

below('example');

statement('Rslib writes the string as it is', styles, { footer: { js: 'run(1);' } }, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/run\(1\);\s*$/);
});

below('bundleless-css');

statement(
  'In bundle mode, `js` and `css` texts are added after',
  styles,
  { footer, output: { target: 'web', minify: true } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('/* js */');
    expect(text('dist/index.css')).toContain('/* css */');
  },
);

statement("Rslib doesn't minify CSS unless", styles, { output: { target: 'web' } }, ({ text }) => {
  expect(text('dist/index.css')).toMatch(/\{\n\s+color: red;\n\}/);
});

below('limits');

statement(
  'All entries of a `lib` item get the same text',
  { 'src/a.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' },
  { footer: { js: '/* js */' }, source: { entry: { a: './src/a.js', b: './src/b.js' } } },
  ({ text }) => {
    expect(text('dist/a.js')).toMatch(/js \*\/\s*$/);
    expect(text('dist/b.js')).toMatch(/js \*\/\s*$/);
  },
);

below('limits');

statement(
  'If you need it in only one file, add a `BannerPlugin`',
  { 'src/index.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' },
  `import { rspack } from '@rslib/core';
export default {
  source: { entry: { index: './src/index.js', b: './src/b.js' } },
  tools: { rspack: { plugins: [new rspack.BannerPlugin({ banner: '/* only */', raw: true, footer: true, stage: 10000, include: /^b\\.js$/ })] } },
} as object;`,
  ({ text }) => {
    expect(text('dist/b.js').trim()).toMatch(/\/\* only \*\/$/);
    expect(text('dist/index.js')).not.toContain('only');
  },
);
