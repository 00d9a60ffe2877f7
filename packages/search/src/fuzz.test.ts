import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anyText, longTexts } from '../testing/fuzz-text.ts';
import { inheritedNames } from '../testing/inherited-names.ts';
import { makeIndex, openIndex, type PageRow, searchAll } from '../testing/make-index.ts';
import { splitIndex } from './index/index-file.ts';
import { createLocalProvider } from './providers/local.ts';
import { parseHighlights } from './providers/parse-response.ts';
import { bestSentence, fitSentence } from './text/excerpt.ts';
import { highlight } from './text/highlight.ts';
import { languageOf } from './text/language.ts';
import { tokenizeQuery } from './text/query-tokens.ts';
import { listWords } from './text/tokenize.ts';
import { readHistory } from './ui/history.ts';

const loneSurrogate = /\p{Surrogate}/u;

const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');
const { tokenize: tokenizeText } = languageOf('zh');
const queryTokens = (query: string) =>
  tokenizeQuery(query, languageOf('zh')).map(({ token }) => token);

test('tokens of any text are lowercase words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const token of [...tokenizeText(text), ...queryTokens(text)]) {
        expect(token).not.toBe('');
        expect(token).toBe(token.toLowerCase());
        expect(token).not.toMatch(/\s/);
      }
      listWords(text);
    }),
  );
});

test('highlights keep every character of any text, for any terms', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, terms) => {
      const parts = highlight(text, { words: queryTokens(text), prefixes: terms });
      expect(joined(parts)).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('an excerpt is a short part of the text and splits no character', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, term) => {
      const typed = { words: [term], prefixes: [] };
      const short = fitSentence(text.repeat(9), typed, 60);
      expect(short.length).toBeLessThanOrEqual(62);
      const inner = short.replace(/^…|…$/g, '');
      if (!loneSurrogate.test(text)) expect(inner).not.toMatch(loneSurrogate);
      expect(text.repeat(9)).toContain(inner);
    }),
  );
});

test('highlights of a hosted index become text, whatever they contain', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parts = parseHighlights(text);
      expect(joined(parts).length).toBeLessThanOrEqual(text.length);
      if (!/[&<]/.test(text)) expect(joined(parts)).toBe(text);
    }),
  );
});

describe('a stored history', () => {
  afterEach(() => vi.unstubAllGlobals());

  const hit = fc.record(
    {
      objectID: fc.oneof(anyText, fc.jsonValue()),
      url: fc.oneof(
        fc.constant('/guide/'),
        anyText,
        fc.webUrl(),
        fc.constant('javascript:alert(1)'),
      ),
      type: fc.jsonValue(),
      content: fc.jsonValue(),
      hierarchy: fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl6', '__proto__', 'other'), anyText),
      ),
    },
    { requiredKeys: [] },
  );
  const stored = fc.oneof(
    anyText,
    fc.json(),
    fc.array(fc.oneof(hit, fc.jsonValue()), { maxLength: 20 }).map((hits) => JSON.stringify(hits)),
  );

  test('contains only hits that can be shown and followed', () => {
    fc.assert(
      fc.property(stored, (text) => {
        vi.stubGlobal('localStorage', { getItem: () => text });
        const { recent, favorites } = readHistory('docs');
        expect(recent.length).toBeLessThanOrEqual(favorites.length > 0 ? 4 : 7);
        for (const { url, hierarchy, content } of [...recent, ...favorites]) {
          expect(url).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/);
          const titles = Object.values(hierarchy).filter((title) => title !== null);
          expect(titles.length).toBeGreaterThan(0);
          expect(titles.every((title) => typeof title === 'string' && title !== '')).toBe(true);
          expect(content).toBeNull();
        }
      }),
    );
  });
});

/** Words of authors: also names that objects inherit. */
const anyName = fc.oneof(anyText, fc.constantFrom(...inheritedNames));

test('any query has results to show from any index, also from facts and keywords', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const keywords = fc.array(anyName, { minLength: 1, maxLength: 3 });
  const lines = fc.array(anyName, { maxLength: 3 }).map((names) => names.join('\n'));
  await fc.assert(
    fc.asyncProperty(anyName, anyName, lines, keywords, async (heading, query, fact, words) => {
      const pages: PageRow[] = [
        ['/a', heading, 'Group', 1, [[1, heading, '', `${heading} ${query}`, query, query]]],
        ['/b', 'B', 'Group', 1, [[2, query, 'b', '', '', '', fact, words]]],
      ];
      const local = createLocalProvider({
        fetchIndex: async () => splitIndex(makeIndex({ pages, synonyms: [[heading, query]] })),
        lang: 'zh',
        base: '/',
      });
      const find = async (typed: string) => {
        const { groups } = await searchAll(local.search, typed);
        const results = groups.flatMap((group) => group.hits);
        for (const { text, snippet = [], facts: shown = '' } of results) {
          expect(joined([...text, ...snippet]) + shown).toBeTypeOf('string');
        }
        return results.map(({ url }) => url);
      };
      await find(query);
      const has = (text: string) => tokenizeText(text).length > 0;
      if (has(heading)) expect(await find(heading)).toContain('/a');
      // Facts with the name of the page lead to the page alone.
      const facts = fact.split('\n').filter((line) => !tokenizeText(line).includes('b'));
      for (const typed of [...words, ...facts])
        if (has(typed)) expect(await find(typed)).toContain('/b#b');
    }),
    {
      numRuns: 100,
      examples: [
        // A keyword that is the name of its page, and one whose words count little.
        ['', 'constructor', '', ['b']],
        ['constructor', '', '', ['𠮷 /</mark>']],
      ],
    },
  );
  vi.unstubAllGlobals();
});

test.each(longTexts)('100 KB of one character take no time: %#', async (text) => {
  const terms = queryTokens(text.slice(0, 64));
  tokenizeText(text);
  listWords(text);
  const typed = { words: terms, prefixes: terms };
  expect(joined(highlight(text, typed))).toBe(text);
  expect(fitSentence(bestSentence(text, [typed]), typed, 100).length).toBeLessThanOrEqual(102);
  parseHighlights(text);
  const { rank, complete } = await openIndex(
    {
      pages: [['/a', 'A', 'Group', 1, [[1, 'A', '', text, text, '']]]],
      synonyms: [['a', text]],
    },
    'zh',
  );
  await complete();
  rank(text.slice(0, 64));
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(readHistory('docs').recent).toEqual([]);
  vi.unstubAllGlobals();
});
