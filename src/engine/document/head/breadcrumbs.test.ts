import { describe, expect, test } from 'vitest';
import type { SiteData } from '#contract/site.ts';
import { samplePage, sampleSiteData } from '../../../../tests/support/sample-page.ts';
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

function readWay(routePath: string): unknown[] {
  const [, json = '{}'] =
    /^<script type="application\/ld\+json" data-page>(.*)<\/script>$/.exec(
      buildStructuredData(pageAt(routePath, '</script> A'), site),
    ) ?? [];
  const data = JSON.parse(json);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  return data.itemListElement;
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

  test('is empty on the home page', () => {
    expect(buildStructuredData(pageAt('/'), site)).toBe('');
    const zh = samplePage({ routePath: '/zh/', lang: 'zh' });
    expect(buildStructuredData(zh, sampleSiteData({}, 'zh'))).toBe('');
  });
});
