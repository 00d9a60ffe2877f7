/** Value of `href` for a link: routes receive the base path, other links stay unchanged. */
export function toHref(link: string, base: string): string {
  return /^\/(?!\/)/.test(link) ? base + link.slice(1) : link;
}

/** Whether a link is external: `http:`, `https:`, `mailto:`, `tel:` (in any letter case) or `//host`. */
export function isExternal(link: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/\/)/i.test(link);
}

/** Absolute URL of a route, percent-encoded: names of files may contain any character. */
export function toAbsoluteUrl(
  route: string,
  { origin, base }: { origin: string; base: string },
): string {
  return new URL(toHref(route, base), origin).href;
}

/** Path of the Markdown copy of a page. */
export function toMarkdownRoute(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}

/** Paths of the Markdown copy of a page, that of `toMarkdownRoute` first: `/config/` is `/config.md`, too. */
export function listMarkdownRoutes(routePath: string): string[] {
  const short = /^(.+)\/$/.exec(routePath)?.[1];
  return [toMarkdownRoute(routePath), ...(short ? [`${short}.md`] : [])];
}

/** Home route of a language; `/` if the site does not have the language. */
export function homeRoute(
  lang: string,
  locales: readonly { lang: string; home: string }[],
): string {
  return locales.find((locale) => locale.lang === lang)?.home ?? '/';
}
