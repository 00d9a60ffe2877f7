import { buildIndexOf } from '#engine/outputs/search-index/write-search-indexes.ts';
import { buildSiteData } from '#engine/site/site-data.ts';
import type { SearchIndex } from '#search/index/records.ts';
import { readPages } from '../../checks/content/read-pages.ts';

/** The index of this repository's content, by language. */
export async function readRecords(): Promise<Record<string, SearchIndex>> {
  const { project, pages } = await readPages();
  const records = project.config.locales.map(({ lang }): [string, SearchIndex] => {
    const { data } = buildSiteData(project.config, lang, pages);
    return [lang, buildIndexOf(pages, data, project.config)];
  });
  return Object.fromEntries(records);
}
