import { siteTitle } from '../source/source-site.ts';
import { versions } from '../versions.ts';
import type { Generator } from './generator.ts';
import { hrefsWith, writeWithHeading } from './pages.ts';

/** Locale of the default theme's Chinese UI strings. */
const chinese = 'zh-Hans';

export const docusaurus: Generator = {
  name: 'Docusaurus',
  packages: versions.docusaurus,
  mainPackage: '@docusaurus/core',
  writeConfig({ sections }) {
    const config = {
      title: siteTitle,
      url: 'https://generated.example',
      baseUrl: '/',
      future: { v4: true },
      i18n: { defaultLocale: 'en', locales: ['en', chinese] },
      presets: [
        ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }],
      ],
      themes: [
        [
          '@easyops-cn/docusaurus-search-local',
          { hashed: true, language: ['en', 'zh'], docsRouteBasePath: '/', indexBlog: false },
        ],
      ],
      themeConfig: {
        navbar: {
          title: siteTitle,
          items: [
            ...sections
              .slice(0, 5)
              .map(({ name }) => ({ type: 'docSidebar', sidebarId: name, label: name })),
            { type: 'localeDropdown', position: 'right' },
          ],
        },
        prism: { additionalLanguages: ['bash', 'diff'] },
      },
    };
    const sidebars = Object.fromEntries(
      sections.map(({ name, pageIds }) => [
        name,
        [{ type: 'category', label: name, collapsed: false, items: pageIds }],
      ]),
    );
    return {
      'docusaurus.config.js': `export default ${JSON.stringify(config, undefined, 2)};\n`,
      'sidebars.js': `export default ${JSON.stringify(sidebars, undefined, 2)};\n`,
    };
  },
  toPath: (pageId, lang) =>
    lang === 'en'
      ? `docs/${pageId}.md`
      : `i18n/${chinese}/docusaurus-plugin-content-docs/current/${pageId}.md`,
  writePage: writeWithHeading,
  toHref: hrefsWith(chinese, ''),
  toCommand: () => ['docusaurus', 'build'],
  outDir: 'build',
  search: {
    opener: '.navbar__search-input',
    field: '.navbar__search-input',
    result: '[class*=suggestion_]',
  },
};
