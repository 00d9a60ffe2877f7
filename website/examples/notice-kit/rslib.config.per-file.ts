import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', cli: './src/cli.ts' },
  },
  tools: {
    rspack: {
      plugins: [
        new rspack.BannerPlugin({
          banner: '// seat-labels 0.1.0',
          raw: true,
          include: 'index.js',
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      ],
    },
  },
});
