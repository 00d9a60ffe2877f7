import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { WEBPACK_HASH: '__webpack_hash__' },
  },
});
