import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: ['rsbuild-plugin-publint'],
});
