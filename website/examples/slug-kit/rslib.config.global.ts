import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'SlugKit',
      output: {
        target: 'web',
        filename: { js: '[name].global.js' },
      },
    },
  ],
});
