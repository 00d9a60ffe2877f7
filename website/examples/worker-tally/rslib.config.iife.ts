import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'iife',
  output: { target: 'web' },
});
