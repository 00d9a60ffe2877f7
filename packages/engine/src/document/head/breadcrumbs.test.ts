import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../testing/sample-page.ts';
import type { SiteData } from '../../contract/site.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';
import { buildStructuredData } from './structured-data.ts';

const group = { type: 'group' as const, collapsible: true, collapsed: false };
const link = (route: string) => ({ type: 'link' as const, text: route, link: route });

const site: SiteData = {
  ...sampleSiteData({ base: '/docs/' }),
  nav: [
    { text: 'Guide', link: '/guide/start', activeMatch: '/guide/', position: 'right', items: [] },
    { text: 'Config', link: '/config/', activeMatch: '/config/', position: 'right', items: [] },
  ],
  sidebars: {
    '/guide/': [{ ...group, text: 'Start', items: [link('/guide/start'), link('/guide/a')] }],
    '/config/': [
      link('/config/'),
      { ...group, text: 'Lib', link: '/config/lib/', items: [link('/config/lib/dts')] },
    ],
  },
};

const pageAt = (routePath: string, title = 'A page') => samplePage({ routePath, title });

describe('breadcrumbs', () => {
  test('name the section of the navigation and the group of the sidebar', () => {
    expect(listBreadcrumbs(pageAt('/guide/a'), site)).toEqual([
      { text: 'Guide', route: '/guide/start' },
      { text: 'Start' },
    ]);
    expect(listBreadcrumbs(pageAt('/config/lib/dts'), site)).toEqual([
      { text: 'Config', route: '/config/' },
      { text: 'Lib', route: '/config/lib/' },
    ]);
  });

  test('name a section and a group of the same name once', () => {
    const sidebars = { '/guide/': [{ ...group, text: 'Guide', items: [link('/guide/a')] }] };
    expect(listBreadcrumbs(pageAt('/guide/a'), { ...site, sidebars })).toEqual([
      { text: 'Guide', route: '/guide/start' },
    ]);
  });

  test('do not repeat the title, and are empty outside of all sections', () => {
    expect(listBreadcrumbs(pageAt('/config/', 'Config'), site)).toEqual([]);
    expect(listBreadcrumbs(pageAt('/about'), site)).toEqual([]);
  });
});

function readData(...values: Parameters<typeof buildStructuredData>): Record<string, unknown>[] {
  return buildStructuredData(...values).map((html) => {
    const [, json = '{}'] =
      /^<script type="application\/ld\+json" data-page>(.*)<\/script>$/.exec(html) ?? [];
    return JSON.parse(json);
  });
}

function readWay(routePath: string): unknown {
  const [data, ...others] = readData(pageAt(routePath, '</script> A'), site);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(others).toEqual([]);
  return data?.itemListElement;
}

describe('structured data', () => {
  const item = (position: number, name: string, path?: string) => ({
    '@type': 'ListItem',
    position,
    name,
    ...(path && { item: `https://sample.test/docs${path}` }),
  });

  test('lists the path from the home page, with URLs for all but the page itself', () => {
    expect(readWay('/config/lib/dts')).toEqual([
      item(1, 'Sample', '/'),
      item(2, 'Config', '/config/'),
      item(3, 'Lib', '/config/lib/'),
      item(4, '</script> A'),
    ]);
  });

  test('omits groups without a page, and the page itself as a section', () => {
    expect(readWay('/guide/a')).toEqual([
      item(1, 'Sample', '/'),
      item(2, 'Guide', '/guide/start'),
      item(3, '</script> A'),
    ]);
    expect(readWay('/guide/start')).toEqual([item(1, 'Sample', '/'), item(2, '</script> A')]);
  });

  test('names the site and its software on the home page of each language', () => {
    expect(readData(pageAt('/'), { ...site, release: '1.0.1' })).toMatchObject([
      {
        '@type': 'WebSite',
        name: 'Sample',
        url: 'https://sample.test/docs/',
        inLanguage: 'en',
        about: {
          '@type': 'SoftwareApplication',
          softwareVersion: '1.0.1',
          sameAs: 'https://sample.test/repository',
        },
      },
    ]);
    const zh = samplePage({ routePath: '/zh/', lang: 'zh' });
    expect(readData(zh, sampleSiteData({}, 'zh'))).toMatchObject([
      { '@type': 'WebSite', url: 'https://sample.test/zh/', description: '用于测试的一个小型站点' },
    ]);
  });

  test('describes a post', () => {
    const post = samplePage({
      routePath: '/blog/a',
      title: '</script> A',
      lastUpdatedTime: '2026-03-01T12:00:00Z',
      frontmatter: { date: '2026-01-31T10:00:00+08:00', description: 'What is new.' },
    });
    expect(readData(post, site, '/docs/assets/share.1.png')).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'BlogPosting',
        headline: '</script> A',
        description: 'What is new.',
        datePublished: '2026-01-31T10:00:00+08:00',
        dateModified: '2026-03-01T12:00:00Z',
        image: 'https://sample.test/docs/assets/share.1.png',
        inLanguage: 'en',
        mainEntityOfPage: 'https://sample.test/docs/blog/a',
        author: { '@type': 'Organization', name: 'Sample', url: 'https://sample.test/docs/' },
      },
    ]);
  });
});
