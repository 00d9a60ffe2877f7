/*
 * Ids, attributes and events that cross between documents, the router and the theme. Each comment
 * names the writers, then the readers.
 */

/** document → router: the element that React hydrates. */
export const rootId = 'root';
/** document → router: script element with the payload. */
export const pageDataId = 'page-data';
/** document → router, theme, styles: live region; the router announces the title of a new page. */
export const announcerId = 'announcer';
/** document → router, styles: progress bar, hidden until the router waits for a page. The styles show it after 200 ms. */
export const progressId = 'progress';
/** document → document: styles of the language and of the CSS modules that the page uses, as text. */
export const moduleStylesId = 'module-styles';
/** theme → document, theme: the content. The first paint waits for its start tag. */
export const mainId = 'main';

/** theme → document: element after all that would move while it is parsed. The first paint waits for its start tag, not for that of the content. */
export const firstScreenId = 'first-screen';

/** Ids of every document, around the page. Headings must not use them. */
export const documentIds: readonly string[] = [
  rootId,
  announcerId,
  progressId,
  pageDataId,
  moduleStylesId,
];

/** document → router: name of the build, on `<html>`. Documents of another build are loaded by the browser. */
export const buildAttribute = 'data-build';
/** document → router: URL of the route list, on `<html>` of a 404 page. */
export const routesAttribute = 'data-routes';
/** document → router: element of `<head>` that belongs to the page and is replaced on navigation. */
export const pageAttribute = 'data-page';
/** document → router: URL of the site data, on the payload. */
export const siteAttribute = 'data-site';
/** document → router: URLs of scripts that a control with `data-preload` needs, on the payload. */
export const scriptsAttribute = 'data-scripts';
/** document, theme → styles, theme: color scheme, on `<html>`. */
export const themeAttribute = 'data-theme';
/** document, theme → router, styles: path of a static segment in the body, `2.0` is the first child of the third segment; or name of a static part of the layout. */
export const segmentAttribute = 'data-segment';

/** Markdown → router, theme, styles: image that opens large. */
export const zoomableAttribute = 'data-zoomable';

/** router → styles: first frame after a navigation, on `<main>`. Blocks outside of the viewport are left out. */
export const enteringAttribute = 'data-entering';
/** router → styles: block of the content that is in the viewport during that frame. */
export const inViewportAttribute = 'data-in-viewport';

/** theme → router: field of the content that receives focus after a navigation, instead of the heading. */
export const autofocusAttribute = 'data-autofocus';
/** theme → router: URL that a click on this button needs; the router preloads it beside React. */
export const preloadAttribute = 'data-preload';
/** theme → router: link to the next page, which is prefetched. */
export const nextLinkSelector = 'a[rel=next]';
/** theme → router: key combinations that click this button. */
export const shortcutAttribute = 'aria-keyshortcuts';
/** theme → router: panel that closes when a link in it is followed. */
export const popoverAttribute = 'popover';
/** theme → router: single-key shortcuts are off, on `<html>`. */
export const noSingleKeyAttribute = 'data-no-single-key';

/** router → document: adopt the styles in the document in `detail`. */
export const adoptEvent = 'docs:adopt';
/** router → theme: the URL has changed, the page has not. */
export const navigateEvent = 'docs:navigate';
/** dev server → router: the content on disk has changed. */
export const updateEvent = 'docs:update';
/** router → dev server: the revision that the document shows. */
export const shownEvent = 'docs:shown';
/** dev server → router: revision of the sources that a document was rendered from. */
export const revisionSelector = 'meta[name=revision]';

/** router → theme: what the reader did while React was loading. */
export type EarlyInput = {
  /** Last button or zoomable image clicked; clicked again after hydration. */
  control?: HTMLElement | undefined;
  /** Text selected at the last click on a control. */
  selectedText?: string;
  /** Element in which Enter, or Space on an image, was the last key. */
  submittedField?: EventTarget | null;
};
