import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 70', 'safari 13'],
  output: {
    target: 'web',
  },
});
