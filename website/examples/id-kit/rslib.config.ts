import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', output: { distPath: 'dist/modern' } },
    { id: 'legacy', syntax: 'es5', output: { distPath: 'dist/legacy' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { output: { distPath: 'dist/plain' } },
  ],
});
