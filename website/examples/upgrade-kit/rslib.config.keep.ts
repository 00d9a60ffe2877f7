import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'esnext',
  redirect: {
    dts: { extension: false },
  },
  source: {
    define: {
      'import.meta.env.MODE': JSON.stringify('production'),
    },
  },
  output: {
    externals: { picocolors: 'module-import picocolors' },
  },
  tools: {
    bundlerChain: (chain) => {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
});
