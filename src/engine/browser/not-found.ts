import { localeOfPath, matchRoute, stripBase, withoutForeignLocale } from '#contract/routes.ts';
import type { RouteRecord } from '#contract/site.ts';
import { isSameBuild, takeDocument } from './documents.ts';
import { syncHead } from './head.ts';
import { showInPlace } from './show.ts';

type Routes = { base: string; langs: string[]; defaultLang: string; routes: RouteRecord[] };

/** Where a path that the host could not answer leads to, or `undefined` when nowhere, or to itself. */
export function resolveMissing(
  pathname: string,
  { base, langs, defaultLang, routes }: Routes,
): string | undefined {
  const path = stripBase(pathname, base);
  const prefixes = langs.filter((lang) => lang !== defaultLang);
  const route = matchRoute(path, routes)?.routePath ?? withoutForeignLocale(path, routes, prefixes);
  if (route === undefined) return undefined;
  const target = base + route.slice(1);
  // A location is encoded, a route is not: a page that the host lacks would be loaded again and again.
  const { pathname: encoded } = new URL(target, 'https://any.invalid');
  return encoded === pathname ? undefined : target;
}

/** Shows a document in the place of this one, without a change of the address. */
async function showInstead(href: string): Promise<void> {
  const response = await fetch(href);
  const doc = takeDocument({ html: await response.text() });
  if (!isSameBuild(doc)) return;
  await showInPlace(
    doc,
    () => true,
    () => {},
  );
  syncHead(doc);
}

/** Runs in a 404 document: goes to the page that was meant, else shows the language of the path. */
export async function recoverMissing(routesUrl: string): Promise<void> {
  const response = await fetch(routesUrl).catch(() => undefined);
  if (!response?.ok) return;
  const routes = (await response.json()) as Routes;
  const target = resolveMissing(location.pathname, routes);
  if (target !== undefined) {
    location.replace(target + location.search + location.hash);
    return;
  }
  const path = stripBase(location.pathname, routes.base);
  const lang = localeOfPath(path, routes.langs, routes.defaultLang);
  if (lang === document.documentElement.lang) return;
  // Without it the reader has the same words in another language.
  await showInstead(`${routes.base}${lang}/404.html`).catch(() => {});
}
