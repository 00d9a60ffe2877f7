import type { SiteConfig } from './site-schema.ts';

/** How addresses of pictures in `public/` begin. */
export function toAssetBase({ assetOrigin = '', base }: SiteConfig): string {
  return assetOrigin + base;
}
