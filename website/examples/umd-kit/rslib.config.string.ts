import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Weather' }],
  output: { target: 'web' },
});
