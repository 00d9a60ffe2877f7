import { namingFields } from '../index/postings.ts';
import type { IndexParts, SectionText, Variants } from '../index/records.ts';
import { type IndexBuilder, type SectionIndex, startIndexing } from '../index/section-index.ts';
import { runInTimeSlices } from '../index/time-slices.ts';
import { candidateSections } from '../query/candidate-sections.ts';
import { createLexicon, type ParsedQuery, parseQuery } from '../query/parse-query.ts';
import { type RankedSection, rankResults } from '../query/rank.ts';
import type { HanWord, SoundRewriter } from '../query/sounds.ts';
import { type Name, readNames } from '../query/synonyms.ts';
import { languageOf } from '../text/language.ts';
import { isHan } from '../text/tokenize-han.ts';

export type LocalIndex = Omit<IndexBuilder, 'prioritize'> & {
  /** Caches the latest query. */
  parse: (query: string) => ParsedQuery;
  /** Sections that match a query, best first, of those that are indexed. */
  rank: (query: string) => RankedSection[];
  /** Indexes the sections that may match a query first. Resolves with whether `rank` can answer it then. */
  indexFor: (query: string) => Promise<boolean>;
  /** Rewrites a query with the characters of the pages, and the words that the complete index does not know with those that sound like them. */
  correct: (query: string) => Promise<string>;
};

/** Words in pinyin have at least four letters. */
const pinyin = /^[a-z]{4,}$/;

/** Chinese words of headings and keywords. */
function listHanWords({ inverted: { tokens, postingsOf } }: SectionIndex): HanWord[] {
  const words = tokens().filter((token) => isHan(token) && token.length > 1);
  return words.flatMap((word) => {
    const count = postingsOf(word).filter(({ fieldMask }) => fieldMask & namingFields).length;
    return count > 0 ? [{ word, count }] : [];
  });
}

/** Rewrites a text with the characters of the pages: traditional ones, for example. */
function replaceVariants(text: string, [typed, own]: Variants): string {
  return [...text].map((character) => own[typed.indexOf(character)] ?? character).join('');
}

/** Creates a correction of Chinese words by their sound. Its table is loaded with the first unknown word. */
function createSoundCorrection(
  index: SectionIndex,
  parse: LocalIndex['parse'],
  isKnown: (word: string) => boolean,
): (query: string) => Promise<string> {
  const { isChinese, stopWords } = index.language;
  let rewrite: SoundRewriter | undefined;
  const isUnknown = (token: string) =>
    (isHan(token) || pinyin.test(token)) && !isKnown(token) && !stopWords.has(token);

  return async (query) => {
    if (!isChinese || !parse(query).tokens.some(isUnknown)) return query;
    try {
      const { createSoundRewriter } = await import('../query/sounds.ts');
      rewrite ??= createSoundRewriter(listHanWords(index), index.language);
      return rewrite(query, isKnown);
    } catch {
      // Without the table, the query is answered as it is.
      return query;
    }
  };
}

/** Starts indexing one language. Resolves once its headings can be searched; `complete` when its texts can be, too. */
export async function openLocalIndex(
  { heads, loadTexts }: IndexParts,
  lang: string,
): Promise<LocalIndex> {
  const language = languageOf(lang);
  const groups: Name[][] = [];
  await runInTimeSlices(heads.synonyms.length, (at) => {
    groups.push(readNames(heads.synonyms[at] ?? [], language));
  }).done;
  let variants: Variants = ['', ''];

  async function loadSections(): Promise<readonly SectionText[]> {
    const loaded = await loadTexts();
    // A deployment between the two requests.
    if (loaded.id !== heads.id) throw new Error('The parts of the search index differ.');
    variants = loaded.variants;
    return loaded.sections;
  }

  const { prioritize, ...builder } = startIndexing(heads, loadSections, language);
  const { index, stage } = builder;
  const lexicon = createLexicon(builder, groups);
  let latest: { key: string; parsed: ParsedQuery } | undefined;

  function parse(query: string): ParsedQuery {
    // Each stage knows more words.
    const key = `${stage()} ${query}`;
    if (latest?.key !== key) latest = { key, parsed: parseQuery(query, lexicon) };
    return latest.parsed;
  }

  const isKnown = (word: string) =>
    lexicon.isKnown(word) || index.inverted.withPrefix(word).length > 0;
  const correctSounds = createSoundCorrection(index, parse, isKnown);
  return {
    ...builder,
    parse,
    rank: (query) => rankResults(parse(query), index),
    async indexFor(query) {
      if (stage() === 'complete') return true;
      const candidates = candidateSections(parse(query), index.sections);
      if (!candidates) return false;
      await prioritize(candidates);
      return true;
    },
    correct: (query) => correctSounds(replaceVariants(query, variants)),
  };
}
