import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

const polyfill = [
  'babel-plugin-polyfill-corejs3',
  { method: 'usage-pure', version: '3.40', targets: 'chrome 70' },
];

export default defineConfig({
  plugins: [
    pluginBabel({
      babelLoaderOptions: { plugins: [polyfill] },
    }),
  ],
});
