import { describe, expect, test } from 'vitest';
import { firstMatch, hasMatch, highlight } from './highlight.ts';

/** Parts as a text with the matches in brackets. */
function show(text: string, terms: string[]): string {
  return highlight(text, { words: terms, prefixes: [] })
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
    ['types and dts', ['dts', 'types'], '[types] and [dts]'],
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

  test('the first match is that of any term', () => {
    expect(firstMatch('types and dts', { words: ['dts', 'types'], prefixes: [] })).toBe(0);
    expect(firstMatch('the types', { words: ['dts'], prefixes: ['ty'] })).toBe(4);
    expect(firstMatch('the types', { words: ['dts'], prefixes: [] })).toBe(-1);
  });

  test('a character that stands for several is marked whole', () => {
    expect(highlight('ﬁle', { words: [], prefixes: ['f'] })).toEqual([
      { text: 'ﬁ', isMatch: true },
      { text: 'le', isMatch: false },
    ]);
  });

  test('no part is empty', () => {
    const typed = { words: ['types'], prefixes: [] };
    expect(highlight('types', typed)).toEqual([{ text: 'types', isMatch: true }]);
    expect(highlight('', typed)).toEqual([]);
  });

  test('keep every character, markup too', () => {
    const text = '<img src=x onerror=alert(1)> & <mark>types</mark>';
    const parts = highlight(text, { words: ['mark', 'img'], prefixes: [] });
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  test('a term inside a word does not match', () => {
    expect(hasMatch('tests', { words: ['ts'], prefixes: [] })).toBe(false);
    expect(hasMatch('tests', { words: ['test'], prefixes: [] })).toBe(false);
    expect(hasMatch('TypeScript', { words: ['types'], prefixes: [] })).toBe(false);
    expect(hasMatch('ESM', { words: ['es', 'm'], prefixes: [] })).toBe(false);
    expect(hasMatch('tests', { words: ['tests'], prefixes: [] })).toBe(true);
  });

  test('the start of a word is marked without the rest', () => {
    const parts = highlight('bundleless and unbundled autoExternal', {
      words: [],
      prefixes: ['bun', 'ext'],
    });
    expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['bun', 'Ext']);
  });
});
