import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite wraps every dynamic import in a helper that preloads its styles and
 * chunks. Styles are inlined in the document here and chunks have no
 * dependencies to preload, so the helper would be half of the router.
 */
export function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id === helper) return 'export const __vitePreload = (load) => load();';
    },
  };
}
