import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjects } from '../../website/consumers/define.ts';
import { packages, tools } from '../../website/consumers/index.ts';
import type { CellResult } from '../../website/consumers/results.ts';
import { createTables } from '../../website/consumers/tables.ts';
import { readResults } from '../support/consumer-results.ts';
import { websiteRoot } from '../support/roots.ts';
import { compareResults } from './results.ts';

const cell: CellResult = { package: 'a', cell: 'build', result: 'works', seen: '5' };

test('a changed cell is shown as a difference', () => {
  const changed: CellResult = { ...cell, result: 'wrong', seen: '6' };
  expect(compareResults([cell], [cell])).toEqual([]);
  expect(compareResults([cell], [changed])).toEqual([
    '- a, build: works: 5',
    '+ a, build: wrong: 6',
  ]);
  expect(compareResults([], [cell])).toEqual(['+ a, build: works: 5']);
});

test('names of packages and tools are different', () => {
  const names = [...packages, ...tools].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every choice of the page has a rule', () => {
  const file = join(websiteRoot, 'components/consumers/Consumers.module.css');
  const css = readFileSync(file, 'utf8');
  const families = tools.map(({ name, family }) => family?.name ?? name);
  const values = [
    ...subjects.map((name) => `has-${name}`),
    ...families.map((name) => `with-${name}`),
  ];
  expect(values.filter((value) => !css.includes(`[value='${value}']`))).toEqual([]);
});

test('results are of packages and cells that exist', () => {
  const unknown = tools.flatMap((tool) =>
    (readResults(tool.name)?.cells ?? []).filter(
      (result) =>
        !packages.some(({ name }) => name === result.package) ||
        !tool.cells.some(({ name }) => name === result.cell),
    ),
  );
  expect(unknown).toEqual([]);
});

test('a tool is in two rows of a table if its cells differ', () => {
  const vite = tools.find(({ name }) => name === 'vite') as (typeof tools)[number];
  const library = packages.find(({ name }) => name === 'picture-url') as (typeof packages)[number];
  const cells: CellResult[] = [
    { package: library.name, cell: 'build', result: 'works', seen: '5' },
    { package: library.name, cell: 'build --ssr', result: 'wrong', seen: '6', control: 'works' },
  ];
  const results = new Map([[vite.name, { tool: vite.name, versions: [], cells }]]);
  const [table] = createTables(library.subject, results, 'en');
  expect(table?.rows).toMatchObject([
    { outcome: 'works', entries: [{ users: 'vite', cells: ['build'], sights: [] }] },
    {
      outcome: 'wrong',
      entries: [{ cells: ['build --ssr'], sights: [{ seen: '`6`', control: 'works' }] }],
    },
  ]);
});
