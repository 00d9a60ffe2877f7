import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    legalComments: 'inline',
    minify: {
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
          format: { comments: 'all', preserve_annotations: true },
        },
      },
    },
  },
});
