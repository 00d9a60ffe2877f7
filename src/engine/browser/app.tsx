import { theme } from 'virtual:theme';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { pageDataId } from '#contract/dom.ts';
import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { withViewTransition } from '#contract/view-transition.ts';
import { PageView } from '../document/PageView.tsx';
import { readPage } from '../document/payload.ts';
import type { StaticHtml } from '../document/segments.ts';
import { fetchDocument, requestTimeout, takeParsedDocument } from './document-cache.ts';
import { replayEarlyClick } from './early-input.ts';
import { focusHashTargetOnTab } from './focus-hash-target.ts';
import { cacheForOffline } from './register-service-worker.ts';
import { type HydratedApp, setHydratedApp, swapPage } from './swap-page.ts';

type LoadedPage = { page: Page<StaticHtml>; site: SiteData };

const sites = new Map<string, Promise<SiteData>>();

function loadSiteData(url: string): Promise<SiteData> {
  const known = sites.get(url);
  if (known) return known;
  const result = fetch(url, { signal: AbortSignal.timeout(requestTimeout) }).then((response) => {
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
    return response.json() as Promise<SiteData>;
  });
  sites.set(url, result);
  result.catch(() => sites.delete(url));
  return result;
}

async function loadPage(doc: Document): Promise<LoadedPage> {
  const read = readPage(doc);
  if (!read) throw new Error('not a page of this site');
  return { page: read.page, site: await loadSiteData(read.site) };
}

/** The page of the live document, which the router can exchange while site data loads. */
async function loadCurrentPage(): Promise<LoadedPage> {
  const payload = document.getElementById(pageDataId);
  const loaded = await loadPage(document);
  return payload === document.getElementById(pageDataId) ? loaded : loadCurrentPage();
}

type Handle = { show: (next: LoadedPage) => void; current: LoadedPage };
type RootProps = { first: LoadedPage; onReady: (handle: Handle) => void };

function Root({ first, onReady }: RootProps): ReactNode {
  const [current, setCurrent] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is made once
  useEffect(() => {
    const handle: Handle = {
      current: first,
      show(next) {
        handle.current = next;
        flushSync(() => setCurrent(next));
      },
    };
    onReady(handle);
  }, []);
  return <PageView theme={theme} page={current.page} site={current.site} />;
}

let hasFailed = false;

/** React has emptied `#root`: the page comes back as the document that it was, and stays one. */
async function fallBackToDocument(error: unknown): Promise<void> {
  console.error('The page goes on without its interface.', error);
  hasFailed = true;
  setHydratedApp(undefined);
  // A theme that is mended in the dev server is not shown by itself any more.
  import.meta.hot?.on('vite:afterUpdate', () => location.reload());
  const root = document.getElementById('root');
  const fetched = await fetchDocument(new URL(location.href));
  // The reader may be on another page by now. Whether this one is empty tells nothing: extensions write in it, too.
  if (root === document.getElementById('root'))
    await swapPage(
      takeParsedDocument(fetched),
      () => true,
      () => {},
    );
}

/** Hydrates `#root` with a page; resolves when event handlers are attached. */
function hydrate(first: LoadedPage): Promise<Handle> {
  return new Promise((resolve, reject) => {
    const root = document.getElementById('root') as HTMLElement;
    hydrateRoot(root, <Root first={first} onReady={resolve} />, {
      onRecoverableError: (error) => console.warn('Recovered while taking over the page.', error),
      onUncaughtError(error) {
        reject(error);
        fallBackToDocument(error).catch(() => location.reload());
      },
    });
  });
}

function createApp(handle: Handle): HydratedApp {
  return {
    async show(doc, isCurrent, beforeSwap) {
      const next = await loadPage(doc);
      if (!isCurrent()) return false;
      beforeSwap();
      await withViewTransition(() => handle.show(next), next.site.theme.enableContentAnimation);
      void cacheForOffline(next.site);
      return true;
    },
  };
}

async function hydrateOnce(): Promise<void> {
  const hydrated = hydrate(await loadCurrentPage());
  const app = hydrated.then(createApp);
  // Whoever waits for it is told.
  app.catch(() => {});
  setHydratedApp(app);
  const handle = await hydrated;
  addEventListener('keydown', focusHashTargetOnTab);
  theme.afterHydrate?.(() => handle.current.site);
  void cacheForOffline(handle.current.site);
}

/** Takes over the document as it is now. Resolves when everything on it works. */
export async function hydrateApp(): Promise<void> {
  if (!hasFailed) await hydrateOnce();
  replayEarlyClick();
}
