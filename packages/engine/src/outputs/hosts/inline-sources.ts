import type { Bundle } from '../../bundle/bundle.ts';
import { listSearchHosts } from '../../config/search-settings.ts';
import type { SiteData } from '../../contract/site.ts';
import type { Renderer } from '../../document/server-entry.ts';
import { hash } from '../../files/hash.ts';
import type { Project } from '../../site/load-project.ts';
import type { InlineSources } from './headers.ts';

/** Cache entry. */
const scriptsEntry = 'inline-scripts.json';

/**
 * Collects what the content security policy must allow. The inline scripts are cached, so that a
 * build without changes need not load the theme.
 * @param sourceHash hash of the theme and of everything it imports
 */
export async function readInlineSources(
  { diskCache, config }: Project,
  sourceHash: string,
  bundle: Bundle,
  sites: readonly SiteData[],
  loadRenderer: () => Promise<Renderer>,
): Promise<InlineSources> {
  const key = hash(sourceHash + JSON.stringify(sites));
  let cached = diskCache.read<{ key: string; scripts: string[] }>(scriptsEntry);
  if (cached?.key !== key) {
    const { headScript, inlineScripts } = await loadRenderer();
    const scripts = new Set([...sites.map(headScript).filter(Boolean), ...inlineScripts]);
    cached = { key, scripts: [...scripts] };
    diskCache.write(scriptsEntry, cached);
  }
  return {
    scripts: cached.scripts,
    styles: [
      bundle.css,
      ...[...bundle.pageStyles, ...bundle.languageStyles].map(({ css }) => css),
    ].filter(Boolean),
    usesWasm: config.isolatedPages.length > 0,
    hosts: listSearchHosts(sites[0]?.search),
    assetOrigin: config.assetOrigin,
  };
}
