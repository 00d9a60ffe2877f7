import type { ProjectFiles } from '../protocol.ts';

type Exports = Record<string, unknown>;
type LoadPlugin = () => Promise<Exports>;

/** Plugins that a config may import, each a chunk of its own. */
const plugins: Record<string, LoadPlugin> = {
  '@rsbuild/plugin-less': async () => (await import('./plugins/less.ts')).exported,
  '@rsbuild/plugin-react': async () => (await import('./plugins/react.ts')).exported,
  '@rsbuild/plugin-svgr': async () => (await import('./plugins/svgr.ts')).exported,
  '@rsbuild/plugin-toml': () => import('@rsbuild/plugin-toml'),
  '@rsbuild/plugin-yaml': async () => (await import('./plugins/yaml.ts')).exported,
};

/** Exports of the plugins that the config imports. */
export async function loadPlugins(code: string): Promise<Record<string, Exports>> {
  const names = Object.keys(plugins).filter((name) => code.includes(name));
  const loaded = await Promise.all(names.map((name) => plugins[name]?.()));
  return Object.fromEntries(names.map((name, index) => [name, loaded[index] ?? {}]));
}

/** Type packages that a project may name, by path below `node_modules`, each a chunk of its own. */
const typePackages: Record<string, () => Promise<{ files: Record<string, string> }>> = {
  '@types/node': () => import('virtual:types/node'),
  '@types/react': () => import('virtual:types/react'),
};

/** What declarations need of the packages that `package.json` names. */
export async function loadTypes(files: ProjectFiles): Promise<Record<string, string>> {
  const manifest = String(files['package.json']);
  const needed = Object.keys(typePackages).filter((name) => manifest.includes(`"${name}"`));
  const loaded = await Promise.all(needed.map((name) => typePackages[name]?.()));
  return Object.assign({}, ...loaded.map((module) => module?.files));
}
