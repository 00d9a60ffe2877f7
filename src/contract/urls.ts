/** Value of `href` for a link: routes receive the base path, other links stay unchanged. */
export function toHref(link: string, base: string): string {
  return /^\/(?!\/)/.test(link) ? base + link.slice(1) : link;
}

/** Whether a link is external: `http:`, `https:`, `mailto:`, `tel:` (in any letter case) or `//host`. */
export function isExternal(link: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/\/)/i.test(link);
}

/** Path of the Markdown copy of a page. */
export function toMarkdownRoute(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}

/** Home route of a language; `/` if the site does not have the language. */
export function homeRoute(
  lang: string,
  locales: readonly { lang: string; home: string }[],
): string {
  return locales.find((locale) => locale.lang === lang)?.home ?? '/';
}
