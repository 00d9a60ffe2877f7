import type { IndexBuilder } from '../index/section-index.ts';
import { once } from '../index/sections.ts';
import { toVocabularyWord, type VocabularyWord } from './spelling.ts';
import type { Name } from './synonyms.ts';

/** Words that the search knows. */
export type Lexicon = {
  /** Whether a word is in the index or in a synonym. */
  isKnown: (word: string) => boolean;
  /** Words for corrections. Empty until the index is complete: a better correction could follow. */
  vocabulary: () => readonly VocabularyWord[];
  /** Groups of synonyms. */
  synonyms: readonly Name[][];
};

/** Vocabulary of an index, and the synonyms of its language. */
export function createLexicon(
  { index: { inverted }, isComplete }: IndexBuilder,
  synonyms: readonly Name[][],
): Lexicon {
  const named = new Set(synonyms.flat().flatMap(({ tokens }) => tokens));
  const vocabulary = once(() =>
    [...new Set([...inverted.tokens(), ...named])].flatMap(toVocabularyWord),
  );
  return {
    isKnown: (word) => inverted.has(word) || named.has(word),
    vocabulary: () => (isComplete() ? vocabulary() : []),
    synonyms,
  };
}
