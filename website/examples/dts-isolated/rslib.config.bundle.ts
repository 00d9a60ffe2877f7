import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: {
    isolated: true,
    bundle: true,
  },
});
