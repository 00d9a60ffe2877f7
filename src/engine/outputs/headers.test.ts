import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../preview/headers-file.ts';
import { buildHeaders, buildPolicy } from './headers.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('the policy allows own files and exactly the inline parts', () => {
  const policy = buildPolicy({ scripts: ['a()', 'b()'], styles: ['p{}'] });
  const rules = Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
  expect(rules).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${hashOf('a()')} ${hashOf('b()')}`,
    'style-src': `'self' ${hashOf('p{}')}`,
    'connect-src': "'self'",
    'base-uri': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('pages are checked every time, files with a hash in their name never', () => {
  const rules = parseHeaders(buildHeaders({ scripts: [], styles: [] }));
  expect(headersFor('/guide/a', rules).get('Cache-Control')).toBe(
    'public, max-age=0, must-revalidate',
  );
  expect(headersFor('/assets/entry.1a2b.js', rules).get('Cache-Control')).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('every path has the headers that protect readers', () => {
  const rules = parseHeaders(buildHeaders({ scripts: [], styles: [] }));
  for (const path of ['/', '/zh/guide/a', '/assets/entry.js', '/nothing']) {
    expect([...headersFor(path, rules).keys()]).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
      ]),
    );
  }
});
