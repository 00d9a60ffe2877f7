import type { Plugin } from 'vite';

const steps = ['vite:build-import-analysis', 'native:import-analysis-build'];

/**
 * Removes the Vite plugins that wrap dynamic imports in a helper, which preloads styles and chunks.
 * Styles are inlined in the document, chunks depend on the app alone, and the helper would be half of the
 * router.
 */
export function removePreloadHelper(): Plugin {
  return {
    name: 'docs:remove-preload-helper',
    apply: 'build',
    configResolved({ plugins }) {
      const list = plugins as Plugin[];
      for (const step of steps) {
        const index = list.findIndex(({ name }) => name === step);
        if (index < 0)
          throw new Error(
            `Vite plugin ${step} not found: check which plugin adds the preload helper.`,
          );
        list.splice(index, 1);
      }
    },
  };
}
