/** What a link holds can be long, and each line, token and row takes the page's time. */

/** In characters, of a log or of an output. */
export const maxShown = 200_000;
/** In lines, of a comparison. */
export const maxLines = 2000;
/** In rows, of a list. */
export const maxListed = 500;
