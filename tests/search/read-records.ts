import type { SearchIndex } from '#contract/search.ts';
import { buildSiteData } from '#engine/build/site-data.ts';
import { buildSearchIndex, rankOf } from '#engine/outputs/search-records.ts';
import { type CheckedPage, readPages } from '../../checks/read-pages.ts';

function isSearchable({ frontmatter }: CheckedPage): boolean {
  return (frontmatter.pageType ?? 'doc') === 'doc';
}

/** The index of this repository's content, by language. */
export async function readRecords(): Promise<Record<string, SearchIndex>> {
  const { project, pages } = await readPages();
  const records = project.site.locales.map(({ lang }): [string, SearchIndex] => {
    const { data } = buildSiteData(project.site, lang, pages, {});
    const searchable = pages
      .filter((page) => page.source.lang === lang && isSearchable(page))
      .map(({ source, title, frontmatter, keywords, sections }) => ({
        routePath: source.routePath,
        title,
        description: frontmatter.description ?? '',
        keywords,
        rank: rankOf(source.pageId, project.site.search.pageRank),
        sections,
      }));
    return [lang, buildSearchIndex(searchable, data.sidebars, data.title)];
  });
  return Object.fromEntries(records);
}
