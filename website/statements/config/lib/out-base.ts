import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const outside = {
  'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
  'src/index.js': "export { pad } from './tools/pad.js';\nexport { b } from './in/b.js';\n",
  'src/tools/pad.js': "import { left } from 'left';\nexport const pad = left;\n",
  'src/in/b.js': "import { pad } from '../tools/pad.js';\nexport const b = pad;\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
  'node_modules/left/index.js': 'export const left = "left text";\n',
};
const inner = { bundle: false, outBase: 'src/in' };
const misspelled = {
  'src/index.js': "// a comment\nexport { b } from './b.js';\n",
  'src/b.js': 'export const b = (o) => o?.b;\n',
};

below('outside');

statement('A file outside `outBase` is written outside `dist`', outside, inner, ({ files }) => {
  expect(files).toContain('tools/pad.js');
});

statement('Rslib bundles the packages that such a file imports', outside, inner, ({ text }) => {
  expect(text('tools/pad.js')).toContain('left text');
});

statement('If another file imports it', outside, inner, ({ text }) => {
  expect(text('dist/b.js')).toContain('from "../tools/pad.js"');
});

statement(
  "Rslib doesn't check that the folder exists",
  misspelled,
  { bundle: false, outBase: 'scr', syntax: 'es2015' },
  ({ has, output }) => {
    expect(output).toContain('2 files generated in dist');
    expect(has('dist/index.js')).toBe(false);
  },
);

statement(
  'If you misspell it',
  misspelled,
  { bundle: false, outBase: 'scr', syntax: 'es2015' },
  ({ text, output }) => {
    expect(text('src/b.js')).toContain('const b');
    expect(text('src/b.js')).not.toContain('?.');
    expect(text('src/index.js')).not.toContain('a comment');
    expect(output).not.toContain('warn');
  },
);

const utils = {
  'src/utils/index.js': "export { red } from './colors/index.js';\n",
  'src/utils/colors/index.js': "export const red = 'red';\n",
};

below('');

for (const format of ['esm', 'cjs'] as const) {
  for (const words of [
    '`esm` and `cjs`, bundleless mode',
    'Set it if the paths in your `exports`',
  ]) {
    statement(
      words,
      utils,
      { format, bundle: false, outBase: 'src', output: { filename: { js: '[name].js' } } },
      ({ files }) => {
        expect(files).toEqual(['dist/utils/colors/index.js', 'dist/utils/index.js']);
      },
    );
  }
}

for (const outBase of ["'./src'", "import.meta.dirname + '/src'"]) {
  statement(
    'The path is absolute, or relative',
    utils,
    `export default { bundle: false, outBase: ${outBase} };`,
    ({ files }) => {
      expect(files).toEqual(['dist/utils/colors/index.js', 'dist/utils/index.js']);
    },
  );
}

const lowest = 'By default, Rslib uses the lowest folder';

statement(lowest, utils, { bundle: false }, ({ files }) => {
  expect(files).toEqual(['dist/colors/index.js', 'dist/index.js']);
});

statement(
  lowest,
  { ...utils, 'src/types.d.ts': 'export type A = 1;\n' },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/colors/index.js', 'dist/index.js']);
  },
);

statement(
  lowest,
  { ...utils, 'src/a.wasm': '\0asm\u0001\0\0\0' },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/utils/colors/index.js', 'dist/utils/index.js']);
  },
);

below('example');

statement(
  'Imports between the files are rewritten',
  utils,
  { bundle: false, outBase: '.' },
  ({ text }) => {
    expect(text('dist/src/utils/index.js')).toContain('"./colors/index.js"');
  },
);

const withPackage = {
  'src/index.js': "export { left } from 'left';\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "main": "i.js" }',
  'node_modules/left/i.js': 'exports.left = 1;\n',
};

statement(
  "If you set `'.'`, `node_modules` is inside",
  withPackage,
  { bundle: false, outBase: '.' },
  ({ text, files }) => {
    expect(text('dist/src/index.js')).toContain('"../node_modules/left/i.js"');
    expect(files).toEqual(['dist/src/index.js']);
  },
);

for (const config of [
  { bundle: false, outBase: '.', output: { externals: ['left'] } },
  { bundle: false, outBase: 'src' },
]) {
  statement('List the packages in `output.externals`', withPackage, config, ({ text, files }) => {
    expect(text(files[0] as string)).toContain('from "left"');
  });
}

for (const [words, outBase] of [
  ['With the default, a new file can move all', undefined],
  ["Set `outBase: 'src'` to keep", 'src'],
] as const) {
  statement(
    words,
    { ...utils, 'src/index.js': "export * from './utils/index.js';\n" },
    { bundle: false, ...(outBase && { outBase }) },
    ({ files }) => {
      expect(files).toContain('dist/utils/colors/index.js');
    },
  );
}

below('outside');

statement(
  'You get no warning, files of the same name',
  { ...outside, 'tools/pad.js': 'old' },
  inner,
  ({ text, output }) => {
    expect(text('tools/pad.js')).toContain('left text');
    expect(output).not.toContain('warn');
  },
);

below('dts');

statement(
  "`dts` doesn't read `outBase`",
  { 'src/utils/index.ts': 'export const a = 1;\n' },
  { bundle: false, outBase: 'src/utils', dts: true },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/utils/index.d.ts']);
  },
);

below('limits');

for (const outBase of ['src', '.', 'other']) {
  statement(
    'In bundle mode, the option has no effect',
    utils,
    { outBase, source: { entry: { main: './src/utils/index.js' } } },
    ({ files }) => {
      expect(files).toEqual(['dist/main.js']);
    },
  );
}
