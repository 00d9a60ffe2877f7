import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { __VERSION__: JSON.stringify('0.1.0') },
  },
  lib: [
    { format: 'esm' },
    { format: 'cjs', output: { distPath: 'dist/legacy' } },
  ],
});
