import { type Section, squash } from '../index/sections.ts';
import type { TokenMatch } from '../query/explain-match.ts';
import type { PageGroup } from '../query/group-by-page.ts';
import type { RankedSection } from '../query/rank.ts';
import type { HitGroup, MatchNote, SearchResult } from '../result.ts';
import { bestSentence, fitSentence } from '../text/excerpt.ts';
import { hasMatch, highlight, type Typed } from '../text/highlight.ts';
import type { Language } from '../text/language.ts';
import { isIdentifier, tokenizeIdentifier } from '../text/tokenize.ts';

/** Maximum number of words in a note. */
const maxMentions = 3;

function toTyped({ words, corrections, prefixes }: TokenMatch): Typed {
  return { words: [...words, ...corrections], prefixes };
}

function join(all: readonly Typed[]): Typed {
  return {
    words: [...new Set(all.flatMap(({ words }) => words))],
    prefixes: [...new Set(all.flatMap(({ prefixes }) => prefixes))],
  };
}

/** Words of the text and code that the index has no sentence of. */
function findMentions({ moreTerms, code }: Section, typed: Typed): string[] {
  const isTyped = (word: string) =>
    tokenizeIdentifier(word).some(
      (token) =>
        typed.words.includes(token) || typed.prefixes.some((prefix) => token.startsWith(prefix)),
    ) || hasMatch(word, typed);
  return `${moreTerms} ${code}`.split(' ').filter(isTyped);
}

type Shown = {
  /** Names of the page and its section, and the sentence. */
  text: string;
  /** Whether heading or sentence of the section have a part of the query. */
  isMarked: boolean;
};

/** Why a section matches, if its heading and snippet do not show it. */
function explainNote(
  section: Section,
  matches: readonly TokenMatch[],
  { text, isMarked }: Shown,
  { tokenize }: Language,
): MatchNote | undefined {
  const counted = matches.filter(({ isMeaningful }) => isMeaningful);
  // A query may have nothing else.
  const meaningful = counted.length > 0 ? counted : matches;
  const hidden = meaningful.filter((match) => !hasMatch(text, toTyped(match)));
  const corrected = meaningful.find(
    ({ words, corrections }) => words.length === 0 && corrections.length > 0,
  );
  if (corrected) return { reason: 'correction', text: corrected.token };
  const tokens = hidden.map(({ token }) => token);
  const others = hidden
    .flatMap(({ otherNames }) => otherNames)
    .filter((other) => other.tokens.every((token) => tokens.includes(token)));
  const own = others.find(({ name }) => section.names().squashed.includes(squash(name)));
  if (own) return { reason: 'name', text: own.typed };
  const [other] = others;
  if (other) return { reason: 'topic', text: other.name };
  const typed = join(hidden.map(toTyped));
  // Where only the names of the page show the query, a keyword is why this section matches.
  const asked = isMarked ? typed : join(meaningful.map(toTyped));
  const keyword = section.keywords.find(
    (term) => tokenize(term).some((token) => asked.words.includes(token)) || hasMatch(term, asked),
  );
  // Terms of an option can be names; others are symptoms and tasks.
  const isName = section.facts && keyword && isIdentifier(keyword);
  if (keyword) return { reason: isName ? 'name' : 'topic', text: keyword };
  if (hidden.length < meaningful.length) return undefined;
  const mentions = findMentions(section, typed).slice(0, maxMentions);
  if (mentions.length > 0) return { reason: 'topic', text: mentions.join(', ') };
  // Its address has another name.
  const [word] = typed.words;
  return word ? { reason: 'name', text: word } : undefined;
}

export type ResultOptions = {
  /** Base path of the site. */
  base: string;
  /** Maximum width of a snippet in Latin characters. */
  maxWidth: number;
  explain: (terms: readonly string[]) => TokenMatch[];
  /** The typed query, if another one is answered. */
  correctedFrom: string | undefined;
  language: Language;
};

/** Identifies a section. */
export function resultId({ route, anchor }: Section): string {
  return anchor ? `${route}#${anchor}` : route;
}

/** A matching section with what the dialog shows of it. */
function toResult({ section, terms }: RankedSection, options: ResultOptions): SearchResult {
  const { depth, heading, text, facts, titles } = section;
  const matches = options.explain(terms);
  const words = matches.map(toTyped);
  const typed = join(words);
  const sentence = fitSentence(bestSentence(text, words), typed, options.maxWidth);
  const isNamed = hasMatch(heading, typed);
  const isContent = !isNamed && hasMatch(sentence, typed);
  const isOption = facts !== '' && isIdentifier(heading);
  const id = resultId(section);
  const shown = { text: [...titles, sentence].join('\n'), isMarked: isNamed || isContent };
  return {
    id,
    url: options.base + id.slice(1),
    titles,
    text: highlight(heading, typed),
    kind: depth === 1 ? 'page' : isOption ? 'option' : isContent ? 'text' : 'heading',
    snippet: highlight(sentence, typed),
    ...(isNamed && isOption && { facts }),
    note: options.correctedFrom
      ? { reason: 'correction', text: options.correctedFrom }
      : explainNote(section, matches, shown, options.language),
  };
}

/** The row of a page of which only sections match. */
function toPageRow({ route, all }: PageGroup, options: ResultOptions): SearchResult {
  const [first] = all;
  const titles = first?.section.titles.slice(0, 2) ?? [];
  const typed = join(all.flatMap(({ terms }) => options.explain(terms)).map(toTyped));
  return {
    id: route,
    url: options.base + route.slice(1),
    titles,
    text: highlight(titles[1] ?? '', typed),
    kind: 'page',
  };
}

function isMarked({ text, snippet = [] }: SearchResult): boolean {
  return [...text, ...snippet].some(({ isMatch }) => isMatch);
}

/** Each reason is given once in a group, and by each hit that nothing else explains. */
function dropRepeatedNotes(hits: SearchResult[]): SearchResult[] {
  const seen = new Set<string | undefined>();
  return hits.map(({ note, ...hit }) => {
    const isNeeded = !seen.has(note?.text) || !isMarked(hit);
    seen.add(note?.text);
    return isNeeded ? { ...hit, note } : hit;
  });
}

/** A page and its best sections as a group of the result list. */
export function toHitGroup(group: PageGroup, options: ResultOptions): HitGroup {
  const row = group.page ? toResult(group.page, options) : toPageRow(group, options);

  function list(sections: readonly RankedSection[]): SearchResult[] {
    return dropRepeatedNotes([row, ...sections.map((section) => toResult(section, options))]);
  }

  const [place = '', title = ''] = row.titles;
  return {
    title,
    place,
    // A section without either matches by the names of its page only.
    hits: list(group.sections).filter((hit, at) => at === 0 || hit.note || isMarked(hit)),
    all: { count: group.all.length + 1, list: () => list(group.all) },
  };
}
