import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  bundle: false,
  output: { target: 'web' },
});
