import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    assetsInclude: /\.gpx$/,
  },
  output: {
    target: 'web',
  },
});
