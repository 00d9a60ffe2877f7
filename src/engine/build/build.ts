import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleTheme, loadRenderer } from '../bundle/bundle.ts';
import { throwIfErrors } from '../diagnostics.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hash } from '../files/hash.ts';
import { listFiles } from '../files/list-files.ts';
import { type OutputDir, openOutputDir } from '../files/output-dir.ts';
import { writeAppIcons } from '../outputs/app-icons/write-app-icons.ts';
import type { BuildContext } from '../outputs/build-step.ts';
import { writeFeeds } from '../outputs/feeds/write-feeds.ts';
import { buildDocumentPolicy, buildHeaders } from '../outputs/hosts/headers.ts';
import { readInlineSources } from '../outputs/hosts/inline-sources.ts';
import { writeHostFiles } from '../outputs/hosts/write-host-files.ts';
import { writeMarkdownCopies } from '../outputs/markdown/write-markdown-copies.ts';
import { writeSearchIndexes } from '../outputs/search-index/write-search-indexes.ts';
import { writeServiceWorker } from '../outputs/service-worker/write-service-worker.ts';
import { writeShareImages } from '../outputs/share-images/write-share-images.ts';
import { buildRobots, buildSitemap } from '../outputs/sitemap.ts';
import { checkLinks } from '../site/check-links.ts';
import { groupTranslations } from '../site/create-pages.ts';
import { describePages } from '../site/describe-pages.ts';
import { listLinkableFiles } from '../site/linkable-files.ts';
import { loadProject } from '../site/load-project.ts';
import { buildSiteData } from '../site/site-data.ts';
import { compilePages } from './compile-pages.ts';
import { checkSecrets, createSecretFinder, readShipped } from './find-secrets.ts';
import { writeAssets } from './write-assets.ts';
import { writeDocuments } from './write-documents.ts';

/** What a build tells while it runs. */
export type Logger = { progress: (text: string) => void; warn: (text: string) => void };

async function copyPublicFiles(root: string, output: OutputDir): Promise<void> {
  const folder = join(root, 'public');
  for (const path of await listFiles(folder)) {
    const content = await readFile(join(folder, path));
    await output.write(path, hash(content), () => content);
  }
}

/** What crawlers ask for first. */
async function writeCrawlerFiles({ project, code, output }: BuildContext): Promise<void> {
  const { config, sources } = project;
  const key = hash(JSON.stringify([code, config.origin, config.base, sources]));
  const alternates = groupTranslations(sources);
  await output.write('sitemap.xml', key, () => buildSitemap(config, sources, alternates));
  await output.write('robots.txt', key, () => buildRobots(config));
}

/** Builds the site in a folder into its `dist/`. Throws a `BuildFailure` that lists what is wrong. */
export async function buildSite(root: string, { progress, warn }: Logger): Promise<void> {
  const project = await loadProject(root, warn);
  const { config } = project;
  progress(`config    ${project.sources.length} pages in ${config.locales.length} languages`);

  const { pages, compiled } = await compilePages(project);
  throwIfErrors(
    [
      ...pages.flatMap(({ diagnostics }) => diagnostics),
      ...checkLinks(pages, await listLinkableFiles(project)),
    ],
    warn,
  );
  progress(`content   ${compiled} compiled, ${pages.length - compiled} unchanged, links checked`);

  const { bundle, bundled } = await bundleTheme(project);
  progress(`bundle    ${bundled ? 'theme and router bundled' : 'unchanged'}`);

  let renderer: Promise<Renderer> | undefined;
  const getRenderer = (): Promise<Renderer> => {
    renderer ??= loadRenderer(bundle.serverFile);
    return renderer;
  };
  const sites = config.locales.map(({ lang }) => buildSiteData(config, lang, pages));
  throwIfErrors(
    sites.flatMap(({ diagnostics }) => diagnostics),
    warn,
  );
  const siteData = sites.map(({ data }) => data);
  throwIfErrors(checkSecrets(await readShipped(siteData, bundle), process.env), warn);

  const output = await openOutputDir(project.outDir, {
    indexPath: join(project.cacheDir, 'output.json'),
    effort: config.compression,
    inspect: createSecretFinder(process.env),
  });
  await copyPublicFiles(root, output);
  const inline = await readInlineSources(project, bundle, siteData, getRenderer);
  const { locales, assets } = await writeAssets(project, siteData, bundle, output);
  if (config.policyInDocuments) assets.policy = buildDocumentPolicy(inline);
  const built = await describePages(project, siteData, pages);
  const shareImages = await writeShareImages(project, siteData, built, output);
  const context: BuildContext = { project, getRenderer, code: bundle.key, output };
  const rendered = await writeDocuments({ ...context, locales, assets, shareImages }, built);
  progress(`pages     ${rendered} rendered, ${pages.length - rendered} unchanged`);

  await writeSearchIndexes(project, siteData, pages, output);
  await writeServiceWorker(project, bundle, locales, output);

  for (const data of siteData) {
    const own = built.filter(({ page }) => page.lang === data.lang);
    await writeFeeds(context, data, own);
    await writeMarkdownCopies(context, data, own);
  }
  await writeCrawlerFiles(context);
  const defaultData = siteData.find(({ lang }) => lang === config.lang);
  if (defaultData) await writeAppIcons(context, defaultData);
  await writeHostFiles(project, buildHeaders(inline), output);
  await output.removeStaleFiles();
}
