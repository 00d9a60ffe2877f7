import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { websiteRoot } from '../roots.ts';
import { listSources } from './terminal.ts';
import { findTerms } from './terms.ts';

it('no page uses a term that docs/prose.md replaces', async () => {
  const files = await listSources(websiteRoot);
  expect(files.length).toBeGreaterThan(100);
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(websiteRoot, file), 'utf8');
      return findTerms(source, file.split('/')[1] ?? '').map(
        ({ line, found: term, write }) => `${file}:${line}: ${term} → ${write}`,
      );
    }),
  );
  expect(found.flat()).toEqual([]);
});

it('finds terms with their line, outside code', () => {
  const page = '---\nkeywords: [colour]\n---\n\nIts colour: `behaviour`.\n\n```txt\nlicence\n```\n';
  expect(findTerms(page, 'en')).toEqual([{ line: 5, found: 'colour', write: '-or' }]);
});

it('finds the terms of each language', () => {
  expect(findTerms('每个 `lib` 配置项\n', 'zh').map(({ found }) => found)).toEqual([
    '`lib` 配置项',
  ]);
  expect(findTerms('It is optimised.\n', 'fr')).toEqual([]);
});

it('accepts American spelling', () => {
  expect(findTerms('This promise is precise; optimize, analysis, organized.\n', 'en')).toEqual([]);
  expect(findTerms('It is optimised.\n', 'en')).toHaveLength(1);
});
