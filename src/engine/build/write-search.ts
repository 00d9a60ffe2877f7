import type { SiteData } from '#contract/site.ts';
import { hashOf } from '../markdown/file-context.ts';
import { buildSearchIndex, rankOf, type SearchablePage } from '../outputs/search-records.ts';
import { type PageSummary, readMarkup } from './compile-pages.ts';
import { hashCode } from './hash-files.ts';
import type { Output } from './output.ts';
import type { Project } from './project.ts';
import { searchManifest } from './site-data.ts';

/** Pages that the search knows: those with a text to read. */
function listSearchable(lang: string, pages: readonly PageSummary[]): PageSummary[] {
  return pages.filter(
    ({ source, frontmatter }) => source.lang === lang && (frontmatter.pageType ?? 'doc') === 'doc',
  );
}

/** The pages of a language with the texts under their headings. */
export function readSearchable(
  project: Project,
  lang: string,
  pages: readonly PageSummary[],
): Promise<SearchablePage[]> {
  return Promise.all(
    listSearchable(lang, pages).map(async ({ key, source, title, frontmatter, keywords }) => ({
      routePath: source.routePath,
      title,
      description: frontmatter.description ?? '',
      keywords,
      rank: rankOf(source.pageId, project.site.search.pageRank),
      sections: (await readMarkup(project, key)).sections,
    })),
  );
}

async function writeLocale(
  project: Project,
  { lang, sidebars, title }: SiteData,
  pages: readonly PageSummary[],
  output: Output,
): Promise<string> {
  const code = await hashCode(['src/engine/outputs', 'src/search']);
  const keys = listSearchable(lang, pages).map((page) => page.key);
  const made = [code, keys, sidebars, title, project.site.search.pageRank];
  const key = hashOf(JSON.stringify(made));
  const path = `assets/search-${lang}.${key.slice(0, 8)}.json`;
  await output.write(path, key, async () => {
    const searchable = await readSearchable(project, lang, pages);
    return JSON.stringify(buildSearchIndex(searchable, sidebars, title));
  });
  return project.site.base + path;
}

/** Writes the index of every language and the file that names them. Returns their addresses by language. */
export async function writeSearch(
  project: Project,
  sites: readonly SiteData[],
  pages: readonly PageSummary[],
  output: Output,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const site of sites) files[site.lang] = await writeLocale(project, site, pages, output);
  const manifest = JSON.stringify(files);
  await output.write(searchManifest, hashOf(manifest), () => manifest);
  return files;
}
