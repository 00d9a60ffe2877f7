import type { SiteData } from '#contract/site.ts';
import { toMarkdownRoute } from '#contract/urls.ts';
import { toRoutePath } from '../content/discover.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hashOf } from '../markdown/file-context.ts';
import { buildLlmsIndex, buildLlmsText, llmsFiles, sortPages } from '../outputs/llms.ts';
import { buildMarkdownPage } from '../outputs/markdown-page.ts';
import { readMarkup } from './compile-pages.ts';
import type { BuiltPage } from './describe-pages.ts';
import type { Output } from './output.ts';
import type { Project } from './project.ts';

type MarkdownContext = {
  project: Project;
  getRenderer: () => Promise<Renderer>;
  /** Changes with the code that writes. */
  code: string;
  output: Output;
};

async function writePage(
  { project, getRenderer }: MarkdownContext,
  { page, summary }: BuiltPage,
  site: SiteData,
): Promise<string> {
  const { markdown } = await readMarkup(project, summary.key);
  const { renderMarkdown } = await getRenderer();
  const text = renderMarkdown(markdown, site);
  return buildMarkdownPage(page, { title: markdown.title, text }, site);
}

/** Writes every page of a language as Markdown, the list of them and all of them in one file. */
export async function writeMarkdown(
  context: MarkdownContext,
  site: SiteData,
  pages: readonly BuiltPage[],
): Promise<void> {
  const { code, output, project } = context;
  const keyOf = ({ page, summary }: BuiltPage): string =>
    hashOf(JSON.stringify([code, summary.key, page, site.origin]));
  for (const built of pages) {
    const path = toMarkdownRoute(built.page.routePath).slice(1);
    await output.write(path, keyOf(built), () => writePage(context, built, site), 'quick');
  }
  const listed = sortPages(
    site,
    pages.map((built) => ({
      ...built,
      routePath: built.page.routePath,
      title: built.page.title,
      description: built.page.frontmatter.description ?? '',
    })),
  );
  const key = hashOf(JSON.stringify([site, listed.map(keyOf)]));
  const folder = toRoutePath('', site.lang, project.site.lang).slice(1);
  await output.write(folder + llmsFiles.index, key, () => buildLlmsIndex(site, listed), 'quick');
  await output.write(
    folder + llmsFiles.full,
    key,
    async () => {
      const texts: string[] = [];
      for (const built of listed) texts.push(await writePage(context, built, site));
      return buildLlmsText(site, texts);
    },
    'quick',
  );
}
