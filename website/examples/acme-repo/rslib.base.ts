import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  syntax: 'es2023',
  dts: true,
});
