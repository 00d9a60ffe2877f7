import { describe, expect, test } from 'vitest';
import { english } from '../../testing/make-index.ts';
import {
  findSynonyms,
  joinCompounds,
  readNames,
  type Synonyms,
  splitCompounds,
} from './synonyms.ts';

const known = new Set(['sourcemap', 'source', 'map', 'react', 'code', 'splitting', 'ie11', 'dts']);
const isKnown = (word: string) => known.has(word);
const groups = [
  readNames(['env', 'environment variables', 'dotenv'], english),
  readNames(['dts', 'types'], english),
];

function show(synonyms: readonly Synonyms[]): string[] {
  return synonyms.map(
    ({ tokens, alternatives }) =>
      `${tokens.join('+')} = ${alternatives.map((name) => name.tokens.join('+')).join(', ')}`,
  );
}

test.each([
  [['source', 'map'], ['source+map = sourcemap']],
  [['ie', '11'], ['ie+11 = ie11']],
  [['map', 'source'], []],
  [['source', 'map', 'sourcemap'], []],
  [['9source', 'map'], []],
])('joins known compounds in %j', (query, expected) => {
  expect(show(joinCompounds(query, isKnown, english))).toEqual(expected);
});

test.each([
  [['codesplitting'], ['codesplitting = code+splitting']],
  [['react19'], ['react19 = react']],
  [['react-v18.2'], ['react-v18.2 = react']],
  [['sourcemap'], []],
  [['mapcode'], []],
  [['codesplittinx'], []],
  [['xcodesplitting'], []],
])('splits known compounds in %j', (query, expected) => {
  expect(show(splitCompounds(query, isKnown, english))).toEqual(expected);
});

describe('other names of', () => {
  const find = (query: string[], corrections: string[][] = [], compounds: Synonyms[] = []) =>
    show(findSynonyms(groups, query, corrections, compounds));

  test.each([
    [['env'], ['env = environment+variables, dotenv']],
    [['environment', 'variables'], ['environment+variables = env, dotenv']],
    [['variables'], []],
    [['env', 'dotenv'], ['env+dotenv = environment+variables']],
    [
      ['types', 'env'],
      ['env = environment+variables, dotenv', 'types = dts'],
    ],
  ])('%j: %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  test('a corrected word include what it was corrected to', () => {
    expect(find(['typse'], [['types']])).toEqual(['typse = dts, types']);
  });

  test('a compound are those of its parts', () => {
    const [name] = readNames(['dts'], english);
    const compound = { tokens: ['d', 'ts'], alternatives: name ? [name] : [] };
    expect(find(['d', 'ts'], [], [compound])).toEqual(['d+ts = dts, types']);
  });

  test('a name have stems', () => {
    expect(groups[0]?.map(({ stems }) => stems)).toEqual([
      ['env'],
      ['environ', 'variabl'],
      ['dotenv'],
    ]);
  });
});
