import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      source: { define: { __CURRENCY__: JSON.stringify('EUR') } },
    },
    {
      id: 'browser',
      output: { target: 'web', distPath: 'dist/browser' },
      source: { define: { __CURRENCY__: JSON.stringify('USD') } },
    },
  ],
});
