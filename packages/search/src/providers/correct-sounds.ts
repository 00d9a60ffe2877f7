import type { SoundRewriter } from '../query/sounds.ts';
import { stopWords } from '../text/stop-words.ts';
import { isHan } from '../text/tokenize-han.ts';
import type { LocalIndex } from './local-index.ts';

/** Words in pinyin have at least four letters. */
const letters = /^[a-z]{4,}$/;

/** Whether a query has a word that may be known by its sound. */
function hasUnknownWord(query: string, { parse, isKnown }: LocalIndex): boolean {
  return parse(query).tokens.some(
    (token) => (isHan(token) || letters.test(token)) && !isKnown(token) && !stopWords.has(token),
  );
}

/** Creates a correction of Chinese words by their sound. The table is loaded with the first unknown word. */
export function createSoundCorrection(): (query: string, local: LocalIndex) => Promise<string> {
  const rewriters = new WeakMap<LocalIndex, SoundRewriter>();

  return async (query, local) => {
    if (!hasUnknownWord(query, local)) return query;
    try {
      const { createSoundRewriter, listHanWords } = await import('../query/sounds.ts');
      const rewrite =
        rewriters.get(local) ?? createSoundRewriter(listHanWords(local.index.inverted));
      rewriters.set(local, rewrite);
      return rewrite(query, local.isKnown);
    } catch {
      // Without the table, the query is answered as it is.
      return query;
    }
  };
}
