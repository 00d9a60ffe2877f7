import { readFileSync } from 'node:fs';

/** Reads a JSON file synchronously. `undefined` when it is missing or invalid. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
