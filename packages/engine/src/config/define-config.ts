import type { SiteConfigInput } from './schemas/site.ts';

/** Name of the configuration file in a project root. */
export const siteConfigFile = 'site.config.ts';

/** Types the configuration in `site.config.ts`. The build validates the values. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
