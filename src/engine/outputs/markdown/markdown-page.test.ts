import { expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../../tests/support/sample-page.ts';
import { buildMarkdownPage, escapeMarkdown } from './markdown-page.ts';

const site = sampleSiteData({ base: '/docs/' });
const parts = { title: '# A page', text: 'Text.' };

test('a page starts with title, description and URL', () => {
  const page = samplePage({ frontmatter: { description: 'What `a_b` does.' } });
  expect(buildMarkdownPage(page, parts, site)).toBe(
    '# A page\n\n> What \\`a\\_b\\` does.\n\nURL: https://sample.test/docs/guide/a\n\nText.\n',
  );
});

test('a list of posts has the date and the optional description of each', () => {
  const posts = [
    { title: 'Second', description: 'More.', date: '2026-01-31T22:00:00-05:00', link: '/blog/b' },
    { title: 'First', description: '', date: '2026-01-01', link: '/blog/a' },
  ];
  expect(buildMarkdownPage(samplePage({ posts }), { ...parts, text: '' }, site)).toContain(
    '/guide/a\n\n- [Second](https://sample.test/docs/blog/b) (2026-02-01): More.\n' +
      '- [First](https://sample.test/docs/blog/a) (2026-01-01)\n',
  );
});

test('an overview lists its pages with their headings', () => {
  const heading = { depth: 2, id: 'h', text: 'Heading', charIndex: 0 };
  const items = [
    { text: 'lib', link: '/config/lib', headings: [heading, { ...heading, depth: 3, id: 'i' }] },
  ];
  const overview = [
    { text: '', items: [{ text: 'All', link: '/config/', headings: [] }] },
    { text: 'Lib', items },
  ];
  expect(buildMarkdownPage(samplePage({ overview }), parts, site)).toContain(
    [
      'Text.\n\n- [All](https://sample.test/docs/config/)\n',
      '## Lib\n',
      '- [lib](https://sample.test/docs/config/lib)',
      '  - [Heading](https://sample.test/docs/config/lib#h)',
      '    - [Heading](https://sample.test/docs/config/lib#i)\n',
    ].join('\n'),
  );
});

test('plain text is escaped', () => {
  expect(escapeMarkdown('a *b* [c] <d> \\ `e`')).toBe('a \\*b\\* \\[c\\] \\<d> \\\\ \\`e\\`');
});
