import { expect } from 'vitest';
import { packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const leftOut = {
  'src/demos/d.ts': 'export const d = 1;\n',
  'src/fixtures/f.ts': 'export const f = 1;\n',
  'src/__tests__/t.ts': 'export const t = 1;\n',
  'src/__test__/t.ts': 'export const t = 1;\n',
  'src/__snapshots__/s.ts': 'export const s = 1;\n',
};
const source = {
  'src/index.ts': "import type { T } from './types';\nexport const a: T = 1;\n",
  'src/types.d.ts': 'export type T = number;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler' },
    include: ['src'],
  }),
};
const father = {
  ...packages,
  ...source,
  '.fatherrc.ts': 'export default { esm: {} };\n',
};
const install = ['father@4.6.38'];

below('config');

statement(
  'By itself, father leaves out tests',
  { ...father, ...leftOut, 'src/a.test.ts': 'test();\n', 'src/r.md': '# Title\n' },
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/esm/types.d.ts');
    expect(files.filter((file) => /demos|fixtures|__|test|\.md/.test(file))).toEqual([]);
  },
  { install, run: ['npx father build'] },
);

statement(
  'If you have any of them in `src`, exclude them',
  { ...source, ...leftOut },
  { bundle: false },
  ({ files }) => {
    expect(files).toHaveLength(6);
  },
);

statement(
  'If you have any of them in `src`, exclude them',
  { ...source, 'src/r.md': 'A line of text\n' },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('JavaScript parse error');
  },
  { fails: true },
);

statement(
  'father also copies hand-written `.d.ts` files',
  father,
  undefined,
  ({ has }) => {
    expect(has('dist/esm/types.d.ts')).toBe(true);
  },
  { install, run: ['npx father build'] },
);

statement('In Rslib, copy them yourself', source, { bundle: false, dts: true }, ({ text, has }) => {
  expect(text('dist/index.d.ts')).toMatch(/from '\.\/types(?:\.js)?'/);
  expect(has('dist/types.d.ts')).toBe(false);
});

below('options');

statement('`prebundle` |', packages, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('code of mitt2');
});

statement('`prebundle` |', packages, { bundle: false }, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "mitt2"');
});

statement(
  '`targets: { node: 14 }` |',
  { 'src/index.js': 'export const get = (a) => (a.b ??= 1);\n' },
  { syntax: ['node 14'] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('get');
    expect(text('dist/index.js')).not.toContain('??=');
  },
);
