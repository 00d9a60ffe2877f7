import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': "import fs from 'node:fs';\nconsole.log(typeof fs);\n" };

below('iife');

statement(
  'With the `node` target, `node:fs` in an IIFE',
  source,
  { format: 'iife' },
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('globalThis["node:fs"]');
    expect(await node("import './dist/index.js';")).toBe('undefined');
  },
);

statement(
  'With the `node` target, `node:fs` in an IIFE',
  source,
  { format: 'iife', output: { target: 'web' } },
  ({ output }) => {
    expect(output).toContain('Reading from "node:fs" is not handled by plugins');
  },
  { fails: true },
);
