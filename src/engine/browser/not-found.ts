import { localeOfPath, stripBase } from '#contract/routes.ts';
import { isSameBuild, takeDocument } from './document-cache.ts';
import { type Routes, resolveMissing } from './resolve-not-found.ts';
import { showInPlace } from './swap-page.ts';
import { syncHead } from './sync-head.ts';

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

/** Goes to the page that was meant, else shows the language of the path. */
async function recoverMissing(): Promise<void> {
  const response = await fetch(document.documentElement.dataset.routes as string);
  if (!response.ok) return;
  const routes = (await response.json()) as Routes;
  const target = resolveMissing(location.pathname, routes);
  if (target !== undefined) {
    location.replace(target + location.search + location.hash);
    return;
  }
  const path = stripBase(location.pathname, routes.base);
  const lang = localeOfPath(path, routes.langs, routes.defaultLang);
  if (lang === document.documentElement.lang) return;
  await showInstead(`${routes.base}${lang}/404.html`);
}

// Where a request fails the reader keeps this page, at worst in another language.
recoverMissing().catch(() => {});
