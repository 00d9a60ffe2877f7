import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { APP_REQUIRE: '__webpack_require__' },
  },
});
