import { islands, layouts } from 'virtual:browser-components';
import { beforeHydrate } from 'virtual:early-theme';
import { theme } from 'virtual:theme';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { type EarlyInput, pageDataId, rootId } from '../contract/dom.ts';
import { forgetReload } from '../contract/forget-reload.ts';
import type { SiteData } from '../contract/site.ts';
import { withViewTransition } from '../contract/view-transition.ts';
import { PageView } from '../document/PageView.tsx';
import { type ReadPage, readPage } from '../document/payload.ts';
import { fetchDocument, takeParsedDocument } from './document-cache.ts';
import { replayEarlyClick } from './early-input.ts';
import { focusHashTargetOnTab } from './focus-hash-target.ts';
import { cacheForOffline } from './register-service-worker.ts';
import { replaceContent, whenReleased } from './replace-content.ts';
import { loadSiteData } from './site-data.ts';
import { type HydratedApp, setHydratedApp, swapPage } from './swap-page.ts';

const loadedTheme = { ...theme, islands, layouts };

type LoadedPage = Omit<ReadPage, 'siteUrl'> & { site: SiteData };

async function loadPage(doc: Document): Promise<LoadedPage> {
  const read = readPage(doc);
  if (!read) throw new Error('not a page of this site');
  const { siteUrl, ...shown } = read;
  return { ...shown, site: await loadSiteData(siteUrl) };
}

/** Loads the page on the screen, which can change while its site data loads. */
async function loadCurrentPage(): Promise<LoadedPage> {
  const payload = document.getElementById(pageDataId);
  const loaded = await loadPage(document);
  return payload === document.getElementById(pageDataId) ? loaded : loadCurrentPage();
}

type Handle = { show: (next: LoadedPage) => void; current: LoadedPage };
type RootProps = { first: LoadedPage; onReady: (handle: Handle) => void };

function Root({ first, onReady }: RootProps): ReactNode {
  const [current, setCurrent] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is created once
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
  return <PageView theme={loadedTheme} {...current} />;
}

/** React has failed and emptied `#root`. The page is shown again, as a static document. */
async function fallBackToDocument(error: unknown): Promise<void> {
  console.error('React failed. The page continues as a static document.', error);
  setHydratedApp(undefined);
  // React does not apply hot updates any more.
  import.meta.hot?.on('vite:afterUpdate', () => location.reload());
  const root = document.getElementById(rootId);
  const fetched = await fetchDocument(new URL(location.href));
  // The reader may have navigated. Checking for an empty root is not enough: extensions write to it.
  if (root !== document.getElementById(rootId)) return;
  await swapPage(takeParsedDocument(fetched), () => true);
}

/** Hydrates `#root`. Resolves when event handlers are attached. */
function hydrate(first: LoadedPage, onFallback: () => void): Promise<Handle> {
  return new Promise((resolve, reject) => {
    const root = document.getElementById(rootId) as HTMLElement;
    const view = <Root first={first} onReady={resolve} />;
    const options: HydrationOptions = {
      onRecoverableError: (error) => console.warn('Recovered while hydrating the page.', error),
      onUncaughtError(error) {
        reject(error);
        fallBackToDocument(error).then(onFallback, () => location.reload());
      },
    };
    // Page translation puts text into these elements. Each region would fail to hydrate, at its own time.
    if (root.querySelector('font')) {
      const render = () => flushSync(() => createRoot(root, options).render(view));
      void whenReleased(root).then(() => replaceContent(root, render));
    } else hydrateRoot(root, view, options);
  });
}

function createApp(handle: Handle): HydratedApp {
  return {
    async show(doc, isLatest, beforeSwap) {
      const next = await loadPage(doc);
      if (!isLatest()) return false;
      beforeSwap?.();
      await withViewTransition(
        () => handle.show(next),
        next.site.themeOptions.enableContentAnimation,
      );
      void cacheForOffline(next.site);
      return true;
    },
  };
}

/** React hydrates the region in which something happens before all others. */
function hydrateFocusedFirst(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** The app that works now, after the last failure. */
let handle: Handle | undefined;

/** The listeners of the theme outlive a failure of React. */
function afterFirstHydration({ current }: Handle): void {
  addEventListener('keydown', focusHashTargetOnTab);
  theme.afterHydrate?.(() => handle?.current.site ?? current.site);
}

/**
 * Hydrates the current page. Resolves when all of it works and the early click has been replayed.
 * @param onFallback called when React has failed and the page continues as a static document
 */
export async function hydrateApp(input: EarlyInput, onFallback: () => void): Promise<void> {
  const first = await loadCurrentPage();
  beforeHydrate(first.site, input);
  const hydrated = hydrate(first, onFallback);
  const app = hydrated.then(createApp);
  // Navigations that wait for it handle the error.
  app.catch(() => {});
  setHydratedApp(app);
  const isFirst = !handle;
  handle = await hydrated;
  hydrateFocusedFirst();
  if (isFirst) afterFirstHydration(handle);
  void cacheForOffline(handle.current.site);
  replayEarlyClick(input);
  forgetReload('app');
}
