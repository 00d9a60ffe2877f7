import { loadConfig, resolveOutDir } from '../config/load-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { checkRoutes, checkTranslations } from '../content/check-sources.ts';
import { discoverPages, type PageSource } from '../content/discover.ts';
import { checkPublicFiles, checkPublicFolder } from '../content/public-files.ts';
import { type Logger, throwIfErrors } from '../diagnostics.ts';
import { type DiskCache, openSiteCache } from '../files/disk-cache.ts';
import { checkFeeds } from './blog.ts';
import { checkRoutePrefixes } from './check-route-prefixes.ts';

/** Configuration and page sources of a site, validated. */
export type Project = {
  /** Absolute path of the folder with `site.config.ts` and `content/`. */
  root: string;
  config: SiteConfig;
  /** Absolute path of the folder that the build replaces. */
  outDir: string;
  sources: PageSource[];
  /** Data that later builds reuse. */
  diskCache: DiskCache;
};

/**
 * Reads configuration and page list. Throws a `BuildError` that lists every problem.
 *
 * @param imports see `loadConfig`
 */
export async function loadProject(
  root: string,
  log: Pick<Logger, 'warn'>,
  imports?: Iterable<string>,
): Promise<Project> {
  const config = await loadConfig(root, imports);
  const outDir = resolveOutDir(root, config);
  const sources = await discoverPages(root, config);
  throwIfErrors(
    [
      ...config.warnings,
      ...checkRoutes(sources),
      ...checkTranslations(sources, config),
      ...checkRoutePrefixes(sources, config),
      ...checkFeeds(sources, config),
      ...(await checkPublicFiles(root, config)),
      ...(await checkPublicFolder(root)),
    ],
    log,
  );
  return { root, config, outDir, sources, diskCache: openSiteCache(root, log) };
}
