import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { type PageSource, toOutputPath, toRoutePath } from '../content/discover.ts';
import { buildRobots, buildSitemap } from './sitemap.ts';

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
  expect(XMLValidator.validate(xml)).toBe(true);
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
