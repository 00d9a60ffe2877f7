import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      distance: './src/geo/distance.ts',
    },
  },
  output: {
    target: 'web',
  },
});
