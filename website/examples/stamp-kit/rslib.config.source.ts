import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      report: './src/report.ts',
    },
    define: { __VERSION__: JSON.stringify('0.1.0') },
  },
});
