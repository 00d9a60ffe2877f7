import { siteTitle } from '../source/source-site.ts';
import { versions } from '../versions.ts';
import type { Generator } from './generator.ts';
import { hrefsWith, writeWithTitle } from './pages.ts';

const contentConfig = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`;

export const starlight: Generator = {
  name: 'Starlight',
  packages: versions.starlight,
  mainPackage: '@astrojs/starlight',
  writeConfig({ sections }) {
    const options = {
      title: siteTitle,
      locales: { root: { label: 'en', lang: 'en' }, zh: { label: 'zh', lang: 'zh-CN' } },
      sidebar: sections.map(({ name, pageIds }) => ({ label: name, items: pageIds })),
    };
    return {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://generated.example',
  integrations: [starlight(${JSON.stringify(options, undefined, 2)})],
});
`,
      'src/content.config.ts': contentConfig,
    };
  },
  toPath: (pageId, lang) => {
    const folder = lang === 'en' ? '' : `${lang}/`;
    return `src/content/docs/${folder}${pageId}.md`;
  },
  writePage: writeWithTitle,
  toHref: hrefsWith('zh', '/'),
  toCommand: () => ['astro', 'build'],
  outDir: 'dist',
  search: {
    opener: 'site-search button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
};
