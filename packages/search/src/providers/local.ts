import type { SearchIndex } from '../index/records.ts';
import type { SectionIndex } from '../index/section-index.ts';
import { createExplainer } from '../query/explain-match.ts';
import { groupByPage } from '../query/group-by-page.ts';
import { suggestWords } from '../query/suggest-words.ts';
import { type LocalIndex, openLocalIndex } from './local-index.ts';
import type { SearchProvider, SearchResults } from './provider.ts';
import { snippetWidth } from './result-limits.ts';
import { resultId, toHitGroup } from './to-result.ts';
import { warmUp } from './warm-up.ts';

export type LocalOptions = {
  /** Loads the index; called again only after a failure. */
  fetchIndex: () => Promise<SearchIndex>;
  lang: string;
  /** Base path of the site. */
  base: string;
  /** Rewrites a query in the script of the pages. */
  normalize: (query: string) => string;
  /** Corrects words that the complete index does not know, where typos are not enough. */
  correct: (query: string, local: LocalIndex) => Promise<string>;
};

/** Answers a query, which may be a correction of what was typed. */
function findHits(
  query: string,
  { parse, rank }: LocalIndex,
  base: string,
  typed = query,
): SearchResults {
  const explain = createExplainer(query, parse(query));
  const correctedFrom = typed === query ? undefined : typed;
  const shown = { base, maxWidth: snippetWidth(), explain, correctedFrom };
  const ranked = rank(query);
  const groups = groupByPage(ranked).map((group) => toHitGroup(group, shown));
  return { groups, best: ranked[0] && resultId(ranked[0].section) };
}

/** Searches an index that was built with the site. Queries never leave the browser. */
export function createLocalProvider(options: LocalOptions): SearchProvider {
  let opened: Promise<LocalIndex> | undefined;
  let latest: SectionIndex | undefined;
  let hasFailed = false;

  const find = (query: string, local: LocalIndex, typed?: string): SearchResults =>
    findHits(query, local, options.base, typed);

  async function open(): Promise<LocalIndex> {
    const local = await openLocalIndex(await options.fetchIndex());
    latest = local.index;
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
    opened.then(
      () => {
        hasFailed = false;
      },
      () => {
        hasFailed = true;
        opened = undefined;
      },
    );
    return opened;
  }

  return {
    // Sites on the same origin differ in their base.
    indexName: `local${options.base.slice(0, -1)}-${options.lang}`,
    suggest: (query) => suggestWords(options.normalize(query), latest?.sections ?? []),
    prefetch: () => void getIndex().catch(() => {}),
    hasFailed: () => hasFailed,
    async search(typed, signal) {
      const query = options.normalize(typed);
      const local = await getIndex();
      signal.throwIfAborted();
      const canAnswer = await local.indexFor(query);
      signal.throwIfAborted();
      if (local.isComplete()) return find(await options.correct(query, local), local, query);
      // An aborted search needs no ranking.
      const final = local.done.then(async () =>
        signal.aborted ? { groups: [] } : find(await options.correct(query, local), local, query),
      );
      const early = canAnswer ? find(query, local) : { groups: [] };
      return early.groups.length > 0 ? { ...early, final } : final;
    },
  };
}
