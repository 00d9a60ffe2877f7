import { defineConfig } from '@rslib/core';

export default defineConfig(({ envMode }) => ({
  output: {
    sourceMap: envMode === 'staging',
  },
  performance: {
    buildCache: {
      cacheDigest: [envMode],
    },
  },
}));
