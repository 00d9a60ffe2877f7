/** File of the worker; its folder is the scope. */
export const workerFile = 'sw.js';

/** File in the folder of each language that is shown instead of a page that is not kept. */
export const offlineDocument = 'offline.html';

/** File with the addresses, by language, that are kept once a reader shows up. */
export const offlineManifest = 'offline.json';

/** Stands in the offline document where the list of pages comes. */
export const pageListMark = '<!--cached-pages-->';
