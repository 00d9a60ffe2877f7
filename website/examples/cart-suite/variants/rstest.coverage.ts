import { withRslibConfig } from '@rstest/adapter-rslib';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  extends: withRslibConfig(),
  coverage: {
    enabled: true,
    include: ['src/**/*.ts'],
    reporters: ['text'],
  },
});
