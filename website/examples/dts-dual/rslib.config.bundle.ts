import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { autoExtension: true, bundle: true } },
    { format: 'cjs', dts: { autoExtension: true, bundle: true } },
  ],
});
