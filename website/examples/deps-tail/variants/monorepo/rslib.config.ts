import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    autoExternal: {
      packageJson: ['package.json', '../../package.json'],
    },
  },
});
