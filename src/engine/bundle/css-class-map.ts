import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ClassNames } from './class-names.ts';

/** Not the ending of styles: Vite would take the module for some. */
const mark = { before: '\0docs:names:', after: '.js' };

/**
 * Leaves styles out of a bundle but for the names of their classes: those of the site come from
 * the bundle of the server. To read them in both bundles takes a quarter of the time of bundling.
 */
export function cssClassMap({ mapNames }: ClassNames): Plugin {
  return {
    name: 'docs:names-only',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: /^\..*\.css$/ },
      handler: (id, importer = '') => mark.before + join(dirname(importer), id) + mark.after,
    },
    load: {
      filter: { id: /^\0docs:names:/ },
      handler(id) {
        const file = id.slice(mark.before.length, -mark.after.length);
        return `export default ${JSON.stringify(mapNames(file))}`;
      },
    },
  };
}
