import type { SearchIndex } from '../index/records.ts';
import { type IndexBuilder, startIndexing } from '../index/section-index.ts';
import { runInTimeSlices } from '../index/time-slices.ts';
import { candidateSections } from '../query/candidate-sections.ts';
import { createLexicon } from '../query/lexicon.ts';
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts';
import { type RankedSection, rankResults } from '../query/rank.ts';
import { type Name, readNames } from '../query/synonyms.ts';

export type LocalIndex = Pick<IndexBuilder, 'index' | 'isComplete' | 'done'> & {
  /** Caches the latest query. */
  parse: (query: string) => ParsedQuery;
  /** Whether a word is in the index, or starts one. */
  isKnown: (word: string) => boolean;
  /** Sections that match a query, best first, of those that are indexed. */
  rank: (query: string) => RankedSection[];
  /** Indexes the sections that may match a query first. Resolves with whether `rank` can answer it then. */
  indexFor: (query: string) => Promise<boolean>;
};

/** Starts indexing the records of one language. Resolves once the synonyms are read; `done` resolves when all sections are indexed. */
export async function openLocalIndex({ pages, synonyms }: SearchIndex): Promise<LocalIndex> {
  const groups: Name[][] = [];
  await runInTimeSlices(synonyms.length, (at) => {
    groups.push(readNames(synonyms[at] ?? []));
  }).done;
  const builder = startIndexing(pages);
  const { index, isComplete, done, prioritize } = builder;
  const lexicon = createLexicon(builder, groups);
  let latest: { key: string; parsed: ParsedQuery } | undefined;

  function parse(query: string): ParsedQuery {
    // The complete index knows more words.
    const key = `${isComplete()} ${query}`;
    if (latest?.key !== key) latest = { key, parsed: parseQuery(query, lexicon) };
    return latest.parsed;
  }

  return {
    parse,
    isKnown: (word) => lexicon.isKnown(word) || index.inverted.withPrefix(word).length > 0,
    index,
    isComplete,
    done,
    rank: (query) => rankResults(parse(query), index),
    async indexFor(query) {
      if (isComplete()) return true;
      const candidates = candidateSections(parse(query), index.sections);
      if (!candidates) return false;
      await prioritize(candidates);
      return true;
    },
  };
}
