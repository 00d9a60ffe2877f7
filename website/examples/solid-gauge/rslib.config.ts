import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  output: { target: 'web' },
  plugins: [pluginBabel({ include: /\.tsx$/ }), pluginSolid()],
});
