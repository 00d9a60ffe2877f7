import { matchRoute, stripBase, stripUnknownLocale } from '../contract/routes.ts';
import type { RouteRecord } from '../contract/site.ts';

/** The route list that a 404 page fetches. */
export type Routes = { base: string; langs: string[]; defaultLang: string; routes: RouteRecord[] };

/** The page that was probably meant by a path that the host answered with 404. `undefined` if there is none. */
export function resolveNotFound(
  pathname: string,
  { base, langs, defaultLang, routes }: Routes,
): string | undefined {
  const path = stripBase(pathname, base);
  const prefixes = langs.filter((lang) => lang !== defaultLang);
  const route = matchRoute(path, routes)?.routePath ?? stripUnknownLocale(path, routes, prefixes);
  if (route === undefined) return undefined;
  const target = base + route.slice(1);
  // Compared encoded, as locations are: a redirect to the same path would never end.
  const { pathname: encoded } = new URL(target, 'https://any.invalid');
  return encoded === pathname ? undefined : target;
}
