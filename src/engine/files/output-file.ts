import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Writes a file and creates its folders. Synchronous: for thousands of small files, asynchronous
 * writes take several times as long.
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
