import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeIndex, type PageRow, searchAll } from '../../testing/make-index.ts';
import { splitIndex } from '../index/index-file.ts';
import type { HitGroup, SearchResult } from '../result.ts';
import type { HighlightPart } from '../text/highlight.ts';
import { createLocalProvider } from './local.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

const facts = 'boolean\nfalse\n--meadow';
const pages: PageRow[] = [
  [
    '/config/meadow',
    'lib.meadow',
    'Lib',
    1,
    [
      [
        1,
        'lib.meadow',
        '',
        'Plants grass.',
        'hedgehog',
        '',
        facts,
        ['cow grazing', 'why does nothing grow'],
      ],
      [
        2,
        'grassHeight',
        'grass-height',
        'Read this:\nThe grass has a height.',
        '',
        '',
        facts,
        ['stalkLength', 'long stalks'],
      ],
      [
        2,
        'Water',
        'water',
        'Rain falls.\nWater the meadow, or its grass.',
        '',
        'fillPond moss-lawn',
      ],
      [2, 'Mow', 'mow', 'Cut the grass.', 'soil bladeRed bladeBlue bladeGray bladeBlack', ''],
      [2, 'Hay', 'hay', 'Dry the grass.', '', '', '', ['cow grazing', 'balerTwine']],
    ],
  ],
  [
    '/guide/forest',
    'Forest',
    'Guide',
    1,
    [
      [1, 'Forest', '', 'Plant trees.', '', ''],
      [2, 'Glade', 'glade', 'An opening in the forest.', '', ''],
      [
        2,
        'Way',
        'trail',
        'Where people walk.\nA big bird sings in the forest.',
        '',
        '',
        '',
        ['@acorn/oak broken'],
      ],
      [2, 'hedge', 'hedge', 'A border.', '', ''],
    ],
  ],
];
const provider = () =>
  createLocalProvider({
    fetchIndex: async () => splitIndex(makeIndex({ pages, synonyms: [['forest', 'big wood']] })),
    lang: 'en',
    base: '/docs/',
  });

const search = (query: string) => searchAll(provider().search, query);

function show(parts: readonly HighlightPart[] = []): string {
  return parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
}

function line({ kind, text, snippet, facts: own, note }: SearchResult): string {
  const why = note ? ` (${note.reason}: ${note.text})` : '';
  return `${kind} ${show(text)}${own ? ' =' : ''}${why} | ${show(snippet)}`;
}

async function lines(query: string): Promise<string[]> {
  return (await search(query)).groups.flatMap(({ hits }) => hits.map(line));
}

test('results link below the base, also the page of which only a section matches', async () => {
  const { groups } = await search('mow');
  expect(groups[0]?.hits.map(({ url }) => url)).toEqual([
    '/docs/config/meadow',
    '/docs/config/meadow#mow',
  ]);
  expect(groups[0]?.hits.map(({ titles }) => titles)).toEqual([
    ['Lib', 'lib.meadow'],
    ['Lib', 'lib.meadow', 'Mow'],
  ]);
});

test('a failed index is known until it loads', async () => {
  const fetchIndex = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(splitIndex(makeIndex({ pages })));
  const own = createLocalProvider({
    fetchIndex,
    lang: 'en',
    base: '/',
  });
  const { signal } = new AbortController();
  await expect(own.search('mow', signal)).rejects.toThrow('offline');
  expect(own.hasFailed?.()).toBe(true);
  await own.search('mow', signal);
  expect(own.hasFailed?.()).toBe(false);
});

test('a group has the page, its best sections in order, and all others on demand', async () => {
  const { groups, best } = await search('grass');
  expect(best).toBe('/config/meadow#grass-height');
  const [group] = groups as [HitGroup];
  expect(group).toMatchObject({ title: 'lib.meadow', place: 'Lib', all: { count: 5 } });
  expect(group.hits).toHaveLength(4);
  expect(group.all?.list().map(({ url }) => url)).toEqual([
    '/docs/config/meadow',
    '/docs/config/meadow#grass-height',
    '/docs/config/meadow#water',
    '/docs/config/meadow#mow',
    '/docs/config/meadow#hay',
  ]);
});

test.each([
  [
    'an option by name, with its facts',
    'grassHeight',
    'option [grassHeight] = | The [grass] has a [height].',
  ],
  [
    'the sentence with most of the query',
    'water meadow',
    'heading [Water] | [Water] the [meadow], or its grass.',
  ],
  ['an inflection', 'raining', 'text Water | [Rain] falls.'],
  ['the start of a word', 'for', 'page [For]est | Plant trees.'],
  ['nothing for one letter', 'f', 'page Forest | Plant trees.'],
  ['a correction', 'foerst', 'page [Forest] (correction: foerst) | Plant trees.'],
  ['another name', 'big wood', 'page Forest (name: big wood) | Plant trees.'],
  [
    'another name of what the text is about',
    'big wood',
    'heading Glade (topic: forest) | An opening in the forest.',
  ],
  ['a search term of the page', 'grazing', 'page lib.meadow (topic: cow grazing) | Plants grass.'],
  ['a question', 'nothing grow', 'page lib.meadow (topic: why does nothing grow) | Plants grass.'],
  ['a word of the other text', 'hedgehog', 'page lib.meadow (topic: hedgehog) | Plants grass.'],
  [
    'a name of an option',
    'stalkLength',
    'option grassHeight (name: stalkLength) | The grass has a height.',
  ],
  [
    'a task for an option',
    'long',
    'option grassHeight (topic: long stalks) | The grass has a height.',
  ],
  [
    'three words of the other text',
    'blade',
    'heading Mow (topic: bladeRed, bladeBlue, bladeGray) | Cut the grass.',
  ],
  ['a word of the address', 'trail', 'heading Way (name: trail) | Where people walk.'],
  [
    'a name that is not an option',
    'balerTwine',
    'heading Hay (topic: balerTwine) | Dry the grass.',
  ],
  [
    'an identifier without its hyphen',
    'mosslawn',
    'heading Water (topic: moss-lawn) | Rain falls.',
  ],
  ['its start', 'mossla', 'heading Water (topic: moss-lawn) | Rain falls.'],
  ['an inflection that is near a typo', 'mows', 'heading [Mow] | Cut the grass.'],
  ['nothing else of a hit that shows a word', 'mow bladeRed', 'heading [Mow] | Cut the grass.'],
  ['another form of a word, which is no correction', 'forests', 'page [Forest] | Plant trees.'],
  ['no correction in a path', 'mow /home/foerst/index.js', 'page [Forest] | Plant trees.'],
  [
    'a term with signs',
    '@acorn/oak',
    'heading Way (topic: @acorn/oak broken) | Where people walk.',
  ],
  [
    'no other name if a part of it is marked',
    'big wood',
    'text Way | A [big] bird sings in the forest.',
  ],
  ['each reason once', 'grass grazing', 'text Hay | Dry the [grass].'],
  ['an identifier without facts', 'hedge', 'heading [hedge] | A border.'],
  ['a word of the code', 'fillPond', 'heading Water (topic: fillPond) | Rain falls.'],
])('marks and explains %s', async (_what, query, expected) => {
  expect(await lines(query)).toContain(expected);
});

test('sections that match by the names of their page only are listed on demand', async () => {
  const [group] = (await search('meadow')).groups;
  expect(group?.hits.map(line)).toEqual([
    'page lib.[meadow] = | Plants grass.',
    'text Water | Water the [meadow], or its grass.',
  ]);
  expect(group?.all?.count).toBeGreaterThan(2);
});

test('a page without a match is only marked', async () => {
  expect((await lines('pond'))[0]).toBe('page lib.meadow | ');
  const [group] = (await search('pond')).groups;
  expect(group).toMatchObject({ title: 'lib.meadow', place: 'Lib' });
  expect(group?.hits[0]).toMatchObject({ id: '/config/meadow', titles: ['Lib', 'lib.meadow'] });
});

test('suggests words of headings that are similar to the query', async () => {
  const { suggest, search: find } = provider();
  await searchAll(find, 'grass');
  expect(suggest?.('forrrest')).toEqual(['Forest']);
  expect(suggest?.('qqzzxx')).toEqual([]);
});

test('each hit without a mark says why it was found', async () => {
  expect(await lines('cow grazing')).toEqual([
    'page lib.meadow (topic: cow grazing) | Plants grass.',
    'heading Hay (topic: cow grazing) | Dry the grass.',
  ]);
});

test('the first answer comes from a part of the index, unless a word is unknown there', async () => {
  const own = provider();
  const controller = new AbortController();
  const first = await own.search('meadow', controller.signal);
  expect(first.groups).toHaveLength(1);
  expect(first.groups[0]?.hits[0]).toMatchObject({ titles: ['Lib', 'lib.meadow'], snippet: [] });
  expect((await searchAll(own.search, 'meadow')).groups[0]?.hits[0]?.snippet).not.toEqual([]);
  expect((await own.search('meadow', controller.signal)).more).toBeUndefined();

  // A word of a text, and one that has to be corrected.
  for (const query of ['people', 'foerst']) {
    const found = await provider().search(query, controller.signal);
    expect(found.groups).toHaveLength(1);
  }

  const aborted = await provider().search('meadow', controller.signal);
  controller.abort();
  expect(await aborted.more?.()).toEqual({ groups: [] });
});

test('a search requests the index again if what was requested ahead fails', async () => {
  const parts = splitIndex(makeIndex({ pages }));
  const fetchIndex = vi.fn(async () => parts).mockRejectedValueOnce(new Error('offline'));
  const own = createLocalProvider({ fetchIndex, lang: 'en', base: '/' });
  own.prefetch?.();
  expect((await searchAll(own.search, 'meadow')).groups).toHaveLength(1);
  expect(fetchIndex).toHaveBeenCalledTimes(2);
});

test('texts are loaded for a word that no heading has, or for more results', async () => {
  const { heads, loadTexts } = splitIndex(makeIndex({ pages }));
  const load = vi.fn(loadTexts);
  const fetchIndex = async () => ({ heads, loadTexts: load });
  const own = createLocalProvider({ fetchIndex, lang: 'en', base: '/' });
  const { signal } = new AbortController();
  const first = await own.search('meadow', signal);
  expect(load).not.toHaveBeenCalled();
  await first.more?.();
  expect(load).toHaveBeenCalledOnce();
  const other = createLocalProvider({ fetchIndex, lang: 'en', base: '/' });
  await other.search('people', signal);
  expect(load).toHaveBeenCalledTimes(2);
});

test('texts that cannot be loaded are an error, also after results of the headings', async () => {
  const { heads } = splitIndex(makeIndex({ pages }));
  const fail = async () => Promise.reject(new Error('offline'));
  const own = createLocalProvider({
    fetchIndex: async () => ({ heads, loadTexts: fail }),
    lang: 'en',
    base: '/',
  });
  const first = await own.search('meadow', new AbortController().signal);
  expect(first.groups).toHaveLength(1);
  await expect(first.more?.()).rejects.toThrow('offline');
  expect(own.hasFailed?.()).toBe(true);
});

test('the index is loaded once, and typical queries run when it is complete', async () => {
  const onIdle = vi.fn();
  vi.stubGlobal('requestIdleCallback', onIdle);
  const fetchIndex = vi.fn(async () => splitIndex(makeIndex({ pages })));
  const own = createLocalProvider({
    fetchIndex,
    lang: 'en',
    base: '/',
  });
  expect(own.hasFailed?.()).toBe(false);
  expect(own.suggest?.('gras')).toEqual([]);
  own.prefetch?.();
  expect(fetchIndex).toHaveBeenCalledOnce();
  await searchAll(own.search, 'grass');
  expect(fetchIndex).toHaveBeenCalledOnce();
  expect(onIdle).not.toHaveBeenCalled();
  own.prefetchRest?.();
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalled());
});
