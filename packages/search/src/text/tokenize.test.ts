import { describe, expect, test } from 'vitest';
import { chinese } from '../../testing/make-index.ts';
import { tokenizeQuery } from './query-tokens.ts';
import { isIdentifier, listWords } from './tokenize.ts';

const { tokenize: tokenizeText } = chinese;
const queryTokens = (query: string) => tokenizeQuery(query, chinese).map(({ token }) => token);

describe('identifiers', () => {
  test.each([
    ['autoExternal', ['autoexternal', 'auto', 'external']],
    ['auto-external', ['auto-external', 'autoexternal', 'auto', 'external']],
    [
      'lib.autoExternal',
      ['lib.autoexternal', 'libautoexternal', 'lib', 'autoexternal', 'auto', 'external'],
    ],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['./src/index.ts', ['src/index.ts', 'srcindexts', 'src', 'index', 'ts']],
    ['@swc/helpers', ['@swc/helpers', 'swchelpers', 'swc', 'helpers']],
    ['__dirname', ['__dirname', 'dirname']],
    ['--env-mode', ['--env-mode', 'envmode', 'env', 'mode']],
    ['-w', ['-w', 'w']],
    ['-way', ['way']],
  ])('%s', (text, tokens) => {
    expect(tokenizeText(text)).toEqual(tokens);
  });

  test.each(['output', 'lib.dts', '@swc/helpers', 'out-base'])('%s is an identifier', (text) => {
    expect(isIdentifier(text)).toBe(true);
  });

  test.each(['Output', 'dts bundle', '产物', ''])('"%s" is not an identifier', (text) => {
    expect(isIdentifier(text)).toBe(false);
  });
});

describe('Chinese', () => {
  test('has words and bigrams', () => {
    expect(tokenizeText('类型声明')).toEqual(expect.arrayContaining(['类型', '声明', '型声']));
  });

  test('has no bigrams with stop words', () => {
    expect(tokenizeText('类的型')).toEqual(['类', '型']);
    expect(tokenizeText('the dts')).toEqual(['dts']);
  });

  test('can follow other words without spaces', () => {
    const tokens = queryTokens('从Modern.js迁移');
    expect(tokens).toEqual(expect.arrayContaining(['modern.js', 'modernjs', '迁移']));
  });

  test('fullwidth letters are normalized', () => {
    expect(tokenizeText('ＤＴＳ')).toEqual(['dts']);
  });
});

test('stop words count only when there are no other words', () => {
  expect(queryTokens('how to use the dts')).toEqual(['dts']);
  expect(queryTokens('how to')).toEqual(['how', 'to']);
  expect(queryTokens('类的')).toEqual(['类']);
});

test('punctuation and an empty text have no tokens', () => {
  for (const text of ['', '   ', '…!?()', '</>', '\u{1f600}'])
    expect(queryTokens(text)).toEqual([]);
});

test('words keep their case and identifiers stay whole', () => {
  expect(listWords('Set `dts.bundle` to true.')).toEqual(['Set', 'dts.bundle', 'to', 'true']);
});
