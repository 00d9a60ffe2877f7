import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  output: { target: 'web' },
  plugins: [
    pluginReact(),
    pluginSvgr({
      mixedImport: true,
    }),
  ],
});
