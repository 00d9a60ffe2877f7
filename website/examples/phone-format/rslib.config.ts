import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true, autoExtension: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
  source: {
    define: { __VERSION__: JSON.stringify('1.0.0') },
  },
});
