import { afterEach, expect, test, vi } from 'vitest';
import { internalUrlOf } from './links.ts';

const origin = 'https://sample.test';

afterEach(() => vi.unstubAllGlobals());

function urlOf(href: unknown): string | undefined {
  vi.stubGlobal('location', new URL(`${origin}/guide/`));
  const target = { closest: () => ({ href }) };
  return internalUrlOf(target as never)?.href;
}

test('a link to a page is one for the router', () => {
  expect(urlOf(`${origin}/guide/a#b`)).toBe(`${origin}/guide/a#b`);
});

test('the browser follows the links of an isolated page', () => {
  vi.stubGlobal('crossOriginIsolated', true);
  expect(urlOf(`${origin}/guide/a`)).toBeUndefined();
});

test.each([
  ['another site', 'https://other.test/guide/a'],
  ['a file', `${origin}/feed.xml`],
  ['no valid URL', 'http://['],
  ['a link in SVG', { baseVal: '/guide/a', animVal: '/guide/a' }],
])('%s is left to the browser', (_, href) => {
  expect(urlOf(href)).toBeUndefined();
});
