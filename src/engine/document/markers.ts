/** Marks a run of static markup. Runs are found again by their path in the body: `2.0` is the first run inside the third segment. */
export const runAttribute = 'data-run';

/** The inert script element that holds the data of a page. */
export const payloadId = 'page-data';
