import { anyText, longTexts } from 'docs-search/testing/fuzz-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterGroups } from './filter-groups.ts';

function group(text: string, ...items: [text: string, ...headings: string[]][]) {
  return {
    text,
    items: items.map(([item, ...headings]) => ({
      text: item,
      link: `/${item}`,
      headings: headings.map((heading) => ({ depth: 2, id: heading, text: heading, charIndex: 0 })),
    })),
  };
}

const groups = [
  group('Lib options', ['lib.autoExternal', 'Defaults', 'Peer dependencies'], ['lib.dts']),
  group('Others', ['tools', 'Oven']),
];

function namesOf(keyword: string): string[] {
  return filterGroups(groups, keyword).flatMap(({ text, items }) => [
    text,
    ...items.flatMap((item) => [item.text, ...item.headings.map((heading) => heading.text)]),
  ]);
}

test.each([
  [
    '',
    [
      'Lib options',
      'lib.autoExternal',
      'Defaults',
      'Peer dependencies',
      'lib.dts',
      'Others',
      'tools',
      'Oven',
    ],
  ],
  ['OTHER', ['Others', 'tools', 'Oven']],
  ['auto-external', ['Lib options', 'lib.autoExternal', 'Defaults', 'Peer dependencies']],
  ['peer', ['Lib options', 'lib.autoExternal', 'Peer dependencies']],
  ['nothing', []],
])('%j keeps %j', (keyword, names) => {
  expect(namesOf(keyword)).toEqual(names);
});

test('any keyword keeps a subset, and groups with the same text', () => {
  const all = new Set(namesOf(''));
  fc.assert(
    fc.property(anyText, (keyword) => {
      expect(namesOf(keyword).every((name) => all.has(name))).toBe(true);
      const same = [group(keyword, [keyword, keyword])];
      expect(filterGroups(same, keyword)).toEqual(same);
    }),
  );
});

test.each(longTexts)('a text of 100 KB is filtered: %#', (text) => {
  expect(filterGroups([group(text, [text, text])], text)).toHaveLength(1);
});
