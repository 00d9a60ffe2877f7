import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    {
      name: 'storybook-addon-rslib',
      options: {
        rslib: { libIndex: false },
      },
    },
  ],
  framework: 'storybook-react-rsbuild',
};

export default config;
