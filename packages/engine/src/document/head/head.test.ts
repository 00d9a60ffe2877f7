import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../testing/sample-page.ts';
import { buildPageHead, documentTitle, escapeHtml, openTag } from './head.ts';

const site = sampleSiteData();

describe('the title', () => {
  test('contains the titles of page and site', () => {
    expect(documentTitle(samplePage(), site)).toBe('A page - Sample');
  });

  test('can have its own suffix', () => {
    const page = samplePage({ frontmatter: { titleSuffix: 'Other' } });
    expect(documentTitle(page, site)).toBe('A page - Other');
  });

  test('of the home page starts with the site', () => {
    expect(documentTitle(samplePage({ pageType: 'home', title: 'Build libraries' }), site)).toBe(
      'Sample - Build libraries',
    );
    expect(documentTitle(samplePage({ pageType: 'home', title: 'Sample' }), site)).toBe('Sample');
  });
});

describe('the head of a page', () => {
  test('has title, description and URLs in all languages', () => {
    expect(buildPageHead(samplePage(), sampleSiteData({ base: '/docs/' })).slice(0, 7)).toEqual([
      '<title>A page - Sample</title>',
      '<meta name="description" content="A site for tests" data-page>',
      '<link rel="canonical" href="https://sample.test/docs/guide/a" data-page>',
      '<link rel="alternate" hreflang="en" href="https://sample.test/docs/guide/a" data-page>',
      '<link rel="alternate" hreflang="zh" href="https://sample.test/docs/zh/guide/a" data-page>',
      '<link rel="alternate" hreflang="x-default" href="https://sample.test/docs/guide/a" data-page>',
      '<link rel="alternate" type="text/markdown" href="https://sample.test/docs/guide/a.md" data-page>',
    ]);
  });

  test('uses the description of the page, or that of the language', () => {
    const page = samplePage({ frontmatter: { description: 'What is here.' } });
    expect(buildPageHead(page, site)[1]).toContain('content="What is here."');
    expect(buildPageHead(samplePage(), sampleSiteData({}, 'zh'))[1]).toContain(
      'content="用于测试的一个小型站点"',
    );
  });

  test('has no alternates without translations', () => {
    const head = buildPageHead(samplePage({ alternates: { en: '/guide/a' } }), site);
    expect(head.join('')).not.toContain('hreflang');
  });

  test('has no alternate for other languages without a page in the default language', () => {
    const page = samplePage({ lang: 'zh', alternates: { zh: '/zh/a', de: '/de/a' } });
    const html = buildPageHead(page, site).join('');
    expect(html).toContain('hreflang="de" href="https://sample.test/de/a"');
    expect(html).not.toContain('x-default');
  });

  test('has no empty elements', () => {
    const page = samplePage({ pageType: 'home', routePath: '/' });
    expect(buildPageHead(page, site)).not.toContain('');
  });

  test('has the feeds and the elements of the page', () => {
    const page = samplePage({
      feeds: [{ language: 'en', url: '/rss/blog-rss.xml', mime: 'application/rss+xml' }],
      frontmatter: { head: [['meta', { name: 'robots', content: 'none' }]] },
    });
    const head = buildPageHead(page, site);
    expect(head).toContain(
      '<link rel="alternate" type="application/rss+xml" hreflang="en" href="https://sample.test/rss/blog-rss.xml" data-page>',
    );
    expect(head.at(-1)).toBe('<meta name="robots" content="none" data-page>');
  });

  test('has previews for links and breadcrumbs', () => {
    const head = buildPageHead(samplePage(), site, '/assets/share.1.png');
    expect(head).toContain('<meta property="og:title" content="A page" data-page>');
    expect(head).toContain(
      '<meta property="og:image" content="https://sample.test/assets/share.1.png" data-page>',
    );
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image" data-page>');
    expect(head.at(-1)).toMatch(/^<script type="application\/ld\+json" data-page>\{/);
  });

  test('of a generated page is not indexed and has no URL', () => {
    const head = buildPageHead(
      samplePage({ pageType: '404', title: '404', isGenerated: true }),
      site,
    );
    expect(head).toEqual([
      '<title>404 - Sample</title>',
      '<meta name="description" content="A site for tests" data-page>',
      '<meta name="robots" content="noindex" data-page>',
    ]);
    const offline = buildPageHead(samplePage({ pageType: 'custom', isGenerated: true }), site);
    expect(offline.slice(2)).toEqual(head.slice(2));
  });
});

test('text cannot end its element or attribute', () => {
  expect(escapeHtml('</title><script>"&')).toBe('&lt;/title&gt;&lt;script&gt;&quot;&amp;');
  expect(openTag('meta', { content: '"><script>' })).toBe(
    '<meta content="&quot;&gt;&lt;script&gt;">',
  );
  const page = samplePage({ title: '</title><script>alert(1)</script>' });
  expect(buildPageHead(page, site)[0]).toBe(
    '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; - Sample</title>',
  );
});
