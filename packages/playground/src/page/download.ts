import { strToU8, zipSync } from 'fflate';
import type { ProjectFiles } from '../protocol.ts';
import { completeProject } from './complete-manifest.ts';
import type { PlaygroundManifest } from './manifest.ts';

/** In milliseconds. Browsers may read the address of a download later than the click. */
const downloadTime = 60_000;

/** Hands the project over as a zip, in a folder of its own, ready to install and build. */
export function downloadProject(
  folder: string,
  files: ProjectFiles,
  versions: PlaygroundManifest['packages'],
): void {
  const entries = Object.entries(completeProject(files, versions)).map(([path, contents]) => [
    `${folder}/${path}`,
    typeof contents === 'string' ? strToU8(contents) : contents,
  ]);
  const zip = zipSync(Object.fromEntries(entries));
  const url = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${folder}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadTime);
}
