import { toRoutePath } from '../../content/discover.ts';
import type { Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { listMarkdownRoutes } from '../../contract/urls.ts';
import { hash } from '../../files/hash.ts';
import type { CompiledPage } from '../../markdown/compiled-page.ts';
import { llmsFiles } from '../../output-paths.ts';
import { type BuildContext, type BuildStep, pagesOf } from '../build-step.ts';
import { linkCopies, listCopies } from './link-copies.ts';
import { buildLlmsIndex, buildLlmsText, type ListedText, sortPages } from './llms.ts';
import { buildMarkdownPage } from './markdown-page.ts';

/** A page as `llms.txt` lists it. */
type Entry = ListedText & { page: Page; compiled: CompiledPage; key: string };

function listEntries(build: BuildContext, site: SiteData): Entry[] {
  const { origin, base, strings } = site;
  // Once: with all routes it is long, and there is a page for each of them.
  const shared = hash(
    JSON.stringify([build.sourceHash, origin, base, strings, [...build.site.pages.keys()]]),
  );
  const entries = pagesOf(build, site).map(({ page, compiled }) => ({
    page,
    compiled,
    key: hash(JSON.stringify([shared, compiled.key, page])),
    routePath: page.routePath,
    title: page.title,
    description: page.frontmatter.description ?? '',
  }));
  return sortPages(site, entries);
}

async function renderCopy(
  { cache, loadRenderer }: BuildContext,
  { page, compiled }: Entry,
  site: SiteData,
  urls: ReadonlyMap<string, string>,
): Promise<string> {
  const copy = cache.readCopy(compiled);
  const { renderMarkdown } = await loadRenderer();
  const rendered = renderMarkdown(copy, site.strings);
  const text = linkCopies(rendered, urls);
  return buildMarkdownPage(page, { title: copy.title, text }, site);
}

async function writeLocale(build: BuildContext, site: SiteData): Promise<void> {
  const { out, project } = build;
  const entries = listEntries(build, site);
  const urls = listCopies(build.site.pages.keys(), site);
  const copies = new Map<string, string>();
  for (const entry of entries) {
    const make = async (): Promise<string> => {
      const copy = copies.get(entry.key) ?? (await renderCopy(build, entry, site, urls));
      copies.set(entry.key, copy);
      return copy;
    };
    for (const route of listMarkdownRoutes(entry.routePath))
      await out.write(route.slice(1), entry.key, make, 'quick');
  }
  const key = hash(JSON.stringify([site, entries.map((entry) => entry.key)]));
  const folder = toRoutePath('', site.lang, project.config.lang).slice(1);
  await out.write(folder + llmsFiles.index, key, () => buildLlmsIndex(site, entries), 'quick');
  const makeFull = async (): Promise<string> => {
    const all: string[] = [];
    for (const entry of entries) {
      all.push(copies.get(entry.key) ?? (await renderCopy(build, entry, site, urls)));
    }
    return buildLlmsText(site, all);
  };
  await out.write(folder + llmsFiles.full, key, makeFull, 'quick');
}

/** Paths of everything that `writeMarkdownCopies` writes. */
export function listMarkdownFiles({
  project,
  site,
}: Pick<BuildContext, 'project' | 'site'>): string[] {
  const copies = [...site.pages.keys()].flatMap(listMarkdownRoutes);
  const lists = site.data.flatMap(({ lang }) =>
    Object.values(llmsFiles).map((file) => toRoutePath(file, lang, project.config.lang)),
  );
  return [...copies, ...lists].map((route) => route.slice(1));
}

/** Writes every page as Markdown, and for each language `llms.txt` and `llms-full.txt`. */
export const writeMarkdownCopies: BuildStep = async (build) => {
  for (const site of build.site.data) await writeLocale(build, site);
};
