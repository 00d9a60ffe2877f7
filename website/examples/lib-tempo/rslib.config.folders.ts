import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/node' } },
    { output: { distPath: 'dist/web', target: 'web', minify: true } },
  ],
});
