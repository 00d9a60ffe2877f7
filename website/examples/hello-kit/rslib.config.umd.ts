import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'HelloKit' }],
  output: { target: 'web' },
});
