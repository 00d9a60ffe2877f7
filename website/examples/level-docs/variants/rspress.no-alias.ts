import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'docs',
  title: 'Level bar',
  llms: true,
  plugins: [
    pluginPreview(),
    pluginApiDocgen({ entries: { LevelBar: './src/LevelBar.tsx' } }),
  ],
});
