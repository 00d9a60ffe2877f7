import { expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import type { PageSource } from '../content/discover.ts';
import { checkRoutePrefixes } from './check-route-prefixes.ts';

const pages = ['', 'guide/start/', 'guide/start/a', 'blog/'].map(
  (pageId): PageSource => ({
    pageId,
    lang: 'zh',
    routePath: `/zh/${pageId}`,
    sourcePath: `content/zh/${pageId}`,
    outputPath: '',
  }),
);
const feeds = { en: '/en.xml', zh: '/zh.xml' };

test('accepts prefixes of pages in any language', () => {
  const config = sampleSite({
    sidebar: { '/': [], '/guide/': [], '/guide/start/': [] },
    search: { pageRank: { '/guide/start/a': 0.5 } },
    blog: { feeds },
  });
  expect(checkRoutePrefixes(pages, config)).toEqual([]);
});

test('reports prefixes without a page, in every field', () => {
  const config = sampleSite({
    sidebar: { '/guide/': [], '/guide/strat/': [] },
    search: { pageRank: { '/reference/': 0.5 } },
    blog: { route: '/news/', feeds },
  });
  const unlike = "Write the beginning of a route without language prefix: '/guide/'.";
  expect(checkRoutePrefixes(pages, config).map(({ message, hint }) => [message, hint])).toEqual([
    [
      'sidebar: no page has a route that starts with "/guide/strat/"',
      'Did you mean "/guide/start/"?',
    ],
    ['search.pageRank: no page has a route that starts with "/reference/"', unlike],
    ['blog.route: no page has a route that starts with "/news/"', unlike],
  ]);
});
