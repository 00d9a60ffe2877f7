/** What components need in the browser: URLs, the sidebar, names of the DOM protocol. */

export { cacheUrls, offlineManifest } from './contract/cache-urls.ts';
export { isCodeName } from './contract/code-names.ts';
export {
  announcerId,
  documentIds,
  type EarlyInput,
  firstScreenId,
  navigateEvent,
  noSingleKeyAttribute,
  zoomableAttribute,
} from './contract/dom.ts';
export { formatSize, markOf } from './contract/file-marks.ts';
export { forgetReload } from './contract/forget-reload.ts';
export { labelValue } from './contract/label-value.ts';
export { reloadIfOnline } from './contract/reload-if-online.ts';
export {
  containsRoute,
  findGroup,
  findPrevNext,
  findSidebar,
  flattenSidebar,
} from './contract/sidebar.ts';
export { homeRoute, isExternal, toHref, toMarkdownRoute } from './contract/urls.ts';
export { pathVersion, versionUrl } from './contract/versions.ts';
export { prefersReducedMotion, withViewTransition } from './contract/view-transition.ts';
export { adoptStyles } from './document/adopt-styles.ts';
export { StaticPart } from './document/StaticPart.tsx';
