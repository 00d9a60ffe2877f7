import type { StorybookConfig } from 'storybook-vue3-rsbuild';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['storybook-addon-rslib'],
  framework: 'storybook-vue3-rsbuild',
};

export default config;
