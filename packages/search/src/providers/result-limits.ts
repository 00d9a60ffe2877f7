/** Maximum number of hits of a hosted index for a query. */
export const hitsPerPage = 20;

function isNarrow(): boolean {
  return matchMedia('(width <= 48em)').matches;
}

/** Number of words in the text of a hosted hit, depending on the width of the window. */
export function countWords(): number {
  return isNarrow() ? 5 : 10;
}

/** Maximum width of a snippet in Latin characters: about two lines. */
export function snippetWidth(): number {
  return isNarrow() ? 110 : 200;
}
