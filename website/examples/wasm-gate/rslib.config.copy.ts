import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  output: { copy: [{ from: 'add.wasm', context: './src' }] },
});
