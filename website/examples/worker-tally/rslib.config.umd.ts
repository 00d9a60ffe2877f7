import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Tally' }],
  output: { target: 'web' },
});
