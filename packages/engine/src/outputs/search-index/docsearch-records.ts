import { type Hit, levels, type SearchablePage } from 'docs-search/index';
import type { SiteData } from '../../contract/site.ts';
import { toAbsoluteUrl } from '../../contract/urls.ts';
import { escapeHtml } from '../../document/head/head.ts';

/** A record of a hosted index: a heading, or the text below one. */
export type DocSearchRecord = Hit & {
  lang: string;
  /** Search terms missing from the page; only at its headings. */
  keywords?: readonly string[];
  /** Sorts records that match equally well: rank of the page, level of the heading, position in the page. */
  weight: { pageRank: number; level: number; position: number };
};

/** A hierarchy without titles. */
const emptyHierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hit['hierarchy'];

/** In characters. Hosts accept records of about 10 kB. */
const maxContentLength = 3000;

/** Hosts highlight with tags, so texts are escaped, as crawlers do. */
function listPageRecords(page: SearchablePage, site: SiteData): DocSearchRecord[] {
  const { routePath, title, group: lvl0 } = page;
  let hierarchy: Hit['hierarchy'] = {
    ...emptyHierarchy,
    lvl0: escapeHtml(lvl0),
    lvl1: escapeHtml(title),
  };
  return page.sections.flatMap((section, position) => {
    const { depth, heading, anchor, facts, text: lines, keywords } = section;
    const type = `lvl${depth}` as Exclude<Hit['type'], 'content'>;
    const above = Object.entries(hierarchy).filter(([level]) => level < type);
    hierarchy = { ...emptyHierarchy, ...Object.fromEntries(above), [type]: escapeHtml(heading) };
    const path = anchor ? `${routePath}#${anchor}` : routePath;
    const shared = {
      lang: site.lang,
      url: toAbsoluteUrl(path, site),
      hierarchy,
      weight: { pageRank: page.rank, level: 100 - depth * 10, position },
    };
    const own: DocSearchRecord = { objectID: path, ...shared, type, content: null };
    const title = keywords.length > 0 ? { ...own, keywords } : own;
    const values = facts.map(([, value]) => value.replaceAll('`', ''));
    const text = [...values, lines].join(' ').replaceAll('\n', ' ').trim();
    if (text === '') return [title];
    const content = escapeHtml(text.slice(0, maxContentLength));
    return [title, { ...own, objectID: `${path}~text`, type: 'content', content }];
  });
}

/** Records of one language for a hosted index. */
export function buildDocSearchRecords(
  pages: readonly SearchablePage[],
  site: SiteData,
): DocSearchRecord[] {
  return pages.flatMap((page) => listPageRecords(page, site));
}

/** Settings of a hosted index that rank these records well. */
export function buildDocSearchSettings(langs: readonly string[]): Record<string, unknown> {
  return {
    searchableAttributes: [
      ...levels.slice(1).map((level) => `unordered(hierarchy.${level})`),
      'unordered(keywords)',
      'unordered(hierarchy.lvl0)',
      'content',
    ],
    attributesForFaceting: ['lang', 'type'],
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content'],
    attributeForDistinct: 'url',
    distinct: true,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    ignorePlurals: true,
    removeWordsIfNoResults: 'allOptional',
    indexLanguages: langs,
    queryLanguages: langs,
  };
}
