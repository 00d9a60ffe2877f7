import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { checkXml } from '../../../testing/check-xml.ts';
import { samplePage, sampleSiteData } from '../../../testing/sample-page.ts';
import { buildFeed } from './feeds.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
const site = sampleSiteData({ base: '/docs/' }, 'zh');

function post(routePath: string, title: string, date: string) {
  const page = samplePage({
    routePath,
    title,
    lang: 'zh',
    frontmatter: { date, description: `${title}: what it says.` },
  });
  return { page, html: `<p>${title} &amp; more</p>` };
}

const xml = buildFeed(site, '/rss/zh.xml', '博客', [
  post('/zh/blog/b', '第二篇 <b> & ]]>', '2026-02-01T10:00:00Z'),
  post('/zh/blog/a', 'First', '2026-01-01'),
]);
const { channel } = parser.parse(xml).rss;

describe('the feed', () => {
  test('is well-formed RSS 2.0', () => {
    expect(() => checkXml(xml)).not.toThrow();
    expect(parser.parse(xml).rss['@version']).toBe('2.0');
  });

  test('has title, description, language and its own URL', () => {
    expect(channel).toMatchObject({
      title: 'Sample - 博客',
      link: 'https://sample.test/docs/zh/',
      description: '用于测试的一个小型站点',
      language: 'zh',
      lastBuildDate: 'Sun, 01 Feb 2026 10:00:00 GMT',
      'atom:link': {
        '@href': 'https://sample.test/docs/rss/zh.xml',
        '@rel': 'self',
        '@type': 'application/rss+xml',
      },
    });
  });

  test('has the URL, date and full text of every post', () => {
    expect(channel.item).toMatchObject([
      {
        title: '第二篇 <b> & ]]>',
        link: 'https://sample.test/docs/zh/blog/b',
        pubDate: 'Sun, 01 Feb 2026 10:00:00 GMT',
        description: '第二篇 <b> & ]]>: what it says.',
        'content:encoded': '<p>第二篇 <b> & ]]> &amp; more</p>',
      },
      { title: 'First', pubDate: 'Thu, 01 Jan 2026 00:00:00 GMT' },
    ]);
    const [{ guid }] = channel.item;
    expect(guid['#text'] ?? guid).toBe('https://sample.test/docs/zh/blog/b');
    expect(guid['@isPermaLink'] ?? 'true').toBe('true');
  });

  test('without posts is valid, too', () => {
    const empty = buildFeed(site, '/rss/zh.xml', '博客', []);
    expect(() => checkXml(empty)).not.toThrow();
    expect(parser.parse(empty).rss.channel.item).toBeUndefined();
  });
});

test.each([
  ['ends of CDATA sections', 'a[b[0]]>c ]]> ]]>', 'a[b[0]]>c ]]> ]]>'],
  ['control characters', '\u001b[31mred\b\u000b\f\0\u007f', '[31mred\u007f'],
  ['halves of characters', '\ud83d a 😀 \uffff\ufffe', ' a 😀 '],
  [
    'references and comments',
    '&amp; &lt;b> &#27; <!-- --> <?x?>',
    '&amp; &lt;b> &#27; <!-- --> <?x?>',
  ],
])('%s give a feed that every reader can parse', (_, text, expected) => {
  const strange = post('/zh/blog/a', text, '2026-02-01');
  const feed = buildFeed({ ...site, title: text, description: text }, '/a&b.xml', text, [
    { ...strange, html: `<pre>${text}</pre>` },
  ]);
  expect(() => checkXml(feed)).not.toThrow();
  const { channel: read } = new XMLParser({ trimValues: false, parseTagValue: false }).parse(
    feed,
  ).rss;
  expect(read.title).toBe(`${expected} - ${expected}`);
  expect(read.item.title).toBe(expected);
  expect(read.item.description).toBe(`${expected}: what it says.`);
  expect(read.item['content:encoded']).toBe(`<pre>${expected}</pre>`);
});

test('a page with an unusual name has an encoded URL', () => {
  const feed = buildFeed(site, '/rss/zh.xml', '博客', [
    post('/zh/blog/你好 "a" & [b]', 'A', '2026-01-01'),
  ]);
  expect(parser.parse(feed).rss.channel.item.link).toBe(
    'https://sample.test/docs/zh/blog/%E4%BD%A0%E5%A5%BD%20%22a%22%20&%20[b]',
  );
});
