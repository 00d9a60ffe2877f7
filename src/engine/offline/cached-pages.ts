/** A page that is kept, as a list shows it. Both fields stand in the document escaped already. */
export type CachedPage = { title: string; href: string };

/** Title, as other sites show it, and address; `undefined` for what is no page. */
export function readKeptPage(html: string): CachedPage | undefined {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!title || !address || !URL.canParse(address)) return undefined;
  return { title, href: new URL(address).pathname };
}

/** The pages below a path come first: they are in the language of the reader. */
export function sortKeptPages(pages: readonly CachedPage[], ownPrefix: string): CachedPage[] {
  const rank = ({ href }: CachedPage): number => (href.startsWith(ownPrefix) ? 0 : 1);
  return pages.toSorted((a, b) => rank(a) - rank(b) || (a.href < b.href ? -1 : 1));
}

/** One `<li>` with a link for each page, in the order given; nothing is escaped once more. */
export function writePageList(pages: readonly CachedPage[]): string {
  return pages.map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`).join('');
}
