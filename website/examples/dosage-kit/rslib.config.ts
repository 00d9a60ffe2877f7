import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  syntax: 'es6',
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/lib' },
    },
    {
      format: 'esm',
      dts: { bundle: true, distPath: 'dist/types' },
      output: { distPath: 'dist/es' },
    },
  ],
});
