import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';

async function idsOf(source: string): Promise<string[]> {
  return (await compileSource(source)).toc.map(({ id }) => id);
}

describe('the id of a heading', () => {
  test('is the one in braces', async () => {
    expect(await idsOf('## First build \\{#first-build}\n\n### 构建 `dts` \\{#dts}')).toEqual([
      'first-build',
      'dts',
    ]);
    expect((await compileSource('# 标题\n\n## 首次构建 \\{#first-build}')).toc[0]?.text).toBe(
      '首次构建',
    );
  });

  test('is derived from the text otherwise', async () => {
    expect(await idsOf('## What’s New in `dts.bundle`?\n\n## 中文 标题')).toEqual([
      'whats-new-in-dtsbundle',
      '中文-标题',
    ]);
  });

  test('gets a number if the text is used twice', async () => {
    expect(await idsOf('## Usage\n\n### Usage\n\n## Usage')).toEqual([
      'usage',
      'usage-1',
      'usage-2',
    ]);
  });

  test('keeps a scheme in its text', async () => {
    const { toc } = await compileSource('## The node:fs module \\{#node-fs}');
    expect(toc).toMatchObject([{ id: 'node-fs', text: 'The node:fs module' }]);
  });

  test('is its anchor, hidden from screen readers', async () => {
    expect(await htmlOf('## Usage \\{#use}')).toBe(
      '<h2 id="use">Usage<a href="#use" class="anchor" aria-hidden="true" tabindex="-1"></a></h2>',
    );
  });
});

describe('the table of contents', () => {
  test('has the text of a heading as in browsers, without images', async () => {
    const source = '## One ![a mark](/logo.svg) two';
    expect((await compileSource(source)).toc).toMatchObject([{ id: 'one--two', text: 'One  two' }]);
  });

  test('has the headings of depth 2 to 4 in reading order', async () => {
    const { toc, anchors } = await compileSource(
      '# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6',
    );
    expect(toc.map(({ depth, id }) => [depth, id])).toEqual([
      [2, '2'],
      [3, '3'],
      [4, '4'],
    ]);
    expect(anchors).toEqual(['2', '3', '4', '5', '6']);
  });

  test('has the offset of each heading in the plain text', async () => {
    const source =
      '# Title \\{#t}\n\nSome *text* `code`.\n\n## One \\{#one}\n\n```txt\nabc\n```\n\n## Two';
    const { toc } = await compileSource(source);
    const before = 'TitleSome text code.';
    expect(toc.map(({ charIndex }) => charIndex)).toEqual([
      before.length,
      `${before}Oneabc`.length,
    ]);
  });

  test('counts in UTF-16 units', async () => {
    const { toc } = await compileSource('# 标题\n\n😀\n\n## 后');
    expect(toc[0]?.charIndex).toBe(4);
  });
});

test.each(['root', 'search'])('the id %s is reserved', async (id) => {
  expect(await diagnosticsOf(`A <kbd id="${id}">K</kbd>.`)).toEqual([
    `1: the id "${id}" of <kbd> is reserved by the page layout | Change or remove the id.`,
  ]);
  expect(await diagnosticsOf('A <kbd id="other">K</kbd> <sub id="third">k</sub>.')).toEqual([]);
});

describe('a problem of a heading', () => {
  test('duplicate id', async () => {
    expect(await diagnosticsOf('## A \\{#same}\n\n## B \\{#same}')).toEqual([
      '3: duplicate heading id "same" | Write a different id: ## B \\{#other-id}',
    ]);
  });

  test.each([
    '## One \\{#one two}',
    '## One \\{#one',
    '## One \\{#}',
    '## One \\{#o*n*e}',
    '## One \\{#one}.',
    '## One \\{#one} \\{#two}',
    '## *One \\{#one}*',
    '# Title \\{#one two}',
  ])('invalid id: %s', async (heading) => {
    expect(await diagnosticsOf(`${heading}\n\ntext`)).toEqual([
      '1: invalid heading id | ' +
        'Write ## One \\{#one} with the id at the end: letters, digits, - and _.',
    ]);
  });

  test('reserved id', async () => {
    expect(await diagnosticsOf('## Find \\{#search}')).toEqual([
      expect.stringContaining('1: the heading id "search" is reserved by the page layout'),
    ]);
    const { toc } = await compileSource('## Search\n\n## Root');
    expect(toc.map(({ id }) => id)).toEqual(['search-1', 'root-1']);
  });

  test('id of an element in the text', async () => {
    expect(await diagnosticsOf('## Key \\{#key}\n\nA <kbd id="key">K</kbd>.')).toEqual([
      '3: duplicate id "key" of <kbd> | Change or remove the id.',
    ]);
    expect(await diagnosticsOf('A <kbd id={"key"}>K</kbd>.\n\n## Key')).toEqual([
      '3: duplicate heading id "key" | Write a different id: ## Key \\{#other-id}',
    ]);
  });

  test('none because of an id in code', async () => {
    expect(await diagnosticsOf('## The sign `{#id}` \\{#sign}\n\n## Write `{#`')).toEqual([]);
  });

  test('second title', async () => {
    expect(await diagnosticsOf('# A\n\n# B')).toEqual([
      '3: a page can have only one # heading | Write ## here.',
    ]);
  });

  test('missing text', async () => {
    expect(await diagnosticsOf('# A\n\n##')).toEqual([
      '3: a heading needs text | Write ## and the heading.',
    ]);
  });
});

test('links can lead to elements with an id', async () => {
  const { anchors } = await compileSource('## One\n\n<kbd id="key">K</kbd>');
  expect(anchors).toEqual(['one', 'key']);
});

test.each([
  ['## ——', '## ——'],
  ['## 🎉', '## 🎉'],
  ['## ？ `->`', '## ？ ->'],
  ['## ![a](/a.svg)', '##'],
])('a heading without letters needs an id: %s', async (source, written) => {
  const files = { 'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' };
  expect(await diagnosticsOf(source, { files })).toEqual([
    `1: a heading without letters needs an id | Write the id at its end: ${written} \\{#name}`,
  ]);
  const { toc } = await compileSource(`${source} \\{#name}`, { files });
  expect(toc.map(({ id }) => id)).toEqual(['name']);
});

test('an id in full-width signs is reported', async () => {
  expect(await diagnosticsOf('## 中 \\{＃id}')).toEqual([
    expect.stringContaining('1: invalid heading id | Write ## One \\{#one}'),
  ]);
});
