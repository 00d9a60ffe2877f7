import { defineConfig } from '@rslib/core';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  source: {
    define: { __VERSION__: JSON.stringify('0.1.0') },
  },
  plugins: [pluginPublint()],
});
