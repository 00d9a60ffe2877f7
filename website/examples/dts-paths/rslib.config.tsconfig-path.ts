import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: {
    bundle: {
      tsconfigPath: 'tsconfig.api-extractor.json',
    },
  },
});
