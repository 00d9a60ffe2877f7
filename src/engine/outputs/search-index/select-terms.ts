import type { SectionRecord } from '#search/index/records.ts';
import { memoize } from '#search/text/memoize.ts';
import { stopWords } from '#search/text/stop-words.ts';
import { listWords } from '#search/text/tokenize.ts';
import { isHan } from '#search/text/tokenize-han.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import { functionWords } from './function-words.ts';

/** Maximum number of characters of a text that the index contains unchanged, for excerpts. */
const snippetLength = { latin: 160, han: 54 };
/** Words on more pages than this share, and on at least 8, distinguish none of them. */
const commonShare = 1 / 3;
const commonMinimum = 8;
/** In characters. Longer words are not typed. */
const maxWordLength = 40;

/** Start of a text, cut between words and characters. */
function truncateSnippet(text: string): string {
  const length = isHan(text) ? snippetLength.han : snippetLength.latin;
  if (text.length <= length) return text;
  const isInWord = /^[\p{L}\p{N}_$@./:-]/u.test(text.slice(length)) && !isHan(text.charAt(length));
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const whole = isInWord ? cut.replace(/[\w$@./:-]+$/, '') : cut;
  return whole.trimEnd() || cut;
}

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

function keysOf(text: string): string[] {
  return listTerms(text).map((word) => word.toLowerCase());
}

/** A section with its terms, which take most of the time to find. */
export type SectionTerms = {
  section: Section;
  snippet: string;
  snippetKeys: string[];
  /** Whether the snippet is the start of the text. */
  isStart: boolean;
  /** Distinct terms of the text after the snippet. */
  moreTerms: string[];
  codeTerms: string[];
};

/** Finds the terms of all sections of a page. The description is the snippet of the first section. */
export function readTerms(sections: readonly Section[], description: string): SectionTerms[] {
  return sections.map((section) => {
    const { depth, text, code } = section;
    const snippet = depth === 1 && description ? description : truncateSnippet(text);
    const isStart = text.startsWith(snippet);
    const rest = isStart ? text.slice(snippet.length) : text;
    return {
      section,
      snippet,
      snippetKeys: keysOf(snippet),
      isStart,
      moreTerms: [...new Set(listTerms(rest))],
      codeTerms: listTerms(code.join(' ')),
    };
  });
}

/** Lowercase terms that appear on too many pages to find one of them. */
export function commonTerms(pages: readonly SectionTerms[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const sections of pages) {
    const keys = new Set<string>();
    for (const { snippetKeys, isStart, moreTerms, codeTerms } of sections) {
      if (isStart) for (const key of snippetKeys) keys.add(key);
      for (const term of [...moreTerms, ...codeTerms]) keys.add(term.toLowerCase());
    }
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const limit = Math.max(commonMinimum, pages.length * commonShare);
  return new Set([...counts].filter(([, count]) => count > limit).map(([key]) => key));
}

/** Records of the sections of a page. After the snippets, each term is listed once on the page. */
export function selectTerms(
  all: readonly SectionTerms[],
  common: ReadonlySet<string>,
): SectionRecord[] {
  // Lists of links to further pages are about those pages.
  const sections = all.filter(({ section }) => section.depth === 1 || !section.isLinkList);
  const known = new Set(
    sections.flatMap(({ section, snippetKeys }) => [...keysOf(section.heading), ...snippetKeys]),
  );

  /** Terms that are new on the page. */
  function newTerms(terms: readonly string[]): string[] {
    return terms.filter((term) => {
      const key = term.toLowerCase();
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
  return sections.map(({ section: { depth, heading, anchor }, snippet, codeTerms }, index) => {
    const moreTerms = texts[index] ?? [];
    return [depth, heading, anchor, snippet, moreTerms.join(' '), newTerms(codeTerms).join(' ')];
  });
}
