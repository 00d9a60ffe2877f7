import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { SiteConfig } from '../config/schemas/site.ts';
import { packageRoot } from '../files/package-root.ts';
import { plainImports } from './remove-preload-helper.ts';

/** What the dev server and both halves of a build have in common. */
export function createViteConfig({ theme }: SiteConfig): InlineConfig {
  return {
    root: packageRoot,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [react(), plainImports()],
    resolve: {
      alias: { 'virtual:theme': theme.entry, 'virtual:server-theme': theme.serverEntry },
    },
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      // `light-dark()` stays: a fallback for older browsers would tie it to declarations in CSS only.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  };
}
