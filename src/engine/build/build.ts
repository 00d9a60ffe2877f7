import { bundleTheme, loadRenderer } from '../bundle/bundle.ts';
import { type Logger, throwIfErrors } from '../diagnostics.ts';
import type { Renderer } from '../document/server-entry.ts';
import { type OutputRecord, openOutputDir } from '../files/output-dir.ts';
import { openRelease } from '../files/release.ts';
import { writeAppIcons } from '../outputs/app-icons/write-app-icons.ts';
import type { BuildContext, BuildStep } from '../outputs/build-step.ts';
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
import { loadProject } from '../site/load-project.ts';
import { compilePages } from './compile-pages.ts';
import { copyPublicFiles } from './copy-public-files.ts';
import { createSecretFinder } from './find-secrets.ts';
import { hashCode } from './hash-code.ts';
import { openPageCache } from './page-cache.ts';
import { planAssets } from './plan-assets.ts';
import { writeAssets } from './write-assets.ts';
import { writeDocuments } from './write-documents.ts';

/** Steps run in this order; none depends on another. */
const steps: readonly BuildStep[] = [
  copyPublicFiles,
  writeAssets, // scripts, site data, list of routes
  writeDocuments, // every page, 404 and offline page
  writeSearchIndexes,
  writeMarkdownCopies, // *.md, llms.txt, llms-full.txt
  writeFeeds,
  writeSitemap, // and robots.txt
  writeShareImages,
  writeExtraFiles, // those of the site itself, and licenses.md
  writeAppIcons, // and the web manifest
  writeServiceWorker,
  writeHostFiles, // _headers, nginx.conf, vercel.json
];

/** Loads the theme on the first call only. */
function once(load: () => Promise<Renderer>): () => Promise<Renderer> {
  let renderer: Promise<Renderer> | undefined;
  return () => {
    renderer ??= load();
    return renderer;
  };
}

/** Cache entry: what the last release consists of. */
const outputEntry = 'output.json';

/** Writes all files and publishes them as a whole. */
async function writeRelease(build: Omit<BuildContext, 'out' | 'hostsDir'>): Promise<void> {
  const { root, config, diskCache } = build.project;
  const release = await openRelease(root);
  try {
    const out = openOutputDir(release.site, {
      before: diskCache.read<OutputRecord>(outputEntry) ?? {},
      compression: config.compression,
      log: build.log,
      inspect: createSecretFinder(process.env),
    });
    for (const step of steps) await step({ ...build, out, hostsDir: release.hosts.next });
    const record = await out.finish();
    release.publish();
    diskCache.write(outputEntry, record);
  } finally {
    await release.close();
  }
}

/** Builds the site in `root` into its `dist/`. Throws a `BuildError` that lists every problem. */
export async function buildSite(root: string, log: Logger): Promise<void> {
  const project = await loadProject(root, log);
  const { config, sources, diskCache } = project;
  log.step(`config    ${sources.length} pages in ${config.locales.length} languages`);
  const sourceHash = await hashCode(project);
  const cache = openPageCache(diskCache);
  const compiled = await compilePages(project, sourceHash, cache, log);
  const files = await listLinkableFiles(project);
  const problems = compiled.flatMap(({ diagnostics }) => diagnostics);
  throwIfErrors([...problems, ...checkLinks(compiled, files)], log);
  const site = await createSite(project, compiled);
  throwIfErrors(site.diagnostics, log);

  const bundle = await bundleTheme(project, sourceHash, log);
  const getRenderer = once(() => loadRenderer(bundle.serverFile));
  const assets = await planAssets(project, sourceHash, site, bundle, getRenderer);
  const extra = (await config.extraFiles?.(diskCache.folder)) ?? { files: [] };
  const build = { project, sourceHash, compiled, cache, site, bundle, assets, extra, log };
  await writeRelease({ ...build, loadRenderer: getRenderer });
}
