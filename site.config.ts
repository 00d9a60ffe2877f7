import { defineSite } from './src/engine/config/define-site.ts';
import { manifest } from './src/theme/manifest.ts';

export default defineSite({
  title: 'Rslib',
  origin: 'https://rslib.rs',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  icon: '/icon.svg',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      description: 'The Rsbuild-based library development tool',
    },
    {
      lang: 'zh',
      label: '简体中文',
      description: '基于 Rsbuild 的库开发工具，一份配置产出多种格式',
    },
  ],
  nav: [
    { text: { en: 'Guide', zh: '指南' }, link: '/guide/start/', activeMatch: '/guide/' },
    { text: { en: 'Config', zh: '配置' }, link: '/config/', activeMatch: '/config/' },
  ],
  sidebar: {
    '/guide/': [
      {
        text: { en: 'Getting Started', zh: '开始' },
        items: ['guide/start/', 'guide/start/quick-start'],
      },
      {
        text: { en: 'Solution', zh: '解决方案' },
        link: '/guide/solution/',
        items: ['guide/solution/nodejs', 'guide/solution/react', 'guide/solution/vue'],
      },
      {
        text: { en: 'Basic', zh: '基础' },
        items: [
          'guide/basic/cli',
          'guide/basic/configure-rslib',
          'guide/basic/typescript',
          'guide/basic/output-format',
          'guide/basic/output-structure',
        ],
      },
      {
        text: { en: 'Advanced', zh: '进阶' },
        items: [
          'guide/advanced/third-party-deps',
          'guide/advanced/output-compatibility',
          'guide/advanced/dts',
          'guide/advanced/static-assets',
          'guide/advanced/svgr-files',
          'guide/advanced/json-files',
          'guide/advanced/module-federation',
          'guide/advanced/storybook',
          'guide/advanced/css',
          'guide/advanced/env-vars',
        ],
      },
      {
        text: { en: 'Migration', zh: '迁移' },
        items: ['guide/migration/modernjs-module', 'guide/migration/tsup'],
      },
      {
        text: { en: 'FAQ', zh: '常见问题' },
        items: ['guide/faq/features'],
      },
    ],
    '/config/': [
      'config/',
      {
        text: { en: 'Lib Configurations', zh: 'Lib 配置' },
        link: '/config/lib/',
        items: [
          'config/lib/format',
          'config/lib/bundle',
          'config/lib/auto-extension',
          'config/lib/auto-external',
          'config/lib/redirect',
          'config/lib/syntax',
          'config/lib/external-helpers',
          'config/lib/banner',
          'config/lib/footer',
          'config/lib/dts',
          'config/lib/shims',
          'config/lib/id',
          'config/lib/umd-name',
          'config/lib/out-base',
          'config/lib/wasm',
          'config/lib/experiments',
        ],
      },
      {
        text: { en: 'Rsbuild Configurations', zh: 'Rsbuild 配置' },
        link: '/config/rsbuild/',
        items: [
          'config/rsbuild/resolve',
          'config/rsbuild/source',
          'config/rsbuild/output',
          'config/rsbuild/tools',
          'config/rsbuild/plugins',
          'config/rsbuild/performance',
          'config/rsbuild/log-level',
        ],
      },
    ],
  },
  socialLinks: [
    { icon: 'github', label: 'GitHub', content: 'https://github.com/web-infra-dev/rslib' },
    { icon: 'x', label: 'X', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', label: 'Discord', content: 'https://discord.gg/XsaKEEk4mW' },
  ],
  repository: 'https://github.com/web-infra-dev/rslib',
  editLink: { docRepoBaseUrl: 'https://github.com/web-infra-dev/rslib/tree/main/website/docs' },
  themeConfig: { getStarted: '/guide/start/quick-start', localeRedirect: 'never' },
  search: { maxPerGroup: 20 },
  compression: 'best',
  theme: manifest,
});
