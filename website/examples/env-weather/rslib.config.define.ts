import { defineConfig } from '@rslib/core';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  source: {
    define: {
      __VERSION__: JSON.stringify(packageJson.version),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
  },
});
