import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  resolve: { conditionNames: ['crew-source', '...'] },
});
