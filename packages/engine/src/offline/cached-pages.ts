/** A cached page in the list of the offline page. Both fields are HTML-escaped, as in the document. */
export type CachedPage = { title: string; href: string };

/** Reads title (`og:title`) and canonical path. `undefined` if the document is not a page. */
export function readCachedPage(html: string): CachedPage | undefined {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  const [, url] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!title || !url || !URL.canParse(url)) return undefined;
  return { title, href: new URL(url).pathname };
}

/** Sorts by path; pages below `prefix`, which are in the language of the reader, come first. */
export function sortCachedPages(pages: readonly CachedPage[], prefix: string): CachedPage[] {
  const rank = ({ href }: CachedPage): number => (href.startsWith(prefix) ? 0 : 1);
  return pages.toSorted((a, b) => rank(a) - rank(b) || (a.href < b.href ? -1 : 1));
}

/** Renders one `<li>` with a link for each page. */
export function renderPageList(pages: readonly CachedPage[]): string {
  return pages.map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`).join('');
}
