/** The address that goes into HTML: a route gets the base path, anything else stays. */
export function toHref(link: string, base: string): string {
  return /^\/(?!\/)/.test(link) ? base + link.slice(1) : link;
}

/** Whether an address leaves the site: `http:`, `https:`, `mailto:`, `tel:`, or `//` and a host. Case does not matter. */
export function isExternal(link: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/\/)/i.test(link);
}

/** Address of a page as Markdown: that of its document with another ending. */
export function toMarkdownRoute(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
