import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    bundlerChain(chain) {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
});
