import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  banner: { css: '/*! seat-labels 0.1.0 */' },
  footer: { css: '/* end of seat-labels */' },
  output: {
    target: 'web',
    minify: true,
  },
});
