import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss: {
      postcssOptions: {
        plugins: [
          {
            postcssPlugin: 'from-config',
            Once: (root) => {
              root.append({ selector: '.from-config', nodes: [{ prop: 'color', value: 'red' }] });
            },
          },
        ],
      },
    },
  },
});
