/**
 * Fields of a section with their weights: in the BM25 score, which finds sections, and among those found, where
 * what a section is about counts more. The order defines the bits of a field mask.
 */
const weights = {
  heading: { score: 4, rank: 5 },
  ancestors: { score: 2.5, rank: 3 },
  text: { score: 1, rank: 0.65 },
  moreTerms: { score: 0.6, rank: 0.5 },
  code: { score: 0.3, rank: 0.4 },
  keywords: { score: 2, rank: 4.8 },
};

type Field = keyof typeof weights;

/** Tokens of a section by field. */
export type FieldTokens = Record<Field, readonly string[]>;

/** All fields, in the order of their bits. */
const fields = Object.keys(weights) as Field[];

/** BM25 parameter for term frequency. Length (b) and the lower bound of BM25+ do not improve results. */
const k1 = 1.2;

/** A section that contains a token, the fields that do as bits, and its BM25 score. */
type Posting = { id: number; fieldMask: number; score: number };

/** Scores the postings of one token, given as a flat list of section, field and term frequency. `size` is the number of sections. */
function scorePostings(postings: readonly number[], size: number): Posting[] {
  const documentFrequency = fields.map(() => 0);
  for (let at = 1; at < postings.length; at += 3) {
    const field = postings[at] ?? 0;
    documentFrequency[field] = (documentFrequency[field] ?? 0) + 1;
  }
  const idf = documentFrequency.map((count) => Math.log(1 + (size - count + 0.5) / (count + 0.5)));
  const scored = new Map<number, Posting>();
  for (let at = 0; at < postings.length; at += 3) {
    const [id = 0, field = 0, frequency = 0] = [postings[at], postings[at + 1], postings[at + 2]];
    const saturated = (frequency * (k1 + 1)) / (frequency + k1);
    const name = fields[field] as Field;
    const score = weights[name].score * (idf[field] ?? 0) * saturated;
    const own = scored.get(id) ?? { id, fieldMask: 0, score: 0 };
    scored.set(id, own);
    own.fieldMask |= 1 << field;
    own.score += score;
  }
  return [...scored.values()];
}

/** Fields that say what a section is about, as a mask. */
export const namingFields = maskOf('heading') | maskOf('keywords');

function maskOf(field: Field): number {
  return 1 << fields.indexOf(field);
}

/** Sum of the weights of the fields in a mask, by mask. */
export const fieldWeights: readonly number[] = Array.from(
  { length: 1 << fields.length },
  (_, mask) =>
    fields.reduce((sum, name) => sum + (mask & maskOf(name) ? weights[name].rank : 0), 0),
);

export type InvertedIndex = {
  /** Adds fields of a section. Each field once, in any order. */
  add: (id: number, tokens: Partial<FieldTokens>) => void;
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
        for (const token of section[name] ?? []) addToken(token, id, field);
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
