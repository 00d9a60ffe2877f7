import { describe, expect, test } from 'vitest';
import { checkSearchKey } from './check-search-key.ts';

const key = '0123456789abcdef0123456789abcdef';
const now = Date.parse('2026-11-21T00:00:00Z');

function secure(parameters: string): string {
  return Buffer.from('a1'.repeat(32) + parameters).toString('base64');
}

test('a plain search key, and a secured one that is valid, have no fault', () => {
  expect(checkSearchKey(key, { DOCS_SEARCH_API_KEY: key, OTHER: 'x' }, now)).toBeUndefined();
  const later = `filters=lang%3Aen&validUntil=${now / 1000 + 60}`;
  expect(checkSearchKey(secure(later), {}, now)).toBeUndefined();
  expect(checkSearchKey(secure('restrictIndices=docs'), {}, now)).toBeUndefined();
});

describe('a key that a variable calls secret is refused, and the variable is named', () => {
  test.each([
    'ALGOLIA_ADMIN_KEY',
    'ALGOLIA_ADMIN_API_KEY',
    'ALGOLIA_WRITE_KEY',
    'algolia_admin_key',
    'SEARCH_SECRET',
    'PRIVATE_KEY',
  ])('%s', (name) => {
    const fault = checkSearchKey(key, { [name]: key }, now);
    expect(fault?.message).toBe(`search.apiKey has the value of ${name}, which is secret`);
    expect(fault?.hint).toContain('anyone can change or delete the index');
    expect(JSON.stringify(fault)).not.toContain(key);
  });

  test.each(['ALGOLIA_SEARCH_KEY', 'ADMINISTRATION', 'OVERWRITE', 'DOCS_SEARCH_API_KEY'])(
    '%s does not',
    (name) => {
      expect(checkSearchKey(key, { [name]: key }, now)).toBeUndefined();
    },
  );

  test('another value in such a variable says nothing', () => {
    expect(checkSearchKey(key, { ALGOLIA_ADMIN_KEY: 'f'.repeat(32) }, now)).toBeUndefined();
  });
});

test('the name of a variable in the place of its value is refused', () => {
  expect(checkSearchKey('ALGOLIA_ADMIN_KEY', {}, now)?.message).toMatch(/calls itself a secret/);
});

test('a secured key that has run out is refused', () => {
  const fault = checkSearchKey(secure(`validUntil=${now / 1000 - 60}`), {}, now);
  expect(fault?.message).toBe('search.apiKey is a secured key that was valid until 2026-11-20');
});

test('a long key that only looks like Base64 is taken as it is', () => {
  expect(checkSearchKey('validUntil=1', {}, now)).toBeUndefined();
  expect(checkSearchKey('x'.repeat(200), {}, now)).toBeUndefined();
});
