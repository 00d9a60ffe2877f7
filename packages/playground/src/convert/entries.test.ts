import { expect, test } from 'vitest';
import { expandPatterns } from './entries.ts';

const paths = ['src/a.ts', 'src/a.test.ts', 'src/b/c.ts', 'src/b/d/e.tsx'];

test.each([
  ['src/*.ts', ['src/a.ts', 'src/a.test.ts']],
  // Stars that are no whole name are one star.
  ['src/**.ts', ['src/a.ts', 'src/a.test.ts']],
  ['src/**/*.ts', ['src/a.ts', 'src/a.test.ts', 'src/b/c.ts']],
  ['src/b/**', ['src/b/c.ts', 'src/b/d/e.tsx']],
  ['./src/b/**/?.{ts,tsx}', ['src/b/c.ts', 'src/b/d/e.tsx']],
])('the pattern %s', (pattern, found) => {
  expect(expandPatterns([pattern], paths)).toEqual(found);
});

test('a pattern with "!" takes files away', () => {
  expect(expandPatterns(['src/*.ts', '!src/*.test.ts'], paths)).toEqual(['src/a.ts']);
});
