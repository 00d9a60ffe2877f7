/** What `site.config.ts` needs. It loads nothing of the build. */

export { defineConfig } from './config/define-config.ts';
export type { SidebarNodeConfig } from './config/schemas/navigation.ts';
export type { SiteConfig, SiteConfigInput } from './config/schemas/site.ts';
