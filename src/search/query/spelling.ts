import { stem } from '../text/stem.ts';
import { isHan } from '../text/tokenize.ts';

/** From so many letters on, a word may have one slip, or two, or be the misspelt beginning of another. */
const lengths = { one: 4, two: 8, beginning: 6 };

/** A word, the form that its other forms share, and its letters as bits: most words are told apart by these. */
export type KnownWord = { word: string; form: string; letters: number };

function readLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A word that others may be a misspelling of; none when it is too short, or Chinese. */
export function readKnown(word: string): KnownWord[] {
  if (word.length < lengths.one - 1 || isHan(word)) return [];
  return [{ word, form: stem(word), letters: readLetters(word) }];
}

/** Lines of the table that `countEdits` fills, for the longest words that are compared. */
const longest = 80;
const lines = [0, 1, 2].map(() => new Uint8Array(longest + 4)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Letters that are missing, too many, wrong or exchanged with their neighbour between a word and
 * another, and between it and the beginning of the other that is as long; beyond `most` they are not counted.
 */
export function countEdits(
  from: string,
  to: string,
  most: number,
): { whole: number; beginning: number } {
  const tooMany = most + 1;
  const none = { whole: tooMany, beginning: tooMany };
  if (from.length > longest || from.length - to.length > most) return none;
  let [before, above, line] = lines;
  const last = Math.min(to.length, from.length + most);
  for (let column = 0; column <= last + 1; column += 1) above[column] = Math.min(column, tooMany);
  for (let row = 1; row <= from.length; row += 1) {
    // Further away from the diagonal there are too many.
    const first = Math.max(1, row - most);
    const end = Math.min(last, row + most);
    let least = first === 1 ? row : tooMany;
    line[first - 1] = Math.min(least, tooMany);
    for (let column = first; column <= end; column += 1) {
      const isSame = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + Number(!isSame),
      );
      if (
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1) &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2)
      ) {
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      }
      line[column] = Math.min(edits, tooMany);
      least = Math.min(least, edits);
    }
    line[end + 1] = tooMany;
    if (least > most) return none;
    [before, above, line] = [above, line, before];
  }
  const isNear = to.length - from.length <= most;
  return {
    whole: isNear ? (above[to.length] ?? 0) : tooMany,
    beginning: from.length <= to.length ? (above[from.length] ?? 0) : tooMany,
  };
}

/** The known words that may be meant by a misspelt one, else those that it may be the beginning of, in all their forms. */
export function listNear(misspelt: string, known: readonly KnownWord[]): string[] {
  if (isHan(misspelt) || misspelt.length < lengths.one) return [];
  if (known.some(({ word }) => word.startsWith(misspelt))) return [];
  const most = misspelt.length >= lengths.two ? 2 : 1;
  const own = readLetters(misspelt);
  const near = new Set<string>();
  const begun = new Set<string>();
  for (const { word, form, letters } of known) {
    if (word.length < misspelt.length - most || countBits(own & ~letters) > most) continue;
    const { whole, beginning } = countEdits(misspelt, word, most);
    if (whole <= most) near.add(form);
    else if (misspelt.length >= lengths.beginning && beginning <= most) begun.add(form);
  }
  const meant = near.size > 0 ? near : begun;
  return meant.size === 0 ? [] : known.flatMap(({ word, form }) => (meant.has(form) ? word : []));
}
