import { expect, test } from 'vitest';
import { countEdits, listNear, readKnown } from './spelling.ts';

test.each([
  ['external', 'external', 0],
  ['extrenal', 'external', 1],
  ['extenal', 'external', 1],
  ['externall', 'external', 1],
  ['externel', 'external', 1],
  ['ab', 'ba', 1],
  ['extreanl', 'external', 2],
  ['banner', 'footer', 3],
])('%s is %s with %i slips', (from, to, edits) => {
  expect(countEdits(from, to, 2).whole).toBe(edits);
  expect(countEdits(to, from, 2).whole).toBe(edits);
});

const known = ['format', 'formats', 'footer', 'declaration', 'target', 'external', '格式'].flatMap(
  readKnown,
);

test.each([
  ['fomrat', ['format', 'formats']],
  ['formatt', ['format', 'formats']],
  ['decalrati', ['declaration']],
  ['extreanl', ['external']],
  ['trgate', []],
  ['forma', []],
  ['fot', []],
  ['kitchen', []],
  ['格弍', []],
])('"%s" may be meant as %j', (misspelt, near) => {
  expect(listNear(misspelt, known)).toEqual(near);
});
