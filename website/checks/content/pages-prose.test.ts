import { beforeAll, describe, expect, it } from 'vitest';
import {
  findLongParagraphs,
  findSimilarOpenings,
  listMissedGoals,
  measureProse,
  readOpening,
} from './prose.ts';
import { type ProsePage, readProse } from './read-prose.ts';
import { findTerms } from './terms.ts';

/** Goals that a page may miss: one in short pages of the reference, in posts and in lists of entries. */
function mayMiss(file: string): number {
  return /\/(?:config|blog)\/|\/glossary\./.test(file) ? 1 : 0;
}

let pages: ProsePage[];

beforeAll(async () => {
  pages = await readProse();
});

describe('the prose of the pages', () => {
  it('reaches its goals in English', () => {
    const missed = pages
      .filter(({ lang }) => lang === 'en')
      .map(({ file, tree }) => ({ file, goals: listMissedGoals(measureProse(tree)) }))
      .filter(({ file, goals }) => goals.length > mayMiss(file))
      .map(({ file, goals }) => `${file}: ${goals.join(', ')}`);
    expect(missed, 'npm run prose prints the figures').toEqual([]);
  });

  it('uses the terms of docs/prose.md', () => {
    const found = pages.flatMap(({ file, lang, source }) =>
      findTerms(source, lang).map(
        ({ line, found: term, write }) => `${file}:${line}: ${term} → ${write}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('has no long paragraph', () => {
    const long = pages.flatMap(({ file, tree }) =>
      findLongParagraphs(tree).map((text) => `${file}: ${text}`),
    );
    expect(long).toEqual([]);
  });

  it('starts each page differently', () => {
    const openings = pages.map(({ file, lang, tree }) => ({ file, lang, text: readOpening(tree) }));
    expect(findSimilarOpenings(openings)).toEqual([]);
  });
});
