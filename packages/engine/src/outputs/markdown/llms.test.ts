import { describe, expect, test } from 'vitest';
import { sampleSiteData } from '../../../testing/sample-page.ts';
import type { SiteData } from '../../contract/site.ts';
import { buildLlmsIndex, buildLlmsText, sortPages } from './llms.ts';

const link = (text: string, route: string) => ({ type: 'link' as const, text, link: route });
const group = { type: 'group' as const, collapsible: true, collapsed: false };

const site: SiteData = {
  ...sampleSiteData({ base: '/docs/' }),
  nav: [
    { text: 'Guide', link: '/guide/', activeMatch: '/guide/', position: 'right', items: [] },
    { text: 'Config', link: '/config/', activeMatch: '/config/', position: 'right', items: [] },
  ],
  sidebars: {
    '/config/': [
      link('All', '/config/'),
      { type: 'divider', dividerType: 'solid' },
      { ...group, text: 'Lib', link: '/config/lib', items: [link('dts', '/config/lib/dts')] },
    ],
    '/guide/': [
      {
        ...group,
        text: 'Start',
        items: [
          link('Quick', '/guide/quick'),
          { ...group, text: 'Deep', items: [link('Deep', '/guide/deep')] },
          link('Elsewhere', 'https://x.test/'),
        ],
      },
    ],
  },
};

const routes = ['/', '/config/', '/config/lib', '/config/lib/dts', '/guide/deep', '/guide/quick'];
const pages = routes.map((routePath) => ({
  routePath,
  title: `Page [${routePath}]`,
  description: routePath === '/' ? '' : `About ${routePath}.`,
}));

describe('llms.txt', () => {
  test('follows llmstxt.org, in the order of navigation and sidebars', () => {
    const at = 'https://sample.test/docs';
    expect(buildLlmsIndex(site, pages)).toBe(`# Sample

> A site for tests

- [Page \\[/\\]](${at}/index.md)
- [llms-full.txt](${at}/llms-full.txt)

## Start

- [Page \\[/guide/quick\\]](${at}/guide/quick.md): About /guide/quick.
- [Page \\[/guide/deep\\]](${at}/guide/deep.md): About /guide/deep.

## Config

- [Page \\[/config/\\]](${at}/config/index.md): About /config/.

## Lib

- [Page \\[/config/lib\\]](${at}/config/lib.md): About /config/lib.
- [Page \\[/config/lib/dts\\]](${at}/config/lib/dts.md): About /config/lib/dts.
`);
  });

  test('names the release that the pages describe', () => {
    const head = '# Sample\n\n> A site for tests\n\nRelease: 1.0.1\n';
    const released = sampleSiteData({ release: '1.0.1' });
    expect(buildLlmsIndex(released, [])).toMatch(head);
    expect(buildLlmsText(released, [])).toBe(head);
  });

  test('has one line for a page with a description over several lines', () => {
    const page = { routePath: '/a', title: 'A', description: 'One\n\n## Two\n- three' };
    expect(buildLlmsIndex(site, [page])).toContain('/a.md): One ## Two - three\n');
  });

  test('of another language links to the full text in that language', () => {
    expect(buildLlmsIndex(sampleSiteData({}, 'zh'), [])).toBe(
      '# Sample\n\n> 用于测试的一个小型站点\n\n- [llms-full.txt](https://sample.test/zh/llms-full.txt)\n',
    );
  });
});

test('the full text has every page once, in the same order', () => {
  const sorted = sortPages(site, pages).map(({ routePath }) => routePath);
  expect(sorted).toEqual([
    '/',
    '/guide/quick',
    '/guide/deep',
    '/config/',
    '/config/lib',
    '/config/lib/dts',
  ]);
  expect(buildLlmsText(site, ['# A\n\nText.\n', '# B\n'])).toBe(
    '# Sample\n\n> A site for tests\n\n---\n\n# A\n\nText.\n\n---\n\n# B\n',
  );
});
