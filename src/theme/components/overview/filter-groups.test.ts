import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, longTexts } from '../../../../tests/support/fuzz-text.ts';
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
  group('Others', ['tools', 'Rspack']),
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
      'Rspack',
    ],
  ],
  ['OTHER', ['Others', 'tools', 'Rspack']],
  ['auto-external', ['Lib options', 'lib.autoExternal', 'Defaults', 'Peer dependencies']],
  ['peer', ['Lib options', 'lib.autoExternal', 'Peer dependencies']],
  ['nothing', []],
])('%j leaves %j', (keyword, names) => {
  expect(namesOf(keyword)).toEqual(names);
});

test('any keyword leaves some of what there is, also of texts like it', () => {
  const all = new Set(namesOf(''));
  fc.assert(
    fc.property(anyText, (keyword) => {
      expect(namesOf(keyword).every((name) => all.has(name))).toBe(true);
      const own = [group(keyword, [keyword, keyword])];
      expect(filterGroups(own, keyword)).toEqual(own);
    }),
  );
});

test.each(longTexts)('100 KB of one sign take no time: %#', (text) => {
  expect(filterGroups([group(text, [text, text])], text)).toHaveLength(1);
});
