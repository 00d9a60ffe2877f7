import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2015',
  source: {
    include: [/node_modules[\\/]tiny-queue[\\/]/],
  },
});
