import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPublicFiles, publicFolder } from '../content/public-files.ts';
import { hash } from '../files/hash.ts';
import type { BuildStep } from '../outputs/build-step.ts';

/** Writes scripts, site data and the list of routes. */
export const writeAssets: BuildStep = async ({ bundle, assets, out }) => {
  for (const { path, content } of [...assets.siteData.values(), assets.routes]) {
    await out.write(path, hash(content), () => content);
  }
  for (const file of bundle.files) {
    await out.write(file, file, () => readFile(join(bundle.clientDir, file)));
  }
};

/** Copies the files of `public/`. */
export const copyPublicFiles: BuildStep = async ({ project, out }) => {
  for (const path of await listPublicFiles(project.root)) {
    const content = await readFile(join(project.root, publicFolder, path));
    await out.write(path, hash(content), () => content);
  }
};
