import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    distPath: {
      svg: 'images',
    },
    filename: {
      svg: '[path][name][ext]',
    },
  },
});
