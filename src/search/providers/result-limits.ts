/** Maximum number of hits for a query. */
export const hitsPerPage = 20;

/** Number of words in the text of a hit, depending on the width of the window. */
export function countWords(): number {
  return matchMedia('(width <= 48em)').matches ? 5 : 10;
}
