import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '../files/hash.ts';
import { listFiles } from '../files/list-files.ts';
import type { BuildStep } from '../outputs/build-step.ts';

/** Copies the files of `public/`. */
export const copyPublicFiles: BuildStep = async ({ project, out }) => {
  const folder = join(project.root, 'public');
  for (const path of await listFiles(folder)) {
    const content = await readFile(join(folder, path));
    await out.write(path, hash(content), () => content);
  }
};
