import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: true,
          mangle: false,
          minify: false,
        },
      },
    },
  },
});
