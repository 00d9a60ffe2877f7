import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'HostKit' }],
  output: {
    target: 'web',
    externals: {
      'host-api': {
        root: 'HostApi',
        commonjs: 'host-api',
        commonjs2: 'host-api',
        amd: 'host-api',
      },
    },
  },
});
