import type { EngineStrings } from '#contract/site.ts';

/** No text has it: Unicode leaves the character to private use. Code that shows a comment is no place. */
const sign = '\uE000';

/** What a comment says that holds the place of a component. */
export function writePlace(index: number): string {
  return sign + index;
}

/** The comment that holds the place of a component, in markup and in Markdown. */
export function writeMark(index: number): string {
  return `<!--${writePlace(index)}-->`;
}

/** Finds all marks; the group is the index of the place. */
export const marks = new RegExp(`<!--${sign}(\\d+)-->`, 'g');

/** Words of the theme that stand in compiled markup. */
export const placedWords = ['footnotes', 'footnoteBack'] as const satisfies (keyof EngineStrings)[];

/** Holds the place of a word, also in an attribute: pages are compiled without the theme. */
export function writeWordMark(name: (typeof placedWords)[number]): string {
  return sign + name + sign;
}
