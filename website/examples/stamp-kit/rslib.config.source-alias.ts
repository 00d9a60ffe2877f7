import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    alias: { '@frame': './src/frame.ts' },
  },
});
