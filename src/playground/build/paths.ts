import { dirname, join } from 'node:path';

export const packageRoot = dirname(dirname(dirname(import.meta.dirname)));
export const nodeModules = join(packageRoot, 'node_modules');
export const compilerRoot = join(packageRoot, 'src/playground/compiler');

export const bindingName = '@rspack/binding-wasm32-wasi';
/** Inside `node_modules`, so that `npm ci` removes it together with the rest. */
export const bindingRoot = join(nodeModules, '.playground');
export const moduleFile = 'rspack.wasm32-wasi.wasm';
/** Holds the lock file entries that are installed. */
export const stampFile = 'installed.json';
