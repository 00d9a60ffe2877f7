import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: { autoExtension: true },
  output: { target: 'web' },
  plugins: [pluginLess()],
});
