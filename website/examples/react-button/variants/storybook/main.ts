import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['storybook-addon-rslib'],
  framework: 'storybook-react-rsbuild',
};

export default config;
