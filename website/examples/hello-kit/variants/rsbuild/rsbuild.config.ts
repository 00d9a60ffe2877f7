import { defineConfig } from '@rsbuild/core';
import { pluginDts } from 'rsbuild-plugin-dts';

export default defineConfig({
  plugins: [pluginDts()],
});
