import { describe, expect, test } from 'vitest';
import type { SidebarNode } from '../../contract/navigation.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import { buildSearchIndex, pageRank, type SearchablePage, sidebarGroup } from './search-index.ts';

function section(fields: Partial<Section> = {}): Section {
  return {
    depth: 1,
    heading: 'Page',
    anchor: '',
    facts: [],
    text: '',
    messages: [],
    code: [],
    keywords: [],
    isLinkList: false,
    ...fields,
  };
}

const factNames = { type: 'Type', default: 'Default', cli: 'CLI' };
const site = { title: 'Site', sidebars: {}, synonyms: [], factNames };

function page(sections: Section[], fields: Partial<SearchablePage> = {}): SearchablePage {
  return {
    routePath: '/guide/a',
    title: 'Page',
    description: '',
    rank: 1,
    sections,
    ...fields,
  };
}

function recordsOf(sections: Section[], fields: Partial<SearchablePage> = {}) {
  return buildSearchIndex([page(sections, fields)], site).pages[0]?.[4] ?? [];
}

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
    expect(sidebarGroup('/guide/a', nodes, 'Site')).toBe('Start');
    expect(sidebarGroup('/guide/alone', nodes, 'Site')).toBe('Site');
    const [record] = buildSearchIndex([page([section()])], {
      ...site,
      sidebars: { '/guide/': nodes },
    }).pages;
    expect(record?.slice(0, 4)).toEqual(['/guide/a', 'Page', 'Start', 1]);
  });
});

test('the longest prefix of its path decides the rank of a page', () => {
  const ranks = { '/blog/': 0.5, '/blog/new/': 2 };
  expect(pageRank('blog/new/a', ranks)).toBe(2);
  expect(pageRank('blog/a', ranks)).toBe(0.5);
  expect(pageRank('guide/blog/a', ranks)).toBe(1);
});

describe('the records of a page', () => {
  test('have one entry for each heading, with a short text unchanged', () => {
    const sections = [
      section({ text: 'Short text.' }),
      section({ depth: 2, heading: 'First', anchor: 'first', text: 'More.', keywords: ['one'] }),
    ];
    expect(recordsOf(sections)).toEqual([
      [1, 'Page', '', 'Short text.', '', '', '', []],
      [2, 'First', 'first', 'More.', '', '', '', ['one']],
    ]);
  });

  test('start with the description', () => {
    const [first] = recordsOf([section({ text: 'Beginning elephant.' })], {
      description: 'About.',
    });
    expect(first?.[3]).toBe('About.');
    expect(first?.[4]).toBe('Beginning elephant.'.replace('.', ''));
  });

  test('have the first sentences, and new terms of the rest', () => {
    const text = `The first. Node.js 20 is e.g. here!\nname: text\n${'word '.repeat(35)}elephant elephant.`;
    const [[, , , sentences, words] = []] = recordsOf([section({ text })]);
    expect(sentences).toBe('The first.\nNode.js 20 is e.g. here!\nname: text');
    expect(words).toBe('word elephant');
  });

  test.each([
    [`${'word '.repeat(47)}chameleon, elephant`, `${'word '.repeat(47).trim()}…`],
    [`${'word '.repeat(46)}first, chameleon`, `${'word '.repeat(46)}first…`],
    ['构建产物'.repeat(40), `${'构建产物'.repeat(22)}构建…`],
    ['x'.repeat(300), `${'x'.repeat(240)}…`],
  ])('cut a long sentence before a word: %s', (text, expected) => {
    const [[, , , sentence] = []] = recordsOf([section({ text })]);
    expect(sentence).toBe(expected);
  });

  test('have type, default and flags of an option, one a line', () => {
    const read = (facts: Section['facts']) => recordsOf([section({ facts })])[0]?.[6];
    expect(
      read([
        ['type', 'string'],
        ['default', 'off'],
        ['appliesTo', 'all'],
      ]),
    ).toBe('string\noff');
    expect(
      read([
        ['Type', '`a`'],
        ['CLI', '`--a`'],
        ['Since', '1'],
      ]),
    ).toBe('a\n\n--a');
    expect(read([['Other', 'a']])).toBe('');
  });

  test('keep error messages whole', () => {
    const message = 'Cannot find the word';
    const text = `Short.\n${'word '.repeat(40)}elephant ${message}.`;
    const [[, , , , words] = []] = recordsOf([section({ text, messages: [message] })]);
    expect(words).toBe('elephant Cannot find the word');
  });

  test('list terms of the code once, without numbers, hashes and terms of the text', () => {
    const code = ['defineConfig', 'chunk.1a2b3c4d5e', '42', 'bundle', 'defineConfig'];
    const [[, , , , , words] = []] = recordsOf([section({ text: 'The bundle.', code })]);
    expect(words).toBe('defineConfig');
  });

  test('list names of packages, functions and options in the code, one form of each word', () => {
    const code = ['@sample/core', 'defineConfig', 'counter', 'options.name', 'DefineConfig'];
    const text = `${'word '.repeat(50)}files file.`;
    const [[, , , , words, names] = []] = recordsOf([section({ text, code })]);
    expect([words, names]).toEqual(['files', '@sample/core defineConfig']);
  });

  test('omit sections that only link to other pages', () => {
    const links = section({ depth: 2, heading: 'Next', anchor: 'next', isLinkList: true });
    expect(recordsOf([section(), links])).toHaveLength(1);
  });
});

test('terms that appear on most pages are omitted', () => {
  const pages = Array.from({ length: 12 }, (_, index) =>
    page([section({ text: 'Text.', code: ['everyWhere', `only${'ABCDEFGHIJKL'[index]}`] })]),
  );
  const words = buildSearchIndex(pages, site).pages.map(([, , , , sections]) => sections[0]?.[5]);
  expect(words[0]).toBe('onlyA');
  expect(words.join(' ')).not.toContain('everyWhere');
});

test('an index has the synonyms of its language, without single names', () => {
  const synonyms = [
    ['bundle', '打包'],
    ['cjs', 'commonjs', 'CommonJS 模块'],
  ];
  const read = (pages: SearchablePage[]) => buildSearchIndex(pages, { ...site, synonyms }).synonyms;
  const chinese = [page([section()], { title: '页面' }), page([section()], { title: 'lib.dts' })];
  expect(read([page([section()])])).toEqual([['cjs', 'commonjs']]);
  expect(read(chinese)).toEqual(synonyms);
});
