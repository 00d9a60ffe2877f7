import { localeOfPath, matchRoute, stripBase, withoutForeignLocale } from '#contract/routes.ts';
import type { RouteRecord } from '#contract/site.ts';

type Routes = { base: string; langs: string[]; defaultLang: string; routes: RouteRecord[] };

/** Where a path that the host could not answer leads to, or `undefined` when nowhere. */
export function resolveMissing(
  pathname: string,
  { base, langs, defaultLang, routes }: Routes,
): string | undefined {
  const path = stripBase(pathname, base);
  const prefixes = langs.filter((lang) => lang !== defaultLang);
  const route = matchRoute(path, routes)?.routePath ?? withoutForeignLocale(path, routes, prefixes);
  return route === undefined ? undefined : base + route.slice(1);
}

/** Runs in a 404 document: goes to the page that was meant, else shows the language of the path. */
export async function recoverMissing(
  routesUrl: string,
  showNotFound: (href: string) => void,
): Promise<void> {
  const response = await fetch(routesUrl).catch(() => undefined);
  if (!response?.ok) return;
  const routes = (await response.json()) as Routes;
  const target = resolveMissing(location.pathname, routes);
  if (target !== undefined && target !== location.pathname) {
    location.replace(target + location.search + location.hash);
    return;
  }
  const path = stripBase(location.pathname, routes.base);
  const lang = localeOfPath(path, routes.langs, routes.defaultLang);
  if (lang !== document.documentElement.lang) showNotFound(`${routes.base}${lang}/404.html`);
}
