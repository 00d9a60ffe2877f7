import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import type { SiteConfigInput } from '../config/schemas/site.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { buildNavigation } from './navigation.ts';

const pages: Record<string, [en: string, zh: string]> = {
  'guide/start/': ['Introduction', '介绍'],
  'guide/start/quick-start': ['Quick start', '快速开始'],
  'guide/solution/': ['Solutions', '解决方案'],
};

function build(fields: Partial<SiteConfigInput>, lang: 'en' | 'zh' = 'en') {
  const prefix = lang === 'en' ? '/' : '/zh/';
  const titles = Object.entries(pages).map(
    ([pageId, [en, zh]]) =>
      [pageId, { title: lang === 'en' ? en : zh, routePath: prefix + pageId }] as const,
  );
  const diagnostics: Diagnostic[] = [];
  const context = { config: sampleSite(fields), lang, titles: new Map(titles), diagnostics };
  return { ...buildNavigation(context), diagnostics };
}

function problemsOf(fields: Partial<SiteConfigInput>, lang: 'en' | 'zh' = 'en'): string[] {
  return build(fields, lang).diagnostics.map(({ file, message, hint }) => {
    expect(file).toBe('site.config.ts');
    return hint ? `${message} | ${hint}` : message;
  });
}

describe('navigation', () => {
  const nav: SiteConfigInput['nav'] = [
    { text: { en: 'Guide', zh: '指南' }, link: '/guide/start/', activeMatch: '/guide/' },
    { text: 'Solutions', link: '/guide/solution/', position: 'left', tag: 'new' },
    { text: 'More', items: [{ text: 'Source', link: 'https://sample.test' }] },
  ];

  test('bypasses the router to isolated pages', () => {
    const [guide, solutions] = build({ nav, isolatedPages: ['/guide/start/'] }, 'zh').nav;
    expect([guide?.target, solutions?.target]).toEqual(['_self', undefined]);
  });

  test('has links and texts of the language', () => {
    expect(build({ nav }).nav[0]).toEqual({
      text: 'Guide',
      link: '/guide/start/',
      activeMatch: '/guide/',
      position: 'right',
      items: [],
    });
    expect(build({ nav }, 'zh').nav[0]).toEqual({
      text: '指南',
      link: '/zh/guide/start/',
      activeMatch: '/zh/guide/',
      position: 'right',
      items: [],
    });
  });

  test('is active in the folder of its link unless the item says otherwise', () => {
    expect(build({ nav }).nav[1]).toMatchObject({
      activeMatch: '/guide/solution/',
      position: 'left',
      tag: 'new',
    });
    const leaf = [{ text: 'Start', link: '/guide/start/quick-start' }];
    expect(build({ nav: leaf }, 'zh').nav[0]).toMatchObject({ activeMatch: '/zh/guide/start/' });
  });

  test('keeps external links and groups without a link', () => {
    expect(build({ nav }, 'zh').nav[2]).toEqual({
      text: 'More',
      position: 'right',
      items: [{ text: 'Source', link: 'https://sample.test', position: 'right', items: [] }],
    });
  });

  test('starts at its first page unless the configuration sets one', () => {
    const elsewhere = [{ text: 'Source', link: 'https://sample.test' }];
    const grouped = [...elsewhere, { text: 'Guides', items: nav }];
    expect(build({ nav: grouped }, 'zh').getStarted).toBe('/zh/guide/start/');
    const themeOptions = { getStarted: '/guide/start/quick-start' };
    expect(build({ nav: grouped, themeOptions }).getStarted).toBe('/guide/start/quick-start');
    expect(build({ nav: elsewhere }).getStarted).toBeUndefined();
  });
});

describe('a sidebar', () => {
  test('uses the titles of pages and keeps every kind of entry', () => {
    const { sidebars, diagnostics } = build(
      {
        sidebar: {
          '/guide/': [
            'guide/start/quick-start',
            {
              text: { en: 'Solution', zh: '方案' },
              link: '/guide/solution/',
              collapsed: true,
              context: 'solution',
              items: ['guide/start/', { text: 'Source', link: 'https://sample.test', tag: 'new' }],
            },
            { dividerType: 'dashed' },
            { sectionHeaderText: 'Deeper', tag: 'beta' },
          ],
        },
      },
      'zh',
    );
    expect(diagnostics).toEqual([]);
    expect(sidebars).toEqual({
      '/zh/guide/': [
        { type: 'link', text: '快速开始', link: '/zh/guide/start/quick-start' },
        {
          type: 'group',
          text: '方案',
          link: '/zh/guide/solution/',
          context: 'solution',
          collapsible: true,
          collapsed: true,
          items: [
            { type: 'link', text: '介绍', link: '/zh/guide/start/' },
            { type: 'link', text: 'Source', link: 'https://sample.test', tag: 'new' },
          ],
        },
        { type: 'divider', dividerType: 'dashed' },
        { type: 'section-header', text: 'Deeper', tag: 'beta' },
      ],
    });
  });

  test('omits pages listed as untranslated', () => {
    const fields = { sidebar: { '/guide/': ['guide/new', 'guide/start/'] } };
    const { sidebars, diagnostics } = build({ ...fields, untranslated: ['guide/new'] }, 'zh');
    expect(diagnostics).toEqual([]);
    expect(sidebars['/zh/guide/']).toHaveLength(1);
  });
});

describe('a page that one language lacks', () => {
  const gone = { text: 'Gone', link: '/guide/new' };
  const fields: Partial<SiteConfigInput> = {
    untranslated: ['guide/new'],
    themeOptions: { getStarted: '/guide/new' },
    nav: [
      gone,
      { text: 'All gone', items: [gone, { text: 'Deeper', items: [gone] }] },
      { ...gone, text: 'Group', items: [gone, { text: 'Solutions', link: '/guide/solution/' }] },
      { text: 'Words' },
    ],
    sidebar: {
      '/guide/': [
        'guide/new',
        gone,
        { text: 'All gone', items: ['guide/new', { text: 'Deeper', items: [gone] }] },
        { ...gone, text: 'Page gone', items: [] },
        { ...gone, text: 'Group', items: ['guide/new', 'guide/start/'] },
        { text: 'Page stays', link: '/guide/solution/', tag: 'new', items: ['guide/new'] },
        { text: 'Empty', items: [] },
      ],
    },
  };
  const { nav, sidebars, getStarted, diagnostics } = build(fields, 'zh');

  test('is allowed when it is listed as untranslated', () => {
    expect(diagnostics).toEqual([]);
    expect(problemsOf({ ...fields, untranslated: [] })).not.toEqual([]);
  });

  test('has no links to it', () => {
    const links = JSON.stringify([nav, sidebars]).matchAll(/"link":"([^"]*)"/g);
    const routes = Object.keys(pages).map((pageId) => `/zh/${pageId}`);
    expect(routes).toEqual(expect.arrayContaining([...links].map(([, link]) => link)));
    expect(getStarted).toBe('/zh/guide/solution/');
  });

  test('leaves no empty group behind', () => {
    expect(nav).toMatchObject([
      { text: 'Group', items: [{ text: 'Solutions', link: '/zh/guide/solution/' }] },
      { text: 'Words', items: [] },
    ]);
    expect(sidebars['/zh/guide/']).toMatchObject([
      { type: 'group', text: 'Group', items: [{ link: '/zh/guide/start/' }] },
      { type: 'link', text: 'Page stays', link: '/zh/guide/solution/', tag: 'new' },
      { type: 'group', text: 'Empty', items: [] },
    ]);
  });
});

describe('a configuration error', () => {
  test('is a page that does not exist', () => {
    expect(
      problemsOf({ sidebar: { '/guide/': [{ text: 'A', items: ['guide/start/quikstart'] }] } }),
    ).toEqual([
      'sidebar["/guide/"][0].items[0]: there is no page "guide/start/quikstart" in en | ' +
        'Did you mean "guide/start/quick-start"?',
    ]);
    expect(problemsOf({ nav: [{ text: 'A', link: '/nothing/like/it' }] }, 'zh')).toEqual([
      'nav[0]: there is no page "nothing/like/it" in zh | ' +
        'Write content/zh/nothing/like/it.mdx, or name another page.',
    ]);
    expect(problemsOf({ themeOptions: { getStarted: '/guide/solutions/' } }, 'zh')).toEqual([
      'themeOptions.getStarted: there is no page "guide/solutions/" in zh | ' +
        'Did you mean "guide/solution/"?',
    ]);
  });

  test('is a text that is missing in a language', () => {
    const nav = [{ text: 'A', items: [{ text: { en: 'B' }, link: 'https://sample.test' }] }];
    expect(problemsOf({ nav })).toEqual([]);
    expect(problemsOf({ nav }, 'zh')).toEqual([
      "nav[0].items[0].text.zh is required | Write { …, zh: '…' }.",
    ]);
    expect(problemsOf({ sidebar: { '/': [{ sectionHeaderText: { zh: '更多' } }] } })).toEqual([
      'sidebar["/"][0].sectionHeaderText.en is required | Write { …, en: \'…\' }.',
    ]);
  });
});
