import { theme } from 'virtual:theme';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { fadeTo } from '#contract/view-transition.ts';
import { PageView } from '../document/PageView.tsx';
import { readPage } from '../document/payload.ts';
import { payloadId } from '../document/payload-id.ts';
import type { Run } from '../document/segments.ts';
import { fetchDocument, requestTimeout, takeDocument } from './document-cache.ts';
import { replayPresses } from './early-input.ts';
import { tabFromTarget } from './focus-hash-target.ts';
import { keepForOffline } from './register-service-worker.ts';
import { type App, setTakeover, showInPlace } from './swap-page.ts';

type Shown = { page: Page<Run>; site: SiteData };

const sites = new Map<string, Promise<SiteData>>();

function loadSite(url: string): Promise<SiteData> {
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

async function readShown(doc: Document): Promise<Shown> {
  const read = readPage(doc);
  if (!read) throw new Error('not a page of this site');
  return { page: read.page, site: await loadSite(read.site) };
}

/** The page of the live document, which the router can exchange while site data loads. */
async function readLive(): Promise<Shown> {
  const payload = document.getElementById(payloadId);
  const shown = await readShown(document);
  return payload === document.getElementById(payloadId) ? shown : readLive();
}

type Handle = { show: (next: Shown) => void; current: Shown };
type RootProps = { first: Shown; onReady: (handle: Handle) => void };

function Root({ first, onReady }: RootProps): ReactNode {
  const [shown, setShown] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is made once
  useEffect(() => {
    const handle: Handle = {
      current: first,
      show(next) {
        handle.current = next;
        flushSync(() => setShown(next));
      },
    };
    onReady(handle);
  }, []);
  return <PageView theme={theme} page={shown.page} site={shown.site} />;
}

let hasGivenUp = false;

/** React has emptied `#root`: the page comes back as the document that it was, and stays one. */
async function giveUp(error: unknown): Promise<void> {
  console.error('The page goes on without its interface.', error);
  hasGivenUp = true;
  setTakeover(undefined);
  // A theme that is mended in the dev server is not shown by itself any more.
  import.meta.hot?.on('vite:afterUpdate', () => location.reload());
  const root = document.getElementById('root');
  const fetched = await fetchDocument(new URL(location.href));
  // The reader may be on another page by now. Whether this one is empty tells nothing: extensions write in it, too.
  if (root === document.getElementById('root'))
    await showInPlace(
      takeDocument(fetched),
      () => true,
      () => {},
    );
}

/** Hydrates `#root` with a page; resolves when event handlers are attached. */
function hydrate(first: Shown): Promise<Handle> {
  return new Promise((resolve, reject) => {
    const root = document.getElementById('root') as HTMLElement;
    hydrateRoot(root, <Root first={first} onReady={resolve} />, {
      onRecoverableError: (error) => console.warn('Recovered while taking over the page.', error),
      onUncaughtError(error) {
        reject(error);
        giveUp(error).catch(() => location.reload());
      },
    });
  });
}

function createApp(handle: Handle): App {
  return {
    async show(doc, isCurrent, beforeShow) {
      const next = await readShown(doc);
      if (!isCurrent()) return false;
      beforeShow();
      await fadeTo(() => handle.show(next), next.site.theme.enableContentAnimation);
      void keepForOffline(next.site);
      return true;
    },
  };
}

async function takeOver(): Promise<void> {
  const hydrated = hydrate(await readLive());
  const app = hydrated.then(createApp);
  // Whoever waits for it is told.
  app.catch(() => {});
  setTakeover(app);
  const handle = await hydrated;
  addEventListener('keydown', tabFromTarget);
  theme.enhance?.(() => handle.current.site);
  void keepForOffline(handle.current.site);
}

/** Takes over the document as it is now. Resolves when everything on it works. */
export async function startApp(): Promise<void> {
  if (!hasGivenUp) await takeOver();
  replayPresses();
}
