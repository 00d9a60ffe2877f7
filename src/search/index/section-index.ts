import { listCandidates } from '../query/candidate-sections.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type KnownWord, readKnown } from '../query/spelling.ts';
import { type Name, readNames } from '../query/synonyms.ts';
import { isIdentifier, tokenizeText } from '../text/tokenize.ts';
import { type Hierarchy, noLevels } from './hit.ts';
import { listNames, type Names, squash } from './names.ts';
import { createInvertedIndex, type InvertedIndex } from './postings.ts';
import type { PageRecord, SearchIndex, SectionRecord } from './records.ts';
import { buildInSteps } from './time-slices.ts';

/** One section of a page, as it is indexed. */
export type Entry = {
  route: string;
  anchor: string;
  depth: number;
  heading: string;
  /** Titles above the heading, and the words of its address. */
  above: string;
  group: string;
  /** How much the page counts. */
  rank: number;
  text: string;
  /** Words of what follows the text. */
  rest: string;
  code: string;
  /** Other words for what the page is about; they lead to its beginning. */
  keywords: readonly string[];
  hierarchy: Hierarchy;
  /** Read when the section is found: most never are. */
  names: () => Names;
  /** Gives the text and what follows, squashed. */
  squash: () => string;
};

export type SectionIndex = {
  inverted: InvertedIndex;
  entries: Entry[];
  /** Words that readers may have misspelt: these, and those of other names. */
  known: () => readonly KnownWord[];
  /** Words of other names. */
  names: ReadonlySet<string>;
  commonHeadings: ReadonlySet<string>;
  /** The names of each thing. */
  groups: readonly Name[][];
};

/** A heading on so many pages tells nothing of its own. */
const commonOnPages = 4;

function slugOf(route: string): string {
  return route.replace(/\/$/, '').split('/').slice(-2).join(' ');
}

/** Makes something when it is asked for the first time: a reader waits for the index. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Unnamed = Omit<Entry, 'names'> & { title: string };

function listPageEntries([
  route,
  title,
  group,
  rank,
  sections,
  keywords = [],
]: PageRecord): Unnamed[] {
  const path: SectionRecord[] = [];
  return sections.map((section) => {
    const [depth, heading, anchor, text, rest, code] = section;
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
      rank,
      text,
      rest,
      code,
      keywords: depth === 1 ? keywords : [],
      hierarchy,
      title,
      squash: once(() => squash(`${text} ${rest}`)),
    };
  });
}

/** Headings that stand on so many pages that they name none of them. */
function listCommonHeadings(entries: readonly Entry[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { heading } of entries) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= commonOnPages);
  return new Set(common.map(([heading]) => heading));
}

export type IndexBuild = {
  /** The index as far as it is built: it finds what it has already. */
  index: SectionIndex;
  isWhole: () => boolean;
  whole: Promise<void>;
  /** Indexes first what may answer a query. Resolves with whether that is enough for an answer. */
  buildFor: (query: string) => Promise<boolean>;
};

/** Begins to build the index of a language in the browser, in steps that leave room for the reader. */
export async function startIndex({ pages, synonyms }: SearchIndex): Promise<IndexBuild> {
  const groups: Name[][] = [];
  await buildInSteps(synonyms.length, (at) => {
    groups.push(readNames(synonyms[at] ?? []));
  }).whole;
  const unnamed = pages.flatMap(listPageEntries);
  const entries = unnamed.map((entry) => ({ ...entry, names: once(() => listNames(entry)) }));
  const inverted = createInvertedIndex(entries.length);
  const names = new Set(groups.flat().flatMap(({ tokens }) => tokens));
  const known = once(() =>
    [...new Set([...inverted.listWords(), ...names])].flatMap((word) => readKnown(word)),
  );
  let isWhole = false;
  const index: SectionIndex = {
    inverted,
    entries,
    // What a word was meant to be is told by all words there are.
    known: () => (isWhole ? known() : []),
    names,
    groups,
    commonHeadings: listCommonHeadings(entries),
  };

  const steps = buildInSteps(entries.length, (id) => {
    const { heading, above, group, text, rest, code, keywords } = entries[id] as Entry;
    inverted.add(id, {
      heading: tokenizeText(heading),
      above: tokenizeText(above),
      group: tokenizeText(group),
      text: tokenizeText(text),
      rest: tokenizeText(rest),
      code: tokenizeText(code),
      keywords: keywords.flatMap(tokenizeText),
    });
  });
  const whole = steps.whole.then(() => {
    isWhole = true;
  });

  return {
    index,
    isWhole: () => isWhole,
    whole,
    async buildFor(query) {
      if (isWhole) return true;
      const candidates = listCandidates(parseQuery(query, index), entries);
      if (!candidates) return false;
      await steps.doFirst(candidates);
      return true;
    },
  };
}

/** The whole index of a language. */
export async function buildIndex(records: SearchIndex): Promise<SectionIndex> {
  const { index, whole } = await startIndex(records);
  await whole;
  return index;
}
