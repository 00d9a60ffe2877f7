import { matchRoute, stripBase, stripUnknownLocale } from '#contract/routes.ts';
import type { RouteRecord } from '#contract/site.ts';

/** What the build tells of its routes to documents that nobody asked for. */
export type Routes = { base: string; langs: string[]; defaultLang: string; routes: RouteRecord[] };

/** Where a path that the host could not answer leads to, or `undefined` when nowhere, or to itself. */
export function resolveNotFound(
  pathname: string,
  { base, langs, defaultLang, routes }: Routes,
): string | undefined {
  const path = stripBase(pathname, base);
  const prefixes = langs.filter((lang) => lang !== defaultLang);
  const route = matchRoute(path, routes)?.routePath ?? stripUnknownLocale(path, routes, prefixes);
  if (route === undefined) return undefined;
  const target = base + route.slice(1);
  // A location is encoded, a route is not: a page that the host lacks would be loaded again and again.
  const { pathname: encoded } = new URL(target, 'https://any.invalid');
  return encoded === pathname ? undefined : target;
}
