/** Private use character: no text contains it, so code that shows a comment is not a placeholder. */
const prefix = '\uE000';

/** Content of the comment that stands for an instance of a static component. */
export function placeholderText(index: number): string {
  return prefix + index;
}

/** The comment that stands for an instance of a static component, in HTML and in Markdown. */
export function placeholder(index: number): string {
  return `<!--${placeholderText(index)}-->`;
}

/** Matches all placeholders; the group is the index of the instance. */
export const placeholderPattern = new RegExp(`<!--${prefix}(\\d+)-->`, 'g');
