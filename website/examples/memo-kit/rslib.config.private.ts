import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          mangle: { props: { regex: '^_' } },
        },
      },
    },
  },
});
