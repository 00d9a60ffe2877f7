import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { siteConfigFile } from '../config/load-site.ts';
import { contentFolder } from '../content/discover.ts';
import type { DevSite } from './dev-site.ts';

/** Tells the browser to read its page again when content, an example or the configuration changes. */
export function watchSources(root: string, vite: ViteDevServer, site: DevSite): void {
  const folders = [contentFolder, 'examples', 'public'].map((name) => join(root, name));
  const config = join(root, siteConfigFile);
  vite.watcher.add([...folders, config]);
  vite.watcher.on('all', (_event, file) => {
    if (file !== config && !folders.some((folder) => file.startsWith(folder))) return;
    site.forget();
    // An empty update takes the overlay of a fault away that this change may have mended.
    vite.environments.client.hot.send({ type: 'update', updates: [] });
    vite.environments.client.hot.send({ type: 'custom', event: 'docs:update' });
  });
}
