import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { format: 'esm', dts: true, output: { distPath: 'dist/esm' } },
    { format: 'cjs', dts: { autoExtension: true }, output: { distPath: 'dist/cjs' } },
  ],
  source: {
    entry: { index: ['./src/**', '!./src/**/*.test.ts'] },
  },
});
