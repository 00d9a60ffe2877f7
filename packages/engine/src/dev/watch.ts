import { join, sep } from 'node:path';
import type { DevEnvironment, ViteDevServer } from 'vite';
import { siteConfigFile } from '../config/define-config.ts';
import { shownEvent, updateEvent } from '../contract/dom.ts';
import type { DevSources } from './dev-sources.ts';

/**
 * Milliseconds between a change and the update of pages. The watcher reports a file at the first of
 * several writes, and no further write within 50 ms.
 */
const debounceTime = 60;

/**
 * Updates open pages when content, an example, the configuration or what it imports, or server-only
 * code changes.
 */
export function watchSources(
  root: string,
  vite: ViteDevServer,
  sources: DevSources,
  imports: ReadonlySet<string>,
): void {
  const config = join(root, siteConfigFile);
  const { hot } = vite.environments.client;
  let timer: NodeJS.Timeout | undefined;

  function announce(): void {
    sources.invalidate();
    sources.revision += 1;
    // An empty update removes the overlay of an error that this change may have fixed.
    hot.send({ type: 'update', updates: [] });
    hot.send({ type: 'custom', event: updateEvent });
  }

  /** Whether Vite has loaded a file, for the browser or for documents. */
  function isModule(file: string): boolean {
    const { client, ssr } = vite.environments;
    return [client, ssr].some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)?.size);
  }

  /** Vite updates modules that the browser has loaded. */
  function isServerOnly(file: string): boolean {
    const { client, ssr } = vite.environments;
    const isLoaded = ({ moduleGraph }: DevEnvironment) => moduleGraph.getModulesByFile(file)?.size;
    return Boolean(isLoaded(ssr)) && !isLoaded(client);
  }

  vite.watcher.add(root);
  vite.watcher.on('all', (_event, file) => {
    // Pages can quote any file of the site that is not code of its theme.
    const isSource =
      file === config || imports.has(file) || (file.startsWith(root + sep) && !isModule(file));
    if (!isSource && !isServerOnly(file)) return;
    // Pages adopt the markup of a fetched document, not the styles in its head.
    if (!isSource && file.endsWith('.css')) {
      hot.send({ type: 'full-reload' });
      return;
    }
    sources.invalidate();
    clearTimeout(timer);
    timer = setTimeout(announce, debounceTime);
  });
  // The sources may have changed while the browser received a document.
  hot.on(shownEvent, (revision: number, client) => {
    if (revision !== sources.revision) client.send(updateEvent);
  });
}
