import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
  },
  plugins: [pluginNodePolyfill()],
});
