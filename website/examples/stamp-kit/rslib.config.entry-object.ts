import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: { import: './src/index.ts' } },
  },
});
