import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  output: { target: 'web' },
  plugins: [pluginBabel({ include: /\.tsx$/ }), pluginVueJsx()],
});
