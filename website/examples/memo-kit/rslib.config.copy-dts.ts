import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  output: {
    copy: [{ from: '**/*.d.ts', context: './src' }],
  },
});
