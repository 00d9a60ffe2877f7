/** Parts of a section, and how much a word counts there. */
const boosts = { heading: 4, above: 2.5, group: 1, text: 1, rest: 0.6, code: 0.3, keywords: 2 };

/** The words of a section, by its parts. */
export type Words = Record<keyof typeof boosts, readonly string[]>;

const parts = Object.entries(boosts) as [keyof Words, number][];

/** BM25+: what a word counts that stands often, in a long text, and anywhere at all. */
const bm25 = { often: 1.2, long: 0.7, anywhere: 0.5 };

/** Where a word stands: a section, the parts of it as bits in the order of `boosts`, and what it counts there. */
type Place = { id: number; inParts: number; score: number };

/** A word to look for: only in some sections, if they are given, and times a weight. */
export type Lookup = { word: string; weight: number; ids?: ReadonlySet<number> };

/** A section that has words of a query, and the parts where each stands. */
export type Found = { id: number; score: number; match: ReadonlyMap<string, number> };

export type InvertedIndex = {
  /** Adds a section, by its number; once each, in any order. */
  add: (id: number, words: Words) => void;
  has: (word: string) => boolean;
  /** All words in the order of their characters. */
  listWords: () => readonly string[];
  /** Words that begin alike, the beginning itself among them. */
  listBegun: (beginning: string) => string[];
  placesOf: (word: string) => readonly Place[];
  /** Number of sections, of those that are still to be added, too. */
  size: number;
};

/** An empty index for `size` sections, numbered from 0. */
export function createInvertedIndex(size: number): InvertedIndex {
  /** For each word: section, part and how often it stands there, again and again. */
  const standing = new Map<string, number[]>();
  /** How many words each part of each section has. */
  const lengths = parts.map(() => new Uint32Array(size));
  const totals = parts.map(() => 0);
  let added = 0;
  const known = new Map<string, Place[]>();
  let sorted: string[] | undefined;

  function add(id: number, words: Words): void {
    added += 1;
    known.clear();
    sorted = undefined;
    parts.forEach(([name], part) => {
      let length = 0;
      for (const word of words[name]) {
        const places = standing.get(word);
        if (!places) standing.set(word, [id, part, 1]);
        else if (places.at(-3) === id && places.at(-2) === part) {
          places[places.length - 1] = (places.at(-1) ?? 0) + 1;
          continue;
        } else places.push(id, part, 1);
        length += 1;
      }
      const ofPart = lengths[part];
      if (ofPart) ofPart[id] = length;
      totals[part] = (totals[part] ?? 0) + length;
    });
  }

  function rate(raw: readonly number[]): Place[] {
    const held = parts.map(() => 0);
    for (let at = 1; at < raw.length; at += 3) held[raw[at] ?? 0] = (held[raw[at] ?? 0] ?? 0) + 1;
    const rarities = held.map((count) => Math.log(1 + (size - count + 0.5) / (count + 0.5)));
    const places: Place[] = [];
    for (let at = 0; at < raw.length; at += 3) {
      const id = raw[at] ?? 0;
      const part = raw[at + 1] ?? 0;
      const count = raw[at + 2] ?? 0;
      const length = ((lengths[part]?.[id] ?? 0) * added) / (totals[part] || 1);
      const share =
        (count * (bm25.often + 1)) / (count + bm25.often * (1 - bm25.long + bm25.long * length));
      const score = (parts[part]?.[1] ?? 0) * (rarities[part] ?? 0) * (bm25.anywhere + share);
      const last = places.at(-1);
      if (last?.id === id) {
        last.inParts |= 1 << part;
        last.score += score;
      } else places.push({ id, inParts: 1 << part, score });
    }
    return places;
  }

  function placesOf(word: string): readonly Place[] {
    const rated = known.get(word) ?? rate(standing.get(word) ?? []);
    if (standing.has(word)) known.set(word, rated);
    return rated;
  }

  function listWords(): readonly string[] {
    sorted ??= [...standing.keys()].sort();
    return sorted;
  }

  function listBegun(beginning: string): string[] {
    const words = listWords();
    let from = 0;
    let to = words.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((words[middle] ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    for (to = from; words[to]?.startsWith(beginning); ) to += 1;
    return words.slice(from, to);
  }

  return { add, has: (word) => standing.has(word), listWords, listBegun, placesOf, size };
}

/** Adds up a number for each part, of those whose bits are set. */
export function sumParts(weights: Record<keyof Words, number>): number[] {
  return Array.from({ length: 1 << parts.length }, (_, bits) =>
    parts.reduce((sum, [name], part) => sum + (bits & (1 << part) ? weights[name] : 0), 0),
  );
}

/**
 * Sections that have most of what is looked for, at most so many, best first. Each group is
 * what one word of the query may be; a section counts as often as it has some of a group.
 */
export function findSections(
  index: InvertedIndex,
  groups: Iterable<readonly Lookup[]>,
  most: number,
): Found[] {
  const scores = new Float64Array(index.size);
  const hits = new Uint16Array(index.size);
  /** The last group that a section has some of. */
  const latest = new Uint16Array(index.size);
  const found: number[] = [];
  const lookups: Lookup[] = [];
  let number = 0;
  for (const group of groups) {
    number += 1;
    for (const lookup of group) {
      lookups.push(lookup);
      const { word, weight, ids } = lookup;
      for (const { id, score } of index.placesOf(word)) {
        if (ids && !ids.has(id)) continue;
        if (latest[id] === 0) found.push(id);
        if (latest[id] !== number) hits[id] = (hits[id] ?? 0) + 1;
        latest[id] = number;
        scores[id] = (scores[id] ?? 0) + score * weight;
      }
    }
  }
  const total = (id: number) => (scores[id] ?? 0) * (hits[id] ?? 0);
  // Of the same score the one that stands first.
  const best = found.sort((a, b) => total(b) - total(a) || a - b).slice(0, most);
  const matches = new Map(best.map((id) => [id, new Map<string, number>()]));
  for (const { word, ids } of lookups) {
    for (const { id, inParts } of index.placesOf(word)) {
      if (!ids || ids.has(id)) matches.get(id)?.set(word, inParts);
    }
  }
  return best.map((id) => ({ id, score: total(id), match: matches.get(id) ?? new Map() }));
}
