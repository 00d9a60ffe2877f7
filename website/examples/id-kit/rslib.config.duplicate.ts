import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'main' }, { id: 'main', format: 'cjs' }],
});
