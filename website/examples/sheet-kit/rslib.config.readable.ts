import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: ['mitt'],
    minify: {
      css: true,
      jsOptions: {
        minimizerOptions: {
          mangle: false,
          minify: false,
          compress: {
            defaults: false,
            directives: false,
            unused: true,
            dead_code: true,
            toplevel: true,
          },
          format: { comments: 'some', preserve_annotations: true },
        },
      },
    },
  },
});
