import { join } from 'node:path';
import { loadConfig } from '../config/load-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { checkRoutes, checkTranslations } from '../content/check-sources.ts';
import { discoverPages, type PageSource } from '../content/discover.ts';
import { checkPublicFiles, checkReservedFolder } from '../content/public-files.ts';
import { type Logger, throwIfErrors } from '../diagnostics.ts';
import { hash } from '../files/hash.ts';
import { packageRoot } from '../files/package-root.ts';
import { checkFeeds } from './blog.ts';
import { checkRoutePrefixes } from './check-route-prefixes.ts';

/** Configuration and page sources of a site, validated. */
export type Project = {
  /** Absolute path of the folder with `site.config.ts` and `content/`. */
  root: string;
  config: SiteConfig;
  sources: PageSource[];
  /** Absolute path of the folder for data that later builds reuse. */
  cacheDir: string;
};

/** Reads configuration and page list. Throws a `BuildError` that lists every problem. */
export async function loadProject(root: string, log: Pick<Logger, 'warn'>): Promise<Project> {
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
    log,
  );
  return {
    root,
    config,
    sources,
    cacheDir: join(packageRoot, 'node_modules/.cache/docs', hash(root)),
  };
}
