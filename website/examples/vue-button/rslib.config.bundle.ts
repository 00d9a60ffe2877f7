import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginVue()],
});
