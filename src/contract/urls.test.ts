import { expect, test } from 'vitest';
import { isExternal, toHref } from './urls.ts';

test('puts the base path before a route', () => {
  expect(toHref('/guide/start/', '/')).toBe('/guide/start/');
  expect(toHref('/guide/start/', '/docs/')).toBe('/docs/guide/start/');
});

test('leaves a hash and an external address as they are', () => {
  expect(toHref('#usage', '/docs/')).toBe('#usage');
  expect(toHref('https://rspack.rs', '/docs/')).toBe('https://rspack.rs');
  expect(toHref('//cdn.example/x', '/docs/')).toBe('//cdn.example/x');
  expect(toHref('//cdn.example/x', '/')).toBe('//cdn.example/x');
});

test.each(['https://rspack.rs', 'HTTP://rspack.rs', 'mailto:a@b.c', 'tel:1', '//cdn.example/x'])(
  '%s is external',
  (link) => {
    expect(isExternal(link)).toBe(true);
  },
);

test.each(['/guide/', '#usage', '../basic/cli.mdx', 'javascript:alert(1)', 'node:fs'])(
  '%s is not external',
  (link) => {
    expect(isExternal(link)).toBe(false);
  },
);
