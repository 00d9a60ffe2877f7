import type { ProjectFiles } from '../protocol.ts';
import type { PackageExports } from './config/read-config.ts';

/** Plugins that a config may import, each a chunk of its own. */
const plugins: Record<string, () => Promise<Record<string, unknown>>> = {
  '@rsbuild/plugin-less': () => import('./plugins/less.ts'),
  '@rsbuild/plugin-react': () => import('./plugins/react.ts'),
  '@rsbuild/plugin-svgr': () => import('./plugins/svgr.ts'),
  '@rsbuild/plugin-toml': () => import('@rsbuild/plugin-toml'),
  '@rsbuild/plugin-yaml': () => import('./plugins/yaml.ts'),
};

export function isAvailablePlugin(name: string): boolean {
  return Object.hasOwn(plugins, name);
}

/** Exports of the plugins that the config imports. */
export async function loadPlugins(code: string): Promise<PackageExports> {
  const used = Object.entries(plugins).filter(([name]) => code.includes(name));
  return new Map(
    await Promise.all(used.map(async ([name, load]) => [name, await load()] as const)),
  );
}

/** Type packages that a project may name, by path below `node_modules`, each a chunk of its own. */
const typePackages: Record<string, () => Promise<{ files: Record<string, string> }>> = {
  '@types/node': () => import('virtual:types/node'),
  '@types/react': () => import('virtual:types/react'),
};

/** What declarations need of the packages that `package.json` names and the project does not have. */
export async function loadTypes(files: ProjectFiles): Promise<Record<string, string>> {
  const manifest = String(files['package.json']);
  const needed = Object.keys(typePackages).filter(
    (name) =>
      manifest.includes(`"${name}"`) && !Object.hasOwn(files, `node_modules/${name}/package.json`),
  );
  const loaded = await Promise.all(needed.map((name) => typePackages[name]?.()));
  return Object.assign({}, ...loaded.map((module) => module?.files));
}
