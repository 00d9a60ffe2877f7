import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';
import { placeholder } from '../../document/placeholders.ts';

const columns = '<Columns>\n<Column>\n\n*text*\n\n</Column>\n</Columns>';

describe('a body', () => {
  test('is one string without islands', async () => {
    const { body } = await compileSource('# A\n\ntext\n\n- item');
    expect(body).toEqual(['<h1>A</h1>\n<p>text</p>\n<ul>\n<li>item</li>\n</ul>']);
  });

  test('is split at islands', async () => {
    const { body } = await compileSource(`# A\n\n${columns}\n\nend`);
    expect(body).toEqual([
      '<h1>A</h1>',
      {
        component: 'Columns',
        props: {},
        children: [{ component: 'Column', props: {}, children: ['<p><em>text</em></p>'] }],
      },
      '<p>end</p>',
    ]);
  });

  test('keeps elements around an island, and items directly in their list', async () => {
    const indented = columns.replaceAll('\n', '\n   ');
    const { body } = await compileSource(`# A\n\n3. one\n\n   ${indented}\n\n4. two`);
    expect(body[1]).toMatchObject({
      tag: 'ol',
      props: { start: 3 },
      children: [
        { tag: 'li', children: ['<p>one</p>', { component: 'Columns' }] },
        { tag: 'li', children: ['<p>two</p>'] },
      ],
    });
  });

  test('has placeholders for static components, nested ones too', async () => {
    const { body, staticInstances } = await compileSource(
      '# A\n\n<Badge text="new" />\n\n:::tip\n\n<Badge text="old" />\n\n:::',
    );
    const file = 'content/en/guide/start/page.mdx';
    expect(body).toEqual([`<h1>A</h1>\n${placeholder(0)}\n${placeholder(2)}`]);
    expect(staticInstances).toEqual([
      { component: 'Badge', props: { text: 'new' }, children: '', file, line: 3 },
      { component: 'Badge', props: { text: 'old' }, children: '', file, line: 7 },
      {
        component: 'Callout',
        props: { type: 'tip' },
        children: `${placeholder(1)}`,
        file,
        line: 5,
      },
    ]);
  });
});

describe('props', () => {
  test('are JSON5 literals', async () => {
    const { staticInstances } = await compileSource(
      '<Badge a="x" b={-3} c={[1, "a", null]} d={{ k: true, "l-m": [] }} e f={true} />\n\n# A',
    );
    expect(staticInstances[0]?.props).toEqual({
      a: 'x',
      b: -3,
      c: [1, 'a', null],
      d: { k: true, 'l-m': [] },
      e: true,
      f: true,
    });
  });

  test.each([
    ['a={name}', 'a={name} is not a literal'],
    ['a={1 + 1}', 'a={1 + 1} is not a literal'],
    ['a={`b`}', 'a={`b`} is not a literal'],
    ['a={() => 1}', 'a={() => 1} is not a literal'],
    ['a={`b`.length}', 'a={`b`.length} is not a literal'],
    ['a={{ [b]: 1 }}', 'a={{ [b]: 1 }} is not a literal'],
    ['a={[, 1]}', 'a={[, 1]} is not a literal'],
    ['a={-"x"}', 'a={-"x"} is not a literal'],
    ['a={/* b */}', 'a={/* b */} is not a literal'],
    ['a={1, 2}', 'a={1, 2} is not a literal'],
    ['{...b}', '{...spread} is not supported'],
  ])('cannot be %s', async (attribute, reason) => {
    for (const name of ['Badge', 'PackageManagerTabs']) {
      expect(await diagnosticsOf(`text\n\n<${name} ${attribute} />`)).toEqual([
        `3: <${name}> ${reason} | Write a literal: text="…", count={3}, items={["a", "b"]}.`,
      ]);
    }
  });
});

describe('content cannot contain', () => {
  test('an expression', async () => {
    expect(await diagnosticsOf('text {1 + 1}')).toEqual([
      '1: expressions are not allowed: {1 + 1} | ' +
        'Write \\{ for a plain brace, or put the text into `code`.',
    ]);
    expect(await diagnosticsOf('{process.env.HOME}')).toHaveLength(1);
    expect(await diagnosticsOf('text {} and {/* a */ text /* b */}')).toHaveLength(2);
    expect(await htmlOf('{/* a comment */}\n\ntext {/* and another */}')).toBe('<p>text </p>');
  });

  test('a misspelled component', async () => {
    expect(await diagnosticsOf('<Bagde />')).toEqual([
      '1: <Bagde> is not a registered component | Did you mean <Badge>?',
    ]);
  });

  test('an unknown component or element', async () => {
    for (const name of ['Carousel', 'div', 'script', 'iframe']) {
      expect(await diagnosticsOf(`<${name} />`)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^1: <${name}> is not a registered component \\| (Use one of: Columns, Column, Editor|Did you mean)`,
          ),
        ),
      ]);
    }
  });

  test.each([
    ['<img />', 'Write ![description](/image.svg).'],
    ['<details>\n\na\n\n</details>', 'Write :::details Title, and ::: on its own line below.'],
    ['<h2>a</h2>', 'Write ## Heading.'],
  ])('an element that Markdown has a form for: %j', async (source, hint) => {
    const [first] = await diagnosticsOf(source);
    expect(first?.split(' | ')[1]).toBe(hint);
  });

  test('an event handler or style', async () => {
    const source = 'text\n\n<kbd onClick="x" style="color: red" title="t">K</kbd>';
    const hint = 'Remove it. Allowed: title, lang, dir, id, class, hidden, translate and aria-….';
    expect(await diagnosticsOf(source)).toEqual([
      `3: <kbd> cannot have onClick | ${hint}`,
      `3: <kbd> cannot have style | ${hint}`,
    ]);
    expect(await diagnosticsOf('<kbd onclick="x">K</kbd>')).toHaveLength(1);
    // Attributes of the document: the router would take this element for a part of the page.
    expect(await diagnosticsOf('<kbd data-segment="0">K</kbd>')).toEqual([
      `1: <kbd> cannot have data-segment | ${hint}`,
    ]);
    expect(await htmlOf('a <abbr title="T" lang="en" aria-label="t">A</abbr>')).toBe(
      '<p>a <abbr title="T" lang="en" aria-label="t">A</abbr></p>',
    );
  });

  test('an island inside a paragraph', async () => {
    expect(await diagnosticsOf('text <Columns /> text')).toEqual([
      '1: <Columns> cannot be used inside a paragraph | Put it on its own lines, with blank lines around it.',
    ]);
  });

  test('an island inside a static component', async () => {
    expect(await diagnosticsOf(`:::tip\n\n${columns}\n\n:::`)).toEqual([
      '1: <Callout> is static and cannot contain an island | ' +
        'Move the island, such as <Columns>, out of it.',
    ]);
  });
});
