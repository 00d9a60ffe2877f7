import { describe, expect, test } from 'vitest';
import { buildSearchIndex, type SearchablePage } from './build-index.ts';
import type { SearchableSection as Section } from './select-terms.ts';

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
const site = { lang: 'en', synonyms: [], factNames };

function page(sections: Section[], fields: Partial<SearchablePage> = {}): SearchablePage {
  return {
    routePath: '/guide/a',
    title: 'Page',
    group: 'Group',
    description: '',
    rank: 1,
    sections,
    ...fields,
  };
}

function recordsOf(sections: Section[], fields: Partial<SearchablePage> = {}) {
  return buildSearchIndex([page(sections, fields)], site).pages[0]?.sections ?? [];
}

describe('the records of a page', () => {
  test('have one entry for each heading, with a short text unchanged', () => {
    const sections = [
      section({ text: 'Short text.' }),
      section({ depth: 2, heading: 'First', anchor: 'first', text: 'More.', keywords: ['one'] }),
    ];
    const none = { moreTerms: '', code: '', facts: '' };
    expect(recordsOf(sections)).toEqual([
      { depth: 1, heading: 'Page', anchor: '', keywords: [], text: 'Short text.', ...none },
      { depth: 2, heading: 'First', anchor: 'first', keywords: ['one'], text: 'More.', ...none },
    ]);
  });

  test('start with the description', () => {
    const [first] = recordsOf([section({ text: 'Beginning elephant.' })], {
      description: 'About.',
    });
    expect(first?.text).toBe('About.');
    expect(first?.moreTerms).toBe('Beginning elephant.'.replace('.', ''));
  });

  test('have the first sentences, and new terms of the rest', () => {
    const text = `The first. Node.js 20 is e.g. here!\nname: text\n${'word '.repeat(35)}elephant elephant.`;
    const [record] = recordsOf([section({ text })]);
    expect(record?.text).toBe('The first.\nNode.js 20 is e.g. here!\nname: text');
    expect(record?.moreTerms).toBe('word elephant');
  });

  test.each([
    [`${'word '.repeat(47)}chameleon, elephant`, `${'word '.repeat(47).trim()}…`],
    [`${'word '.repeat(46)}first, chameleon`, `${'word '.repeat(46)}first…`],
    ['构建产物'.repeat(40), `${'构建产物'.repeat(22)}构建…`],
    ['x'.repeat(300), `${'x'.repeat(240)}…`],
  ])('cut a long sentence before a word: %s', (text, expected) => {
    const [record] = recordsOf([section({ text })]);
    expect(record?.text).toBe(expected);
  });

  test('have type, default and flags of an option, one a line', () => {
    const read = (facts: Section['facts']) => recordsOf([section({ facts })])[0]?.facts;
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
    const [record] = recordsOf([section({ text, messages: [message] })]);
    expect(record?.moreTerms).toBe('elephant Cannot find the word');
  });

  test('list terms of the code once, without numbers, hashes and terms of the text', () => {
    const code = ['defineConfig', 'chunk.1a2b3c4d5e', '42', 'bundle', 'defineConfig'];
    const [record] = recordsOf([section({ text: 'The bundle.', code })]);
    expect(record?.code).toBe('defineConfig');
  });

  test('list names of packages, functions and options in the code, one form of each word', () => {
    const code = ['@acme/core', 'defineConfig', 'counter', 'options.name', 'DefineConfig'];
    const text = `${'word '.repeat(50)}files file.`;
    const [record] = recordsOf([section({ text, code })]);
    expect([record?.moreTerms, record?.code]).toEqual(['files', '@acme/core defineConfig']);
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
  const words = buildSearchIndex(pages, site).pages.map(({ sections }) => sections[0]?.code);
  expect(words[0]).toBe('onlyA');
  expect(words.join(' ')).not.toContain('everyWhere');
});

test('an index has the synonyms of its language, without single names', () => {
  const synonyms = [
    ['bundle', '打包'],
    ['cjs', 'commonjs', 'CommonJS 模块'],
  ];
  const read = (lang: string) =>
    buildSearchIndex([page([section()])], { ...site, lang, synonyms }).synonyms;
  expect(read('en')).toEqual([['cjs', 'commonjs']]);
  expect(read('de')).toEqual([['cjs', 'commonjs']]);
  expect(read('zh-TW')).toEqual(synonyms);
});

test('a Chinese index has the traditional forms of its characters', () => {
  const read = (lang: string) =>
    buildSearchIndex([page([section({ text: '环境变量，著名' })])], { ...site, lang }).variants;
  const [typed, own] = read('zh');
  expect([...typed].map((character, at) => character + [...own][at]).sort()).toEqual([
    '環环',
    '變变',
  ]);
  expect(read('en')).toEqual(['', '']);
});
