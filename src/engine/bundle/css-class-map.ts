import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ClassNames } from './class-names.ts';

/** Not a style sheet extension, which Vite would process. */
const mark = { before: '\0docs:names:', after: '.js' };

/**
 * Replaces style sheets by maps of their class names: the styles of the site come from the server
 * bundle. Processing them in both bundles takes a quarter of the bundling time.
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
