import type { SectionRecord } from '../index/records.ts';
import type { Language } from '../text/language.ts';
import { listWords } from '../text/tokenize.ts';
import { isHan, memoize } from '../text/tokenize-han.ts';
import { selectSentences } from './snippet.ts';

/** A heading and the text below it, as the build reads them. */
export type SearchableSection = {
  /** 1 for the text before the first `##` heading. */
  depth: number;
  heading: string;
  /** Id of the heading; empty for depth 1. */
  anchor: string;
  /** Facts of an option by name, such as its type and default, with code in backticks. Not in `text`. */
  facts: [name: string, value: string][];
  /** One line for each paragraph, list item and row of a table. */
  text: string;
  /** Program output such as errors, which readers paste whole. */
  messages: string[];
  /** Identifiers in the code blocks, without duplicates. */
  code: string[];
  /** Search terms missing from the text. */
  keywords: string[];
  /** Whether it contains only lists of links. */
  isLinkList: boolean;
};

/** Words on more pages than this share, and on at least 8, distinguish none of them. Chinese words are parts of many others. */
const commonShares = { latin: 1 / 5, han: 1 / 6 };
const commonMinimum = 8;
/** In characters. Longer words are not typed. */
const maxWordLength = 40;

/** Leaves out numbers, hashes, single characters, long words and words without a subject. */
function isIndexable(word: string, { stopWords }: Language): boolean {
  const isHash = /\d/.test(word) && /(?:^|[.-])[\da-f]{8,}(?:[.-]|$)/i.test(word);
  return (
    word.length > 1 &&
    word.length <= maxWordLength &&
    /\p{L}/u.test(word) &&
    !isHash &&
    !stopWords.has(word.toLowerCase())
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
const keyOf = (term: string, { stem }: Language) => stem(term.toLowerCase());

function keysOf(text: string, language: Language): string[] {
  return listTerms(text).map((term) => keyOf(term, language));
}

/** Names in code that readers look up: of packages, functions and options. Others belong to the sample. */
const lookedUpName = /^@|^[a-z]+[A-Z]\w*$/;

/** A section with its terms, which take most of the time to find. */
export type SectionTerms = {
  section: SearchableSection;
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
function listShownFacts(facts: SearchableSection['facts'], names: FactNames): string {
  const values = shownFacts.map((prop) => {
    const [, value = ''] = facts.find(([own]) => own === prop || own === names[prop]) ?? [];
    return value.replaceAll('`', '');
  });
  return values.join('\n').trimEnd();
}

/** Finds the terms of all sections of a page. The description is the snippet of the first section. */
export function readTerms(
  sections: readonly SearchableSection[],
  description: string,
  factNames: FactNames,
  language: Language,
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
      snippetKeys: keysOf(snippet, language),
      isQuote,
      moreTerms: [...new Set(listTerms([text, ...values].join(' ')))],
      codeTerms: listTerms(code.join(' ')).filter((term) => lookedUpName.test(term)),
    };
  });
}

/** Lowercase terms that appear on too many pages to find one of them. */
export function commonTerms(pages: readonly SectionTerms[][], language: Language): Set<string> {
  const counts = new Map<string, number>();
  for (const sections of pages) {
    const keys = new Set<string>();
    for (const { snippetKeys, isQuote, moreTerms, codeTerms } of sections) {
      if (isQuote) for (const key of snippetKeys) keys.add(key);
      for (const term of [...moreTerms, ...codeTerms]) keys.add(keyOf(term, language));
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
  language: Language,
): SectionRecord[] {
  // Lists of links to further pages are about those pages.
  const sections = all.filter(({ section }) => section.depth === 1 || !section.isLinkList);
  const known = new Set(
    sections.flatMap(({ section, facts, snippetKeys }) => [
      ...keysOf(section.heading, language),
      ...keysOf(facts, language),
      ...snippetKeys,
    ]),
  );

  /** Terms that are new on the page. */
  function newTerms(terms: readonly string[]): string[] {
    return terms.filter((term) => {
      const key = keyOf(term, language);
      if (known.has(key) || common.has(key) || !isIndexable(term, language)) return false;
      known.add(key);
      return true;
    });
  }

  const texts = sections.map(({ section, snippet, moreTerms }) => {
    // Readers paste error messages, so they stay whole.
    const messages = section.messages.filter((message) => !snippet.includes(message));
    for (const key of messages.flatMap((message) => keysOf(message, language))) known.add(key);
    return [...newTerms(moreTerms), ...messages];
  });
  return sections.map(
    ({ section: { depth, heading, anchor, keywords }, facts, snippet, codeTerms }, index) => {
      const moreTerms = (texts[index] ?? []).join(' ');
      const code = newTerms(codeTerms).join(' ');
      return { depth, heading, anchor, keywords, text: snippet, moreTerms, code, facts };
    },
  );
}
