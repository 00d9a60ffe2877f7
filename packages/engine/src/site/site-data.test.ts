import { expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import { emptyFields } from '../contract/page.ts';
import { createSiteData } from './site-data.ts';

test('a configured sidebar sets the order of the posts', () => {
  const pages = ['blog/', 'blog/first'].map((pageId) => ({
    fields: {
      ...emptyFields,
      title: pageId,
      frontmatter: pageId === 'blog/' ? {} : { date: '2026-01-02' },
    },
    source: {
      sourcePath: `content/en/${pageId}.mdx`,
      lang: 'en',
      pageId,
      routePath: `/${pageId}`,
      outputPath: `${pageId}.html`,
    },
  }));
  function listBlog(sidebar: Record<string, string[]>): unknown[] {
    const config = sampleSite({ blog: { feeds: { en: '/rss/blog.xml' } }, sidebar });
    const { data } = createSiteData(config, 'en', pages);
    return (data.sidebars['/blog/'] ?? []).map((node) => node.type === 'link' && node.link);
  }
  expect(listBlog({})).toEqual(['/blog/', '/blog/first']);
  expect(listBlog({ '/blog/': ['blog/first'] })).toEqual(['/blog/first']);
});

test('the text next to the logo defaults to the title in the language', () => {
  function readLogoTexts(logoText?: string): string[] {
    const config = sampleSite({
      logoText,
      locales: [
        { lang: 'en', label: 'English', description: 'A site for tests' },
        { lang: 'zh', label: '简体中文', title: '示例', description: '用于测试的一个小型站点' },
      ],
    });
    return ['en', 'zh'].map((lang) => createSiteData(config, lang, []).data.logoText);
  }
  expect(readLogoTexts()).toEqual(['Sample', '示例']);
  expect(readLogoTexts('S')).toEqual(['S', 'S']);
});
