import { type FieldTokens, fields, type Posting, scorePostings } from './bm25.ts';

export type InvertedIndex = {
  /** Adds a section. Each id once, in any order. */
  add: (id: number, tokens: FieldTokens) => void;
  has: (token: string) => boolean;
  /** All tokens in the order of their code units. */
  tokens: () => readonly string[];
  /** Tokens that start with a prefix, including the prefix itself. */
  withPrefix: (prefix: string) => string[];
  postingsOf: (token: string) => readonly Posting[];
  /** Number of sections, including those not added yet. */
  size: number;
};

/** First index in a sorted list whose value is not less than a token. */
function lowerBound(sorted: readonly string[], token: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < token) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Creates an empty index for `size` sections with ids from 0. */
export function createInvertedIndex(size: number): InvertedIndex {
  /** Section, field and term frequency of each occurrence, in one flat list by token. */
  const postings = new Map<string, number[]>();
  const scored = new Map<string, Posting[]>();
  let sorted: string[] | undefined;

  function addToken(token: string, id: number, field: number): void {
    const list = postings.get(token);
    if (!list) postings.set(token, [id, field, 1]);
    else if (list.at(-3) === id && list.at(-2) === field) {
      list[list.length - 1] = (list.at(-1) ?? 0) + 1;
    } else list.push(id, field, 1);
  }

  function tokens(): readonly string[] {
    sorted ??= [...postings.keys()].sort();
    return sorted;
  }

  return {
    add(id, section) {
      scored.clear();
      sorted = undefined;
      fields.forEach((name, field) => {
        for (const token of section[name]) addToken(token, id, field);
      });
    },
    has: (token) => postings.has(token),
    tokens,
    withPrefix(prefix) {
      const all = tokens();
      const from = lowerBound(all, prefix);
      let to = from;
      while (all[to]?.startsWith(prefix)) to += 1;
      return all.slice(from, to);
    },
    postingsOf(token) {
      const list = postings.get(token);
      if (!list) return [];
      const known = scored.get(token);
      if (known) return known;
      const fresh = scorePostings(list, size);
      scored.set(token, fresh);
      return fresh;
    },
    size,
  };
}
