import type { SiteConfigInput } from './schemas/site.ts';

/** Gives `site.config.ts` its types. The build validates the values. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
