import { expect, test } from 'vitest';
import { documentCacheKey } from './documents.ts';

const origin = 'https://sample.test';

test.each(['/guide/a', '/guide/a/', '/guide/a.html', '/Guide/A?navbar=0', '/guide/%61#b'])(
  '%s is cached under the same key as its other forms',
  (url) => {
    expect(documentCacheKey(origin + url)).toBe(`${origin}/guide/a`);
  },
);

test('a malformed escape stays as it is', () => {
  expect(documentCacheKey(`${origin}/%E0%A4%A`)).toBe(`${origin}/%E0%A4%A`);
});
