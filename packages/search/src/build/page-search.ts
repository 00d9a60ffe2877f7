import { splitIndex } from '../index/index-file.ts';
import type { SearchIndex } from '../index/records.ts';
import { openLocalIndex } from '../providers/local-index.ts';
import { groupByPage } from '../query/group-by-page.ts';

/** Creates a search that returns routes of pages in the order of the dialog. Resolves when everything is indexed. */
export async function createPageSearch(
  lang: string,
  index: SearchIndex,
): Promise<(query: string) => Promise<string[]>> {
  const local = await openLocalIndex(splitIndex(index), lang);
  await local.complete();
  return async (typed) =>
    groupByPage(local.rank(await local.correct(typed))).map(({ route }) => route);
}
