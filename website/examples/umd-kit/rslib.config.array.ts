import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: ['Weather', 'Units'] }],
  output: { target: 'web' },
});
