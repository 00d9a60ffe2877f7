import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../../tests/support/compile-source.ts';

async function idsOf(source: string): Promise<string[]> {
  return (await compileSource(source)).toc.map(({ id }) => id);
}

describe('the id of a heading', () => {
  test('is the one the author wrote', async () => {
    expect(await idsOf('## First build \\{#first-build}\n\n### 构建 `dts` \\{#dts}')).toEqual([
      'first-build',
      'dts',
    ]);
    expect((await compileSource('# 标题\n\n## 首次构建 \\{#first-build}')).toc[0]?.text).toBe(
      '首次构建',
    );
  });

  test('is made of the text otherwise', async () => {
    expect(await idsOf('## What’s New in `dts.bundle`?\n\n## 中文 标题')).toEqual([
      'whats-new-in-dtsbundle',
      '中文-标题',
    ]);
  });

  test('gets a number when the text stands there twice', async () => {
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
  test('has the text of a heading as browsers read it, without its pictures', async () => {
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

  test('says where in the plain text each heading starts', async () => {
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

test.each(['root', 'search'])(
  'no element takes the id %s of something around the text',
  async (id) => {
    expect(await diagnosticsOf(`A <kbd id="${id}">K</kbd>.`)).toEqual([
      `1: the id "${id}" of <kbd> is taken by the page around the text | Write another one, or none.`,
    ]);
    expect(await diagnosticsOf('A <kbd id="other">K</kbd> <sub id="third">k</sub>.')).toEqual([]);
  },
);

describe('a heading with a fault', () => {
  test('has the id of another one', async () => {
    expect(await diagnosticsOf('## A \\{#same}\n\n## B \\{#same}')).toEqual([
      '3: the heading id "same" is taken already | Write an id of its own: ## B \\{#other-id}',
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
  ])('has an id that cannot be read: %s', async (heading) => {
    expect(await diagnosticsOf(`${heading}\n\ntext`)).toEqual([
      '1: the id of the heading cannot be read | ' +
        'Write ## One \\{#one} with the id at the end: letters, digits, - and _.',
    ]);
  });

  test('has the id of something around the text', async () => {
    expect(await diagnosticsOf('## Find \\{#search}')).toEqual([
      expect.stringContaining('1: the heading id "search" is taken by the page around the text'),
    ]);
    const { toc } = await compileSource('## Search\n\n## Root');
    expect(toc.map(({ id }) => id)).toEqual(['search-1', 'root-1']);
  });

  test('has the id of an element in the text', async () => {
    expect(await diagnosticsOf('## Key \\{#key}\n\nA <kbd id="key">K</kbd>.')).toEqual([
      '3: the id "key" of <kbd> is taken already | Write another one, or none.',
    ]);
    expect(await diagnosticsOf('A <kbd id={"key"}>K</kbd>.\n\n## Key')).toEqual([
      '3: the heading id "key" is taken already | Write an id of its own: ## Key \\{#other-id}',
    ]);
  });

  test('has none because of an id in code, which is text', async () => {
    expect(await diagnosticsOf('## The sign `{#id}` \\{#sign}\n\n## Write `{#`')).toEqual([]);
  });

  test('is a second title', async () => {
    expect(await diagnosticsOf('# A\n\n# B')).toEqual([
      '3: a page has one # heading | Write ## here.',
    ]);
  });

  test('has no text', async () => {
    expect(await diagnosticsOf('# A\n\n##')).toEqual([
      '3: a heading needs a text | Write ## What it is about.',
    ]);
  });
});
