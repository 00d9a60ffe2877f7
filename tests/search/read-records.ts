import { createSearchIndex, createSiteData } from 'docs-engine/node';
import type { SearchIndex } from 'docs-search/index';
import { readPages } from '../../website/checks/content/read-pages.ts';

/** The index of this repository's content, by language. */
export async function readRecords(): Promise<Record<string, SearchIndex>> {
  const { project, pages } = await readPages();
  const records = project.config.locales.map(({ lang }): [string, SearchIndex] => {
    const { data } = createSiteData(project.config, lang, pages);
    return [lang, createSearchIndex(project.config, data, pages, { readText: (page) => page })];
  });
  return Object.fromEntries(records);
}
