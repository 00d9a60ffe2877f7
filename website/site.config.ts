import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'docs-engine';
import { synonyms } from './search-synonyms.ts';
import { shareImage } from './share-image.ts';
import { theme } from './theme.ts';
import { tools } from './tools.ts';

/** Release that the pages describe. */
const release = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'))
  .devDependencies['@rslib/core'];

const guideSidebar = [
  {
    text: { en: 'Getting Started', zh: '开始' },
    items: [
      'guide/start/',
      'guide/start/quick-start',
      'guide/start/glossary',
      'guide/start/npm-packages',
      'guide/start/ai',
    ],
  },
  {
    text: { en: 'Solution', zh: '解决方案' },
    link: '/guide/solution/',
    items: [
      'guide/solution/nodejs',
      'guide/solution/react',
      'guide/solution/vue',
      'guide/solution/svelte',
      'guide/solution/solid',
      'guide/solution/node-app',
    ],
  },
  {
    text: { en: 'Basic', zh: '基础' },
    items: [
      'guide/basic/cli',
      'guide/basic/configure-rslib',
      'guide/basic/typescript',
      'guide/basic/output-format',
      'guide/basic/output-structure',
      'guide/basic/upgrade-rslib',
      'guide/upgrade/v0-to-v1',
    ],
  },
  {
    text: { en: 'Advanced', zh: '进阶' },
    items: [
      'guide/advanced/third-party-deps',
      'guide/advanced/dts',
      'guide/advanced/css',
      'guide/advanced/static-assets',
      'guide/advanced/svgr-files',
      'guide/advanced/json-files',
      'guide/advanced/web-workers',
      'guide/advanced/wasm',
      'guide/advanced/env-vars',
      'guide/advanced/output-compatibility',
      'guide/advanced/publish',
      'guide/advanced/consumers',
      'guide/advanced/monorepo',
      'guide/advanced/module-federation',
      'guide/advanced/storybook',
      'guide/advanced/rstest',
      'guide/advanced/rspress',
      'guide/advanced/rsdoctor',
      'api/javascript-api',
    ],
  },
  {
    text: { en: 'Migration', zh: '迁移' },
    items: [
      'guide/migration/tsup',
      'guide/migration/tsc',
      'guide/migration/vite',
      'guide/migration/rollup',
      'guide/migration/tsdown',
      'guide/migration/unbuild',
      'guide/migration/esbuild',
      'guide/migration/father',
      'guide/migration/modernjs-module',
    ],
  },
  {
    text: { en: 'FAQ', zh: '常见问题' },
    items: ['guide/faq/features', 'guide/faq/errors'],
  },
];

export default defineConfig({
  title: 'Rslib',
  origin: 'https://rslib.rs',
  logo: '/icon.svg',
  icon: '/icon.svg',
  brand: { light: '#ffffff', dark: '#151311', accent: '#fb923c', shareImages: shareImage },
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      description: 'The Rsbuild-based library development tool',
      labels: { lastUpdated: `For Rslib ${release}, last changed on` },
    },
    {
      lang: 'zh',
      htmlLang: 'zh-CN',
      label: '简体中文',
      description: '基于 Rsbuild 的库开发工具',
      labels: { lastUpdated: `适用于 Rslib ${release}，最后更新于` },
    },
  ],
  nav: [
    { text: { en: 'Guide', zh: '指南' }, link: '/guide/start/', activeMatch: '/guide/' },
    { text: { en: 'Config', zh: '配置' }, link: '/config/', activeMatch: '/config/' },
    { text: { en: 'Blog', zh: '博客' }, link: '/blog/', activeMatch: '/blog/' },
    { text: { en: 'Playground', zh: '演练场' }, link: '/playground', activeMatch: '/playground' },
  ],
  isolatedPages: ['/playground'],
  markdown: {
    transforms: {
      parsed: [
        join(import.meta.dirname, 'markdown/recorded-files.ts'),
        join(import.meta.dirname, 'markdown/consumers.ts'),
        join(import.meta.dirname, 'markdown/library-tools.ts'),
      ],
      finished: [join(import.meta.dirname, 'markdown/verified-by.ts')],
    },
  },
  // For crawlers that fill a search index: results can be those of one language and release.
  head: ({ lang }) => [
    ['meta', { name: 'docsearch:language', content: lang }],
    ['meta', { name: 'docsearch:version', content: release }],
  ],
  extraFiles: async (cacheFolder) =>
    (await import('rslib-playground/build')).listExtraFiles(cacheFolder),
  sidebar: {
    '/guide/': guideSidebar,
    // The API page is listed among the guides.
    '/api/': guideSidebar,
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
  release,
  outDir: '../dist',
  repository: 'https://github.com/web-infra-dev/rslib',
  editLink: {
    docRepoBaseUrl: 'https://github.com/web-infra-dev/rslib/tree/main/website/docs',
  },
  themeOptions: {
    getStarted: '/guide/start/quick-start',
    localeRedirect: 'auto',
    lastUpdated: true,
  },
  search: {
    startLinks: [
      { text: { en: 'Quick start', zh: '快速开始' }, link: '/guide/start/quick-start' },
      { text: { en: 'All options', zh: '全部配置项' }, link: '/config/' },
      { text: { en: 'Command line', zh: '命令行' }, link: '/guide/basic/cli' },
      { text: { en: 'Error messages', zh: '报错信息' }, link: '/guide/faq/errors' },
      { text: { en: 'Migrate from tsup', zh: '从 tsup 迁移' }, link: '/guide/migration/tsup' },
    ],
    overviewLink: { text: { en: 'See all options', zh: '查看全部配置项' }, link: '/config/' },
    maxPerGroup: 20,
    synonyms,
    // They use the words of all other pages, to say what was before, or what users meet.
    pageRank: {
      '/blog/': 0.65,
      '/guide/migration/': 0.65,
      '/guide/upgrade/': 0.65,
      '/guide/advanced/consumers': 0.8,
    },
  },
  compression: 'best',
  blog: { route: '/blog/', feeds: { en: '/rss/blog-rss.xml', zh: '/rss/blog-rss-zh.xml' } },
  tools,
  theme,
});
