import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../../tests/support/sample-page.ts';
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
    expect(XMLValidator.validate(xml)).toBe(true);
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
    expect(XMLValidator.validate(empty)).toBe(true);
    expect(parser.parse(empty).rss.channel.item).toBeUndefined();
  });
});
