import type { ProjectFiles } from '../protocol.ts';
import { fetchJson } from './fetch-json.ts';
import type { EncodedFiles, SampleFile } from './manifest.ts';

function decode(files: EncodedFiles): ProjectFiles {
  const toBytes = (base64: string): Uint8Array =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [
      path,
      typeof contents === 'string' ? contents : toBytes(contents.base64),
    ]),
  );
}

export type Sample = { files: ProjectFiles; packages: ProjectFiles };

/** Files of a sample, and those of its packages below `node_modules/`. */
export async function loadSample(url: string): Promise<Sample> {
  const { files, packages } = await fetchJson<SampleFile>(url);
  const loaded = await Promise.all(
    Object.entries(packages).map(async ([name, file]) => {
      const contents = decode(await fetchJson<EncodedFiles>(new URL(file, url)));
      const entries = Object.entries(contents);
      return entries.map(([path, content]) => [`node_modules/${name}/${path}`, content] as const);
    }),
  );
  return { files: decode(files), packages: Object.fromEntries(loaded.flat()) };
}
