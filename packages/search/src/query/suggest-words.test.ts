import { expect, test } from 'vitest';
import { english, makePage } from '../../testing/make-index.ts';
import { listSections } from '../index/sections.ts';
import { suggestWords } from './suggest-words.ts';

const headings = [
  'Format',
  'Formats',
  'Footer',
  'A',
  'sourceMap',
  '类型声明',
  '模块联邦',
  'Minify',
  'Mapping',
  'Mopping',
  'Hopping',
  'Popping',
];
const sections = listSections(
  makePage([
    '/',
    'Page',
    'Group',
    1,
    headings.map((heading, at) => [at === 0 ? 1 : 2, heading, '', '', '', '']),
  ]),
  english,
);

test.each([
  // One suggestion for all forms of a word.
  ['fromat', ['Formats']],
  ['FOOTR', ['Footer']],
  ['soucemap  ', ['sourceMap']],
  // Three typos of ten letters are few, three of six are many.
  ['sorcemapss', ['sourceMap']],
  ['minxxx', []],
  ['miniyfx', ['Minify']],
  // The most similar first, three at most.
  ['topping', ['Mopping', 'Hopping', 'Popping']],
  ['formatz footer', ['Footer', 'Formats']],
  ['formatz foter', ['Formats', 'Footer']],
  ['footer 类x', ['Footer', '类型']],
  ['类形', ['类型']],
  ['联', ['联邦']],
  ['a', []],
  ['', []],
])('for %j: %j', (query, words) => {
  expect(suggestWords(query, sections, english)).toEqual(words);
});
