/** Path with a file extension, for example a feed. The browser handles those. */
const filePath = /\.(?!html$)[^/.]+$/;

/** An empty `href` reloads the page; a `target` opens another window, or bypasses the router. */
const navigableLinks = 'a[href]:not([href=""],[download],[target])';

/** The URL of the link around an event target, if the router can show it. */
export function internalUrlOf(target: EventTarget | null): URL | undefined {
  // A document or a window has no `closest`.
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(navigableLinks);
  // Leaving an isolated page takes another document. In SVG, `href` is an object.
  if (!link || globalThis.crossOriginIsolated || !URL.canParse(link.href)) return;
  const url = new URL(link.href);
  if (url.origin === location.origin && !filePath.test(url.pathname)) return url;
}

/** `false` for modified or non-primary clicks and modified keys, which belong to the browser. */
export function isUnmodified(event: Event & Partial<MouseEvent>): boolean {
  return !(
    event.button ||
    event.defaultPrevented ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/** Whether a URL of this origin differs from the location at most in its hash. */
export function isSameDocument({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
