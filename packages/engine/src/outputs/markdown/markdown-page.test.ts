import { expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../testing/sample-page.ts';
import { buildMarkdownPage, escapeMarkdown, writeLink } from './markdown-page.ts';

const site = sampleSiteData({ base: '/docs/' });
const parts = { title: '# A page', text: 'Text.' };

test('a page starts with title, description and URL', () => {
  const page = samplePage({ frontmatter: { description: 'What `a_b` does.' } });
  expect(buildMarkdownPage(page, parts, site)).toBe(
    '# A page\n\n> What \\`a_b\\` does.\n\nURL: https://sample.test/docs/guide/a\n\nText.\n',
  );
});

test('a list of posts has the date and the optional description of each', () => {
  const posts = [
    { title: 'Second', description: 'More.', date: '2026-01-31T22:00:00-05:00', link: '/blog/b' },
    { title: 'First', description: '', date: '2026-01-01', link: '/blog/a' },
  ];
  expect(buildMarkdownPage(samplePage({ posts }), { ...parts, text: '' }, site)).toContain(
    '/guide/a\n\n- [Second](https://sample.test/docs/blog/b.md) (2026-01-31): More.\n' +
      '- [First](https://sample.test/docs/blog/a.md) (2026-01-01)\n',
  );
});

test('an overview lists its pages with their headings', () => {
  const heading = { depth: 2, id: 'h', text: 'Heading', charIndex: 0 };
  const items = [
    {
      text: 'lib',
      link: '/config/lib',
      description: 'What it does.',
      defaultValue: 'a | b',
      headings: [heading, { ...heading, depth: 3, id: 'i' }],
    },
  ];
  const overview = [
    { text: '', items: [{ text: 'All', link: '/config/', headings: [] }] },
    { text: 'Lib', items },
  ];
  expect(buildMarkdownPage(samplePage({ overview }), parts, site)).toContain(
    [
      'Text.\n\n- [All](https://sample.test/docs/config/index.md)\n',
      '## Lib\n',
      '- [lib](https://sample.test/docs/config/lib.md), default `a | b`: What it does.',
      '  - [Heading](https://sample.test/docs/config/lib.md#h)',
      '    - [Heading](https://sample.test/docs/config/lib.md#i)\n',
    ].join('\n'),
  );
});

test('an overview says the defaults in its language', () => {
  const items = [{ text: 'lib', link: '/zh/lib', defaultValue: 'true', headings: [] }];
  const page = samplePage({ lang: 'zh', overview: [{ text: '', items }] });
  expect(buildMarkdownPage(page, parts, sampleSiteData({}, 'zh'))).toContain(
    '- [lib](https://sample.test/zh/lib.md)，默认值 `true`\n',
  );
});

test('a page has its dates', () => {
  const page = samplePage({
    frontmatter: { date: '2025-05-14' },
    lastUpdatedTime: '2026-01-31T12:00:00Z',
  });
  expect(buildMarkdownPage(page, parts, sampleSiteData())).toBe(`# A page

URL: https://sample.test/guide/a

Published: 2025-05-14

Last changed: 2026-01-31

Text.
`);
});

test.each([
  ['a *b* [c] <d> \\ `e`', 'a \\*b\\* \\[c] \\<d> \\ \\`e\\`'],
  ['two\n\n lines ', 'two lines'],
  ['# no heading', '\\# no heading'],
  ['- no item', '\\- no item'],
  ['1. no item', '1\\. no item'],
  ['&lt; &amp;', '\\&lt; \\&amp;'],
])('the plain text %j is %j', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test('a link has a name on one line, and an encoded URL', () => {
  expect(writeLink('a\n[b]', '/a (b) [c] 中文) .md', site)).toBe(
    '[a \\[b\\]](https://sample.test/docs/a%20%28b%29%20%5Bc%5D%20%E4%B8%AD%E6%96%87%29%20.md)',
  );
});
