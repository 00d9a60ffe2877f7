import { describe, expect, test } from 'vitest';
import { checkSearchKey } from './check-search-key.ts';

const key = '0123456789abcdef0123456789abcdef';
const now = Date.parse('2026-11-21T00:00:00Z');

function secure(parameters: string): string {
  return Buffer.from('a1'.repeat(32) + parameters).toString('base64');
}

test('accepts a plain search key and a valid secured key', () => {
  expect(checkSearchKey(key, { DOCS_SEARCH_API_KEY: key, OTHER: 'x' }, now)).toBeUndefined();
  const later = `filters=lang%3Aen&validUntil=${now / 1000 + 60}`;
  expect(checkSearchKey(secure(later), {}, now)).toBeUndefined();
  expect(checkSearchKey(secure('restrictIndices=docs'), {}, now)).toBeUndefined();
});

describe('rejects a key with the value of a secret variable, by name', () => {
  test.each([
    'ALGOLIA_ADMIN_KEY',
    'ALGOLIA_ADMIN_API_KEY',
    'ALGOLIA_WRITE_KEY',
    'algolia_admin_key',
    'SEARCH_SECRET',
    'PRIVATE_KEY',
  ])('%s', (name) => {
    const problem = checkSearchKey(key, { [name]: key }, now);
    expect(problem?.message).toBe(`search.apiKey has the same value as the secret ${name}`);
    expect(problem?.hint).toContain('anyone can change or delete the index');
    expect(JSON.stringify(problem)).not.toContain(key);
  });

  test.each(['ALGOLIA_SEARCH_KEY', 'ADMINISTRATION', 'OVERWRITE', 'DOCS_SEARCH_API_KEY'])(
    'accepts the value of %s',
    (name) => {
      expect(checkSearchKey(key, { [name]: key }, now)).toBeUndefined();
    },
  );

  test('ignores secret variables with other values', () => {
    expect(checkSearchKey(key, { ALGOLIA_ADMIN_KEY: 'f'.repeat(32) }, now)).toBeUndefined();
  });
});

test('rejects the name of a secret variable', () => {
  expect(checkSearchKey('ALGOLIA_ADMIN_KEY', {}, now)?.message).toMatch(/looks like a secret key/);
});

test('rejects an expired secured key', () => {
  const problem = checkSearchKey(secure(`validUntil=${now / 1000 - 60}`), {}, now);
  expect(problem?.message).toBe('search.apiKey expired on 2026-11-20');
});

test('accepts a long key that only looks like Base64', () => {
  expect(checkSearchKey('validUntil=1', {}, now)).toBeUndefined();
  expect(checkSearchKey('x'.repeat(200), {}, now)).toBeUndefined();
});
