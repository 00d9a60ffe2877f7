import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hit } from '../docsearch.ts';
import {
  addFavorite,
  addRecent,
  readHistory,
  removeEntry,
  subscribeToHistory,
  toHistoryEntry,
} from './history.ts';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function makeHit(name: string, changes: Partial<Hit> = {}): Hit {
  return {
    objectID: `/${name}`,
    url: `/${name}`,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Guide', lvl1: name, ...levels },
    ...changes,
  };
}

let stored: Map<string, string>;

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

function addAll(names: string[]) {
  return names.reduce(
    (history, name) => addRecent('docs', history, makeHit(name)),
    readHistory('docs'),
  );
}

const idsOf = (hits: Hit[]) => hits.map(({ objectID }) => objectID);

describe('limits', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  test('seven recent searches, newest first', () => {
    const { recent } = addAll(names);
    expect(idsOf(recent)).toEqual(['/h', '/g', '/f', '/e', '/d', '/c', '/b']);
    expect(readHistory('docs').recent).toEqual(recent);
  });

  test('four next to favorites', () => {
    const history = addFavorite('docs', addAll(names), makeHit('h'));
    expect(idsOf(history.favorites)).toEqual(['/h']);
    expect(idsOf(history.recent)).toEqual(['/g', '/f', '/e', '/d']);
  });

  test('ten favorites', () => {
    let history = readHistory('docs');
    for (let index = 0; index < 12; index++) {
      history = addFavorite('docs', history, makeHit(`${index}`));
    }
    expect(history.favorites).toHaveLength(10);
    expect(history.favorites[0]?.objectID).toBe('/11');
  });

  test('apply to what others have stored, too', () => {
    const many = Array.from({ length: 30 }, (_, index) => makeHit(`${index}`));
    stored.set(recentKey, JSON.stringify(many));
    stored.set(favoriteKey, JSON.stringify(many));
    expect(readHistory('docs').recent).toHaveLength(4);
    expect(readHistory('docs').favorites).toHaveLength(10);
  });
});

test('a favorite does not become recent again', () => {
  const history = addFavorite('docs', addAll(['a']), makeHit('a'));
  expect(addRecent('docs', history, makeHit('a'))).toEqual(history);
});

test('changes of another window are kept', () => {
  const shown = addAll(['a']);
  addFavorite('docs', addAll(['b']), makeHit('c'));
  const { recent, favorites } = addRecent('docs', shown, makeHit('d'));
  expect([idsOf(recent), idsOf(favorites)]).toEqual([['/d', '/b', '/a'], ['/c']]);
});

test('a hit is stored once, and can be removed', () => {
  const history = addAll(['a', 'b', 'a']);
  expect(idsOf(history.recent)).toEqual(['/a', '/b']);
  expect(idsOf(removeEntry('docs', history, makeHit('a')).recent)).toEqual(['/b']);
});

test.each([
  [['Guide', 'Page', 'Part'], 'lvl2'],
  [['Guide', 'Page', '', 'Part'], 'lvl3'],
  [['Guide', 'Page'], 'lvl1'],
  [['Guide'], 'lvl1'],
  [[], 'lvl1'],
])('a result with the titles %j is stored as a heading: %s', (titles, type) => {
  const [lvl0 = null, lvl1 = null, lvl2, lvl3 = null] = titles;
  expect(toHistoryEntry({ id: '/a', url: '/a', titles, text: [], kind: 'text' })).toEqual({
    objectID: '/a',
    url: '/a',
    type,
    content: null,
    hierarchy: { ...levels, lvl0, lvl1, lvl2: lvl2 || null, lvl3 },
  });
});

test.each([
  [{ lvl1: 'Page', lvl2: 'Part' }, 'lvl2'],
  [{ lvl0: 'Guide', lvl1: 'Page' }, 'lvl1'],
  [{ lvl0: 'Guide' }, 'lvl1'],
])('a stored hit with the titles %o has the type %s', (hierarchy, type) => {
  const stripped = { objectID: '/a', url: '/a', hierarchy };
  stored.set(recentKey, JSON.stringify([stripped]));
  const all = { lvl0: null, lvl1: null, ...levels, ...hierarchy };
  expect(readHistory('docs').recent).toEqual([
    makeHit('a', { type: type as 'lvl1', hierarchy: all }),
  ]);
});

test('changes of the history in another window are reported until the end', () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const onChange = vi.fn();
  const report = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const unsubscribe = subscribeToHistory('docs', onChange);
  report('other');
  expect(onChange).not.toHaveBeenCalled();
  for (const key of [recentKey, favoriteKey, null]) report(key);
  expect(onChange).toHaveBeenCalledTimes(3);
  unsubscribe();
  report(recentKey);
  expect(onChange).toHaveBeenCalledTimes(3);
});

describe('invalid entries', () => {
  test.each([
    '',
    '{',
    'null',
    '1',
    '{}',
    '"text"',
    '[null,1,"x",[],{}]',
    '[{"objectID":"a","url":"/a"}]',
    '[{"objectID":"a","url":"/a","hierarchy":null}]',
    '[{"objectID":"a","url":"/a","hierarchy":"x"}]',
    '[{"objectID":"a","url":"/a","hierarchy":{"lvl0":""}}]',
    '[{"objectID":1,"url":"/a","hierarchy":{"lvl1":"Page"}}]',
  ])('%s is dropped', (value) => {
    stored.set(recentKey, value);
    stored.set(favoriteKey, value);
    expect(readHistory('docs')).toEqual({ recent: [], favorites: [] });
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example',
    'guide',
    '',
  ])('a hit with the URL "%s" is dropped', (url) => {
    stored.set(recentKey, JSON.stringify([makeHit('a', { url }), makeHit('b')]));
    expect(idsOf(readHistory('docs').recent)).toEqual(['/b']);
  });

  test('a hit is dropped when a level is not a string', () => {
    const hierarchy = { lvl0: { html: '<b>' } };
    stored.set(recentKey, JSON.stringify([{ ...makeHit('a'), hierarchy }]));
    expect(readHistory('docs').recent).toEqual([]);
  });

  test('duplicate hits are merged', () => {
    stored.set(recentKey, JSON.stringify([makeHit('a'), makeHit('a')]));
    expect(readHistory('docs').recent).toHaveLength(1);
  });

  test('a valid hit next to them stays', () => {
    stored.set(recentKey, JSON.stringify([null, makeHit('a')]));
    expect(idsOf(readHistory('docs').recent)).toEqual(['/a']);
  });

  test('a blocked storage is not an error: the history lasts until the dialog is unmounted', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.resetModules();
    const blocked = await import('./history.ts');
    const first = blocked.addRecent('docs', blocked.readHistory('docs'), makeHit('a'));
    const second = blocked.addRecent('docs', first, makeHit('b'));
    expect(idsOf(second.recent)).toEqual(['/b', '/a']);
  });
});
