import { readFileSync, statSync } from 'node:fs';
import { hash } from './hash.ts';

/** In bytes. Reading the WebAssembly of a site would take as long as the rest of a build without changes. */
const hashLimit = 512 * 1024;

/** Changes when a file is damaged: its hash or, for a large file, its size and time. Throws when it is missing. */
export function fingerprint(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return size > hashLimit ? `${size} ${mtimeMs}` : hash(readFileSync(path));
}
