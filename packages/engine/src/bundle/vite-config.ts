import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { ThemeModules } from '../config/theme-modules.ts';
import { engineRoot, workspaceRoot } from '../files/roots.ts';
import { inlineScripts } from './inline-script.ts';
import { removePreloadHelper } from './remove-preload-helper.ts';
import { themeComponents } from './theme-components.ts';

/** The time that plugins take depends on the machine, so it is not worth a warning. */
export const rolldownChecks = { bundlerTimings: false };

/** Vite writes the licenses of all packages in a bundle to this file in its folder. */
export const license = { fileName: 'licenses.json' };

const noEarlyTheme = join(engineRoot, 'src/browser/no-early-theme.ts');

/** Vite configuration shared by the dev server, the browser bundle and the server bundle. */
export function createViteConfig(theme: ThemeModules): InlineConfig {
  return {
    root: workspaceRoot,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [react(), removePreloadHelper(), inlineScripts(), themeComponents(theme)],
    resolve: {
      alias: [
        { find: 'virtual:theme', replacement: theme.entry },
        { find: 'virtual:early-theme', replacement: theme.earlyEntry ?? noEarlyTheme },
        { find: 'virtual:server-theme', replacement: theme.serverEntry },
      ],
    },
    build: {
      assetsInlineLimit: 0,
      license,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      // Keeps `light-dark()`: the fallback for older browsers does not follow the `data-theme` attribute.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
    },
  };
}
