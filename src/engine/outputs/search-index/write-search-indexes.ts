import type { SiteData } from '#contract/site.ts';
import { writeIndexFile } from '#search/index/index-file.ts';
import type { SearchIndex } from '#search/index/records.ts';
import type { PageSummary } from '../../build/compile-pages.ts';
import type { SiteConfig } from '../../config/schemas/site.ts';
import type { PageSource } from '../../content/discover.ts';
import { hash } from '../../files/hash.ts';
import { hashSources } from '../../files/hash-sources.ts';
import type { OutputDir } from '../../files/output-dir.ts';
import type { CompiledPage } from '../../markdown/compiled-page.ts';
import type { Project } from '../../site/load-project.ts';
import { searchIndexFile } from '../../site/site-data.ts';
import { buildSearchIndex, pageRank, type SearchablePage } from './search-records.ts';

type Described = Pick<CompiledPage, 'frontmatter' | 'title' | 'keywords'> & { source: PageSource };

/** Pages that the search knows: those with a text to read. */
function listSearchable<P extends Described>(lang: string, pages: readonly P[]): P[] {
  return pages.filter(
    ({ source, frontmatter }) => source.lang === lang && (frontmatter.pageType ?? 'doc') === 'doc',
  );
}

function toSearchable(
  { source, title, frontmatter, keywords }: Described,
  sections: CompiledPage['sections'],
  { search }: SiteConfig,
): SearchablePage {
  return {
    routePath: source.routePath,
    title,
    description: frontmatter.description ?? '',
    keywords,
    rank: pageRank(source.pageId, search.pageRank),
    sections,
  };
}

/** The index of a language, made from pages that are read already. `pages` may hold those of other languages. */
export function buildIndexOf(
  pages: readonly (Described & Pick<CompiledPage, 'sections'>)[],
  { lang, sidebars, title }: SiteData,
  config: SiteConfig,
): SearchIndex {
  const own = listSearchable(lang, pages).map((page) => toSearchable(page, page.sections, config));
  return buildSearchIndex(own, { title, sidebars, synonyms: config.search.synonyms });
}

/** Content of the index file of one language. `pages` may include other languages. */
export function createIndexFile(...index: Parameters<typeof buildIndexOf>): string {
  return writeIndexFile(buildIndexOf(...index));
}

/** The pages of a language with the texts under their headings. */
export function readSearchable(
  project: Project,
  lang: string,
  pages: readonly PageSummary[],
): SearchablePage[] {
  return listSearchable(lang, pages).map((page) =>
    toSearchable(page, project.store.readTexts(page.key).sections, project.config),
  );
}

async function writeLocale(
  project: Project,
  { lang, sidebars, title }: SiteData,
  pages: readonly PageSummary[],
  output: OutputDir,
): Promise<void> {
  const code = await hashSources([
    'src/engine/outputs/search-index/write-search-indexes.ts',
    'src/engine/outputs',
    'src/search',
  ]);
  const keys = listSearchable(lang, pages).map((page) => page.key);
  const { pageRank, synonyms } = project.config.search;
  const made = [code, keys, sidebars, title, pageRank, synonyms];
  const key = hash(JSON.stringify(made));
  await output.write(searchIndexFile(lang), key, () => {
    const searchable = readSearchable(project, lang, pages);
    return writeIndexFile(buildSearchIndex(searchable, { title, sidebars, synonyms }));
  });
}

/** Writes the index of every language; none where a hosted service searches. */
export async function writeSearchIndexes(
  project: Project,
  sites: readonly SiteData[],
  pages: readonly PageSummary[],
  output: OutputDir,
): Promise<void> {
  for (const site of sites) {
    if (site.search?.provider.name === 'local') await writeLocale(project, site, pages, output);
  }
}
