import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web' },
    },
    {
      format: 'mf',
      output: {
        distPath: 'dist/mf',
        assetPrefix: 'https://cdn.example.com/counter/',
      },
      dev: {
        assetPrefix: 'http://localhost:3001/mf/',
      },
      plugins: [
        pluginModuleFederation({
          name: 'counter_kit',
          exposes: { '.': './src/index.tsx' },
          shareStrategy: 'loaded-first',
          shared: {
            react: { singleton: true, requiredVersion: '>=18' },
          },
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
  server: { port: 3001 },
});
