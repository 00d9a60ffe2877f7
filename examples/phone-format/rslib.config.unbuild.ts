import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: true, autoExtension: true },
  lib: [
    {
      format: 'esm',
      output: { filename: { js: '[name].mjs' } },
    },
    { format: 'cjs' },
  ],
  source: {
    define: { __VERSION__: JSON.stringify('1.0.0') },
  },
});
