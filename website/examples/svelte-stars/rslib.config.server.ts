import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    {
      output: { target: 'web', distPath: 'dist/client' },
      plugins: [pluginSvelte({ preprocessOptions: { typescript: false } })],
    },
    {
      output: { target: 'node', distPath: 'dist/server' },
      plugins: [
        pluginSvelte({
          preprocessOptions: { typescript: false },
          svelteLoaderOptions: {
            emitCss: false,
            compilerOptions: { generate: 'server', css: 'external' },
          },
        }),
      ],
    },
  ],
});
