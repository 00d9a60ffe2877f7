import { expect } from 'vitest';
import { packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['tsdown@0.23.7', 'node@24.21.0', 'typescript@6.0.3'];
const tsdown = 'npx tsdown src/index.js --no-dts';
const types = {
  ...packages,
  'src/index.ts': 'export const a: number = 1;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      declaration: true,
    },
    include: ['src/index.ts'],
  }),
};

below('compare');

statement(
  'With `"type": "module"`, `index.cjs` keeps its name',
  types,
  {
    dts: { bundle: true, autoExtension: true },
    lib: [{ output: { filename: { js: '[name].mjs' } } }, { format: 'cjs' }],
  },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.d.cts',
      'dist/index.d.ts',
      'dist/index.mjs',
    ]);
  },
  { packages: ['@microsoft/api-extractor'] },
);

for (const [filename, written] of [
  [{}, 'dist/index.js'],
  [{ js: '[name].cjs' }, 'dist/index.cjs'],
] as const) {
  statement(
    'Without it, set `[name].cjs` in the CommonJS item',
    { ...packages, 'package.json': '{}' },
    { lib: [{}, { format: 'cjs', output: { filename } }] },
    ({ files }) => {
      expect(files).toEqual([written, 'dist/index.mjs'].sort());
    },
  );
}

below('defaults');

statement(
  'Declarations | on if `package.json` has `types`',
  types,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/index.d.mts');
  },
  { install, run: ['npx tsdown src/index.ts'] },
);

below('options');

statement(
  '`unbundle` |',
  packages,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/node_modules/mitt2/index.mjs');
  },
  { install, run: [`${tsdown} --unbundle`] },
);

statement('`unbundle` |', packages, { bundle: false }, ({ text, files }) => {
  expect(files).toEqual(['dist/index.js']);
  expect(text('dist/index.js')).toContain('from "mitt2"');
});

statement(
  '`deps.neverBundle: true`, before 0.23',
  {
    ...packages,
    'package.json': '{ "type": "module", "devDependencies": { "left": "1" } }',
  },
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).toContain('code of mitt2');
  },
);

statement(
  '`globalName` |',
  packages,
  { lib: [{}, { format: 'umd', umdName: 'Demo' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

statement(
  '`target` |',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  { syntax: ['node 12', 'chrome 70'] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);
