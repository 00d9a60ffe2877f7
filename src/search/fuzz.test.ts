import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anyText, longTexts } from '../../tests/support/fuzz-text.ts';
import { buildIndex } from './index/section-index.ts';
import { parseMarks } from './providers/algolia.ts';
import { rankResults } from './query/rank.ts';
import { markTerms, snip } from './text/excerpt.ts';
import { listWords, tokenizeQuery, tokenizeText } from './text/tokenize.ts';
import { readHistory } from './ui/history.ts';

/** Half a character. */
const isTorn = /\p{Surrogate}/u;

const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('tokens of any text are words in lower case', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const token of [...tokenizeText(text), ...tokenizeQuery(text)]) {
        expect(token).not.toBe('');
        expect(token).toBe(token.toLowerCase());
        expect(token).not.toMatch(/\s/);
      }
      listWords(text);
    }),
  );
});

test('marks keep every character of any text, for any terms', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, terms) => {
      const parts = markTerms(text, [...terms, ...tokenizeQuery(text)]);
      expect(joined(parts)).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('a snippet is a short piece of the text and tears no character', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, term) => {
      const line = snip(text.repeat(9), [term], 5);
      expect(line.length).toBeLessThanOrEqual(Math.max(67, text.length));
      const inner = line.replace(/^…|…$/g, '');
      if (!isTorn.test(text)) expect(inner).not.toMatch(isTorn);
      expect(text.repeat(9)).toContain(inner);
    }),
  );
});

test('highlights of a hosted index become text, whatever they hold', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parts = parseMarks(text);
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

  test('gives only hits that can be shown and followed', () => {
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

test('any query finds in any index, and what it shows is what the index holds', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (heading, query) => {
      const index = await buildIndex({
        pages: [
          ['/a', heading, 'Group', 1, [[1, heading, '', `${heading} ${query}`, query, query]]],
        ],
        synonyms: [[heading, query]],
      });
      for (const asked of [query, heading]) {
        const [found] = rankResults(asked, index);
        if (found) expect(found.score).toBeGreaterThan(0);
        if (tokenizeText(heading).length > 0 && asked === heading) expect(found).toBeDefined();
      }
    }),
    { numRuns: 60 },
  );
});

test.each(longTexts)('100 KB of one sign take no time: %#', async (text) => {
  const terms = tokenizeQuery(text.slice(0, 64));
  tokenizeText(text);
  listWords(text);
  expect(joined(markTerms(text, terms))).toBe(text);
  snip(text, terms, 10);
  parseMarks(text);
  const index = await buildIndex({
    pages: [['/a', 'A', 'Group', 1, [[1, 'A', '', text, text, '']]]],
    synonyms: [],
  });
  rankResults(text.slice(0, 64), index);
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(readHistory('docs').recent).toEqual([]);
  vi.unstubAllGlobals();
});
