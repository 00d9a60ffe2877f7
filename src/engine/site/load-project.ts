import { join } from 'node:path';
import { openPageCache, type PageCache } from '../build/page-cache.ts';
import { loadConfig } from '../config/load-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import {
  checkRoutes,
  checkTranslations,
  discoverPages,
  type PageSource,
} from '../content/discover.ts';
import { checkPublicFiles, checkReservedFolder } from '../content/public-files.ts';
import { throwIfErrors } from '../diagnostics.ts';
import { hash } from '../files/hash.ts';
import { packageRoot } from '../files/package-root.ts';
import { checkFeeds } from './blog.ts';
import { checkRoutePrefixes } from './check-route-prefixes.ts';

/** A site on disk. */
export type Project = {
  /** Absolute path of the folder with `site.config.ts` and `content/`. */
  root: string;
  config: SiteConfig;
  sources: PageSource[];
  /** Absolute path of the folder for what a later build can use again. */
  cacheDir: string;
  /** In `cacheDir`. */
  store: PageCache;
  /** Absolute path of the folder that is written. */
  outDir: string;
};

/** Reads configuration and page list; throws a `BuildFailure` when they cannot be right. */
export async function loadProject(root: string, warn: (text: string) => void): Promise<Project> {
  const config = await loadConfig(root);
  const sources = await discoverPages(root, config);
  throwIfErrors(
    [
      ...checkRoutes(sources),
      ...checkTranslations(sources, config),
      ...checkRoutePrefixes(sources, config),
      ...checkFeeds(sources, config),
      ...(await checkPublicFiles(root, config)),
      ...(await checkReservedFolder(root)),
    ],
    warn,
  );
  const cacheDir = join(packageRoot, 'node_modules/.cache/docs', hash(root));
  return {
    root,
    config: config,
    sources,
    cacheDir,
    store: openPageCache(cacheDir),
    outDir: join(root, 'dist'),
  };
}
