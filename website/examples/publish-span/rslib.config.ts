import { defineConfig } from '@rslib/core';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      parse: './src/parse.ts',
    },
  },
  dts: true,
  plugins: [pluginPublint()],
});
