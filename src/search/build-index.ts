import {
  type Hierarchy,
  noLevels,
  type PageRecord,
  type SearchIndex,
  type SectionRecord,
} from '#contract/search.ts';
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts';
import { listNames, type Names, squash } from './names.ts';
import { type KnownWord, readKnown } from './spelling.ts';
import { type Name, readNames } from './synonyms.ts';
import { isIdentifier, tokenizeText } from './tokenize.ts';

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

/** So long, in ms, the browser is kept from answering the reader. */
const longestTask = 8;

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

/** Lets the browser do what waits for it. A timer would wait, too. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Does something with each of many, in steps that leave room for the reader. */
async function mapInSteps<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  let start = performance.now();
  for (const one of all) {
    if (performance.now() - start > longestTask) {
      await pause();
      start = performance.now();
    }
    done.push(work(one));
  }
  return done;
}

/** Builds the index of a language in the browser, in steps that leave room for the reader. */
export async function buildIndex({ pages, synonyms }: SearchIndex): Promise<SectionIndex> {
  const inverted = createInvertedIndex();
  const entries = await mapInSteps(pages.flatMap(listPageEntries), (entry): Entry => {
    const { heading, above, group, text, rest, code, keywords } = entry;
    inverted.add({
      heading: tokenizeText(heading),
      above: tokenizeText(above),
      group: tokenizeText(group),
      text: tokenizeText(text),
      rest: tokenizeText(rest),
      code: tokenizeText(code),
      keywords: keywords.flatMap(tokenizeText),
    });
    return { ...entry, names: once(() => listNames(entry)) };
  });
  const groups = await mapInSteps(synonyms, readNames);
  const names = new Set(groups.flat().flatMap(({ tokens }) => tokens));
  const known = once(() =>
    [...new Set([...inverted.listWords(), ...names])].flatMap((word) => readKnown(word)),
  );
  return { inverted, entries, known, names, groups, commonHeadings: listCommonHeadings(entries) };
}
