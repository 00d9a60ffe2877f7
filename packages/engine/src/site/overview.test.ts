import { expect, test } from 'vitest';
import type { SidebarNode } from '../contract/navigation.ts';
import { emptyFields, type PageFields, type TocEntry } from '../contract/page.ts';
import { createOverview } from './overview.ts';

const toc: TocEntry[] = [2, 3, 4].map((depth) => ({
  depth,
  id: `h${depth}`,
  text: `Heading ${depth}`,
  charIndex: 0,
}));
function fields(title: string, entries: TocEntry[], overviewHeaders?: number[]): PageFields {
  const frontmatter = overviewHeaders ? { overviewHeaders } : {};
  return { ...emptyFields, title, toc: entries, frontmatter };
}

const pages = new Map([
  ['/config/', fields('Overview', toc)],
  ['/config/lib/', fields('Lib', [])],
  ['/config/lib/dts', fields('dts', toc)],
  ['/config/lib/format', fields('format', toc, [3, 4])],
]);

function link(target: string): SidebarNode {
  return { type: 'link', text: target, link: target };
}

const sidebar: SidebarNode[] = [
  link('/config/'),
  link('/config/lib/format'),
  {
    type: 'group',
    text: 'Library',
    link: '/config/lib/',
    collapsible: true,
    collapsed: false,
    items: [
      link('/config/lib/dts'),
      link('https://other.test'),
      { type: 'divider', dividerType: 'solid' },
    ],
  },
  { type: 'group', text: 'Empty', collapsible: true, collapsed: false, items: [] },
];

test('lists the pages of each group with their headings of depth 2, and loose pages last', () => {
  expect(createOverview(sidebar, '/config/', pages)).toEqual([
    {
      text: 'Library',
      items: [
        { text: 'Lib', link: '/config/lib/', headings: [] },
        { text: 'dts', link: '/config/lib/dts', headings: [toc[0]] },
      ],
    },
    {
      text: '',
      items: [{ text: 'format', link: '/config/lib/format', headings: [toc[1], toc[2]] }],
    },
  ]);
});

test('lists the description of a page, and the default of its option', () => {
  const page = {
    ...fields('dts', []),
    frontmatter: { description: 'Types' },
    defaultValue: 'false',
  };
  const [group] = createOverview(sidebar, '/config/', new Map([['/config/lib/dts', page]]));
  expect(group?.items).toEqual([
    {
      text: 'dts',
      link: '/config/lib/dts',
      description: 'Types',
      defaultValue: 'false',
      headings: [],
    },
  ]);
});

test('omits sections with the headings below them', () => {
  const entry = (depth: number, id: string): TocEntry => ({ depth, id, text: id, charIndex: 0 });
  const own = [entry(2, 'a'), entry(3, 'a1'), entry(4, 'a2'), entry(2, 'b'), entry(3, 'b1')];
  const listed = new Map([['/config/lib/dts', fields('dts', own, [2, 3])]]);
  const idsOf = (omitted: string[]) =>
    createOverview(sidebar, '/config/', listed, omitted).flatMap(({ items }) =>
      items.flatMap(({ headings }) => headings.map(({ id }) => id)),
    );
  expect(idsOf([])).toEqual(['a', 'a1', 'b', 'b1']);
  expect(idsOf(['a'])).toEqual(['b', 'b1']);
  expect(idsOf(['b1', 'a2'])).toEqual(['a', 'a1', 'b']);
  expect(idsOf(['a', 'b'])).toEqual([]);
});

test('does not list itself, groups without pages, or external links', () => {
  const text = JSON.stringify(createOverview(sidebar, '/config/', pages));
  expect(text).not.toContain('"/config/"');
  expect(text).not.toContain('Empty');
  expect(text).not.toContain('other.test');
});
