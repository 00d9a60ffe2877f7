import { defineConfig } from '@rslib/core';

export default defineConfig({
  wasm: { mode: 'preserve' },
});
