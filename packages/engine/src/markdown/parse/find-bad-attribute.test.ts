import { expect, test } from 'vitest';
import { compileSource } from '../../../testing/compile-source.ts';
import { findBadAttribute } from './find-bad-attribute.ts';

async function problemsOf(source: string): Promise<string[]> {
  const { diagnostics } = await compileSource(source);
  return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  [
    'a value without quotes',
    '<Tabs groupId=mode>',
    '1:15 <Tabs>: the value of groupId is malformed',
  ],
  ['Chinese quotes', '中文 <Tab label=“甲”>', '1:15 <Tab>: the value of label is malformed'],
  ['an open quote', 'a <kbd title="b>c</kbd>', '1:14 <kbd>: the value of title is malformed'],
  [
    'brackets that do not match',
    '<Diagram layers={[{a: 1]} />',
    '1:17 <Diagram>: the value of layers is malformed',
  ],
  [
    'an attribute on another line',
    '- <Tab\n    label="x"\n    foo=bar />',
    '3:9 <Tab>: the value of foo is malformed',
  ],
  ['a sign', '<Tab label="x" “ />', '1:16 <Tab>: unexpected “ between the attributes'],
])('%s is reported at its place', async (_, source, problem) => {
  expect(await problemsOf(source)).toEqual([problem]);
});

test.each([
  '<a>',
  '<A />',
  '<A b c="d" e=\'f"\' g={["}", \'{\', `]`]} {...h} i = "j" >',
  '<A',
  'a < b',
])('%s has no malformed attribute', (tag) => {
  expect(findBadAttribute(tag)).toBeUndefined();
});

test.each([
  ['<!-- a -->', '1:1 comments of HTML are not allowed'],
  ['a <https://a.test> b', '1:3 <https://a.test> is not a link in .mdx files'],
  ['a <mail@a.test> b', '1:3 <mail@a.test> is not a link in .mdx files'],
])('%s is explained', async (source, problem) => {
  expect(await problemsOf(source)).toEqual([problem]);
});
