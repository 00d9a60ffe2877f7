import { join } from 'node:path';
import type { SiteData } from '#contract/site.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import { listSearchHosts } from '../../config/search-settings.ts';
import type { Renderer } from '../../document/server-entry.ts';
import { hash } from '../../files/hash.ts';
import { readJson } from '../../files/json.ts';
import { outputFile } from '../../files/output-file.ts';
import type { Project } from '../../site/load-project.ts';
import type { InlineSources } from './headers.ts';

type Stored = { key: string; scripts: string[] };

/** What the policy has to allow. The scripts are kept, so that a later build need not load the theme for them. */
export async function readInlineSources(
  { cacheDir, config }: Project,
  bundle: Bundle,
  sites: readonly SiteData[],
  getRenderer: () => Promise<Renderer>,
): Promise<InlineSources> {
  const key = hash(bundle.key + JSON.stringify(sites));
  const path = join(cacheDir, 'inline-scripts.json');
  let stored = readJson<Stored>(path);
  if (stored?.key !== key) {
    const { headScript, inlineScripts } = await getRenderer();
    stored = {
      key,
      scripts: [...new Set([...sites.map(headScript).filter(Boolean), ...inlineScripts])],
    };
    outputFile(path, JSON.stringify(stored));
  }
  return {
    scripts: stored.scripts,
    styles: [bundle.css, ...bundle.pageStyles.map(({ css }) => css)].filter(Boolean),
    hosts: listSearchHosts(sites[0]?.search),
    assetOrigin: config.assetOrigin,
  };
}
