import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../../testing/sample-site.ts';
import type { SidebarNode } from '../../contract/navigation.ts';
import { emptyFields } from '../../contract/page.ts';
import { pageRank, readSearchable } from './write-search-indexes.ts';

describe('the group of a page', () => {
  const nodes: SidebarNode[] = [
    { type: 'link', text: 'Alone', link: '/guide/alone' },
    {
      type: 'group',
      text: 'Start',
      collapsible: true,
      collapsed: false,
      items: [{ type: 'link', text: 'A', link: '/guide/a' }],
    },
  ];

  test('is that of the sidebar, or the title of the site', () => {
    const pages = ['guide/a', 'guide/alone'].map((pageId) => ({
      fields: emptyFields,
      source: { pageId, lang: 'en', routePath: `/${pageId}`, sourcePath: '', outputPath: '' },
    }));
    const site = { lang: 'en', title: 'Site', sidebars: { '/': nodes } };
    const read = readSearchable(sampleSite(), site, pages, { readText: () => ({ sections: [] }) });
    expect(read.map(({ group }) => group)).toEqual(['Start', 'Site']);
  });
});

test('the longest prefix of its path decides the rank of a page', () => {
  const ranks = { '/blog/': 0.5, '/blog/new/': 2 };
  expect(pageRank('blog/new/a', ranks)).toBe(2);
  expect(pageRank('blog/a', ranks)).toBe(0.5);
  expect(pageRank('guide/blog/a', ranks)).toBe(1);
});
