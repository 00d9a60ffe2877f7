import { expect, test } from 'vitest';
import { createSource, editSource, sizes } from './source.ts';

test.each(sizes)('a library of %i modules imports only modules that exist', (size) => {
  const files = createSource(size);
  expect(Object.keys(files)).toHaveLength(size);
  for (const [path, text] of Object.entries(files)) {
    const imported = [...text.matchAll(/from '\.\/(.+)'/g)].map(([, name]) => `src/${name}.ts`);
    expect(imported.filter((file) => !(file in files))).toEqual([]);
    expect(imported).not.toContain(path);
  }
});

test.each(sizes)('an edit of %i modules adds a function to one of them', (size) => {
  const [[path, text] = ['', '']] = Object.entries(editSource(size));
  const before = createSource(size)[path] ?? '';
  expect(text.startsWith(before)).toBe(true);
  expect(text.slice(before.length)).toMatch(/export function isRead\d+/);
});
