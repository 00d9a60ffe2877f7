import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'Weather', amd: 'weather', commonjs: 'weather-units' },
    },
  ],
  output: { target: 'web' },
});
