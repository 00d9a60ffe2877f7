import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildDocumentPolicy, buildHeaders } from './headers.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const inline = { scripts: ['a()', 'b()'], styles: ['p{}'] };

function readPolicy(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
}

const [name, policy] = buildHeaders(inline).security[0] ?? ['', ''];

test('the policy allows own files and exactly the inline parts', () => {
  expect(name).toBe('Content-Security-Policy');
  expect(readPolicy(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${hash('a()')} ${hash('b()')}`,
    'style-src': `'self' ${hash('p{}')}`,
    'connect-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('the policy of a document omits only directives for headers', () => {
  const { 'frame-ancestors': _, ...rest } = readPolicy(policy);
  expect(readPolicy(buildDocumentPolicy(inline))).toEqual(rest);
});

test('other origins are allowed for connections only', () => {
  const hosts = ['https://app-dsn.algolia.net'];
  const rules = readPolicy(buildDocumentPolicy({ ...inline, hosts }));
  expect(rules['connect-src']).toBe("'self' https://app-dsn.algolia.net");
  expect(Object.values(rules).filter((value) => value.includes('algolia'))).toHaveLength(1);
});

test('another origin is allowed for images only', () => {
  const { 'img-src': own, ...others } = readPolicy(buildDocumentPolicy(inline));
  const assetOrigin = 'https://assets.test';
  const rules = readPolicy(buildDocumentPolicy({ ...inline, assetOrigin }));
  expect(own).toBe("'self' data:");
  expect(rules).toEqual({ ...others, 'img-src': "'self' data: https://assets.test" });
});

test('every response has the headers that protect readers', () => {
  expect(buildHeaders(inline).security).toEqual([
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]);
});
