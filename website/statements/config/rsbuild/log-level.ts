import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };

below('levels');

statement(
  'To hide it as well, use the flag with a space',
  source,
  undefined,
  ({ output, exitCode }) => {
    expect([output.trim(), exitCode]).toEqual(['done', 0]);
  },
  { run: ['npx rslib --log-level error && echo done'] },
);

statement(
  'With `--log-level=error`, the line',
  source,
  undefined,
  ({ output }) => {
    expect(output).toMatch(/Rslib v/);
    expect(output).not.toContain('built');
  },
  { run: ['npx rslib --log-level=error | cat'] },
);

statement(
  "With `'silent'`, a failed build",
  { 'src/index.js': "import './none.js';\n" },
  { logLevel: 'silent' },
  ({ output, exitCode }) => {
    expect(exitCode).toBe(1);
    expect(output).not.toContain('none.js');
  },
  { fails: true },
);

statement(
  "Prefer `'error'` in scripts, but keep `'info'`",
  { 'src/index.ts': 'export const a: number = "";\n' },
  { dts: true, logLevel: 'error' },
  ({ output }) => {
    expect(output).toContain('Failed to generate declaration files');
    expect(output).not.toContain('TS2322');
  },
  { fails: true },
);

statement(
  'The version line is printed before the config',
  source,
  { logLevel: 'silent' },
  ({ output }) => {
    expect(output).toMatch(/Rslib v/);
  },
  { run: ['npx rslib | cat'] },
);

below('limits');

statement(
  'If you set the option in an item of `lib`',
  source,
  'export default { lib: [{ logLevel: "silent" }] } as object;',
  ({ output }) => {
    expect(output).toContain('built');
  },
);

statement(
  "If you pass a level that doesn't exist",
  source,
  undefined,
  ({ output }) => {
    expect(output).toContain('built');
    expect(output).not.toContain('warn');
  },
  { run: ['npx rslib --log-level loud'] },
);

statement(
  '`DEBUG=rslib` prints the details',
  source,
  { logLevel: 'silent' },
  ({ output, files }) => {
    expect(output.length).toBeGreaterThan(300);
    expect(files).toContain('dist/.rsbuild/rslib.config.mjs');
  },
  { run: ['DEBUG=rslib npx rslib'] },
);

below('');

statement(
  'all commands and formats',
  source,
  { logLevel: 'silent', format: 'cjs' },
  ({ output, has }) => {
    expect(has('dist/index.cjs')).toBe(true);
    expect(output).not.toContain('built');
  },
);
statement(
  'all commands and formats',
  source,
  { logLevel: 'silent' },
  ({ output, files }) => {
    expect(files.join()).toContain('.rsbuild');
    expect(output).not.toMatch(/success|info/);
  },
  { run: ['npx rslib inspect'] },
);

below('');

for (const logLevel of ['info', 'error'] as const) {
  statement(
    'If a build prints more than you want to read',
    source,
    { logLevel },
    ({ output, has }) => {
      expect(has('dist/index.js')).toBe(true);
      expect(output.includes('dist/index.js')).toBe(logLevel === 'info');
    },
    { run: ['npx rslib build'] },
  );
}
