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
