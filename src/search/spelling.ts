import { stem } from './stem.ts';
import { isHan } from './tokenize.ts';

/** From so many letters on, a word may have one slip, or two, or be the misspelt beginning of another. */
const lengths = { one: 4, two: 8, beginning: 6 };

/** A word, and its letters as bits: most words are told apart by these. */
export type KnownWord = { word: string; letters: number };

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

/** Words that others may be a misspelling of. */
export function listKnown(words: Iterable<string>): KnownWord[] {
  return [...words]
    .filter((word) => word.length >= lengths.one - 1 && !isHan(word))
    .map((word) => ({ word, letters: readLetters(word) }));
}

/** Letters that are missing, too many, wrong or exchanged with their neighbour; beyond `most` they are not counted. */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && from[row - 2] === to[column - 1] && from[row - 1] === to[column - 2];
      const edits = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + Number(!isSame),
        isSwapped ? (before[column - 2] ?? 0) + 1 : most + 1,
      );
      line.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return above[to.length] ?? 0;
}

/** The known words that may be meant by a misspelt one, else those that it may be the beginning of, in all their forms. */
export function listNear(misspelt: string, known: readonly KnownWord[]): string[] {
  if (isHan(misspelt) || misspelt.length < lengths.one) return [];
  if (known.some(({ word }) => word.startsWith(misspelt))) return [];
  const most = misspelt.length >= lengths.two ? 2 : 1;
  const own = readLetters(misspelt);
  const near: string[] = [];
  const begun: string[] = [];
  for (const { word, letters } of known) {
    if (word.length < misspelt.length - most || countBits(own & ~letters) > most) continue;
    const beginning = word.slice(0, misspelt.length);
    if (countEdits(misspelt, word, most) <= most) near.push(word);
    else if (
      misspelt.length >= lengths.beginning &&
      countEdits(misspelt, beginning, most) <= most
    ) {
      begun.push(word);
    }
  }
  const meant = near.length > 0 ? near : begun;
  const forms = new Set(meant.map(stem));
  return forms.size === 0 ? [] : known.flatMap(({ word }) => (forms.has(stem(word)) ? word : []));
}
