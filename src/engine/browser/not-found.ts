import { pathLocale, stripBase } from '#contract/routes.ts';
import { isSameBuild, takeParsedDocument } from './document-cache.ts';
import { type Routes, resolveNotFound } from './resolve-not-found.ts';
import { swapPage } from './swap-page.ts';
import { syncHead } from './sync-head.ts';

/** Shows a document in the place of this one, without a change of the address. */
async function showDocument(href: string): Promise<void> {
  const response = await fetch(href);
  const doc = takeParsedDocument({ html: await response.text() });
  if (!isSameBuild(doc)) return;
  await swapPage(
    doc,
    () => true,
    () => {},
  );
  syncHead(doc);
}

/** Goes to the page that was meant, else shows the language of the path. */
async function redirectOrLocalize(): Promise<void> {
  const response = await fetch(document.documentElement.dataset.routes as string);
  if (!response.ok) return;
  const routes = (await response.json()) as Routes;
  const target = resolveNotFound(location.pathname, routes);
  if (target !== undefined) {
    location.replace(target + location.search + location.hash);
    return;
  }
  const path = stripBase(location.pathname, routes.base);
  const lang = pathLocale(path, routes.langs, routes.defaultLang);
  if (lang === document.documentElement.lang) return;
  await showDocument(`${routes.base}${lang}/404.html`);
}

// Where a request fails the reader keeps this page, at worst in another language.
redirectOrLocalize().catch(() => {});
