import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const client = { 'src/index.js': "'use client';\nexport const a = 1;\n" };

below('shebang');

statement(
  "In ESM and CommonJS, a `'use client'` line is kept",
  client,
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^["']use client["'];/);
    expect(text('dist/index.cjs')).toMatch(/^"use strict";\n["']use client["'];/);
  },
);

for (const bundle of [true, false]) {
  statement(
    'If you set `output.minify: true`',
    client,
    { bundle, output: { minify: true }, lib: [{ format: 'esm' }, { format: 'cjs' }] },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js')).not.toContain('use client');
      expect(text('dist/index.cjs')).not.toContain('use client');
    },
  );
}
