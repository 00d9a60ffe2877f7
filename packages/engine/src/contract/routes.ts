/** Decodes a path; `undefined` if it has a malformed escape. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Normalizes a path for comparison: decoded, lower case, without `.html`, `/index` and
 * trailing slash. `undefined` if it has a malformed escape.
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

/** Finds the page of a path in any of its forms; `undefined` if there is none. */
export function matchRoute<R extends { routePath: string }>(
  pathname: string,
  routes: readonly R[],
): R | undefined {
  const path = normalizePath(pathname);
  if (path === undefined) return undefined;
  return routes.find((route) => normalizePath(route.routePath) === path);
}

/** Removes the base path; paths outside it are returned unchanged. */
export function stripBase(pathname: string, base: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

/** Language of a path: the one named by its first or second segment, otherwise `fallback`. */
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
 * Removes a language prefix that the site does not serve. Returns the route without the prefix;
 * `undefined` if the prefix is served or no language code, or if no page matches.
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
