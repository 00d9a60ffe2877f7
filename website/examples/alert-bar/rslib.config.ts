import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
  output: { target: 'web', dataUriLimit: 4096 },
  plugins: [pluginReact()],
});
