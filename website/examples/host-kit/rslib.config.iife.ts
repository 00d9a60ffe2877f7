import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'iife',
  source: {
    entry: { title: './src/title.ts' },
  },
  output: {
    target: 'web',
    externals: { 'host-api': 'HostApi' },
  },
});
