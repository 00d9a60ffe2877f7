import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../document/server-entry.ts';
import { hash } from '../files/hash.ts';

/** Imports the server bundle; again when it has changed. Rejects when the file does not exist. */
export async function loadRenderer(serverFile: string): Promise<Renderer> {
  const version = hash(await readFile(serverFile));
  const module = await import(`${pathToFileURL(serverFile).href}?v=${version}`);
  return (module as { renderer: Renderer }).renderer;
}
