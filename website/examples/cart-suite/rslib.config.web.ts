import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  source: {
    define: { __CURRENCY__: JSON.stringify('EUR') },
  },
});
