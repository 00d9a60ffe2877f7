import type { Plugin } from 'vite';

const steps = ['vite:build-import-analysis', 'native:import-analysis-build'];

/**
 * Vite wraps every dynamic import in a helper that preloads its styles and chunks. Styles are
 * inlined in the document here and chunks have no dependencies to preload, so the steps that do
 * it are left out: the helper would be half of the router.
 */
export function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const list = plugins as Plugin[];
      for (const step of steps) {
        const index = list.findIndex(({ name }) => name === step);
        if (index < 0) throw new Error(`Vite has no step ${step}: see what wraps imports now.`);
        list.splice(index, 1);
      }
    },
  };
}
