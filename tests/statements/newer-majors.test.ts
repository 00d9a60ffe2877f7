import { expect, test } from 'vitest';
import { listNewerMajors, listPinned } from './newer-majors.ts';

const latest = new Map([
  ['vite', '9.0.1'],
  ['@modern-js/module-tools', '2.80.0'],
  ['@rslib/core', '1.2.0'],
  ['esbuild', '0.29.0'],
  ['tsdown', '0.23.9'],
]);

async function latestOf(name: string): Promise<string> {
  return latest.get(name) ?? '0.0.0';
}

test('a newer major version of a tool is named, a newer minor version is not', async () => {
  const pinned = listPinned(['vite@8.4.0', '@modern-js/module-tools@2.71.1', 'node@24.0.0']);
  expect(await listNewerMajors(pinned, new Map(), latestOf)).toEqual([
    expect.stringMatching(/^vite 9\.0\.1 is out, and its probes run 8\.4\.0/),
  ]);
});

test('below 1.0, a newer minor version counts', async () => {
  const pinned = listPinned(['esbuild@0.28.2', 'tsdown@0.23.7']);
  expect(await listNewerMajors(pinned, new Map(), latestOf)).toEqual([
    expect.stringMatching(/^esbuild 0\.29\.0 is out/),
  ]);
});

test('an alias of npm stands for its package', () => {
  const pinned = listPinned(['fast-vite@npm:vite@8.4.0', 'old@npm:@modern-js/module-tools@2.71.1']);
  expect([...pinned]).toEqual([
    ['vite', '8.4.0'],
    ['@modern-js/module-tools', '2.71.1'],
  ]);
});

test('the highest version counts, also that of the repository', async () => {
  const pinned = listPinned(['vite@9.0.0', 'vite@8.4.0', '@rslib/core@0.23.2']);
  expect([...pinned]).toEqual([
    ['vite', '9.0.0'],
    ['@rslib/core', '0.23.2'],
  ]);
  expect(await listNewerMajors(pinned, new Map([['@rslib/core', '1.0.1']]), latestOf)).toEqual([]);
  expect(await listNewerMajors(pinned, new Map(), latestOf)).toHaveLength(1);
});
