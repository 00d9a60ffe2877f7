import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { checkXml } from '../../testing/check-xml.ts';
import { sampleSite } from '../../testing/sample-site.ts';
import { type PageSource, toOutputPath, toRoutePath } from '../content/discover.ts';
import { buildRobots, buildSitemap, checkRobots } from './sitemap.ts';

const config = sampleSite({ base: '/docs/', origin: 'https://sample.test/' });

function source(pageId: string, lang: string): PageSource {
  const routePath = toRoutePath(pageId, lang, 'en');
  const sourcePath = `content/${lang}/${pageId}.mdx`;
  return { pageId, lang, routePath, sourcePath, outputPath: toOutputPath(routePath) };
}

const sources = [
  source('', 'en'),
  source('guide/a&b', 'en'),
  source('', 'zh'),
  source('guide/a&b', 'zh'),
  source('only', 'zh'),
];

test('the sitemap lists every page with its translations', async () => {
  const xml = await buildSitemap(config, sources);
  expect(() => checkXml(xml)).not.toThrow();
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  const { urlset } = parser.parse(xml);
  expect(urlset.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml');
  const link = (hreflang: string, path: string) => ({
    rel: 'alternate',
    hreflang,
    href: `https://sample.test/docs${path}`,
  });
  const both = [
    link('en', '/guide/a&b'),
    link('zh', '/zh/guide/a&b'),
    link('x-default', '/guide/a&b'),
  ];
  const home = [link('en', '/'), link('zh', '/zh/'), link('x-default', '/')];
  expect(urlset.url).toEqual([
    { loc: 'https://sample.test/docs/', 'xhtml:link': home },
    { loc: 'https://sample.test/docs/guide/a&b', 'xhtml:link': both },
    { loc: 'https://sample.test/docs/zh/', 'xhtml:link': home },
    { loc: 'https://sample.test/docs/zh/guide/a&b', 'xhtml:link': both },
    { loc: 'https://sample.test/docs/zh/only', 'xhtml:link': link('zh', '/zh/only') },
  ]);
});

test('robots.txt allows everything and links to the sitemap', () => {
  expect(buildRobots(config)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://sample.test/docs/sitemap.xml\n',
  );
});

test('the sitemap has encoded URLs, and the day of the last change where it is known', async () => {
  const page = {
    ...source('guide/你好 "a" <b> [c]', 'en'),
    lastUpdatedTime: '2026-01-31T23:00:00+08:00',
  };
  const xml = await buildSitemap(config, [page, source('', 'en')]);
  expect(() => checkXml(xml)).not.toThrow();
  const { url } = new XMLParser().parse(xml).urlset;
  expect(url).toMatchObject([
    {
      loc: 'https://sample.test/docs/guide/%E4%BD%A0%E5%A5%BD%20%22a%22%20%3Cb%3E%20[c]',
      lastmod: '2026-01-31',
    },
    { loc: 'https://sample.test/docs/' },
  ]);
  expect(url[1].lastmod).toBeUndefined();
});

test('a robots.txt of the site should link to the sitemap', () => {
  expect(checkRobots('User-agent: *\nAllow: /\nsitemap: https://x.test/a.xml\n', config)).toEqual(
    [],
  );
  expect(checkRobots('User-agent: *\nDisallow: /\n', config)).toEqual([
    {
      severity: 'warning',
      file: 'public/robots.txt',
      message: 'the file does not link to the sitemap',
      hint: 'Add the line: Sitemap: https://sample.test/docs/sitemap.xml',
    },
  ]);
});
