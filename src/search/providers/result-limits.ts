/** How many hits an answer has at most. */
export const hitsPerPage = 20;

/** How many words of its text a hit shows in a window of this width. */
export function countWords(): number {
  return matchMedia('(width <= 48em)').matches ? 5 : 10;
}
