import { defineConfig } from '@rslib/core';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  tools: {
    rspack: { plugins: [pluginPublint()] },
  },
});
