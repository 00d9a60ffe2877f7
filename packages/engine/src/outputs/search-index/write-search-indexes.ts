import {
  buildSearchIndex,
  type SearchablePage,
  type SearchIndex,
  serializeIndex,
} from 'docs-search/index';
import type { SiteConfig } from '../../config/schemas/site.ts';
import { findGroup, findSidebar } from '../../contract/sidebar.ts';
import type { SiteData } from '../../contract/site.ts';
import { hash } from '../../files/hash.ts';
import type { CompiledPage, PageText } from '../../markdown/compiled-page.ts';
import type { Site } from '../../site/create-site.ts';
import { searchIndexFiles } from '../../site/search-index-file.ts';
import type { BuildStep } from '../build-step.ts';
import { checkReadBack } from './read-back.ts';

/** Weight of a page from `search.pageRank`. The longest matching prefix of its path applies. */
export function pageRank(pageId: string, ranks: Readonly<Record<string, number>>): number {
  const [, rank = 1] =
    Object.entries(ranks)
      .filter(([prefix]) => `/${pageId}`.startsWith(prefix))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return rank;
}

type SourcePage = Pick<CompiledPage, 'source' | 'fields'>;

type SearchedSite = Pick<SiteData, 'lang' | 'sidebars' | 'title'>;

/** Pages with a text to search. The home page repeats what other pages say. */
function isSearchable({ fields }: SourcePage): boolean {
  return ['doc', 'custom'].includes(fields.frontmatter.pageType ?? 'doc');
}

function toSearchable(
  { source, fields }: SourcePage,
  sections: PageText['sections'],
  { search }: SiteConfig,
  site: SearchedSite,
): SearchablePage {
  const { routePath } = source;
  return {
    routePath,
    title: fields.title,
    group: findGroup(findSidebar(routePath, site.sidebars), routePath)?.text ?? site.title,
    description: fields.frontmatter.description ?? '',
    rank: pageRank(source.pageId, search.pageRank),
    sections,
  };
}

/** The searchable pages of a language. `compiled` may have pages of other languages. */
export function readSearchable<P extends SourcePage>(
  config: SiteConfig,
  site: SearchedSite,
  compiled: readonly P[],
  { readText }: { readText: (page: P) => Pick<PageText, 'sections'> },
): SearchablePage[] {
  return compiled
    .filter((page) => page.source.lang === site.lang && isSearchable(page))
    .map((page) => toSearchable(page, readText(page).sections, config, site));
}

type SearchInput<P extends SourcePage> = [
  config: SiteConfig,
  site: SearchedSite & Pick<SiteData, 'strings'>,
  /** May have pages of other languages. */
  compiled: readonly P[],
  cache: { readText: (page: P) => Pick<PageText, 'sections'> },
];

/** The search index of a language. */
export function createSearchIndex<P extends SourcePage>(
  ...[config, site, compiled, cache]: SearchInput<P>
): SearchIndex {
  const { synonyms } = config.search;
  return buildSearchIndex(readSearchable(config, site, compiled, cache), {
    lang: site.lang,
    synonyms,
    factNames: site.strings.facts,
  });
}

/** Content of the two files of the index of a language. */
export function createIndexFiles<P extends SourcePage>(
  ...input: SearchInput<P>
): { heads: string; texts: string } {
  const index = createSearchIndex(...input);
  const files = serializeIndex(index, hash(JSON.stringify(index)).slice(0, 8));
  const [, { lang }] = input;
  checkReadBack(files, index, searchIndexFiles(lang).heads);
  return files;
}

/** Paths of the indexes that this site writes itself. */
export function listSearchFiles({ data }: Site): string[] {
  return data
    .filter(({ search }) => search?.provider.name === 'local')
    .flatMap(({ lang }) => Object.values(searchIndexFiles(lang)));
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
    let files: { heads: string; texts: string } | undefined;
    const read = (part: 'heads' | 'texts') => () => {
      files ??= createIndexFiles(config, data, compiled, cache);
      return files[part];
    };
    const names = searchIndexFiles(lang);
    await out.write(names.heads, key, read('heads'));
    await out.write(names.texts, key, read('texts'));
  }
};
