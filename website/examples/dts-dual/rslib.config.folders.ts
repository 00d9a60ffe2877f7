import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { autoExtension: true, distPath: 'dist/types/esm' },
    },
    {
      format: 'cjs',
      dts: { autoExtension: true, distPath: 'dist/types/cjs' },
    },
  ],
});
