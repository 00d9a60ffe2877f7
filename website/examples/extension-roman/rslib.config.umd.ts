import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'RomanKit',
      output: { filename: { js: '[name].umd.cjs' } },
    },
  ],
});
