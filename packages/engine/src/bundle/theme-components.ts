import type { Plugin } from 'vite';
import type { ThemeModules } from '../config/theme-modules.ts';

/** A module that imports what a manifest names, and exports it by name. */
class Module {
  readonly #imports: string[] = [];

  /** Returns the local name of an export. */
  import(name: string, file: string): string {
    const local = `i${this.#imports.length}`;
    this.#imports.push(`import { ${name} as ${local} } from ${JSON.stringify(file)};`);
    return local;
  }

  /** An object of imported names. */
  record(entries: readonly (readonly [key: string, name: string, file: string])[]): string {
    const fields = entries.map(
      ([key, name, file]) => `${JSON.stringify(key)}: ${this.import(name, file)}`,
    );
    return `{ __proto__: null, ${fields.join(', ')} }`;
  }

  write(exported: Readonly<Record<string, string>>): string {
    const constants = Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${value};`,
    );
    return [...this.#imports, ...constants].join('\n');
  }
}

function listComponents(definitions: ThemeModules['islands']) {
  return Object.entries(definitions).map(([name, { file }]) => [name, name, file] as const);
}

/** What the browser and the build need of `islands` and `layouts`. */
function writeShared(module: Module, { islands, layouts = {} }: ThemeModules) {
  return {
    islands: module.record(listComponents(islands)),
    layouts: module.record(
      Object.entries(layouts).map(([type, file]) => [type, 'Layout', file] as const),
    ),
  };
}

function writeBrowserModule(manifest: ThemeModules): string {
  const module = new Module();
  return module.write(writeShared(module, manifest));
}

function writeServerModule(manifest: ThemeModules): string {
  const module = new Module();
  const all = Object.entries({ ...manifest.islands, ...manifest.static });
  const readable = all.filter(([, { hasMarkdown }]) => hasMarkdown);
  const scripts = all.filter(([, { hasInlineScript }]) => hasInlineScript);
  const components = {
    ...writeShared(module, manifest),
    statics: module.record(listComponents(manifest.static)),
    markdown: module.record(
      readable.map(([name, { file }]) => [name, 'toMarkdown', file] as const),
    ),
    inlineScripts: `[${scripts.map(([, { file }]) => module.import('inlineScript', file)).join()}]`,
  };
  return module.write(components);
}

const modules = new Map([
  ['virtual:browser-components', writeBrowserModule],
  ['virtual:server-components', writeServerModule],
]);

/** Serves the components that the manifest of the theme names as two modules. */
export function themeComponents(manifest: ThemeModules): Plugin {
  return {
    name: 'docs:theme-components',
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (modules.has(id) ? `\0${id}` : null),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler: (id) => modules.get(id.slice(1))?.(manifest) ?? null,
    },
  };
}
