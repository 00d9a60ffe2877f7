import type { SearchIndex } from 'docs-search/src/index/records.ts';
import { createSoundCorrection } from 'docs-search/src/providers/correct-sounds.ts';
import { openLocalIndex } from 'docs-search/src/providers/local-index.ts';
import { groupByPage } from 'docs-search/src/query/group-by-page.ts';
import { toSimplified } from 'docs-search/src/text/simplified-chinese.ts';
import type { Search } from './judged.ts';

/** Creates a search that returns pages in the order of the dialog. Resolves when everything is indexed. */
export async function createSearch(lang: string, records: SearchIndex): Promise<Search> {
  const local = await openLocalIndex(records);
  await local.done;
  const correct = createSoundCorrection();
  return async (typed) => {
    const query = lang === 'zh' ? await correct(toSimplified(typed), local) : typed;
    return groupByPage(local.rank(query)).map(({ route }) => route);
  };
}
