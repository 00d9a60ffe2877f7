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
