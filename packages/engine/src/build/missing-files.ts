import { statSync } from 'node:fs';
import { extname } from 'node:path';
import type { ExtraFiles } from '../config/schemas/extra-files.ts';
import { once } from '../files/once.ts';
import { openOutputDir } from '../files/output-dir.ts';
import { hostsFolder } from '../files/release.ts';
import type { BuildStep, MakeMissing, Planned } from '../outputs/build-step.ts';
import { writeExtraFiles } from '../outputs/extra-files.ts';
import { writeServiceWorker } from '../outputs/service-worker/write-service-worker.ts';
import { writeShareImages } from '../outputs/share-images/write-share-images.ts';
import type { Project } from '../site/load-project.ts';
import { createSecretFinder } from './find-secrets.ts';

/** What the site adds to the output. */
export async function listExtraFiles({ config, diskCache }: Project): Promise<ExtraFiles> {
  return (await config.extraFiles?.(diskCache.folder)) ?? { files: [] };
}

/** Adds files to the release of a local build, unless another one has replaced it. */
export function createMissingFiles(build: Planned): MakeMissing {
  const { config, outDir: site } = build.project;
  const hostsDir = hostsFolder(site);
  const identify = (): number | undefined => statSync(site, { throwIfNoEntry: false })?.ino;
  const release = identify();

  async function add(context: Planned, added: readonly BuildStep[]): Promise<boolean> {
    if (identify() !== release) return false;
    const folder = { current: site, next: site };
    const assertPublishable = createSecretFinder(process.env);
    const options = { before: {}, compression: 'none', log: build.log, assertPublishable } as const;
    const out = openOutputDir(folder, options);
    for (const step of added) await step({ ...context, out, hostsDir });
    await out.finish();
    return true;
  }

  const addImages = once(() => add(build, [writeShareImages]));
  const addExtraFiles = once(async () => {
    const extra = await listExtraFiles(build.project);
    // The service worker knows the hashes of these files.
    return add({ ...build, extra }, [writeExtraFiles, writeServiceWorker]);
  });
  const images = new Set([...build.assets.shareImages.values()].map(({ path }) => path));
  return async (path) => {
    if (images.has(path)) return addImages();
    return config.extraFiles && extname(path) ? addExtraFiles() : false;
  };
}
