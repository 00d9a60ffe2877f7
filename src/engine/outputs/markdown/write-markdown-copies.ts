import type { SiteData } from '#contract/site.ts';
import { toMarkdownRoute } from '#contract/urls.ts';
import { toRoutePath } from '../../content/discover.ts';
import { hash } from '../../files/hash.ts';
import type { BuiltPage } from '../../site/describe-pages.ts';
import type { BuildContext } from '../build-step.ts';
import { buildLlmsIndex, buildLlmsText, llmsFiles, sortPages } from './llms.ts';
import { buildMarkdownPage } from './markdown-page.ts';

async function writePage(
  { project, getRenderer }: BuildContext,
  { page, summary }: BuiltPage,
  site: SiteData,
): Promise<string> {
  const { markdown } = project.store.readTexts(summary.key);
  const { renderMarkdown } = await getRenderer();
  const text = renderMarkdown(markdown, site.strings);
  return buildMarkdownPage(page, { title: markdown.title, text }, site);
}

/** A page in the list of pages, with what its text is made from. */
type Listed = BuiltPage & { key: string; routePath: string; title: string; description: string };

function list(code: string, { page, summary }: BuiltPage, { origin, strings }: SiteData): Listed {
  return {
    page,
    summary,
    key: hash(JSON.stringify([code, summary.key, page, origin, strings])),
    routePath: page.routePath,
    title: page.title,
    description: page.frontmatter.description ?? '',
  };
}

/** Writes every page of a language as Markdown, the list of them and all of them in one file. */
export async function writeMarkdownCopies(
  context: BuildContext,
  site: SiteData,
  pages: readonly BuiltPage[],
): Promise<void> {
  const { code, output, project } = context;
  const listed = sortPages(
    site,
    pages.map((built) => list(code, built, site)),
  );
  const texts = new Map<string, string>();
  for (const built of listed) {
    const path = toMarkdownRoute(built.routePath).slice(1);
    const make = async (): Promise<string> => {
      const text = await writePage(context, built, site);
      texts.set(built.key, text);
      return text;
    };
    await output.write(path, built.key, make, 'quick');
  }
  const key = hash(JSON.stringify([site, listed.map((built) => built.key)]));
  const folder = toRoutePath('', site.lang, project.config.lang).slice(1);
  await output.write(folder + llmsFiles.index, key, () => buildLlmsIndex(site, listed), 'quick');
  const makeFull = async (): Promise<string> => {
    const all: string[] = [];
    for (const built of listed) {
      all.push(texts.get(built.key) ?? (await writePage(context, built, site)));
    }
    return buildLlmsText(site, all);
  };
  await output.write(folder + llmsFiles.full, key, makeFull, 'quick');
}
