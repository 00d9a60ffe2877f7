import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPageStore, type PageStore } from '../build/page-cache.ts';
import { loadSite } from '../config/load-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import {
  checkRoutes,
  checkTranslations,
  discoverPages,
  type PageSource,
} from '../content/discover.ts';
import { checkPublicFiles, checkPublicFolders } from '../content/public-files.ts';
import { settle } from '../diagnostics.ts';
import { hashOf } from '../files/hash.ts';
import { checkFeeds } from './blog.ts';
import { checkPrefixes } from './check-route-prefixes.ts';

/** Folder that holds `src/` and `package.json`; the site can be in another one. */
export const engineRoot = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** A site on disk. */
export type Project = {
  /** Absolute path of the folder with `site.config.ts` and `content/`. */
  root: string;
  site: SiteConfig;
  sources: PageSource[];
  /** Absolute path of the folder for what a later build can use again. */
  cacheDir: string;
  /** In `cacheDir`. */
  store: PageStore;
  /** Absolute path of the folder that is written. */
  outDir: string;
};

/** Reads configuration and page list; throws a `BuildFailure` when they cannot be right. */
export async function loadProject(root: string, warn: (text: string) => void): Promise<Project> {
  const site = await loadSite(root);
  const sources = await discoverPages(root, site);
  settle(
    [
      ...checkRoutes(sources),
      ...checkTranslations(sources, site),
      ...checkPrefixes(sources, site),
      ...checkFeeds(sources, site),
      ...(await checkPublicFiles(root, site)),
      ...(await checkPublicFolders(root)),
    ],
    warn,
  );
  const cacheDir = join(engineRoot, 'node_modules/.cache/docs', hashOf(root));
  return {
    root,
    site,
    sources,
    cacheDir,
    store: openPageStore(cacheDir),
    outDir: join(root, 'dist'),
  };
}
