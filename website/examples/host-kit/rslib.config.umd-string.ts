import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'HostKit' }],
  output: {
    target: 'web',
    externals: { 'host-api': 'HostApi' },
  },
});
