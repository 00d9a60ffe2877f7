import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: './src/index.ts' },
});
