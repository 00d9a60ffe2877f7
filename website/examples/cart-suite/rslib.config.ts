import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { __CURRENCY__: JSON.stringify('EUR') },
  },
});
