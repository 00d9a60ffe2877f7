import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const config = {
  lib: [
    { id: 'modern', output: { distPath: 'dist/a' } },
    { id: 'legacy', output: { distPath: 'dist/b' } },
  ],
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
