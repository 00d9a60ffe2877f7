import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

const babel = pluginBabel({ include: /\.tsx$/ });

export default defineConfig({
  bundle: false,
  lib: [
    {
      output: { target: 'web', distPath: 'dist/client' },
      plugins: [babel, pluginSolid({ solid: { hydratable: true } })],
    },
    {
      output: { target: 'node', distPath: 'dist/server' },
      plugins: [babel, pluginSolid({ solid: { generate: 'ssr', hydratable: true } })],
    },
  ],
});
