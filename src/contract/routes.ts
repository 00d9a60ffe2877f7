/** Decodes a path; `undefined` when an escape is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * The form in which paths are compared: decoded, lower case, without `.html`,
 * `/index` and trailing slashes. `undefined` for a malformed escape.
 */
export function normalizePath(pathname: string): string | undefined {
  const decoded = decodePath(pathname);
  if (decoded === undefined) return undefined;
  const path = decoded
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}

/** The record of the page that a path shows, or `undefined`. */
export function matchRoute<R extends { routePath: string }>(
  pathname: string,
  routes: readonly R[],
): R | undefined {
  const wanted = normalizePath(pathname);
  if (wanted === undefined) return undefined;
  return routes.find((route) => normalizePath(route.routePath) === wanted);
}

/** Removes the base path; a path outside of it is returned as it is. */
export function stripBase(pathname: string, base: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

/** The language of a path: that of its first two segments which names one, else the default. */
export function pathLocale(pathname: string, langs: readonly string[], fallback: string): string {
  const path = (decodePath(pathname) ?? pathname).toLowerCase();
  const segments = path.split('/').filter(Boolean).slice(0, 2);
  return (
    langs.find((lang) => lang !== fallback && segments.includes(lang.toLowerCase())) ?? fallback
  );
}

function isLanguageCode(segment: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(segment)) return false;
  try {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return names.of(segment) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Where a path with a language prefix that the site does not have leads to:
 * the route without the prefix, or `undefined` when the prefix is none or nothing is there.
 */
export function stripUnknownLocale<R extends { routePath: string }>(
  pathname: string,
  routes: readonly R[],
  prefixes: readonly string[],
): string | undefined {
  const [, first = '', ...rest] = normalizePath(pathname)?.split('/') ?? [];
  const isServed = prefixes.some((prefix) => prefix.toLowerCase() === first);
  if (isServed || !isLanguageCode(first)) return undefined;
  return matchRoute(`/${rest.join('/')}`, routes)?.routePath;
}
