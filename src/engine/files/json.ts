import { readFileSync } from 'node:fs';

/** Reads a JSON file, at once as `writeFileDeep` writes; `undefined` when it is missing or damaged. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
