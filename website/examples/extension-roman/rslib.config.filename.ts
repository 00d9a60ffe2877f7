import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: {
    filename: { js: '[name].mjs' },
  },
});
