import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { defineConfig } from '@rslib/core';

const tools = readdirSync('src/tools').map((file) => [
  `tools/${parse(file).name}`,
  `./src/tools/${file}`,
]);

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', ...Object.fromEntries(tools) },
    define: { __VERSION__: JSON.stringify('0.1.0') },
  },
});
