import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  bundle: true,
  dts: true,
  syntax: 'esnext',
  output: {},
});
