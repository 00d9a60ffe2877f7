import { statSync } from 'node:fs';
import { extname } from 'node:path';
import type { ExtraFiles } from '../config/schemas/extra-files.ts';
import { throwIfErrors } from '../diagnostics.ts';
import { once } from '../files/once.ts';
import { openOutputDir } from '../files/output-dir.ts';
import { hostsFolder } from '../files/release.ts';
import type { BuildStep, MakeMissing, Planned } from '../outputs/build-step.ts';
import { writeExtraFiles } from '../outputs/extra-files.ts';
import { listFeedFiles, writeFeeds } from '../outputs/feeds/write-feeds.ts';
import {
  listMarkdownFiles,
  writeMarkdownCopies,
} from '../outputs/markdown/write-markdown-copies.ts';
import {
  listSearchFiles,
  writeSearchIndexes,
} from '../outputs/search-index/write-search-indexes.ts';
import { writeServiceWorker } from '../outputs/service-worker/write-service-worker.ts';
import { writeShareImages } from '../outputs/share-images/write-share-images.ts';
import type { Project } from '../site/load-project.ts';
import { compilePages } from './compile-pages.ts';
import { createSecretFinder } from './find-secrets.ts';
import { openPageCache } from './page-cache.ts';

/** What the site adds to the output. */
export async function listExtraFiles({ config, diskCache }: Project): Promise<ExtraFiles> {
  return (await config.extraFiles?.(diskCache.folder)) ?? { files: [] };
}

/** Files that are made together. */
type Missing = { has: (path: string) => boolean; make: () => Promise<boolean> };

function define(paths: Iterable<string>, make: Missing['make']): Missing {
  const names = new Set(paths);
  return { has: (path) => names.has(path), make: once(make) };
}

/** Adds files to the release of a local build, unless another one has replaced it. */
export function createMissingFiles(build: Planned): MakeMissing {
  const { config, outDir, diskCache } = build.project;
  const hostsDir = hostsFolder(outDir);
  const identify = (): number | undefined => statSync(outDir, { throwIfNoEntry: false })?.ino;
  const release = identify();

  async function add(context: Planned, added: readonly BuildStep[]): Promise<boolean> {
    if (identify() !== release) return false;
    const folder = { current: outDir, next: outDir };
    const assertPublishable = createSecretFinder(process.env);
    const options = { before: {}, compression: 'none', log: build.log, assertPublishable } as const;
    const out = openOutputDir(folder, options);
    for (const step of added) await step({ ...context, out, hostsDir });
    await out.finish();
    return true;
  }

  async function addCopies(): Promise<boolean> {
    const cache = openPageCache(diskCache, { hasCopies: true });
    const compiled = await compilePages(build.project, build.sourceHash, cache, build.log);
    throwIfErrors(
      compiled.flatMap(({ diagnostics }) => diagnostics),
      build.log,
    );
    return add({ ...build, cache, compiled }, [writeMarkdownCopies, writeFeeds]);
  }

  async function addExtraFiles(): Promise<boolean> {
    const extra = await listExtraFiles(build.project);
    // The service worker knows the hashes of these files.
    return add({ ...build, extra }, [writeExtraFiles, writeServiceWorker]);
  }

  const { site, assets } = build;
  const images = [...assets.shareImages.values()].map(({ path }) => path);
  const missing: readonly Missing[] = [
    define(listSearchFiles(site), () => add(build, [writeSearchIndexes])),
    define([...listMarkdownFiles(build), ...listFeedFiles(site)], addCopies),
    define(images, () => add(build, [writeShareImages])),
    // What these are is only known once they are made.
    {
      has: (path) => config.extraFiles !== undefined && extname(path) !== '',
      make: once(addExtraFiles),
    },
  ];
  return async (path) => missing.find(({ has }) => has(path))?.make() ?? false;
}
