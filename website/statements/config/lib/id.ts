import type { RsbuildPlugin, RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const config: RslibConfig = {
  lib: [
    { id: 'modern', output: { distPath: 'dist/a' } },
    { id: 'legacy', output: { distPath: 'dist/b' } },
  ],
};
const showNames: RsbuildPlugin = {
  name: 'names',
  setup: (api) =>
    api.onBeforeEnvironmentCompile(({ environment }) =>
      console.log(`environment ${environment.name}`),
    ),
};
const source = { 'src/index.js': 'export const a = 1;\n' };
const list = `
  import { readdirSync } from 'node:fs';
  console.log(readdirSync('node_modules/.cache/rspack').sort().join());`;

below('names');

statement('Build cache | `node_modules/.cache/rspack/legacy', source, config, async ({ node }) => {
  expect(await node(list)).toBe('legacy-production-1,modern-production');
});

statement(
  'Build cache | `node_modules/.cache/rspack/legacy',
  source,
  config,
  async ({ node }) => {
    expect(await node(list)).toBe('legacy-production');
  },
  { run: ['npx rslib --lib legacy'] },
);

below('');

statement(
  'all formats, bundle and bundleless mode',
  { 'src/index.js': 'console.log(1);\n' },
  {
    lib: (['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({
      format,
      id: `my-${format}`,
      output: { distPath: `dist/${format}` },
    })),
  },
  ({ output }) => {
    for (const format of ['esm', 'cjs', 'umd', 'iife']) expect(output).toContain(`(my-${format})`);
  },
);

below('build');

const shared = { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' as const }] };
const bothThenTwo = (flags: string) => ({ run: ['npx rslib', `npx rslib --lib two ${flags}`] });

statement(
  'The run empties the output folder first',
  source,
  shared,
  ({ files, has }) => {
    expect(files).toEqual(['dist/index.cjs']);
    expect(has('dist/index.js')).toBe(false);
  },
  bothThenTwo(''),
);

statement(
  'Add `--no-clean`, or set',
  source,
  shared,
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs', 'dist/index.js']);
  },
  bothThenTwo('--no-clean'),
);

statement(
  'Give each item its own `output.distPath`',
  source,
  config,
  ({ files }) => {
    expect(files).toEqual(['dist/a/index.js', 'dist/b/index.js']);
  },
  { run: ['npx rslib', 'npx rslib --lib legacy'] },
);

statement(
  'You can use the same flag for `rslib inspect`',
  source,
  shared,
  ({ files }) => {
    expect(files).toContain('dist/.rsbuild/rspack.config.two.mjs');
    expect(files).not.toContain('dist/.rsbuild/rspack.config.one.mjs');
  },
  { run: ['npx rslib inspect --lib two'] },
);

statement(
  'If only some of the ids you pass exist',
  source,
  shared,
  ({ files, output }) => {
    expect(files).toEqual(['dist/index.cjs']);
    expect(output).not.toContain('warn');
  },
  { run: ['npx rslib --lib two --lib none'] },
);

below('generated');

const ids = (lib: object[], seen: string[]) => [lib, seen] as const;
const unnamed: [words: string, lib: object[], seen: string[]][] = [
  ['one | `esm`', ...ids([{}, { format: 'cjs' }], ['esm', 'cjs'])],
  ['two or more | `esm0`', ...ids([{}, {}], ['esm0', 'esm1'])],
  ["If you don't set `id`", ...ids([{ format: 'umd' }], ['umd'])],
  ['Named items count, too', ...ids([{}, { id: 'a' }], ['esm0', 'a'])],
  [
    'Because the example has three ESM items',
    ...ids([{}, { id: 'a' }, { id: 'b' }], ['esm0', 'a', 'b']),
  ],
  ['If you add a second ESM item', ...ids([{}, {}], ['esm0', 'esm1'])],
];

for (const [words, lib, seen] of unnamed) {
  statement(
    words,
    source,
    { lib: lib.map((item, index) => ({ ...item, output: { distPath: `dist/${index}` } })) },
    ({ output }) => {
      for (const id of seen) expect(output).toContain(`built${seen.length > 1 ? ` (${id})` : ''}`);
      expect(output).toContain(`File (${seen[0]})`);
    },
  );
}

below('names');

statement(
  'Rsbuild environment, as plugins see it',
  source,
  {
    ...config,
    plugins: [showNames],
  },
  ({ output }) => {
    expect(output).toContain('environment legacy');
  },
);

statement(
  'Config written by `rslib inspect`',
  source,
  config,
  ({ files }) => {
    expect(files).toContain('dist/.rsbuild/rspack.config.legacy.mjs');
  },
  { run: ['npx rslib inspect'] },
);

statement("File names in `dist` don't contain the id", source, config, ({ files }) => {
  expect(files).toEqual(['dist/a/index.js', 'dist/b/index.js']);
});

statement(
  'Temporary files of `dts.bundle`',
  { 'src/index.ts': 'export const a = 1;\n' },
  { lib: [{ id: 'legacy', dts: { bundle: true } }] },
  async ({ node }) => {
    const code =
      "import { readdirSync } from 'node:fs'; console.log(readdirSync('.rstack/declarations').join());";
    expect(await node(code)).toContain('legacy');
  },
  { packages: ['@microsoft/api-extractor'] },
);

below('limits');

statement(
  'An id consists of letters, digits',
  source,
  { lib: [{ id: 'a b.c' }, { id: 'a-b_c$1', format: 'cjs' }] },
  ({ output }) => {
    expect(output).toMatch(/warn.*a b\.c/);
    expect(output).not.toMatch(/warn.*a-b_c/);
  },
);

below('build');

for (const [folders, flags, both] of [
  [['dist/one', 'dist/two'], '', true],
  [['dist', 'dist'], '--no-clean', true],
  [['dist', 'dist'], '', false],
] as const) {
  statement(
    'You need this if two builds run at once',
    source,
    {
      lib: [
        { id: 'one', output: { distPath: folders[0] } },
        { id: 'two', format: 'cjs', output: { distPath: folders[1] } },
      ],
    },
    ({ has }) => {
      const files = [`${folders[0]}/index.js`, `${folders[1]}/index.cjs`];
      expect(files.some(has)).toBe(true);
      expect(files.every(has)).toBe(both);
    },
    {
      run: both
        ? [`npx rslib --lib one ${flags} & npx rslib --lib two ${flags} && wait $!`]
        : ['npx rslib --lib one', 'npx rslib --lib two'],
    },
  );
}
