import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/*! seat-labels 0.1.0, MIT license */' },
  source: {
    entry: { cli: './src/cli.ts', panel: './src/panel.ts' },
  },
});
