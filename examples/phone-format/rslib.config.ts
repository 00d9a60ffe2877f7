import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: true, autoExtension: true },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: {
    define: { __VERSION__: JSON.stringify('1.0.0') },
  },
});
