import { expect, test } from 'vitest';
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
];
const sections = listSections([
  '/',
  'Page',
  'Group',
  1,
  headings.map((heading, at) => [at === 0 ? 1 : 2, heading, '', '', '', '']),
]);

test.each([
  // One suggestion for all forms of a word.
  ['fromat', ['Formats']],
  ['FOOTR', ['Footer']],
  ['soucemap  ', ['sourceMap']],
  // Three typos of ten letters are few, three of six are many.
  ['sorcemapss', ['sourceMap']],
  ['minxxx', []],
  ['miniyfx', ['Minify']],
  ['类形', ['类型']],
  ['联', ['联邦']],
  ['a', []],
  ['', []],
])('for %j: %j', (query, words) => {
  expect(suggestWords(query, sections)).toEqual(words);
});
