import { describe, expect, test } from 'vitest';
import { openIndex, type PageRow } from '../../testing/make-index.ts';

const pages: PageRow[] = [
  [
    '/config/lib/out-base',
    'lib.outBase',
    'Lib',
    1,
    [
      [1, 'lib.outBase', '', 'The folder that paths start from.', '', ''],
      [2, 'Example', 'example', 'An example of outBase.', '', ''],
    ],
  ],
  [
    '/config/output',
    'output',
    'Options',
    1,
    [
      [1, 'output', '', 'Files and folders.', '', ''],
      [2, 'distPath', 'dist-path', 'Where files are written.', '', ''],
      [
        2,
        'Leftovers',
        'leftovers',
        'cleanDistPath empties folders.',
        'Cannot empty the folder',
        '',
      ],
      [2, 'Example', 'example', 'An example.', '', 'skipLibCheck'],
    ],
  ],
  [
    '/guide/glossary',
    'Glossary',
    'Start',
    1,
    [
      [1, 'Glossary', '', 'Look up the terms.', '', ''],
      [3, 'outBase', 'out-base', 'The folder of the sources.', '', ''],
      [2, 'Example', 'example', 'An example.', '', ''],
    ],
  ],
  ['/blog/pinning', 'Pinning', 'Site', 0.5, [[1, 'Pinning', '', 'A pin.', '', '']]],
  ['/guide/pinning', 'Pinning', 'Site', 1, [[1, 'Pinning', '', 'A pin.', '', '']]],
  [
    '/guide/dts',
    'Declaration files',
    'Advanced',
    1,
    [
      [
        1,
        'Declaration files',
        '',
        'Generate them.',
        '',
        '',
        '',
        ['implicitly any', 'flatten types'],
      ],
      [2, 'Example', 'example', 'An example of declaration files.', '', ''],
      [2, 'Publish declaration files by hand', 'publish', 'Run tsc -w. A package.', '', ''],
    ],
  ],
];

const synonyms = [['declaration files', 'type declarations', 'typings', 'types', 'dts']];

async function find(query: string): Promise<string[]> {
  const { rank, complete } = await openIndex({ pages, synonyms });
  await complete();
  return rank(query).map(({ section: { route, anchor } }) => `${route}#${anchor}`);
}

describe('the first result', () => {
  test.each([
    ['outBase', '/config/lib/out-base#'],
    ['outBase8.2', '/config/lib/out-base#'],
    ['outbase', '/config/lib/out-base#'],
    ['out base', '/config/lib/out-base#'],
    ['lib.outBase', '/config/lib/out-base#'],
    ['output.distPath', '/config/output#dist-path'],
    ['dist path', '/config/output#dist-path'],
    ['distpth', '/config/output#dist-path'],
    ['dsitPath', '/config/output#dist-path'],
    ['distPthh', '/config/output#dist-path'],
    ['typigns', '/guide/dts#'],
    ['cannot empty the folder', '/config/output#leftovers'],
    ['pinning', '/guide/pinning#'],
    ['declaration files', '/guide/dts#'],
    ['typings', '/guide/dts#'],
    ['skipLibCheck', '/config/output#example'],
    ['glos', '/guide/glossary#'],
    ['declarationfiles', '/guide/dts#'],
    ['publishpackage', '/guide/dts#publish'],
    ['-w', '/guide/dts#publish'],
    ['implicitly any', '/guide/dts#'],
    ['how can I flatten', '/guide/dts#'],
  ])('for "%s": %s', async (query, first) => {
    expect((await find(query))[0]).toBe(first);
  });
});

test('a common heading does not outrank the right page', async () => {
  expect((await find('outBase example'))[0]).toMatch(/out-base/);
  expect((await find('declaration example'))[0]).toMatch('/guide/dts#');
});

test('nonsense, markup and empty queries have no results', async () => {
  for (const query of ['qqqzzzxxx', '<>', '…', '']) expect(await find(query)).toEqual([]);
});

/** Scores of the sections that contain a word, relative to one on the second level. */
async function score(texts: readonly (readonly [depth: number, text: string])[][]) {
  const own = texts.map((sections, at): PageRow => {
    const rows = sections.map(([depth, text]): PageRow[4][number] => [
      depth,
      'Name',
      '',
      text,
      '',
      '',
    ]);
    return [`/${at}`, 'Title', 'Group', 1, [[1, 'Title', '', '', '', ''], ...rows]];
  });
  const { rank, complete } = await openIndex({ pages: own, synonyms: [] });
  await complete();
  const ranked = rank('zeta').map(({ section, score }) => ({ ...section, score }));
  const unit = ranked.find(({ depth, route }) => depth === 2 && route === '/0')?.score ?? 0;
  return ranked.map(({ route, depth, score }) => [route, depth, Math.round((score / unit) * 100)]);
}

test('a page counts more than a section, and a deep section less', async () => {
  const texts = [[[2, 'zeta']], [[3, 'zeta']], [[4, 'zeta']], [[1, 'zeta']]] as const;
  expect(await score(texts.map((rows) => [...rows]))).toEqual([
    ['/3', 1, 227],
    ['/0', 2, 100],
    ['/1', 3, 60],
    ['/2', 4, 36],
  ]);
});

test('a section gains from the next best one of its page', async () => {
  const zeta = [2, 'zeta'] as const;
  const ranked = await score([[zeta], [zeta, zeta, zeta], [zeta, [3, 'zeta'], [2, 'zeta zeta']]]);
  expect(ranked).toEqual([
    ['/2', 2, 208],
    ['/1', 2, 200],
    ['/1', 2, 200],
    ['/1', 2, 200],
    ['/2', 2, 200],
    ['/2', 3, 120],
    ['/0', 2, 100],
  ]);
});
