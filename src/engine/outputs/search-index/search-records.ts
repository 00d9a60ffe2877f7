import type { SidebarNode, Sidebars } from '#contract/navigation.ts';
import { findGroup, findSidebar } from '#contract/sidebar.ts';
import type { PageRecord, SearchIndex, SectionRecord } from '#search/index/records.ts';
import { memoize } from '#search/text/memoize.ts';
import { isHan, isStopWord, listWords } from '#search/text/tokenize.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import { unindexedWords } from './unindexed-words.ts';

/** A page as the search knows it. */
export type SearchablePage = {
  routePath: string;
  title: string;
  /** Says what the page is about, and stands for its first words. */
  description: string;
  /** Other words for it. */
  keywords: readonly string[];
  /** How much it counts against others that match alike. */
  rank: number;
  sections: Section[];
};

/** What the index of a language takes from its site. */
export type SearchableSite = {
  title: string;
  sidebars: Sidebars;
  /** Names of one thing in each, in all languages of the site. */
  synonyms: readonly (readonly string[])[];
};

/** How much of a text is kept as it is, for the line that a result shows. */
const snippetLength = { latin: 160, han: 54 };
/** A word on more pages than this share says nothing about any of them. */
const commonShare = 1 / 3;
const commonAtLeast = 8;
const longestWord = 40;

/** What the configuration says about a page, by the longest beginning of its address. */
export function pageRank(pageId: string, ranks: Readonly<Record<string, number>>): number {
  const [, rank = 1] =
    Object.entries(ranks)
      .filter(([beginning]) => `/${pageId}`.startsWith(beginning))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return rank;
}

/** Text of the outermost group of a sidebar that holds a route; `fallback` when none does. */
export function sidebarGroup(
  routePath: string,
  nodes: readonly SidebarNode[],
  fallback: string,
): string {
  return findGroup(nodes, routePath)?.text ?? fallback;
}

/** The beginning of a text, cut where no word and no character is torn apart. */
function truncateSnippet(text: string): string {
  const length = isHan(text) ? snippetLength.han : snippetLength.latin;
  if (text.length <= length) return text;
  const isTorn = /^[\p{L}\p{N}_$@./:-]/u.test(text.slice(length)) && !isHan(text.charAt(length));
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const whole = isTorn ? cut.replace(/[\w$@./:-]+$/, '') : cut;
  return whole.trimEnd() || cut;
}

/** Numbers, hashes, single characters and what is too long to be typed. */
function isIndexable(word: string): boolean {
  const isHash = /\d/.test(word) && /(?:^|[.-])[\da-f]{8,}(?:[.-]|$)/i.test(word);
  return (
    word.length > 1 &&
    word.length <= longestWord &&
    /\p{L}/u.test(word) &&
    !isHash &&
    !isStopWord(word.toLowerCase()) &&
    !unindexedWords.has(word.toLowerCase())
  );
}

/** Of a path its parts, but names of packages whole. */
const termsOf = memoize((word): readonly string[] =>
  word.startsWith('@')
    ? [word]
    : word.split('/').map((part) => part.replace(/^(?!-\p{L}$)[.:-]+/u, '')),
);

/** Words that are listed for a text. */
function listTerms(text: string): string[] {
  const terms: string[] = [];
  for (const word of listWords(text)) {
    for (const term of termsOf(word)) terms.push(term);
  }
  return terms;
}

function keysOf(text: string): string[] {
  return listTerms(text).map((word) => word.toLowerCase());
}

/** A section with its words, each once: to find them takes most of the time. */
type ReadSection = {
  section: Section;
  snippet: string;
  snippetKeys: string[];
  /** Whether the snippet is the beginning of the text. */
  isBeginning: boolean;
  /** Words of the text behind the snippet. */
  rest: string[];
  /** Words of the code. */
  names: string[];
};

function readSections({ description, sections }: SearchablePage): ReadSection[] {
  return sections.map((section) => {
    const { depth, text, code } = section;
    const snippet = depth === 1 && description ? description : truncateSnippet(text);
    const isBeginning = text.startsWith(snippet);
    const rest = isBeginning ? text.slice(snippet.length) : text;
    return {
      section,
      snippet,
      snippetKeys: keysOf(snippet),
      isBeginning,
      rest: [...new Set(listTerms(rest))],
      names: listTerms(code.join(' ')),
    };
  });
}

/** Words that stand on so many pages that nobody finds one of them by it. */
function commonTerms(pages: readonly ReadSection[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const sections of pages) {
    const words = new Set<string>();
    for (const { snippetKeys, isBeginning, rest, names } of sections) {
      if (isBeginning) for (const key of snippetKeys) words.add(key);
      for (const word of rest) words.add(word.toLowerCase());
      for (const name of names) words.add(name.toLowerCase());
    }
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const limit = Math.max(commonAtLeast, pages.length * commonShare);
  return new Set([...counts].filter(([, count]) => count > limit).map(([word]) => word));
}

function toRecords(all: readonly ReadSection[], common: ReadonlySet<string>): SectionRecord[] {
  // Links to read on speak of other pages.
  const sections = all.filter(({ section }) => section.depth === 1 || !section.isLinkList);
  const known = new Set(
    sections.flatMap(({ section, snippetKeys }) => [...keysOf(section.heading), ...snippetKeys]),
  );

  /** Of some words those that are new on the page. */
  function newTerms(words: readonly string[]): string[] {
    return words.filter((word) => {
      const key = word.toLowerCase();
      if (known.has(key) || common.has(key) || !isIndexable(word)) return false;
      known.add(key);
      return true;
    });
  }

  const rests = sections.map(({ section, snippet, rest }) => {
    const cut = section.messages.filter((message) => !snippet.includes(message));
    for (const key of cut.flatMap(keysOf)) known.add(key);
    return [...newTerms(rest), ...cut];
  });
  return sections.map(({ section: { depth, heading, anchor }, snippet, names }, index) => {
    const rest = rests[index] ?? [];
    return [depth, heading, anchor, snippet, rest.join(' '), newTerms(names).join(' ')];
  });
}

/** Names that readers of a language may know; alone, one has no other. */
function chooseSynonyms(groups: readonly (readonly string[])[], isChinese: boolean): string[][] {
  return groups
    .map((names) => names.filter((name) => isChinese || !isHan(name)))
    .filter(({ length }) => length > 1);
}

/** The index of one language, as the browser loads it: of each text its beginning, of the rest what is new on the page. */
export function buildSearchIndex(
  pages: readonly SearchablePage[],
  { title: siteTitle, sidebars, synonyms }: SearchableSite,
): SearchIndex {
  const read = pages.map(readSections);
  const common = commonTerms(read);
  const records = pages.map(
    (page, index): PageRecord => [
      page.routePath,
      page.title,
      sidebarGroup(page.routePath, findSidebar(page.routePath, sidebars), siteTitle),
      page.rank,
      toRecords(read[index] ?? [], common),
      page.keywords,
    ],
  );
  const isChinese = records.some(([, title]) => isHan(title));
  return { pages: records, synonyms: chooseSynonyms(synonyms, isChinese) };
}
