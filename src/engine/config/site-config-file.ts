/** Name of the configuration in the root of a project. */
export const siteConfigFile = 'site.config.ts';
