import { hashSources } from '../files/hash.ts';

/** Changes with the code that reads the index, so that no code reads an index of another format. */
const format = (await hashSources(['packages/search/src/index'])).slice(0, 8);

/** The two parts of the search index of a language. Without a hash of their content, so that pages do not change with it. */
export function searchIndexFiles(lang: string): { heads: string; texts: string } {
  return { heads: `search-${lang}.${format}.json`, texts: `search-${lang}-texts.${format}.json` };
}
