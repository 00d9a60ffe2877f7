import type { BuildStep } from './build-step.ts';
import { writeLicenses } from './licenses/write-licenses.ts';

/** Writes what `extraFiles` of the site returns, and the licenses of everything in the output. */
export const writeExtraFiles: BuildStep = async (build) => {
  const { files, licenses = [] } = build.extra;
  for (const { path, key, read, compressed } of files) {
    await build.out.write(path, key, read, compressed);
  }
  await writeLicenses(build, licenses);
};
