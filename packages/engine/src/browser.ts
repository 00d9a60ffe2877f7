/** What components need in the browser: URLs, the sidebar, names of the DOM protocol. */

export { cacheUrls, offlineManifest } from './contract/cache-urls.ts';
export { documentIds, noSingleKeyAttribute } from './contract/dom.ts';
export { formatSize, markOf } from './contract/file-marks.ts';
export { labelValue } from './contract/label-value.ts';
export { isExternal } from './contract/urls.ts';
