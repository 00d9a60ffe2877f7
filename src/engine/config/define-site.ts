import type { SiteConfigInput } from './site-schema.ts';

/** Gives `site.config.ts` its types. The build validates the values. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
