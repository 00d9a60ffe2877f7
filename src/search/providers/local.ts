import type { ShownHit } from '../index/hit.ts';
import type { SearchIndex } from '../index/records.ts';
import { type IndexBuild, type SectionIndex, startIndex } from '../index/section-index.ts';
import { type RankedEntry, rankResults } from '../query/rank.ts';
import { hasTerm, markTerms, snip } from '../text/excerpt.ts';
import type { SearchAnswer, SearchProvider } from './provider.ts';
import { countWords, hitsPerPage } from './result-limits.ts';
import { warmUp } from './warm-up.ts';

export type LocalOptions = {
  /** Asks for the index; called again only after it could not be had. */
  fetchIndex: () => Promise<SearchIndex>;
  lang: string;
  /** Path that the site is served under. */
  base: string;
  /** Rewrites what is typed in the script of the pages. */
  normalize: (query: string) => string;
};

function toHit(ranked: RankedEntry, base: string, words: number): ShownHit {
  const { entry, terms } = ranked;
  const hash = entry.anchor ? `#${entry.anchor}` : '';
  const { hierarchy } = entry;
  const titles = Object.values(hierarchy)
    .slice(1)
    .filter((level) => level !== null);
  // What was found by a title shows the title, what was found by neither the beginning of the text.
  const isContent =
    !hasTerm(entry.heading, terms) &&
    entry.text !== '' &&
    (hasTerm(entry.text, terms) || !titles.some((title) => hasTerm(title, terms)));
  const place = isContent ? titles : titles.slice(0, -1);
  const line = isContent ? snip(entry.text, terms, words) : entry.heading;
  return {
    objectID: `${entry.route}${hash}`,
    url: `${base}${entry.route.slice(1)}${hash}`,
    type: isContent ? 'content' : (`lvl${entry.depth}` as ShownHit['type']),
    content: isContent ? entry.text.slice(0, 200) : null,
    hierarchy,
    line: markTerms(line, terms),
    place: place.map((title) => markTerms(title, terms)),
  };
}

function findHits(query: string, index: SectionIndex, base: string): ShownHit[] {
  const words = countWords();
  return rankResults(query, index)
    .slice(0, hitsPerPage)
    .map((hit) => toHit(hit, base, words));
}

/** Searches an index that was built with the site; nothing leaves the browser. */
export function createLocalProvider(options: LocalOptions): SearchProvider {
  let begun: Promise<IndexBuild> | undefined;

  function find(query: string, { index }: IndexBuild): SearchAnswer {
    return { hits: findHits(query, index, options.base) };
  }

  async function begin(): Promise<IndexBuild> {
    const build = await startIndex(await options.fetchIndex());
    build.whole.then(
      () => warmUp(build.index, (query) => find(query, build)),
      () => {
        begun = undefined;
      },
    );
    return build;
  }

  function getBuild(): Promise<IndexBuild> {
    if (begun) return begun;
    begun = begin();
    begun.catch(() => {
      begun = undefined;
    });
    return begun;
  }

  return {
    // Sites of one origin are told apart by their paths.
    indexName: `local${options.base.slice(0, -1)}-${options.lang}`,
    prefetch: () => void getBuild().catch(() => {}),
    async search(typed, signal) {
      const query = options.normalize(typed);
      const build = await getBuild();
      signal.throwIfAborted();
      const canAnswer = await build.buildFor(query);
      signal.throwIfAborted();
      if (build.isWhole()) return find(query, build);
      // Whoever has given up does not read it.
      const complete = build.whole.then(() => (signal.aborted ? { hits: [] } : find(query, build)));
      const early = canAnswer ? find(query, build) : { hits: [] };
      return early.hits.length > 0 ? { ...early, complete } : complete;
    },
  };
}
