import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    distPath: {
      root: 'lib',
      css: 'styles',
      svg: 'icons',
    },
    filename: {
      js: '[name].mjs',
    },
  },
});
