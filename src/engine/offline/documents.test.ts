import { expect, test } from 'vitest';
import { documentCacheKey } from './documents.ts';

const origin = 'https://rslib.rs';

test.each(['/guide/a', '/guide/a/', '/guide/a.html', '/Guide/A?navbar=0', '/guide/%61#b'])(
  '%s is kept as one document with its other forms',
  (address) => {
    expect(documentCacheKey(origin + address)).toBe(`${origin}/guide/a`);
  },
);

test('a malformed escape is kept as it is', () => {
  expect(documentCacheKey(`${origin}/%E0%A4%A`)).toBe(`${origin}/%E0%A4%A`);
});
