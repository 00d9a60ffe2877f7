import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: process.env.LEGACY ? 'es2015' : 'es2022',
  performance: {
    buildCache: {
      cacheDigest: [process.env.LEGACY],
    },
  },
});
