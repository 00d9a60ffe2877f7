import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  bundle: true,
  dts: true,
  syntax: 'esnext',
  output: { target: 'web' },
  umdName: 'readingTime',
});
