import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'HelloKit',
      output: {
        target: 'web',
        filename: { js: '[name].umd.js' },
        minify: true,
      },
    },
  ],
});
