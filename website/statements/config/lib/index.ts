import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };

below('single');

statement(
  'Most options of a single output',
  source,
  { format: 'cjs', banner: { js: '/* top */' }, syntax: 'es2017' },
  ({ text }) => {
    expect(text('dist/index.cjs')).toMatch(/^\/\* top \*\//);
  },
);

below('options');

statement(
  'If you set an option marked "no"',
  {
    'src/index.ts': 'export const a = 1;\n',
    'src/config.ts': [
      "import { defineConfig } from '@rslib/core';",
      "export const umdName = defineConfig({ umdName: 'A' });",
      "export const id = defineConfig({ id: 'a' });",
      'export const experiments = defineConfig({ experiments: {} });',
      'export const autoExternal = defineConfig({ autoExternal: false });',
    ].join('\n'),
  },
  undefined,
  ({ output }) => {
    for (const name of ['umdName', 'id', 'experiments', 'autoExternal']) {
      expect(output).toMatch(new RegExp(`TS2(?:353|769).*|'${name}' does not exist`));
    }
  },
  { run: ['npx tsc --noEmit -p .'], fails: true },
);

statement(
  'The `wasm` option applies to ESM only',
  source,
  { wasm: { mode: 'compile' }, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ output }) => {
    expect(output).toContain('"wasm" only supports the "esm" format');
  },
  { fails: true },
);

below('merge');

statement(
  'Some of them, such as `--externals`',
  { 'src/index.js': "export * from 'top';\nexport * from 'item';\nexport * from 'flag';\n" },
  { output: { externals: ['top'] }, lib: [{ output: { externals: ['item'] } }] },
  ({ output }) => {
    expect(output).toContain("Can't resolve 'item'");
    expect(output).not.toMatch(/Can't resolve '(?:top|flag)'/);
  },
  { run: ['npx rslib --externals flag'], fails: true },
);

const two = { format: 'esm', footer: { js: '/* own */' } } as const;

below('');

for (const words of ['Each item has its own options', 'all formats, bundle and bundleless mode']) {
  statement(
    words,
    source,
    {
      banner: { js: '/* top */' },
      lib: [
        two,
        { format: 'cjs', bundle: false },
        { format: 'umd', umdName: 'A', output: { filename: { js: 'umd.js' } } },
      ],
    },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(/^\/\* top \*\/[\s\S]*own \*\/\s*$/);
      expect(text('dist/index.cjs')).toMatch(/^\/\* top \*\//);
      expect(text('dist/index.cjs')).not.toContain('own');
      expect(text('dist/umd.js')).toContain('/* top */');
    },
  );
}

below('example');

statement(
  '`esm` and `cjs` in the log are the names of the items',
  source,
  { lib: [{}, { output: { distPath: 'dist/2' } }, { format: 'cjs' }] },
  ({ output }) => {
    expect(output).toMatch(/\(esm0\)[\s\S]*\(esm1\)/);
    expect(output).toContain('(cjs)');
  },
);

statement(
  'You can choose other names with `id`',
  source,
  { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }] },
  ({ files, output }) => {
    expect(files).toEqual(['dist/index.cjs']);
    expect(output).toContain('(two)');
  },
  { run: ['npx rslib --lib two'] },
);

statement(
  'Rslib turns each item into one Rsbuild environment',
  source,
  { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/.rsbuild/rsbuild.config.one.mjs')).toContain('output');
    expect(text('dist/.rsbuild/rsbuild.config.two.mjs')).toContain('output');
  },
  { run: ['npx rslib inspect'] },
);

below('single');

for (const words of [
  "If you build only one output, you don't need",
  'It has been optional since 1.0',
]) {
  statement(words, source, {}, ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('export { a }');
  });
}

below('options');

const typed = (config: string) => ({
  'src/index.ts': `import { defineConfig } from '@rslib/core';\nexport const c = defineConfig(${config});\n`,
});

statement(
  'All others are allowed there since 1.0',
  typed(
    `{ format: 'esm', bundle: true, autoExtension: true, outBase: 'src', redirect: {}, syntax: 'es2020',
      externalHelpers: true, shims: {}, banner: {}, footer: {}, dts: true, wasm: {} }`,
  ),
  undefined,
  ({ output }) => {
    expect(output).toContain('no error');
  },
  { run: ['npx tsc --noEmit -p . && echo no error'], packages: ['@types/node'] },
);

statement(
  'In an item, you can also use the Rsbuild options',
  typed(
    '{ lib: [{ source: {}, output: {}, resolve: {}, tools: {}, plugins: [], performance: {}, splitChunks: false }] }',
  ),
  undefined,
  ({ output }) => {
    expect(output).toContain('no error');
  },
  { run: ['npx tsc --noEmit -p . && echo no error'], packages: ['@types/node'] },
);

for (const name of ['root', 'logLevel', 'server']) {
  statement(
    'Because `root`, `logLevel`, and `server` concern',
    typed(`{ lib: [{ ${name}: undefined as never }] }`),
    undefined,
    ({ output }) => {
      expect(output).toContain(`'${name}' does not exist`);
    },
    { run: ['npx tsc --noEmit -p .'], fails: true, packages: ['@types/node'] },
  );
}

below('merge');

statement(
  'string, number, boolean | the item wins',
  source,
  {
    autoExtension: true,
    output: { distPath: 'dist/top' },
    lib: [{ autoExtension: false, format: 'cjs', output: { distPath: 'dist/item' } }],
  },
  ({ files }) => {
    expect(files).toEqual(['dist/item/index.js']);
  },
);

statement(
  'object | deep-merged',
  source,
  { banner: { js: '/* top */' }, lib: [{ banner: { dts: '/* x */' }, footer: { js: '/* f */' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^\/\* top/);
  },
);

statement(
  'function, such as `tools.rspack` | both run',
  source,
  {
    tools: { rspack: () => console.log('top runs') },
    lib: [{ tools: { rspack: () => console.log('item runs') } }],
  },
  ({ output }) => {
    expect(output).toMatch(/top runs\s+item runs/);
  },
);

statement(
  'arrays of Rsbuild, such as `output.overrideBrowserslist`',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  {
    output: { overrideBrowserslist: ['chrome 50'] },
    lib: [{ output: { overrideBrowserslist: ['chrome 120'] } }],
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('a?.b');
  },
);

statement(
  'functions in `output.filename`',
  source,
  {
    output: { filename: { js: () => '[name].top.js' } },
    lib: [{ output: { filename: { js: () => '[name].item.js' } } }],
  },
  ({ files }) => {
    expect(files).toEqual(['dist/index.item.js']);
  },
);

for (const words of ['With `syntax: [', 'Because arrays add up, an item can get more']) {
  statement(
    words,
    { 'src/index.js': 'export const get = (a) => a?.b;\n' },
    { syntax: ['node 10'], lib: [{ syntax: 'es2022' }] },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('void 0');
    },
  );
}

statement(
  'array, or an array and a string or object',
  { 'src/index.js': "import 'top';\nimport 'item';\n" },
  { output: { externals: ['top'] }, lib: [{ output: { externals: 'item' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "top";\nimport "item";');
  },
);

statement(
  'array and `true` or `false` | the item wins',
  { 'src/index.js': "import 'top';\n", 'node_modules/top/index.js': "console.log('bundled');\n" },
  "export default { output: { externals: ['top'] }, lib: [{ output: { externals: false } }] } as object;",
  ({ text }) => {
    expect(text('dist/index.js')).toContain('bundled');
  },
);

statement(
  'Flags on the command line win',
  source,
  { format: 'esm', lib: [{ format: 'esm' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
  { run: ['npx rslib --format cjs'] },
);

below('folders');

statement(
  'If two items produce the same file name',
  source,
  { lib: [{ banner: { js: '/* 1 */' } }, { banner: { js: '/* 2 */' } }] },
  ({ files, output }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(output).not.toContain('warn');
  },
);

for (const words of ['You can also give one of them other names', 'If you have styles, add']) {
  statement(
    words,
    {
      'src/index.js': "import './a.css';\nexport const a = 1;\n",
      'src/a.css': '.a { color: red }',
    },
    {
      output: { target: 'web' },
      lib: [
        {},
        { output: { minify: true, filename: { js: '[name].min.js', css: '[name].min.css' } } },
      ],
    },
    ({ files }) => {
      expect(files).toEqual([
        'dist/index.css',
        'dist/index.js',
        'dist/index.min.css',
        'dist/index.min.js',
      ]);
    },
  );
}

below('limits');

statement(
  'An empty array fails',
  source,
  { lib: [] },
  ({ output }) => {
    expect(output).toContain('error');
  },
  { fails: true },
);

below('example');

statement(
  'Options at the top level apply to both items.',
  source,
  { banner: { js: '/* top */' }, lib: [{}, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('/* top */');
    expect(text('dist/index.cjs')).toContain('/* top */');
  },
);
