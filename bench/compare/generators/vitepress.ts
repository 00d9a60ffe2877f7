import { type SourceSite, siteTitle } from '../source/source-site.ts';
import { versions } from '../versions.ts';
import type { Generator } from './generator.ts';
import { hrefsWith, writeWithHeading } from './pages.ts';

const toHref = hrefsWith('zh', '.html');

function writeThemeConfig({ sections }: SourceSite, lang: string): object {
  const prefix = toHref('index', lang);
  const items = (pageIds: readonly string[]) =>
    pageIds.map((pageId) => ({ text: pageId, link: toHref(pageId, lang) }));
  return {
    nav: sections
      .slice(0, 5)
      .map(({ name, pageIds }) => ({ text: name, link: toHref(pageIds[0] ?? '', lang) })),
    sidebar: Object.fromEntries(
      sections.map(({ name, pageIds }) => [
        `${prefix}${name}/`,
        [{ text: name, items: items(pageIds) }],
      ]),
    ),
  };
}

export const vitepress: Generator = {
  name: 'VitePress',
  packages: versions.vitepress,
  mainPackage: 'vitepress',
  writeConfig(site) {
    const config = {
      title: siteTitle,
      locales: {
        root: { label: 'en', lang: 'en', themeConfig: writeThemeConfig(site, 'en') },
        zh: { label: 'zh', lang: 'zh-CN', themeConfig: writeThemeConfig(site, 'zh') },
      },
      themeConfig: { search: { provider: 'local' } },
    };
    return {
      'docs/.vitepress/config.mjs': `export default ${JSON.stringify(config, undefined, 2)};\n`,
    };
  },
  toPath: (pageId, lang) => (lang === 'en' ? `docs/${pageId}.md` : `docs/${lang}/${pageId}.md`),
  writePage: writeWithHeading,
  toHref,
  toCommand: () => ['vitepress', 'build', 'docs'],
  outDir: 'docs/.vitepress/dist',
  search: {
    opener: '.DocSearch-Button',
    field: '.VPLocalSearchBox .search-input',
    result: '.VPLocalSearchBox .result',
  },
};
