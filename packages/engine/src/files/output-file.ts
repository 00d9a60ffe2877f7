import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Node.js does not name the file when the disk is full. */
function writeNamed(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  }
}

/**
 * Writes a file and creates its folders. Errors have the path. Synchronous: for thousands of small
 * files, asynchronous writes take several times as long.
 */
export function outputFile(path: string, content: string | Uint8Array): void {
  try {
    writeNamed(path, content);
  } catch (error) {
    if (!isMissingFolder(error)) throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeNamed(path, content);
  }
}
