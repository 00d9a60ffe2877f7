import { join, sep } from 'node:path';
import type { DevEnvironment, ViteDevServer } from 'vite';
import { siteConfigFile } from '../config/site-config-file.ts';
import { contentFolder } from '../content/discover.ts';
import type { DevSources } from './dev-sources.ts';

/**
 * Milliseconds after a change before pages are told of it. The watcher names a file that is
 * written in several steps at the first one, and no other step within 50 ms.
 */
const debounceTime = 60;

/** Tells the browser to read its page again when content, an example, the configuration or code that only documents are made with changes. */
export function watchSources(root: string, vite: ViteDevServer, sources: DevSources): void {
  const folders = [contentFolder, 'examples', 'public'].map((name) => join(root, name));
  const config = join(root, siteConfigFile);
  const { hot } = vite.environments.client;
  let timer: NodeJS.Timeout | undefined;

  function announce(): void {
    sources.invalidate();
    sources.revision += 1;
    // An empty update takes the overlay of a fault away that this change may have mended.
    hot.send({ type: 'update', updates: [] });
    hot.send({ type: 'custom', event: 'docs:update' });
  }

  /** Vite renews what the browser has loaded by itself. */
  function isServerOnly(file: string): boolean {
    const { client, ssr } = vite.environments;
    const isLoaded = ({ moduleGraph }: DevEnvironment) => moduleGraph.getModulesByFile(file)?.size;
    return Boolean(isLoaded(ssr)) && !isLoaded(client);
  }

  vite.watcher.add([...folders, config]);
  vite.watcher.on('all', (_event, file) => {
    const isSource = file === config || folders.some((folder) => file.startsWith(folder + sep));
    if (!isSource && !isServerOnly(file)) return;
    // A page takes over markup, not the styles in the head of another document.
    if (!isSource && file.endsWith('.css')) {
      hot.send({ type: 'full-reload' });
      return;
    }
    sources.invalidate();
    clearTimeout(timer);
    timer = setTimeout(announce, debounceTime);
  });
  // The sources may have changed while a document was on its way to the browser.
  hot.on('docs:shown', (revision: number, client) => {
    if (revision !== sources.revision) client.send('docs:update');
  });
}
