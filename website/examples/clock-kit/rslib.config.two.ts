import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2021',
  lib: [
    { format: 'esm', output: { target: 'web' } },
    { format: 'cjs', syntax: 'es2020' },
  ],
});
