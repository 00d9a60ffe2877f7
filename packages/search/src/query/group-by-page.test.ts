import { expect, test } from 'vitest';
import { english, makePage, type PageRow } from '../../testing/make-index.ts';
import { listSections } from '../index/sections.ts';
import { groupByPage, type PageGroup } from './group-by-page.ts';
import type { RankedSection } from './rank.ts';

function listHits(route: string, count: number): RankedSection[] {
  const sections = Array.from({ length: count }, (_, at) => `${route} ${at}`);
  const page: PageRow = [
    route,
    route,
    'Group',
    1,
    sections.map((name, at) => [at === 0 ? 1 : 2, name, name, '', '', '']),
  ];
  return listSections(makePage(page), english).map((section) => ({ section, score: 1, terms: [] }));
}

function list(groups: readonly PageGroup[]) {
  return groups.map(({ page, sections, all }) => [
    page?.section.heading,
    sections.map(({ section }) => section.heading),
    all.length,
  ]);
}

const [a0, a1, a2, a3, a4] = listHits('a', 5) as [
  RankedSection,
  RankedSection,
  RankedSection,
  RankedSection,
  RankedSection,
];
const [b0] = listHits('b', 1) as [RankedSection];

test('pages are in the order of their best match, their best sections in the order of the page', () => {
  expect(list(groupByPage([a4, b0, a2, a3, a1, a0]))).toEqual([
    ['a 0', ['a 2', 'a 3', 'a 4'], 4],
    ['b 0', [], 0],
  ]);
  expect(list(groupByPage([a2]))).toEqual([[undefined, ['a 2'], 1]]);
  expect(groupByPage([])).toEqual([]);
});

test('there are at most 20 rows, one of them for all further sections of a page', () => {
  const single = Array.from({ length: 30 }, (_, at) => listHits(`page${at}`, 1)).flat();
  expect(groupByPage(single)).toHaveLength(20);
  const [long] = groupByPage(listHits('long', 40));
  expect([long?.sections.length, long?.all.length]).toEqual([3, 39]);
  // Five rows for each page.
  const pages = ['c', 'd', 'e', 'f', 'g'].flatMap((route) => listHits(route, 9));
  expect(groupByPage(pages).map(({ all }) => all.length)).toEqual([8, 8, 8, 8]);
});
