import { toOutputPath, toRoutePath } from '../content/discover.ts';
import type { Page } from '../contract/page.ts';
import { BuildError } from '../diagnostics.ts';
import type { RenderError } from '../document/static-components.ts';
import { hash } from '../files/hash.ts';
import type { PageHtml } from '../markdown/compiled-page.ts';
import { type BuildContext, type BuildStep, pagesOf } from '../outputs/build-step.ts';
import { createNotFoundPage, createOfflinePage } from '../site/generated-pages.ts';
import { isIsolated } from '../site/is-isolated.ts';

type DocumentInput = {
  page: Page;
  outputPath: string;
  /** Hash of what the markup is made from. */
  htmlKey: string;
  readHtml: () => PageHtml;
};

/** Renders a page unless its document is up to date. Resolves to whether it was rendered. */
async function writeDocument(
  { project, sourceHash, site, assets, out, loadRenderer }: BuildContext,
  { page, outputPath, htmlKey, readHtml }: DocumentInput,
): Promise<boolean> {
  const data = site.data.find(({ lang }) => lang === page.lang);
  const siteUrl = assets.siteData.get(page.lang)?.url;
  if (!data || !siteUrl) throw new Error(`no site data for ${page.lang}`);
  const shareImage = assets.shareImages.get(page.routePath)?.url;
  // The router loads a document of another build, and isolation belongs to a document.
  const build = assets.shared.build + (isIsolated(page.pageId, project.config) ? '-isolated' : '');
  const shared = { ...assets.shared, build, site: siteUrl };
  const documentAssets = { ...shared, ...(shareImage && { shareImage }) };
  const head = project.config.head?.(page, data) ?? [];
  // The styles are part of `build`.
  const inputs = [
    sourceHash,
    htmlKey,
    page,
    head,
    { ...documentAssets, css: '', moduleStyles: [], languageStyles: [] },
  ];
  return out.write(outputPath, hash(JSON.stringify(inputs)), async () => {
    const renderer = await loadRenderer();
    try {
      return renderer.render({ page, ...readHtml(), site: data, assets: documentAssets, head });
    } catch (error) {
      const { message, file = page._filepath || page.routePath, line } = error as RenderError;
      throw new BuildError([{ file, line, message }]);
    }
  });
}

/** Documents without a source: the 404 page and the offline page of every language. */
async function writeGeneratedDocuments(build: BuildContext): Promise<void> {
  const { lang: defaultLang, offline } = build.project.config;
  for (const data of build.site.data) {
    await writeDocument(build, {
      page: createNotFoundPage(data),
      outputPath: toOutputPath(toRoutePath('404', data.lang, defaultLang)),
      htmlKey: '404',
      readHtml: () => ({ body: [], staticInstances: [] }),
    });
    if (!offline) continue;
    const { page, body } = createOfflinePage(data);
    await writeDocument(build, {
      page,
      outputPath: toOutputPath(page.routePath),
      htmlKey: hash(JSON.stringify(body)),
      readHtml: () => ({ body, staticInstances: [] }),
    });
  }
}

/** Renders every page that has changed. */
export const writeDocuments: BuildStep = async (build) => {
  const { site, cache, log, compiled } = build;
  let rendered = 0;
  let done = 0;
  for (const data of site.data) {
    for (const { page, compiled: source } of pagesOf(build, data)) {
      const isRendered = await writeDocument(build, {
        page,
        outputPath: source.source.outputPath,
        htmlKey: source.key,
        readHtml: () => cache.readHtml(source),
      });
      if (isRendered) rendered++;
      log.progress?.('pages', ++done, compiled.length);
    }
  }
  await writeGeneratedDocuments(build);
  log.step(`pages     ${rendered} rendered, ${compiled.length - rendered} unchanged`);
};
