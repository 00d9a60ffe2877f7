import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  source: {
    define: { __VERSION__: JSON.stringify('0.1.0') },
  },
  tools: {
    rspack(config, { appendPlugins }) {
      appendPlugins(
        new rspack.BannerPlugin({
          banner: `// Rspack target: ${config.target}`,
          raw: true,
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      );
    },
  },
});
