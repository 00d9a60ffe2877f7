import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { Hierarchy, PageRecord, SectionRecord } from '#contract/search.ts';
import { findSynonyms } from './synonyms.ts';
import { isHan, isIdentifier, tokenizeQuery, tokenizeText } from './tokenize.ts';

/** One section of a page, as it is indexed. */
export type Entry = {
  id: number;
  route: string;
  anchor: string;
  depth: number;
  heading: string;
  /** Titles above the heading, and the words of its address. */
  above: string;
  group: string;
  text: string;
  code: string;
  hierarchy: Hierarchy;
};

export type SectionIndex = { mini: MiniSearch<Entry>; entries: Entry[] };

/** Small enough that adding one chunk never blocks a key press. */
const chunkSize = 12;

const noLevels: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function slugOf(route: string): string {
  return route.replace(/\/$/, '').split('/').slice(-2).join(' ');
}

function listPageEntries([route, title, group, sections]: PageRecord): Omit<Entry, 'id'>[] {
  const path: SectionRecord[] = [];
  return sections.map((section) => {
    const [depth, heading, anchor, text, code] = section;
    while ((path.at(-1)?.[0] ?? 0) >= depth) path.pop();
    const above = path.map(([, name]) => name);
    path.push(section);
    const levels = path.map(([level, name]) => [`lvl${level}`, name] as const);
    const hierarchy = { ...noLevels, lvl0: group, lvl1: title, ...Object.fromEntries(levels) };
    // An anchor is the heading in a few words, in English on all pages.
    const slug = depth === 1 ? slugOf(route) : anchor;
    const qualified = depth > 1 ? `${title}.${heading}` : '';
    return {
      route,
      anchor,
      depth,
      heading,
      above: [...above, slug, isIdentifier(qualified) ? qualified : ''].join(' '),
      group,
      text,
      code,
      hierarchy,
    };
  });
}

/** Builds the index of a language in the browser, in steps that leave room for the reader. */
export async function buildIndex(pages: readonly PageRecord[]): Promise<SectionIndex> {
  const entries = pages.flatMap(listPageEntries).map((entry, id) => ({ ...entry, id }));
  const mini = new MiniSearch<Entry>({
    fields: ['heading', 'above', 'group', 'text', 'code'],
    tokenize: tokenizeText,
    processTerm: (term) => term,
  });
  await mini.addAllAsync(entries, { chunkSize });
  return { mini, entries };
}

const options: SearchOptions = {
  tokenize: tokenizeQuery,
  boost: { heading: 5, above: 2.5, group: 1, text: 1, code: 0.35 },
  weights: { prefix: 0.6, fuzzy: 0.35 },
  prefix: (term, index, terms) => index === terms.length - 1 || (term.length >= 3 && !isHan(term)),
  fuzzy: (term) => {
    if (isHan(term) || term.length < 4) return false;
    return term.length >= 8 ? 2 : 1;
  },
};

/** A synonym counts only as it is written, and many of them not more than a few. */
function queryOthers(others: string[]): Query {
  return {
    ...options,
    prefix: false,
    fuzzy: false,
    boostTerm: () => 1 / Math.sqrt(others.length),
    tokenize: (token: string) => [token],
    queries: others,
  };
}

/** What the index finds, before it is put into order. */
export function queryIndex({ mini }: SectionIndex, query: string): SearchResult[] {
  const synonyms = findSynonyms(tokenizeQuery(query));
  const queries = synonyms.map(({ others }) => queryOthers(others));
  return mini.search({
    combineWith: 'OR',
    queries: [{ ...options, queries: [query] }, ...queries],
  });
}
