import { defineConfig } from '@rslib/core';

export default defineConfig({
  wasm: false,
  output: {
    copy: [{ from: 'add.wasm', context: './src' }],
  },
});
