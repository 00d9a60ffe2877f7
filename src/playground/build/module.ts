import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { memoryBytes } from '../compiler/memory-size.ts';
import { setMemorySize } from './memory.ts';
import { bindingRoot, moduleFile } from './paths.ts';

/** Cloudflare Pages takes no larger file. */
const maxFileBytes = 25 * 2 ** 20;

export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

export type ModuleParts = {
  /** File name of the whole module, which only the service worker puts together. */
  name: string;
  bytes: number;
  /** In order, by file name. */
  parts: Map<string, Uint8Array>;
};

/** The WebAssembly module with our memory size, in parts that every host takes. */
export function createModuleParts(): ModuleParts {
  const module = gunzipSync(readFileSync(join(bindingRoot, `${moduleFile}.gz`)));
  setMemorySize(module, memoryBytes);
  const hash = shortHash(module);
  const count = Math.ceil(module.length / maxFileBytes);
  const size = Math.ceil(module.length / count);
  const parts = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index++) {
    const part = module.subarray(index * size, (index + 1) * size);
    parts.set(`rspack-${index + 1}.${hash}.wasm`, part);
  }
  return { name: `rspack.${hash}.wasm`, bytes: module.length, parts };
}
