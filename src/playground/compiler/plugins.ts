import type { ProjectFiles } from '../protocol.ts';

type Exports = Record<string, unknown>;
type Plugin = {
  load: () => Promise<Exports>;
};

/** Plugins that a config may import, each a chunk of its own. */
const plugins: Record<string, Plugin> = {
  '@rsbuild/plugin-react': { load: async () => (await import('./plugins/react.ts')).exported },
};

/** Exports of the plugins that the config imports. */
export async function loadPlugins(code: string): Promise<Record<string, Exports>> {
  const names = Object.keys(plugins).filter((name) => code.includes(name));
  const loaded = await Promise.all(names.map((name) => plugins[name]?.load() ?? {}));
  return Object.fromEntries(names.map((name, index) => [name, loaded[index] ?? {}]));
}

/** Types that declarations of a component library need. */
export async function loadReactTypes(files: ProjectFiles): Promise<Record<string, string>> {
  const manifest = files['package.json'];
  if (typeof manifest !== 'string' || !manifest.includes('"@types/react"')) return {};
  return (await import('virtual:react-types')).files;
}
