import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settle } from '../diagnostics.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hashOf } from '../hash.ts';
import { buildDocumentPolicy, buildHeaders } from '../outputs/headers.ts';
import { buildRobots, buildSitemap } from '../outputs/sitemap.ts';
import { bundleCode, loadRenderer } from './bundle.ts';
import { checkLinks } from './check-links.ts';
import { checkSecrets, readShipped, refuseSecrets } from './check-secrets.ts';
import { compilePages } from './compile-pages.ts';
import { describePages } from './describe-pages.ts';
import { readInlineParts } from './inline-parts.ts';
import { listLinkableFiles } from './linkable-files.ts';
import { listFiles } from './list-files.ts';
import { type Output, openOutput } from './output.ts';
import { indexAlternates } from './page-data.ts';
import { loadProject } from './project.ts';
import { renderPages } from './render-pages.ts';
import { buildSiteData } from './site-data.ts';
import { writeAppFiles } from './write-app-files.ts';
import type { WriteContext } from './write-context.ts';
import { writeDeployment } from './write-deployment.ts';
import { writeFeed } from './write-feed.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeOffline } from './write-offline.ts';
import { writeSearch } from './write-search.ts';
import { writeShareImages } from './write-share-images.ts';
import { writeSharedData } from './write-shared-data.ts';

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
