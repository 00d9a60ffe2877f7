import type { SectionRecord } from 'docs-search/src/index/records.ts';
import { memoize } from 'docs-search/src/text/memoize.ts';
import { stem } from 'docs-search/src/text/stem.ts';
import { stopWords } from 'docs-search/src/text/stop-words.ts';
import { listWords } from 'docs-search/src/text/tokenize.ts';
import { isHan } from 'docs-search/src/text/tokenize-han.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import { functionWords } from './function-words.ts';
import { selectSentences } from './snippet.ts';

/** Words on more pages than this share, and on at least 8, distinguish none of them. Chinese words are parts of many others. */
const commonShares = { latin: 1 / 3, han: 1 / 6 };
const commonMinimum = 8;
/** In characters. Longer words are not typed. */
const maxWordLength = 40;

/** Leaves out numbers, hashes, single characters, long words and words without a subject. */
function isIndexable(word: string): boolean {
  const isHash = /\d/.test(word) && /(?:^|[.-])[\da-f]{8,}(?:[.-]|$)/i.test(word);
  return (
    word.length > 1 &&
    word.length <= maxWordLength &&
    /\p{L}/u.test(word) &&
    !isHash &&
    !stopWords.has(word.toLowerCase()) &&
    !functionWords.has(word.toLowerCase())
  );
}

/** Parts of a path. Package names stay whole. */
const splitPath = memoize((word): readonly string[] =>
  word.startsWith('@')
    ? [word]
    : word.split('/').map((part) => part.replace(/^(?!-\p{L}$)[.:-]+/u, '')),
);

/** Terms of a text. The loop is faster than `flatMap`. */
function listTerms(text: string): string[] {
  const terms: string[] = [];
  for (const word of listWords(text)) {
    for (const term of splitPath(word)) terms.push(term);
  }
  return terms;
}

/** Inflections of a word find each other, so one of them is enough. */
const keyOf = (term: string) => stem(term.toLowerCase());

function keysOf(text: string): string[] {
  return listTerms(text).map(keyOf);
}

/** Names in code that readers look up: of packages, functions and options. Others belong to the sample. */
const lookedUpName = /^@|^[a-z]+[A-Z]\w*$/;

/** A section with its terms, which take most of the time to find. */
export type SectionTerms = {
  section: Section;
  facts: string;
  snippet: string;
  snippetKeys: string[];
  /** Whether the snippet is from the text. */
  isQuote: boolean;
  /** Distinct terms of the text and the facts that are not in the snippet. */
  moreTerms: string[];
  codeTerms: string[];
};

const shownFacts = ['type', 'default', 'cli'] as const;

/** Names in content of the facts that search results show, by the props of the component that shows them. */
export type FactNames = Record<(typeof shownFacts)[number], string>;

/** Type, default and flags of an option, one a line. Empty if the section is about none. */
function listShownFacts(facts: Section['facts'], names: FactNames): string {
  const values = shownFacts.map((prop) => {
    const [, value = ''] = facts.find(([own]) => own === prop || own === names[prop]) ?? [];
    return value.replaceAll('`', '');
  });
  return values.join('\n').trimEnd();
}

/** Finds the terms of all sections of a page. The description is the snippet of the first section. */
export function readTerms(
  sections: readonly Section[],
  description: string,
  factNames: FactNames,
): SectionTerms[] {
  return sections.map((section) => {
    const { depth, facts, text, code } = section;
    const isQuote = depth > 1 || !description;
    const snippet = isQuote ? selectSentences(text) : description;
    const values = facts.map(([, value]) => value);
    return {
      section,
      facts: listShownFacts(facts, factNames),
      snippet,
      snippetKeys: keysOf(snippet),
      isQuote,
      moreTerms: [...new Set(listTerms([text, ...values].join(' ')))],
      codeTerms: listTerms(code.join(' ')).filter((term) => lookedUpName.test(term)),
    };
  });
}

/** Lowercase terms that appear on too many pages to find one of them. */
export function commonTerms(pages: readonly SectionTerms[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const sections of pages) {
    const keys = new Set<string>();
    for (const { snippetKeys, isQuote, moreTerms, codeTerms } of sections) {
      if (isQuote) for (const key of snippetKeys) keys.add(key);
      for (const term of [...moreTerms, ...codeTerms]) keys.add(keyOf(term));
    }
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isCommon = ([key, count]: [string, number]) => {
    const share = isHan(key) ? commonShares.han : commonShares.latin;
    return count > Math.max(commonMinimum, pages.length * share);
  };
  return new Set([...counts].filter(isCommon).map(([key]) => key));
}

/** Records of the sections of a page. After the snippets, each term is listed once on the page. */
export function selectTerms(
  all: readonly SectionTerms[],
  common: ReadonlySet<string>,
): SectionRecord[] {
  // Lists of links to further pages are about those pages.
  const sections = all.filter(({ section }) => section.depth === 1 || !section.isLinkList);
  const known = new Set(
    sections.flatMap(({ section, facts, snippetKeys }) => [
      ...keysOf(section.heading),
      ...keysOf(facts),
      ...snippetKeys,
    ]),
  );

  /** Terms that are new on the page. */
  function newTerms(terms: readonly string[]): string[] {
    return terms.filter((term) => {
      const key = keyOf(term);
      if (known.has(key) || common.has(key) || !isIndexable(term)) return false;
      known.add(key);
      return true;
    });
  }

  const texts = sections.map(({ section, snippet, moreTerms }) => {
    // Readers paste error messages, so they stay whole.
    const messages = section.messages.filter((message) => !snippet.includes(message));
    for (const key of messages.flatMap(keysOf)) known.add(key);
    return [...newTerms(moreTerms), ...messages];
  });
  return sections.map(
    ({ section: { depth, heading, anchor, keywords }, facts, snippet, codeTerms }, index) => {
      const more = (texts[index] ?? []).join(' ');
      const code = newTerms(codeTerms).join(' ');
      return [depth, heading, anchor, snippet, more, code, facts, keywords];
    },
  );
}
