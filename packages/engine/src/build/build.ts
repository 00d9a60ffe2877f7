import { bundleTheme } from '../bundle/bundle.ts';
import { loadRenderer } from '../bundle/load-renderer.ts';
import type { ExtraFiles } from '../config/schemas/extra-files.ts';
import { type Logger, throwIfErrors } from '../diagnostics.ts';
import { once } from '../files/once.ts';
import { type OutputRecord, openOutputDir } from '../files/output-dir.ts';
import { openRelease } from '../files/release.ts';
import { writeAppIcons } from '../outputs/app-icons/write-app-icons.ts';
import type { BuildStep, MakeMissing, Planned } from '../outputs/build-step.ts';
import { writeExtraFiles } from '../outputs/extra-files.ts';
import { writeFeeds } from '../outputs/feeds/write-feeds.ts';
import { writeHostFiles } from '../outputs/hosts/write-host-files.ts';
import { writeMarkdownCopies } from '../outputs/markdown/write-markdown-copies.ts';
import { writeSearchIndexes } from '../outputs/search-index/write-search-indexes.ts';
import { writeServiceWorker } from '../outputs/service-worker/write-service-worker.ts';
import { writeShareImages } from '../outputs/share-images/write-share-images.ts';
import { writeSitemap } from '../outputs/sitemap.ts';
import { checkLinks } from '../site/check-links.ts';
import { createSite } from '../site/create-site.ts';
import { listLinkableFiles } from '../site/linkable-files.ts';
import { loadProject, type Project } from '../site/load-project.ts';
import { compilePages } from './compile-pages.ts';
import { createSecretFinder } from './find-secrets.ts';
import { hashCode } from './hash-code.ts';
import { createMissingFiles, listExtraFiles } from './missing-files.ts';
import { openPageCache } from './page-cache.ts';
import { planAssets } from './plan-assets.ts';
import { copyPublicFiles, writeAssets } from './write-assets.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * `deploy` writes the site for a host. `local` is for reading it on this machine: nothing is
 * compressed, and what no page needs at once is made on request, see `missing-files.ts`.
 */
export type BuildMode = 'deploy' | 'local';

/** Steps of every build. They run in this order; none depends on another. */
const steps: readonly BuildStep[] = [
  copyPublicFiles,
  writeAssets, // scripts, site data, list of routes
  writeExtraFiles, // those of the site itself, and licenses.md; large ones are compressed meanwhile
  writeDocuments, // every page, 404 and offline page
  writeSitemap, // and robots.txt
  writeAppIcons, // and the web manifest
  writeServiceWorker,
  writeHostFiles, // _headers, nginx.conf, vercel.json
];

const stepsOf: Record<BuildMode, readonly BuildStep[]> = {
  deploy: [...steps, writeSearchIndexes, writeMarkdownCopies, writeFeeds, writeShareImages],
  local: steps,
};

/** Cache entry: what the last release consists of. */
const outputEntry = 'output.json';

/** Writes all files and publishes them as a whole. */
async function writeRelease(build: Planned, mode: BuildMode): Promise<void> {
  const { project } = build;
  const { config, diskCache } = project;
  const release = await openRelease(project.outDir);
  const out = openOutputDir(release.site, {
    before: diskCache.read<OutputRecord>(outputEntry) ?? {},
    compression: mode === 'local' ? 'none' : config.compression,
    log: build.log,
    assertPublishable: createSecretFinder(process.env),
  });
  try {
    for (const step of stepsOf[mode]) await step({ ...build, out, hostsDir: release.hosts.next });
    const record = await out.finish();
    release.publish();
    diskCache.write(outputEntry, record);
  } finally {
    out.close();
    await release.close();
  }
}

/** Starts what is needed later. A failure counts where the result is awaited. */
function startEarly<T>(start: () => Promise<T>): Promise<T> {
  const result = start();
  result.catch(() => {});
  return result;
}

/** Everything that the files of the site are made from. */
async function planSite(project: Project, mode: BuildMode, log: Logger): Promise<Planned> {
  const sourceHash = await hashCode(project);
  // Bundlers have threads of their own, so they run while pages are compiled.
  const bundling = startEarly(() => bundleTheme(project, sourceHash, log));
  const listing = startEarly(
    async (): Promise<ExtraFiles> => (mode === 'deploy' ? listExtraFiles(project) : { files: [] }),
  );
  const cache = openPageCache(project.diskCache, { hasCopies: mode === 'deploy' });
  const compiled = await compilePages(project, sourceHash, cache, log);
  const files = await listLinkableFiles(project);
  const problems = compiled.flatMap(({ diagnostics }) => diagnostics);
  throwIfErrors([...problems, ...checkLinks(compiled, files)], log);
  const site = await createSite(project, compiled);
  throwIfErrors(site.diagnostics, log);

  const bundle = await bundling;
  log.step(bundle.isReused ? 'bundle    unchanged' : 'bundle    theme and router bundled');
  const getRenderer = once(() => loadRenderer(bundle.serverFile));
  const assets = await planAssets(project, site, bundle);
  const planned = { project, sourceHash, compiled, cache, site, bundle, assets, log };
  const extra = await listing;
  if (extra.note) log.step(extra.note);
  return { ...planned, extra, loadRenderer: getRenderer };
}

/**
 * Builds the site in `root` into its `dist/`. Throws a `BuildError` that lists every problem.
 *
 * @returns makes what a local build leaves out
 */
export async function buildSite(
  root: string,
  log: Logger,
  mode: BuildMode = 'deploy',
): Promise<MakeMissing> {
  const project = await loadProject(root, log);
  log.step(
    `config    ${project.sources.length} pages in ${project.config.locales.length} languages`,
  );
  const planned = await planSite(project, mode, log);
  await writeRelease(planned, mode);
  return createMissingFiles(planned);
}
