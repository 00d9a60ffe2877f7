import { readFile } from 'node:fs/promises';

/** Reads a JSON file; `undefined` when it is missing or damaged. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
