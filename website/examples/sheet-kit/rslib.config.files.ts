import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: ['mitt'],
    distPath: { root: 'build', js: 'js' },
    filename: { js: '[name].[contenthash:6].js' },
    sourceMap: true,
    manifest: true,
    copy: [{ from: 'README.md' }],
  },
});
