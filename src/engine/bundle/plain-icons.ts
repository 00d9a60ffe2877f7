import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../files/package-root.ts';

/**
 * Draws the icons of lucide-react with `create-icon.ts`. Every document carries dozens of them;
 * with the names of the icons as classes the quick start page is 90 bytes larger.
 */
export function plainIcons(): Plugin {
  return {
    name: 'docs:plain-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => join(packageRoot, 'src/engine/bundle/create-icon.ts'),
    },
  };
}
