import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: {
    entry: { index: ['./src/**', '!./src/**/*.svelte'] },
  },
  output: {
    target: 'web',
    externals: [/\.svelte$/],
    copy: [{ from: '**/*.svelte', context: './src' }],
  },
});
