import { expect, test } from 'vitest';
import { readCachedPage, renderPageList, sortCachedPages } from './cached-pages.ts';

const page = (title: string, url: string): string =>
  `<head><title>${title} - Sample</title>\n<meta property="og:title" content="${title}" data-page>\n<link rel="canonical" href="${url}" data-page></head>`;

test('a page is listed with title and canonical path', () => {
  expect(readCachedPage(page('Quick start', 'https://sample.test/docs/guide/start/'))).toEqual({
    title: 'Quick start',
    href: '/docs/guide/start/',
  });
});

test('a title keeps dashes and escaped characters', () => {
  const html = page('A - b &lt;c&gt;', 'https://sample.test/%22a');
  expect(readCachedPage(html)).toEqual({ title: 'A - b &lt;c&gt;', href: '/%22a' });
});

test.each([
  ['without a title', '<link rel="canonical" href="https://sample.test/">'],
  ['without a canonical URL', '<meta property="og:title" content="404" data-page>'],
  ['with an invalid URL', page('A', '/a')],
])('a document %s is not listed', (_, html) => {
  expect(readCachedPage(html)).toBeUndefined();
});

test('the language of the reader comes first, then the order of paths', () => {
  const pages = ['/b', '/zh/b', '/', '/zh/', '/zh/a'].map((href) => ({ title: href, href }));
  const order = (prefix: string) => sortCachedPages(pages, prefix).map(({ href }) => href);
  expect(order('/zh/')).toEqual(['/zh/', '/zh/a', '/zh/b', '/', '/b']);
  expect(order('/')).toEqual(['/', '/b', '/zh/', '/zh/a', '/zh/b']);
});

test('the list is rendered as links', () => {
  expect(renderPageList([{ title: 'A &amp; B', href: '/a' }])).toBe(
    '<li><a href="/a">A &amp; B</a></li>',
  );
});
