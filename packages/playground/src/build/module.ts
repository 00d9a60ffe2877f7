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
  /** File name of the whole module, which the service worker joins (`engine/offline/join-parts.ts`). */
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
  const parts = new Map<string, Uint8Array>();
  // One long part compresses better than two halves.
  for (let start = 0; start < module.length; start += maxFileBytes) {
    const part = module.subarray(start, start + maxFileBytes);
    parts.set(`rspack-${parts.size + 1}.${hash}.wasm`, part);
  }
  return { name: `rspack.${hash}.wasm?parts=${parts.size}`, bytes: module.length, parts };
}
