import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  output: { target: 'web' },
});
