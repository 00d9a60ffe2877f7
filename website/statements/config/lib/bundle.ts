import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const entries: [row: string, source: string, esm: string, cjs: string][] = [
  ['`exports.a = 1` |', 'exports.a = 1;', 'a,default', 'a'],
  ['`module.exports = { a: 1 }` |', 'module.exports = { a: 1, b: 2 };', '', 'a,b'],
  ['names assigned in a loop |', "for (const n of ['a', 'b']) exports[n] = 1;", '', 'a,b'],
  ['`module.exports = function …` |', 'module.exports = function f() {};', '', ''],
];

below('commonjs-entry');

for (const [row, source, esm, cjs] of entries) {
  for (const bundle of [true, false]) {
    statement(
      row,
      { 'src/index.cjs': `${source}\n` },
      { bundle, lib: [{ format: 'esm' }, { format: 'cjs' }] },
      async ({ node, output }) => {
        const names = await node(`
          import * as esm from './dist/index.js';
          import { createRequire } from 'node:module';
          const cjs = createRequire(import.meta.url)('./dist/index.cjs');
          console.log(Object.keys(esm).sort() + '; ' + Object.keys(cjs).sort() + '.');`);
        expect(names).toBe(`${esm}; ${cjs}.`);
        expect(output).not.toMatch(/warn|error/);
      },
    );
  }
}

const modules = {
  'src/index.js': "export { used } from './words.js';\n",
  'src/words.js': 'export const used = 1;\nexport const unused = 2;\n',
};
const two = [{}, { format: 'cjs' as const }];

below('');

for (const bundle of [true, false]) {
  statement(
    '`esm` and `cjs`; the other formats need',
    modules,
    { bundle, lib: two },
    ({ files }) => {
      expect(files).toHaveLength(bundle ? 2 : 4);
    },
  );
}

for (const format of ['umd', 'iife'] as const) {
  statement(
    '`esm` and `cjs`; the other formats need',
    modules,
    { format, bundle: false },
    ({ output }) => {
      expect(output).toContain(`When using "${format}" format, "bundle" must be set to "true"`);
    },
    { fails: true },
  );
}

below('example');

statement('By default, the modules that `src/index.ts` reaches', modules, {}, ({ files, text }) => {
  expect(files).toEqual(['dist/index.js']);
  expect(text('dist/index.js')).toContain('used = 1');
});

statement(
  'Imports between the files are kept',
  modules,
  { bundle: false, lib: two },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "./words.js"');
    expect(text('dist/index.cjs')).toContain('require("./words.cjs")');
  },
);

below('modes');

statement('Default entry |', modules, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

statement('Default entry |', modules, { bundle: false }, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'dist/words.js']);
});

statement(
  'An entry is |',
  modules,
  { source: { entry: { all: ['./src/index.js', './src/words.js'] } } },
  ({ files }) => {
    expect(files).toEqual(['dist/all.js']);
  },
);

for (const words of ['Its key |', 'Output path |', 'An entry is |']) {
  statement(
    words,
    modules,
    { bundle: false, source: { entry: { key: ['./src/index.js', 'src/w*'] } } },
    ({ files }) => {
      expect(files).toEqual(['dist/index.js', 'dist/words.js']);
    },
  );
}

for (const words of ['Its key |', 'Output path |']) {
  statement(
    words,
    modules,
    { source: { entry: { 'deep/key': './src/index.js' } } },
    ({ files }) => {
      expect(files).toEqual(['dist/deep/key.js']);
    },
  );
}

const withDevelopment = {
  'package.json': '{ "type": "module", "devDependencies": { "dev": "1" } }',
  'src/index.js': "export { dev } from 'dev';\n",
  'node_modules/dev/index.js': "export const dev = 'bundled';\n",
};

for (const words of ['Dependencies |', 'Because bundleless output imports `devDependencies` too']) {
  statement(words, withDevelopment, { bundle: false }, ({ text }) => {
    expect(text('dist/index.js')).toContain('from "dev"');
  });
}

statement('Dependencies |', withDevelopment, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('bundled');
});

statement('Unused exports |', modules, { bundle: false }, ({ text }) => {
  expect(text('dist/words.js')).toContain('unused');
});

statement('Unused exports |', modules, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('used = 1');
  expect(text('dist/index.js')).not.toContain('unused');
});

below('entry-extensions');

for (const extension of ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs']) {
  statement(
    'In bundle mode, Rslib looks for `src/index`',
    { [`src/index.${extension}`]: "console.log('found');\n" },
    {},
    ({ files, text }) => {
      expect(text(files[0] as string)).toContain('found');
    },
  );
}

below('exclude');

statement(
  '`src/**` matches every file',
  { ...modules, 'src/words.test.js': 'test();\n' },
  { bundle: false },
  ({ files }) => {
    expect(files).toContain('dist/words.test.js');
  },
);

for (const words of ['A file of an unknown type', 'With most of them, the build fails']) {
  statement(
    words,
    { ...modules, 'src/readme.md': 'Some words about it.\n' },
    { bundle: false },
    ({ output }) => {
      expect(output).toContain('JavaScript parse error');
    },
    { fails: true },
  );
}

statement(
  'With most of them, the build fails',
  { ...modules, 'src/a.md': 'Word\n' },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/a.js').length).toBeLessThan(30);
    expect(text('dist/words.js')).toContain('used');
  },
);

statement(
  'If two files differ only in their extension',
  { 'src/menu.ts': 'export const menu = 1;\n', 'src/menu.svg': '<svg />' },
  { bundle: false },
  ({ output }) => {
    expect(output).toMatch(/warn.*Duplicate entry/);
  },
);

statement(
  'Ordinary style sheets are the exception',
  { 'src/menu.ts': "import './menu.css';\n", 'src/menu.css': '.a { color: red }' },
  { bundle: false, output: { target: 'web' } },
  ({ output, files }) => {
    expect(files).toEqual(['dist/menu.css', 'dist/menu.js']);
    expect(output).not.toContain('Duplicate');
  },
);

statement(
  'Hand-written declaration files and `.wasm` files are skipped',
  { ...modules, 'src/types.d.ts': 'export type A = 1;\n', 'src/a.wasm': '\0asm\u0001\0\0\0' },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/words.js']);
  },
);

statement(
  'Hand-written declaration files and `.wasm` files are skipped',
  { 'src/index.js': "import './a.wasm';\n", 'src/a.wasm': '\0asm\u0001\0\0\0' },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/a.wasm', 'dist/index.js']);
  },
);

const folders = {
  'src/index.js': "export { b } from './comp/b.js';\n",
  'src/comp/b.js': 'export const b = 1;\n',
};

for (const outBase of [undefined, 'src']) {
  statement(
    'With several entry keys, Rslib determines the base folder',
    folders,
    {
      bundle: false,
      ...(outBase && { outBase }),
      source: { entry: { index: './src/index.js', comp: './src/comp/**' } },
    },
    ({ files }) => {
      expect(files).toContain(outBase ? 'dist/comp/b.js' : 'dist/b.js');
    },
  );
}

below('limits');

statement(
  'If you combine `umd`, `iife`, or `mf`',
  modules,
  { format: 'umd', bundle: false },
  ({ output }) => {
    expect(output).toContain('When using "umd" format, "bundle" must be set to "true"');
  },
  { fails: true },
);

for (const entry of ['./src/**', './src']) {
  statement(
    'A pattern or folder as an entry of bundle mode',
    modules,
    { source: { entry: { index: entry } } },
    ({ output }) => {
      expect(output).toContain('error');
    },
    { fails: true },
  );
}

below('');

statement(
  'Keep the default if your library has one entry',
  {
    'src/index.js': "import './a.css';\nimport './b.js';\n",
    'src/a.css': '.a { color: red }',
    'src/b.js': '',
  },
  { bundle: false, output: { target: 'web' } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.css', 'dist/b.js', 'dist/index.js']);
  },
);

below('commonjs-entry');

for (const bundle of [true, false]) {
  statement(
    'Both modes behave the same.',
    { 'src/index.cjs': 'exports.a = 1;\n' },
    { bundle, source: { entry: { index: './src/index.cjs' } } },
    async ({ node }) => {
      expect(await node("console.log((await import('./dist/index.js')).a);")).toBe('1');
    },
  );
}

below('limits');

statement(
  'A pattern without a match is an error, too:',
  { 'src/index.js': '' },
  { bundle: false, source: { entry: { index: './src/*.ts' } } },
  ({ output }) => {
    expect(output).toContain('No entry files matching');
  },
  { fails: true },
);
