import type { SiteConfig } from './schemas/site.ts';

/** How addresses of pictures in `public/` begin. */
export function toAssetBase({ assetOrigin = '', base }: SiteConfig): string {
  return assetOrigin + base;
}
