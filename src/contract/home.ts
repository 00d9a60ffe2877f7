/** Route of the home page of a language; that of the site where it has no such language. */
export function homeRoute(
  lang: string,
  locales: readonly { lang: string; home: string }[],
): string {
  return locales.find((locale) => locale.lang === lang)?.home ?? '/';
}
