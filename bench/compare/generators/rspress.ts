import { siteTitle } from '../source/source-site.ts';
import { versions } from '../versions.ts';
import type { Generator } from './generator.ts';
import { hrefsWith, writeWithHeading } from './pages.ts';

export const rspress: Generator = {
  name: 'Rspress',
  packages: versions.rspress,
  mainPackage: '@rspress/core',
  writeConfig({ languages, sections }) {
    const config = {
      root: 'docs',
      title: siteTitle,
      lang: 'en',
      locales: languages.map(({ lang }) => ({ lang, label: lang })),
    };
    const nav = sections
      .slice(0, 5)
      .map(({ name, pageIds }) => ({ text: name, link: `/${pageIds[0]}` }));
    const folders = languages.flatMap(({ lang }) => [
      [`docs/${lang}/_nav.json`, JSON.stringify(nav)],
      ...sections.map(({ name, pageIds }) => [
        `docs/${lang}/${name}/_meta.json`,
        JSON.stringify(pageIds.map((pageId) => pageId.split('/').at(-1))),
      ]),
    ]);
    return {
      'rspress.config.mjs': `export default ${JSON.stringify(config, undefined, 2)};\n`,
      ...Object.fromEntries(folders),
    };
  },
  toPath: (pageId, lang) => `docs/${lang}/${pageId}.md`,
  writePage: writeWithHeading,
  toHref: hrefsWith('zh', '.html'),
  toCommand: () => ['rspress', 'build'],
  outDir: 'doc_build',
  search: {
    opener: '.rp-search-button',
    field: '.rp-search-panel__input',
    result: '.rp-suggest-item',
  },
};
