import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Writes a file, and the folders above it. At once: to hand each of thousands of small files
 * to another thread takes several times as long as to write it.
 */
export function outputFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    if (!isMissingFolder(error)) throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
