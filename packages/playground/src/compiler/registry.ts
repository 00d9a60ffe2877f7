import { writeFile } from './volume.ts';

/** Modules of the bundle by the path under which packages look for them. */
const modules = new Map<string, () => unknown>();

/** Node built-ins that packages ask for through `createRequire()`, which no bundler sees. */
export const builtins = new Map<string, unknown>();

/** Bundled modules under `/node_modules/`. An empty file stands for each: Rspack resolves loaders. */
export function registerModule(path: string, load: () => unknown): void {
  modules.set(`/node_modules/${path}`, load);
}

export function hasModule(path: string): boolean {
  return modules.has(path);
}

export function loadModule(path: string): unknown {
  const load = modules.get(path);
  if (!load) throw new Error(`The playground has no module ${path}.`);
  return load();
}

/** Rspack imports loaders by URL. */
export async function importLoader(url: string): Promise<unknown> {
  return loadModule(decodeURIComponent(new URL(url).pathname));
}

/** Before each build, on an empty disk. */
export function writeModuleFiles(): void {
  for (const path of modules.keys()) writeFile(path, '');
}
