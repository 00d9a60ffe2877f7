import type { Language } from '../text/language.ts';
import { isHan } from '../text/tokenize-han.ts';

/** Minimum lengths of a word to look for swapped letters, one typo, two typos, and typos in an unfinished word. */
const minLengths = { swap: 3, oneTypo: 4, twoTypos: 8, prefix: 6 };
/** Up to this length, a word without corrections may have two typos behind its first letter. */
const maxShortLength = 5;

/** A word of the index, its stem, and its letters as bits, which rule out most words quickly. */
export type VocabularyWord = { word: string; stem: string; letters: number };

function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A word as a possible correction; none for short and Chinese words. */
export function toVocabularyWord(word: string, { stem }: Language): VocabularyWord[] {
  if (word.length < minLengths.oneTypo - 1 || isHan(word)) return [];
  return [{ word, stem: stem(word), letters: letterMask(word) }];
}

/** Longest word that is compared. */
const maxLength = 80;
/** The last three rows of the distance table, reused by every call. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxLength + 4)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Damerau–Levenshtein distance to `to`, and to its prefix of the same length. Stops above `limit`. */
export function damerauLevenshtein(
  from: string,
  to: string,
  limit: number,
): { whole: number; prefix: number } {
  const tooMany = limit + 1;
  const none = { whole: tooMany, prefix: tooMany };
  if (from.length > maxLength || from.length - to.length > limit) return none;
  let [beforePrevious, previous, current] = rows;
  const width = Math.min(to.length, from.length + limit);
  for (let column = 0; column <= width + 1; column += 1) {
    previous[column] = Math.min(column, tooMany);
  }
  for (let row = 1; row <= from.length; row += 1) {
    // Cells farther from the diagonal are above the limit.
    const first = Math.max(1, row - limit);
    const end = Math.min(width, row + limit);
    let least = first === 1 ? row : tooMany;
    current[first - 1] = Math.min(least, tooMany);
    for (let column = first; column <= end; column += 1) {
      const isSame = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + Number(!isSame),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1) &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2);
      if (isSwap) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = Math.min(distance, tooMany);
      least = Math.min(least, distance);
    }
    current[end + 1] = tooMany;
    if (least > limit) return none;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  const isNear = to.length - from.length <= limit;
  return {
    whole: isNear ? (previous[to.length] ?? 0) : tooMany,
    prefix: from.length <= to.length ? (previous[from.length] ?? 0) : tooMany,
  };
}

/** Whether two words differ in two adjacent letters that are swapped. */
function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return (
    word.length === other.length &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

/** Stems of the words within some typos, and of those that start with such a word. */
function findNear(
  misspelled: string,
  vocabulary: readonly VocabularyWord[],
  limit: number,
): { whole: Set<string>; prefix: Set<string> } {
  const own = letterMask(misspelled);
  const near = { whole: new Set<string>(), prefix: new Set<string>() };
  for (const { word, stem, letters } of vocabulary) {
    if (word.length < misspelled.length - limit || countBits(own & ~letters) > limit) continue;
    const { whole, prefix } = damerauLevenshtein(misspelled, word, limit);
    if (whole <= limit) near.whole.add(stem);
    else if (misspelled.length >= minLengths.prefix && prefix <= limit) near.prefix.add(stem);
  }
  return near;
}

/** Words that a misspelled word may mean, in all forms; if there are none, words that it may be the start of. */
export function suggestCorrections(
  misspelled: string,
  vocabulary: readonly VocabularyWord[],
): string[] {
  if (isHan(misspelled) || misspelled.length < minLengths.swap) return [];
  if (misspelled.length < minLengths.oneTypo) {
    return vocabulary.flatMap(({ word }) => (isSwapped(misspelled, word) ? word : []));
  }
  if (vocabulary.some(({ word }) => word.startsWith(misspelled))) return [];
  const limit = misspelled.length >= minLengths.twoTypos ? 2 : 1;
  let { whole, prefix } = findNear(misspelled, vocabulary, limit);
  if (whole.size === 0 && misspelled.length <= maxShortLength) {
    const same = vocabulary.filter(
      ({ word }) => word[0] === misspelled[0] && Math.abs(word.length - misspelled.length) < 2,
    );
    ({ whole, prefix } = findNear(misspelled, same, 2));
  }
  const stems = whole.size > 0 ? whole : prefix;
  return vocabulary.flatMap(({ word, stem }) => (stems.has(stem) ? word : []));
}
