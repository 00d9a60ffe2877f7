import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleCode, loadRenderer } from '../bundle/bundle.ts';
import { settle } from '../diagnostics.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hashOf } from '../files/hash.ts';
import { listFiles } from '../files/list-files.ts';
import { type Output, openOutput } from '../files/output-dir.ts';
import { writeAppFiles } from '../outputs/app-icons/write-app-icons.ts';
import type { WriteContext } from '../outputs/build-step.ts';
import { writeFeed } from '../outputs/feeds/write-feeds.ts';
import { buildDocumentPolicy, buildHeaders } from '../outputs/hosts/headers.ts';
import { readInlineParts } from '../outputs/hosts/inline-sources.ts';
import { writeDeployment } from '../outputs/hosts/write-host-files.ts';
import { writeMarkdown } from '../outputs/markdown/write-markdown-copies.ts';
import { writeSearch } from '../outputs/search-index/write-search-indexes.ts';
import { writeOffline } from '../outputs/service-worker/write-service-worker.ts';
import { writeShareImages } from '../outputs/share-images/write-share-images.ts';
import { buildRobots, buildSitemap } from '../outputs/sitemap.ts';
import { checkLinks } from '../site/check-links.ts';
import { indexAlternates } from '../site/create-pages.ts';
import { describePages } from '../site/describe-pages.ts';
import { listLinkableFiles } from '../site/linkable-files.ts';
import { loadProject } from '../site/load-project.ts';
import { buildSiteData } from '../site/site-data.ts';
import { compilePages } from './compile-pages.ts';
import { checkSecrets, readShipped, refuseSecrets } from './find-secrets.ts';
import { writeSharedData } from './write-assets.ts';
import { renderPages } from './write-documents.ts';

/** What a build tells while it runs. */
export type Reporter = { progress: (text: string) => void; warn: (text: string) => void };

async function copyPublicFiles(root: string, output: Output): Promise<void> {
  const folder = join(root, 'public');
  for (const path of await listFiles(folder)) {
    const content = await readFile(join(folder, path));
    await output.write(path, hashOf(content), () => content);
  }
}

/** What crawlers ask for first. */
async function writeCrawlerFiles({ project, code, output }: WriteContext): Promise<void> {
  const { site, sources } = project;
  const key = hashOf(JSON.stringify([code, site.origin, site.base, sources]));
  const alternates = indexAlternates(sources);
  await output.write('sitemap.xml', key, () => buildSitemap(site, sources, alternates));
  await output.write('robots.txt', key, () => buildRobots(site));
}

/** Builds the site in a folder into its `dist/`. Throws a `BuildFailure` that lists what is wrong. */
export async function buildSite(root: string, { progress, warn }: Reporter): Promise<void> {
  const project = await loadProject(root, warn);
  const { site } = project;
  progress(`config    ${project.sources.length} pages in ${site.locales.length} languages`);

  const { pages, compiled } = await compilePages(project);
  settle(
    [
      ...pages.flatMap(({ diagnostics }) => diagnostics),
      ...checkLinks(pages, await listLinkableFiles(project)),
    ],
    warn,
  );
  progress(`content   ${compiled} compiled, ${pages.length - compiled} unchanged, links checked`);

  const { bundle, bundled } = await bundleCode(project);
  progress(`bundle    ${bundled ? 'theme and router bundled' : 'unchanged'}`);

  let renderer: Promise<Renderer> | undefined;
  const getRenderer = (): Promise<Renderer> => {
    renderer ??= loadRenderer(bundle.serverFile);
    return renderer;
  };
  const sites = site.locales.map(({ lang }) => buildSiteData(site, lang, pages, bundle.strings));
  settle(
    sites.flatMap(({ diagnostics }) => diagnostics),
    warn,
  );
  const siteData = sites.map(({ data }) => data);
  settle(checkSecrets(await readShipped(siteData, bundle), process.env), warn);

  const output = await openOutput(project.outDir, {
    indexPath: join(project.cacheDir, 'output.json'),
    effort: site.compression,
    inspect: refuseSecrets(process.env),
  });
  await copyPublicFiles(root, output);
  const inline = await readInlineParts(project, bundle, siteData, getRenderer);
  const { locales, assets } = await writeSharedData(project, siteData, bundle, output);
  if (site.policyInDocuments) assets.policy = buildDocumentPolicy(inline);
  const built = await describePages(project, siteData, pages);
  const shareImages = await writeShareImages(project, siteData, built, output);
  const context: WriteContext = { project, getRenderer, code: bundle.key, output };
  const rendered = await renderPages({ ...context, locales, assets, shareImages }, built);
  progress(`pages     ${rendered} rendered, ${pages.length - rendered} unchanged`);

  await writeSearch(project, siteData, pages, output);
  await writeOffline(project, bundle, locales, output);

  for (const data of siteData) {
    const own = built.filter(({ page }) => page.lang === data.lang);
    await writeFeed(context, data, own);
    await writeMarkdown(context, data, own);
  }
  await writeCrawlerFiles(context);
  const defaultData = siteData.find(({ lang }) => lang === site.lang);
  if (defaultData) await writeAppFiles(context, defaultData);
  await writeDeployment(project, buildHeaders(inline), output);
  await output.finish();
}
