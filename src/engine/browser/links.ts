/** Path of a file of the site, for example a feed, that is left to the browser. */
const file = /\.(?!html$)[^/.]+$/;

/** An empty address asks the browser for the page anew; a target is a window of its own. */
const navigableLinks = 'a[href]:not([href=""],[download],[target])';

/** The address behind an event's target, when the router may take it over. */
export function internalUrlOf(target: EventTarget | null): URL | undefined {
  // A document or a window has no `closest`.
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(navigableLinks);
  if (!link) return;
  const url = new URL(link.href);
  if (url.origin === location.origin && !file.test(url.pathname)) return url;
}

/** Modified and non-primary clicks belong to the browser, and so do keys. */
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

/** Whether an address of this origin differs from that of the document in its hash at most. */
export function isSameDocument({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
