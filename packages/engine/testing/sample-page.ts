import type { SiteConfigInput } from '../src/index.ts';
import { createSiteData } from '../src/node.ts';
import { emptyFields, type Page, type SiteData } from '../src/theme.ts';
import { sampleSite } from './sample-site.ts';

export function samplePage(fields: Partial<Page> = {}): Page {
  return {
    ...emptyFields,
    pageId: 'guide/a',
    pagePath: 'guide/a',
    routePath: '/guide/a',
    pageType: 'doc',
    title: 'A page',
    lang: 'en',
    version: '',
    feeds: [],
    alternates: { en: '/guide/a', zh: '/zh/guide/a' },
    _relativePath: 'en/guide/a.mdx',
    _filepath: 'content/en/guide/a.mdx',
    ...fields,
  };
}

export function sampleSiteData(fields: Partial<SiteConfigInput> = {}, lang = 'en'): SiteData {
  return createSiteData(sampleSite(fields), lang, []).data;
}
