import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: { '@frame': './src/frame.ts' },
  },
});
