import type { SearchIndex } from '#contract/search.ts';
import { buildSiteData } from '#engine/build/site-data.ts';
import { buildIndexOf } from '#engine/build/write-search.ts';
import { readPages } from '../../checks/read-pages.ts';

/** The index of this repository's content, by language. */
export async function readRecords(): Promise<Record<string, SearchIndex>> {
  const { project, pages } = await readPages();
  const records = project.site.locales.map(({ lang }): [string, SearchIndex] => {
    const { data } = buildSiteData(project.site, lang, pages, {});
    return [lang, buildIndexOf(pages, data, project.site)];
  });
  return Object.fromEntries(records);
}
