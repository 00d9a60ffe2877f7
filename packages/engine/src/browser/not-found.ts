import { routesAttribute } from '../contract/dom.ts';
import { pathLocale, stripBase } from '../contract/routes.ts';
import { isSameBuild, takeParsedDocument } from './document-cache.ts';
import { type Routes, resolveNotFound } from './resolve-not-found.ts';
import { swapPage } from './swap-page.ts';
import { syncHead } from './sync-head.ts';

/** Replaces the page with another document. The URL stays. */
async function showDocument(href: string): Promise<void> {
  const response = await fetch(href);
  const doc = takeParsedDocument({ html: await response.text() });
  if (!isSameBuild(doc)) return;
  await swapPage(doc, () => true);
  syncHead(doc);
}

/** On a 404 page: redirects to the page that was meant, or shows the 404 page in the language of the path. */
export async function redirectOrLocalize(): Promise<void> {
  const { documentElement } = document;
  const response = await fetch(documentElement.getAttribute(routesAttribute) as string);
  if (!response.ok) return;
  const routes = (await response.json()) as Routes;
  const target = resolveNotFound(location.pathname, routes);
  if (target !== undefined) {
    location.replace(target + location.search + location.hash);
    return;
  }
  const path = stripBase(location.pathname, routes.base);
  const lang = pathLocale(path, routes.langs, routes.defaultLang);
  // Also if the document says more, `zh-CN`.
  if (documentElement.matches(`:lang(${lang})`)) return;
  await showDocument(`${routes.base}${lang}/404.html`);
}
