import type { BuildStep } from './build-step.ts';

/** Writes what `extraFiles` of the site returns. */
export const writeExtraFiles: BuildStep = async ({ project, out }) => {
  for (const { path, key, read } of (await project.config.extraFiles?.()) ?? []) {
    await out.write(path, key, read);
  }
};
