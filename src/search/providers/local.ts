import type { SearchResult } from '../index/hit.ts';
import type { SearchIndex } from '../index/records.ts';
import type { RankedSection } from '../query/rank.ts';
import { containsTerm, excerpt, highlightTerms } from '../text/excerpt.ts';
import { type LocalIndex, openLocalIndex } from './local-index.ts';
import type { SearchProvider, SearchResults } from './provider.ts';
import { countWords, hitsPerPage } from './result-limits.ts';
import { warmUp } from './warm-up.ts';

export type LocalOptions = {
  /** Loads the index; called again only after a failure. */
  fetchIndex: () => Promise<SearchIndex>;
  lang: string;
  /** Base path of the site. */
  base: string;
  /** Rewrites a query in the script of the pages. */
  normalize: (query: string) => string;
};

function toResult({ section, terms }: RankedSection, base: string, words: number): SearchResult {
  const { route, anchor, depth, heading, hierarchy, text } = section;
  const hash = anchor ? `#${anchor}` : '';
  const titles = Object.values(hierarchy)
    .slice(1)
    .filter((level) => level !== null);
  // A hit without a match in its titles shows its text.
  const isContent =
    !containsTerm(heading, terms) &&
    text !== '' &&
    (containsTerm(text, terms) || !titles.some((title) => containsTerm(title, terms)));
  const breadcrumbs = isContent ? titles : titles.slice(0, -1);
  return {
    objectID: `${route}${hash}`,
    url: `${base}${route.slice(1)}${hash}`,
    type: isContent ? 'content' : (`lvl${depth}` as SearchResult['type']),
    content: isContent ? text.slice(0, 200) : null,
    hierarchy,
    text: highlightTerms(isContent ? excerpt(text, terms, words) : heading, terms),
    breadcrumbs: breadcrumbs.map((title) => highlightTerms(title, terms)),
  };
}

/** Searches an index that was built with the site. Queries never leave the browser. */
export function createLocalProvider(options: LocalOptions): SearchProvider {
  let opened: Promise<LocalIndex> | undefined;

  function find(query: string, { rank }: LocalIndex): SearchResults {
    const words = countWords();
    const ranked = rank(query).slice(0, hitsPerPage);
    return { hits: ranked.map((hit) => toResult(hit, options.base, words)) };
  }

  async function open(): Promise<LocalIndex> {
    const local = await openLocalIndex(await options.fetchIndex());
    local.done.then(
      () => warmUp(local.index, (query) => find(query, local)),
      () => {
        opened = undefined;
      },
    );
    return local;
  }

  function getIndex(): Promise<LocalIndex> {
    if (opened) return opened;
    opened = open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  return {
    // Sites on the same origin differ in their base.
    indexName: `local${options.base.slice(0, -1)}-${options.lang}`,
    prefetch: () => void getIndex().catch(() => {}),
    async search(typed, signal) {
      const query = options.normalize(typed);
      const local = await getIndex();
      signal.throwIfAborted();
      const canAnswer = await local.indexFor(query);
      signal.throwIfAborted();
      if (local.isComplete()) return find(query, local);
      // An aborted search needs no ranking.
      const final = local.done.then(() => (signal.aborted ? { hits: [] } : find(query, local)));
      const early = canAnswer ? find(query, local) : { hits: [] };
      return early.hits.length > 0 ? { ...early, final } : final;
    },
  };
}
