import { hashSources } from '../files/hash.ts';

/** Changes with the code that reads the index, so that no code reads an index of another format. */
const format = (await hashSources(['packages/search/src/index'])).slice(0, 8);

/** Search index of a language. Without a hash of its content, so that pages do not change with it. */
export function searchIndexFile(lang: string): string {
  return `search-${lang}.${format}.json`;
}
