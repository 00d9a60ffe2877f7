import type { Bundle } from '../../bundle/bundle.ts';
import type { SiteConfig } from '../../config/schemas/site.ts';
import { listSearchHosts } from '../../config/search-settings.ts';
import type { SiteData } from '../../contract/site.ts';
import type { InlineSources } from './headers.ts';

/** Collects what the content security policy must allow. */
export function listInlineSources(
  { isolatedPages, assetOrigin }: SiteConfig,
  { css, inlineScripts }: Bundle,
  [site]: readonly SiteData[],
): InlineSources {
  return {
    scripts: inlineScripts,
    styles: [css].filter(Boolean),
    usesWasm: isolatedPages.length > 0,
    hosts: listSearchHosts(site?.search),
    assetOrigin,
  };
}
