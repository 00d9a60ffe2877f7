import { dirname, join } from 'node:path';

/** Absolute path of the sources of this package. */
export const sourceRoot = dirname(import.meta.dirname);
/** Absolute path of the folder with `package-lock.json`. */
export const workspaceRoot = dirname(dirname(dirname(sourceRoot)));
export const websiteRoot = join(workspaceRoot, 'website');
export const nodeModules = join(workspaceRoot, 'node_modules');
export const compilerRoot = join(sourceRoot, 'compiler');

export const bindingName = '@rspack/binding-wasm32-wasi';
/** Inside `node_modules`, so that `npm ci` removes it together with the rest. */
export const bindingRoot = join(nodeModules, '.playground');
export const moduleFile = 'rspack.wasm32-wasi.wasm';
/** Holds the lock file entries that are installed. */
export const stampFile = 'installed.json';
