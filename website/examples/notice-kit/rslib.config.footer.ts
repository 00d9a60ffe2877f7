import { defineConfig } from '@rslib/core';

const end = '/* end of seat-labels */';

export default defineConfig({
  footer: { js: end, css: end, dts: end },
  dts: true,
  output: {
    target: 'web',
  },
});
