import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ClassNames } from './class-names.ts';

/** Not a style sheet extension, which Vite would process. The importer follows the style sheet. */
const mark = { before: '\0docs:css-class-map:', between: '.js?for=' };

/** A default import of a CSS module, without its path. */
const styleImport = /\bimport (\w+)(?= from '\.[^']+\.module\.css')/g;

/** Imports names one by one, so that unused ones are dropped, unless a module uses the object of all names. */
export function importNames(code: string): string {
  return code.replace(styleImport, (found, styles: string) => {
    const asObject = new RegExp(`[{(,=]\\s*${styles}\\s*[}),;]|\\b${styles}\\[`);
    return asObject.test(code) ? found : `import * as ${styles}`;
  });
}

/** Constants, which the bundler inlines, and all of them as the default export. */
function writeNames(names: Record<string, string>): string {
  const all = Object.entries(names);
  const constants = all.map(([, short], at) => `const n${at} = ${JSON.stringify(short)};`);
  const single = all.map(([name], at) => `n${at} as ${JSON.stringify(name)}`);
  return `${constants.join('')}export { ${single.join()} };export default ${JSON.stringify(names)};`;
}

/**
 * Replaces style sheets by their class names: the styles of the site come from the server bundle.
 * Processing them in both bundles takes a quarter of the bundling time. Each importer gets names of
 * its own: if the app and a lazy part of it shared them, all would load with the app.
 */
export function cssClassMap({ mapNames }: ClassNames): Plugin {
  return {
    name: 'docs:css-class-map',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: /^\..*\.css$/ },
      handler: (id, importer = '') =>
        mark.before + join(dirname(importer), id) + mark.between + importer,
    },
    load: {
      filter: { id: /^\0docs:css-class-map:/ },
      handler(id) {
        const [file = ''] = id.slice(mark.before.length).split(mark.between);
        // Where only the server uses a name, the browser need not load it.
        return { code: writeNames(mapNames(file)), moduleSideEffects: false };
      },
    },
    transform: {
      filter: { code: /\.module\.css'/ },
      handler: (code) => ({ code: importNames(code), map: null }),
    },
  };
}
