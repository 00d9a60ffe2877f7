import { expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import { toRoutePath } from '../content/discover.ts';
import { emptyFields } from '../contract/page.ts';
import { blogRoute, checkDates, checkFeeds, createBlog, createBlogSidebar } from './blog.ts';

function page(pageId: string, date?: string, lang = 'zh') {
  const routePath = toRoutePath(pageId, lang, 'en');
  const source = { pageId, lang, routePath, sourcePath: `${pageId}.mdx`, outputPath: '' };
  const frontmatter = date ? { date } : {};
  return { source, fields: { ...emptyFields, title: pageId, frontmatter } };
}

const pages = [
  page('blog/', '2026-03-01'),
  page('blog/old', '2025-12-31T23:00:00+08:00'),
  page('blog/draft'),
  page('blog/deep/new', '2026-02-01'),
  page('guide/dated', '2026-02-02'),
  page('blog/english', '2026-02-03', 'en'),
];

test('posts are the dated pages below the blog, newest first', () => {
  const config = sampleSite({ blog: { feeds: { en: '/rss/en.xml', zh: '/rss/zh.xml' } } });
  expect(blogRoute(config, 'zh')).toBe('/zh/blog/');
  const routes = ['/zh/blog/deep/new', '/zh/blog/old'];
  expect(createBlog(config, 'zh', pages)?.posts.map(({ link }) => link)).toEqual(routes);
  expect(createBlogSidebar(config, 'zh', pages)).toMatchObject({
    '/zh/blog/': ['/zh/blog/', ...routes].map((link) => ({ type: 'link', link })),
  });
});

test('a site without a blog has none', () => {
  expect(blogRoute(sampleSite(), 'zh')).toBeUndefined();
  expect(createBlog(sampleSite(), 'zh', pages)).toBeUndefined();
  expect(createBlogSidebar(sampleSite(), 'zh', pages)).toEqual({});
});

test('a feed is required for every language with a blog', () => {
  const config = sampleSite({ blog: { feeds: { en: '/rss/en.xml' } } });
  const sources = pages.map(({ source }) => source);
  expect(checkFeeds(sources, config)).toEqual([
    {
      file: 'site.config.ts',
      message: 'blog.feeds.zh is required, because there is blog/.mdx',
      hint: "Write feeds: { …, zh: '/rss/blog-zh.xml' }.",
    },
  ]);
  expect(checkFeeds(sources.slice(1), config)).toEqual([]);
  expect(checkFeeds(sources, sampleSite())).toEqual([]);
});

test('a post in the future has a warning', () => {
  const config = sampleSite({ blog: { feeds: { en: '/rss/en.xml', zh: '/rss/zh.xml' } } });
  expect(checkDates(config, pages, Date.parse('2026-02-02T12:00:00Z'))).toEqual([]);
  expect(checkDates(config, pages, Date.parse('2026-01-31T12:00:00Z'))).toEqual([
    {
      severity: 'warning',
      file: 'blog/english.mdx',
      message: 'the post is dated 2026-02-03, in the future, and published by this build',
      hint: 'Correct the date, or build once it has come.',
    },
  ]);
});
