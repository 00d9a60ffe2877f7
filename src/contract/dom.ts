/** Id of the inert script element with the payload, written by the document and read by the router. */
export const pageDataId = 'page-data';

/**
 * Marks the element around a static segment with its path in the body: `2.0` is the first segment
 * inside the third one. Written by the document; read by React and by the styles of the theme.
 */
export const segmentAttribute = 'data-segment';

/** Ids of every document, around the page. Headings must not use them. */
export const documentIds: readonly string[] = ['root', 'announcer', pageDataId];
