import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  syntax: ['es2020', 'ios_saf >= 13'],
});
