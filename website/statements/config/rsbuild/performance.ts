import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const read = { 'src/index.js': 'export const a = process.env.PUBLIC_A;\n' };
const writeEnv = (value: string) => `echo PUBLIC_A=${value} > .env`;
const twoFiles = { 'src/index.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' };

below('stale');

statement(
  'The same happens with flags such as `--syntax`',
  {
    'src/index.ts': 'export const a: number = 1;\n',
    'rslib.config.mjs':
      'export default { dts: { isolated: Boolean(process.env.ISOLATED) }, output: { cleanDistPath: true } };',
  },
  undefined,
  ({ has, output }) => {
    expect(output).toContain('declaration files generated with isolated declaration');
    expect(has('dist/index.d.ts')).toBe(false);
  },
  { run: ['npx rslib', 'ISOLATED=1 npx rslib'] },
);

statement(
  'A value in `source.define` or a `PUBLIC_` variable',
  { ...read, '.env': 'PUBLIC_A=one\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"two"');
  },
  { run: ['npx rslib', writeEnv('two'), 'npx rslib'] },
);

statement(
  "A new name isn't, nor is the first build",
  read,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['npx rslib', writeEnv('one'), 'npx rslib'] },
);

statement(
  "A new name isn't, nor is the first build",
  { ...read, '.env': 'PUBLIC_A=one\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['npx rslib --no-env', 'npx rslib'] },
);

below('print-file-size');

statement(
  'Set `true` to get the table there',
  twoFiles,
  { bundle: false, performance: { printFileSize: true } },
  ({ output }) => {
    expect(output).toMatch(/dist\/index\.js .*kB/);
    expect(output).toContain('Total:');
  },
);

statement(
  'After a build, you see how large your files are',
  twoFiles,
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('2 files generated in dist');
    expect(output).not.toContain('dist/index.js');
  },
);

statement(
  '`total` |',
  twoFiles,
  { bundle: false, performance: { printFileSize: { total: false } } },
  ({ output }) => {
    expect(output).toContain('ready   built');
    expect(output).not.toContain('kB');
  },
);

statement(
  '`include`, `exclude` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { output: { sourceMap: true }, performance: { printFileSize: { exclude: () => false } } },
  ({ output }) => {
    expect(output).toContain('dist/index.js.map');
  },
);
