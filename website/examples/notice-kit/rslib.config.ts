import { defineConfig } from '@rslib/core';

const notice = '/*! seat-labels 0.1.0, MIT license */';

export default defineConfig({
  banner: { js: notice, css: notice, dts: notice },
  dts: true,
  output: {
    target: 'web',
    minify: true,
  },
});
