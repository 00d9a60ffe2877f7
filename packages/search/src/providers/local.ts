import type { IndexParts } from '../index/records.ts';
import type { SectionIndex } from '../index/section-index.ts';
import { createExplainer } from '../query/explain-match.ts';
import { groupByPage } from '../query/group-by-page.ts';
import { suggestWords } from '../query/suggest-words.ts';
import { type LocalIndex, openLocalIndex } from './local-index.ts';
import { isNarrow, type SearchProvider, type SearchResults } from './provider.ts';
import { resultId, toHitGroup } from './to-result.ts';
import { warmUp } from './warm-up.ts';

export type LocalOptions = {
  /** Loads the index; called again only after a failure. */
  fetchIndex: () => Promise<IndexParts>;
  lang: string;
  /** Base path of the site. */
  base: string;
};

/** Maximum width of a snippet in Latin characters: about two lines. */
const snippetWidths = { narrow: 110, wide: 200 };

/** Answers a query, which may be a correction of what was typed. */
function findHits(
  query: string,
  { parse, rank }: LocalIndex,
  base: string,
  typed = query,
): SearchResults {
  const explain = createExplainer(query, parse(query));
  const correctedFrom = typed === query ? undefined : typed;
  const maxWidth = snippetWidths[isNarrow() ? 'narrow' : 'wide'];
  const shown = { base, maxWidth, explain, correctedFrom, language: parse(query).language };
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

  function fail(): void {
    hasFailed = true;
    opened = undefined;
  }

  async function open(): Promise<LocalIndex> {
    const local = await openLocalIndex(await options.fetchIndex(), options.lang);
    hasFailed = false;
    latest = local.index;
    return local;
  }

  /** The texts follow without a query, too. */
  async function openRest(): Promise<void> {
    const local = await getIndex();
    local.complete().then(() => warmUp(local.index, (query) => find(query, local)), fail);
  }

  function getIndex(): Promise<LocalIndex> {
    if (opened) return opened;
    opened = open();
    opened.catch(fail);
    return opened;
  }

  /** Answers from the part of the index that is there, if it has all words, and again with more of it. */
  async function answer(
    typed: string,
    local: LocalIndex,
    signal: AbortSignal,
  ): Promise<SearchResults> {
    const canAnswer = await local.indexFor(typed);
    signal.throwIfAborted();
    if (local.stage() === 'complete') return find(await local.correct(typed), local, typed);
    const early = canAnswer ? find(typed, local) : { groups: [] };
    async function more(): Promise<SearchResults> {
      await local.stageDone().catch((error: unknown) => {
        fail();
        throw error;
      });
      // An aborted search needs no ranking.
      return signal.aborted ? { groups: [] } : answer(typed, local, signal);
    }
    return early.groups.length > 0 ? { ...early, more } : more();
  }

  return {
    // Sites on the same origin differ in their base.
    indexName: `local${options.base.slice(0, -1)}-${options.lang}`,
    suggest: (query) => (latest ? suggestWords(query, latest.sections, latest.language) : []),
    prefetch: () => void getIndex().catch(() => {}),
    prefetchRest: () => void openRest().catch(() => {}),
    hasFailed: () => hasFailed,
    async search(typed, signal) {
      // What was requested ahead may fail while somebody already waits for it.
      const local = await (opened?.catch(getIndex) ?? getIndex());
      signal.throwIfAborted();
      return answer(typed, local, signal);
    },
  };
}
