import { describe, expect, test } from 'vitest';
import { containsTerm, excerpt, highlightTerms } from './excerpt.ts';

/** Parts as a text with the matches in brackets. */
function show(text: string, terms: string[]): string {
  return highlightTerms(text, terms)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
}

describe('highlights', () => {
  test.each([
    ['Bundle the types', ['types'], 'Bundle the [types]'],
    ['dts and DTS', ['dts'], '[dts] and [DTS]'],
    ['autoExternal', ['auto', 'external'], '[autoExternal]'],
    ['auto-external', ['auto', 'external'], '[auto]-[external]'],
    ['types of TypeScript and ESModules', ['types', 'es'], '[types] of TypeScript and [ES]Modules'],
    ['类型声明文件', ['类型', '型声', '声明'], '[类型声明]文件'],
    ['tests of ts', ['ts'], 'tests of [ts]'],
    ['a D.ts drive', ['d', 'ts'], 'a [D].[ts] drive'],
    ['nothing', ['other', ''], 'nothing'],
    ['', ['x'], ''],
  ])('%s, %j', (text, terms, expected) => {
    expect(show(text, terms)).toBe(expected);
  });

  test.each([
    ['İstanbul: types here', ['types'], 'İstanbul: [types] here'],
    ['İİİİ types', ['types'], 'İİİİ [types]'],
    ['ſet types', ['set'], '[ſet] types'],
    ['ﬁle of types', ['file', 'types'], '[ﬁle] of [types]'],
    ['😀 types 😀', ['types'], '😀 [types] 😀'],
    ['ＤＴＳ types', ['dts'], '[ＤＴＳ] types'],
    ['𠮷野 types', ['types'], '𠮷野 [types]'],
  ])('stay in position after characters that change their length: %s', (text, terms, expected) => {
    expect(show(text, terms)).toBe(expected);
  });

  test('keep every character, markup too', () => {
    const text = '<img src=x onerror=alert(1)> & <mark>types</mark>';
    const parts = highlightTerms(text, ['mark', 'img']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  test('a term inside a word does not match', () => {
    expect(containsTerm('tests', ['ts'])).toBe(false);
    expect(containsTerm('tests', ['test'])).toBe(false);
    expect(containsTerm('TypeScript', ['types'])).toBe(false);
    expect(containsTerm('ESM', ['es', 'm'])).toBe(false);
    expect(containsTerm('tests', ['tests'])).toBe(true);
  });
});

describe('excerpts', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');

  test('a short text is unchanged', () => {
    expect(excerpt('A short text', ['short'], 10)).toBe('A short text');
  });

  test('a long text is cut around its first match', () => {
    const cut = excerpt(words, ['word50'], 10);
    expect(cut).toMatch(/^…word\d+ .*word50 .*…$/);
    expect(cut.length).toBeLessThan(140);
    expect(excerpt(words, ['word50'], 5).length).toBeLessThan(cut.length);
  });

  test.each([
    [`${'前面的文字'.repeat(20)}把 dts.bundle 设为 true ${'后面的文字'.repeat(20)}`, '设为'],
    [`${'before '.repeat(20)}autoExternal is a documentation ${'after '.repeat(20)}`, 'external'],
  ])('no word is split: %s', (text, term) => {
    for (let words = 3; words < 14; words++) {
      const cut = excerpt(text, [term], words).replaceAll('…', '');
      for (const [word] of cut.matchAll(/[a-zA-Z]+/g)) {
        expect([
          'before',
          'after',
          'is',
          'a',
          'documentation',
          'auto',
          'External',
          'autoExternal',
          'dts',
          'bundle',
          'true',
        ]).toContain(word);
      }
    }
  });

  test('the excerpt does not start with punctuation', () => {
    const text = `${'x'.repeat(10)}: ${'word '.repeat(8)}here ${'word '.repeat(60)}`;
    expect(excerpt(text, ['here'], 10)).toMatch(/^…word .*here/);
  });

  test('without a match it is the start of the text', () => {
    expect(excerpt(words, ['absent'], 10)).toMatch(/^word0 word1 .*…$/);
  });

  test('a text without spaces is truncated, too', () => {
    const cut = excerpt('x'.repeat(1000), ['absent'], 10);
    expect(cut.length).toBeLessThan(140);
    expect(excerpt(`${'类型'.repeat(200)}声明`, ['声明'], 10)).toMatch(/^….*声明$/);
  });
});
