import { builtinModules } from '../../builtin-modules.ts';
import { builtins, hasModule, loadModule } from '../registry.ts';
import { fs, isFile } from '../volume.ts';
import { builtin as path } from './path.ts';
import { fileURLToPath } from './url.ts';

const extensions = ['', '.js', '.cjs', '.mjs', '.json', '/index.js'];

const withoutScheme = (id: string): string => id.replace(/^node:/, '');
const isBuiltin = (id: string): boolean => builtinModules.has(withoutScheme(id));

function findFile(file: string): string | undefined {
  return extensions
    .map((extension) => file + extension)
    .find((candidate) => hasModule(candidate) || isFile(candidate));
}

function findMain(folder: string): string | undefined {
  const manifest = `${folder}/package.json`;
  if (!isFile(manifest)) return undefined;
  const { main = 'index.js' } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { main?: string };
  return findFile(path.join(folder, main));
}

function findPackage(id: string, directory: string): string | undefined {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', id);
    const found = findFile(candidate) ?? findMain(candidate);
    if (found || folder === '/') return found;
  }
}

function createNotFound(id: string, from: string): Error {
  const error = new Error(`Cannot find module '${id}'\nRequire stack:\n- ${from}`);
  return Object.assign(error, { code: 'MODULE_NOT_FOUND' });
}

type Require = ((id: string) => unknown) & { resolve: (id: string) => string; cache: object };

/** Resolves on the volume, and loads from the bundle. */
function createRequire(from: string | URL): Require {
  const file = String(from).startsWith('file:') ? fileURLToPath(from) : String(from);
  const directory = file.endsWith('/') ? file : path.dirname(file);
  const resolve = (id: string): string => {
    if (isBuiltin(id)) return id;
    const found = /^[./]/.test(id)
      ? findFile(path.resolve(directory, id))
      : findPackage(id, directory);
    if (!found) throw createNotFound(id, file);
    return found;
  };
  const require = (id: string): unknown => {
    const builtin = builtins.get(withoutScheme(id));
    if (builtin) return builtin;
    const found = resolve(id);
    if (hasModule(found)) return loadModule(found);
    if (found.endsWith('.json')) return JSON.parse(fs.readFileSync(found, 'utf8'));
    throw createNotFound(id, file);
  };
  return Object.assign(require, { resolve, cache: {} });
}

export const builtin = {
  createRequire,
  builtinModules: [...builtinModules],
  isBuiltin,
  enableCompileCache: () => {},
  registerHooks: () => {},
  findPackageJSON: () => undefined,
};
