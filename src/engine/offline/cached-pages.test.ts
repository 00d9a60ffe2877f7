import { expect, test } from 'vitest';
import { readKeptPage, sortKeptPages, writePageList } from './cached-pages.ts';

const page = (title: string, address: string): string =>
  `<head><title>${title} - Rslib</title>\n<meta property="og:title" content="${title}" data-page>\n<link rel="canonical" href="${address}" data-page></head>`;

test('a page is listed with its own title, at its own address', () => {
  expect(readKeptPage(page('Quick start', 'https://rslib.rs/docs/guide/start/'))).toEqual({
    title: 'Quick start',
    href: '/docs/guide/start/',
  });
});

test('a title keeps its own dashes and what is escaped in it', () => {
  const html = page('A - b &lt;c&gt;', 'https://rslib.rs/%22a');
  expect(readKeptPage(html)).toEqual({ title: 'A - b &lt;c&gt;', href: '/%22a' });
});

test.each([
  ['without a title', '<link rel="canonical" href="https://rslib.rs/">'],
  ['without an address', '<meta property="og:title" content="404" data-page>'],
  ['with a broken address', page('A', '/a')],
])('a document %s is not listed', (_, html) => {
  expect(readKeptPage(html)).toBeUndefined();
});

test('the language of the reader comes first, each in the order of its addresses', () => {
  const pages = ['/b', '/zh/b', '/', '/zh/', '/zh/a'].map((href) => ({ title: href, href }));
  const order = (prefix: string) => sortKeptPages(pages, prefix).map(({ href }) => href);
  expect(order('/zh/')).toEqual(['/zh/', '/zh/a', '/zh/b', '/', '/b']);
  expect(order('/')).toEqual(['/', '/b', '/zh/', '/zh/a', '/zh/b']);
});

test('the list is written as links', () => {
  expect(writePageList([{ title: 'A &amp; B', href: '/a' }])).toBe(
    '<li><a href="/a">A &amp; B</a></li>',
  );
});
