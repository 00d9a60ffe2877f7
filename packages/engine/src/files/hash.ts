import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { listFiles } from './list-files.ts';
import { workspaceRoot } from './roots.ts';

/** Hashes content to 22 characters for names and keys: 132 bits of SHA-256 in base64url. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** SHA-256 as browsers compare it, in the `integrity` of a request and in a content security policy. */
export function hashIntegrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Absolute paths of the files in a folder, without tests; of a file, its own path. */
async function expand(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const files = await listFiles(path);
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => join(path, file));
}

/**
 * Hashes files and folders together, without tests. Paths are relative to the package root, so the
 * hash is the same in every checkout.
 */
export async function hashSources(paths: readonly string[]): Promise<string> {
  const files = await Promise.all(paths.map((path) => expand(resolve(workspaceRoot, path))));
  // Asynchronous reads would take several times as long.
  const contents = [...new Set(files.flat())]
    .sort()
    .map((file) => `${relative(workspaceRoot, file)}\n${hash(readFileSync(file))}`);
  return hash(contents.join('\n'));
}
