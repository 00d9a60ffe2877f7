import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { index: './src/index.ts', tally: './src/tally.ts' } },
});
