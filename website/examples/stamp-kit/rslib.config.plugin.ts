import { defineConfig, type rsbuild } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

const pluginVersion = (version: string): rsbuild.RsbuildPlugin => ({
  name: 'stamp-kit:version',
  setup(api) {
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, {
        source: { define: { __VERSION__: JSON.stringify(version) } },
      }),
    );
  },
});

export default defineConfig({
  plugins: [pluginVersion(pkg.version)],
});
