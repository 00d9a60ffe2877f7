/** No text has it: Unicode leaves the character to private use. Code that shows a comment is no place. */
const sign = '\uE000';

/** What a comment says that holds the place of a component. */
export function placeholderText(index: number): string {
  return sign + index;
}

/** The comment that holds the place of a component, in markup and in Markdown. */
export function placeholder(index: number): string {
  return `<!--${placeholderText(index)}-->`;
}

/** Finds all marks; the group is the index of the place. */
export const placeholderPattern = new RegExp(`<!--${sign}(\\d+)-->`, 'g');
