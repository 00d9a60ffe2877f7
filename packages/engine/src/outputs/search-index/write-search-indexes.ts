import { serializeIndex } from 'docs-search/src/index/index-file.ts';
import type { SearchIndex } from 'docs-search/src/index/records.ts';
import type { SiteConfig } from '../../config/schemas/site.ts';
import type { SiteData } from '../../contract/site.ts';
import { hash } from '../../files/hash.ts';
import type { CompiledPage, PageText } from '../../markdown/compiled-page.ts';
import { searchIndexFile } from '../../site/search-index-file.ts';
import type { BuildStep } from '../build-step.ts';
import { checkReadBack } from './read-back.ts';
import { buildSearchIndex, pageRank, type SearchablePage } from './search-index.ts';

type SourcePage = Pick<CompiledPage, 'source' | 'fields'>;

/** Pages with a text to search. The home page repeats what other pages say. */
function isSearchable({ fields }: SourcePage): boolean {
  return ['doc', 'custom'].includes(fields.frontmatter.pageType ?? 'doc');
}

function toSearchable(
  { source, fields }: SourcePage,
  sections: PageText['sections'],
  { search }: SiteConfig,
): SearchablePage {
  return {
    routePath: source.routePath,
    title: fields.title,
    description: fields.frontmatter.description ?? '',
    rank: pageRank(source.pageId, search.pageRank),
    sections,
  };
}

/** The searchable pages of a language. `compiled` may have pages of other languages. */
export function readSearchable<P extends SourcePage>(
  config: SiteConfig,
  lang: string,
  compiled: readonly P[],
  { readText }: { readText: (page: P) => Pick<PageText, 'sections'> },
): SearchablePage[] {
  return compiled
    .filter((page) => page.source.lang === lang && isSearchable(page))
    .map((page) => toSearchable(page, readText(page).sections, config));
}

/** The search index of a language. `compiled` may have pages of other languages. */
export function createSearchIndex<P extends SourcePage>(
  config: SiteConfig,
  { lang, sidebars, title, strings }: SiteData,
  compiled: readonly P[],
  cache: { readText: (page: P) => Pick<PageText, 'sections'> },
): SearchIndex {
  const pages = readSearchable(config, lang, compiled, cache);
  const { synonyms } = config.search;
  return buildSearchIndex(pages, { title, sidebars, synonyms, factNames: strings.facts });
}

/** Content of the index file of one language. */
export function createIndexFile<P extends SourcePage>(
  ...input: Parameters<typeof createSearchIndex<P>>
): string {
  const index = createSearchIndex(...input);
  const text = serializeIndex(index);
  const [, { lang }] = input;
  checkReadBack(text, index, searchIndexFile(lang));
  return text;
}

/** Writes the index of every language. A site with a hosted search has none. */
export const writeSearchIndexes: BuildStep = async ({
  project: { config },
  sourceHash,
  compiled,
  cache,
  site,
  out,
}) => {
  for (const data of site.data) {
    if (data.search?.provider.name !== 'local') continue;
    const { lang, sidebars, title, strings } = data;
    const keys = compiled.filter(({ source }) => source.lang === lang).map(({ key }) => key);
    const { pageRank: ranks, synonyms } = config.search;
    const inputs = [sourceHash, keys, sidebars, title, strings.facts, ranks, synonyms];
    const key = hash(JSON.stringify(inputs));
    await out.write(searchIndexFile(lang), key, () =>
      createIndexFile(config, data, compiled, cache),
    );
  }
};
