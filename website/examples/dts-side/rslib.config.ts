import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: {
    typescriptPath: fileURLToPath(import.meta.resolve('typescript-7')),
  },
});
