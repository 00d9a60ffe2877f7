/** The inert script element that holds the data of a page. */
export const payloadId = 'page-data';
