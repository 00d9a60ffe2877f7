import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: {
    alias: {
      'trail-model': './src/model',
    },
  },
});
