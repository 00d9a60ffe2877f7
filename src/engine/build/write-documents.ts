import type { PageData } from '#contract/page.ts';
import { toOutputPath, toRoutePath } from '../content/discover.ts';
import { BuildError } from '../diagnostics.ts';
import type { RenderError } from '../document/static-components.ts';
import { hash } from '../files/hash.ts';
import type { BuildContext } from '../outputs/build-step.ts';
import type { BuiltPage } from '../site/describe-pages.ts';
import { buildNotFoundPage, buildOfflinePage } from '../site/generated-pages.ts';
import type { PageHtml } from './page-cache.ts';
import type { AssetPlan, LocaleSite } from './write-assets.ts';

type RenderContext = BuildContext & {
  locales: ReadonlyMap<string, LocaleSite>;
  assets: AssetPlan;
  /** Addresses of the pictures of pages by route. */
  shareImages: ReadonlyMap<string, string>;
};

async function renderPage(
  context: RenderContext,
  page: PageData,
  outputPath: string,
  markupKey: string,
  readMarkup: () => PageHtml,
): Promise<boolean> {
  const locale = context.locales.get(page.lang);
  if (!locale) throw new Error(`no site data for ${page.lang}`);
  const shareImage = context.shareImages.get(page.routePath);
  const assets = { ...context.assets, site: locale.href, ...(shareImage && { shareImage }) };
  const made = [context.code, markupKey, page, { ...assets, css: '', pageStyles: [] }];
  const key = hash(JSON.stringify(made));
  return context.output.write(outputPath, key, async () => {
    const renderer = await context.getRenderer();
    const { body, statics } = readMarkup();
    try {
      return renderer.render({ page: { ...page, body }, statics, site: locale.data, assets });
    } catch (error) {
      const { message, file = page._filepath || page.routePath, line } = error as RenderError;
      throw new BuildError([{ severity: 'error', file, line, message }]);
    }
  });
}

/** Renders the pages that have no source: what is shown where a page is missing, or no network. */
async function renderGeneratedPages(context: RenderContext): Promise<void> {
  const { lang: defaultLang, offline } = context.project.config;
  for (const [lang, { data }] of context.locales) {
    const path = toOutputPath(toRoutePath('404', lang, defaultLang));
    const empty = { body: [], statics: [] };
    await renderPage(context, buildNotFoundPage(data), path, '404', () => empty);
    if (!offline) continue;
    const { body, ...page } = buildOfflinePage(data);
    const key = hash(JSON.stringify(body));
    await renderPage(context, page, toOutputPath(page.routePath), key, () => ({
      body,
      statics: [],
    }));
  }
}

/** Renders every page that is not in the output as it should be, and those without a source. */
export async function writeDocuments(
  context: RenderContext,
  pages: readonly BuiltPage[],
): Promise<number> {
  const { project } = context;
  let rendered = 0;
  for (const { page, summary } of pages) {
    const { outputPath } = summary.source;
    const isNew = await renderPage(context, page, outputPath, summary.key, () =>
      project.store.readMarkup(summary.key),
    );
    if (isNew) rendered++;
  }
  await renderGeneratedPages(context);
  return rendered;
}
