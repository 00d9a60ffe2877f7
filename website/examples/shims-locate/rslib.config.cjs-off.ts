import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  shims: {
    cjs: {
      'import.meta.url': false,
      'import.meta.dirname': false,
      'import.meta.filename': false,
    },
  },
});
