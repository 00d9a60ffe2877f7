import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      module: {
        parser: { javascript: { createRequire: true } },
      },
    },
  },
});
