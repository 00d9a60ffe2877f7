import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf, staticOf } from '../../../testing/compile-source.ts';
import { placeholder } from '../../document/placeholders.ts';
import { containerNames } from './containers.ts';

describe('a container', () => {
  test.each(containerNames)(':::%s takes a title and Markdown', async (name) => {
    const source = `:::${name}[A title]\n\nSome *text*.\n\n- item\n\n:::`;
    expect(await staticOf(source, 'Callout')).toEqual({
      props: { type: name, title: 'A title' },
      children: '<p>Some <em>text</em>.</p><ul>\n<li>item</li>\n</ul>',
    });
  });

  test.each(containerNames.filter((name) => name !== 'details'))(
    ':::%s needs no title',
    async (name) => {
      expect(await staticOf(`:::${name}\n\ntext\n\n:::`, 'Callout')).toEqual({
        props: { type: name },
        children: '<p>text</p>',
      });
    },
  );

  test.each([
    ['Title here', 'Title here'],
    ['  选择 [一] 个 ', '选择 [一] 个'],
    ['1. Install', '1. Install'],
    ['a "b" (c)', 'a "b" (c)'],
    ['[a](/b) c', 'a c'],
  ])('can have its title without brackets: %s', async (written, title) => {
    const options = { file: 'guide/page.md' };
    for (const source of [
      `:::tip ${written}\n\ntext\n\n:::`,
      `> :::tip ${written}\n> text\n> :::`,
    ]) {
      const { props, children } = await staticOf(source, 'Callout', options);
      expect(props).toEqual({ type: 'tip', title });
      expect(children).toBe('<p>text</p>');
    }
  });

  test.each(['[Use `dts`, **this** and [that](/b)]', ' Use `dts`, **this** and [that](/b)'])(
    'has the markup of its title: %s',
    async (title) => {
      const { staticInstances, links, diagnostics, markdown } = await compileSource(
        `:::tip${title}\n\ntext\n\n:::`,
        { lang: 'zh' },
      );
      expect(diagnostics).toEqual([]);
      expect(staticInstances).toMatchObject([
        {
          props: { type: 'tip', title: 'Use dts, this and that' },
          title: 'Use <code>dts</code>, <strong>this</strong> and <a href="/zh/b">that</a>',
          children: '<p>text</p>',
        },
      ]);
      expect(links).toMatchObject([{ path: '/zh/b', line: 1 }]);
      expect(markdown.text).toBe(
        '> [!TIP]\n> **Use `dts`, **this** and [that](https://sample.test/zh/b)**\n>\n> text',
      );
    },
  );

  test('can have the alerts of GitHub as its form', async () => {
    const alert = async (source: string) => {
      const { props, children } = await staticOf(source, 'Callout');
      return { ...props, children };
    };
    expect(await alert('> [!NOTE]\n> a\n>\n> b')).toEqual({
      type: 'note',
      children: '<p>a</p><p>b</p>',
    });
    expect(await alert('> [!caution] Not `this`\n>\n> b')).toEqual({
      type: 'danger',
      title: 'Not this',
      children: '<p>b</p>',
    });
    expect(await htmlOf('> \\[!NOTE]\n> a')).toBe('<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>');
  });

  test('leaves links and notes behind a colon as they are', async () => {
    expect(
      await htmlOf('See also:docs[here](/b), ::x, 使用 node:fs[^1]。\n\n[^1]: A note.'),
    ).toMatch(
      /^<p>See also:docs<a href="\/b">here<\/a>, ::x, 使用 node:fs<sup><a href="#user-content-fn-1"/,
    );
  });

  test('can contain another one', async () => {
    const { staticInstances } = await compileSource('::::note\n\n:::tip\n\ninner\n\n:::\n\n::::');
    expect(staticInstances.map(({ props, children }) => [props, children])).toEqual([
      [{ type: 'tip' }, '<p>inner</p>'],
      [{ type: 'note' }, `${placeholder(0)}`],
    ]);
  });

  test('can contain code and be in a list', async () => {
    const { staticInstances, diagnostics } = await compileSource(
      '- item\n\n  :::tip\n\n  ```ts\n  let a;\n  ```\n\n  :::\n\nend',
    );
    expect(diagnostics).toEqual([]);
    expect(staticInstances.map(({ component }) => component)).toEqual(['CodeBlock', 'Callout']);
  });
});

describe('a problem of a container', () => {
  test('unknown name', async () => {
    expect(await diagnosticsOf(':::tipp\n\ntext\n\n:::')).toEqual([
      '1: :::tipp is not a container | Did you mean :::tip?',
    ]);
    expect(await diagnosticsOf(':::chapter\n\ntext\n\n:::')).toEqual([
      '1: :::chapter is not a container | Use one of: note, tip, info, warning, danger, details.',
    ]);
  });

  test('details without a title', async () => {
    expect(await diagnosticsOf(':::details\n\ntext\n\n:::')).toEqual([
      '1: :::details needs a title | Write :::details[What is inside].',
    ]);
  });

  test.each([
    ['{title="Short"}', 'Short'],
    ['{标题}', '标题'],
    ['[标题', '标题'],
    ['【标题】', '标题'],
    ['： 标题', '标题'],
    [' [标题]', '标题'],
    ['[a] b', 'a b'],
    ['[a]{b}', 'a b'],
    [' a [b', 'a  b'],
  ])('a title that nobody can read: :::tip%s', async (rest, title) => {
    expect(await diagnosticsOf(`:::tip${rest}\n\ntext\n\n:::`, { file: 'page.md' })).toEqual([
      `1: :::tip cannot be followed by ${rest.replace('[a]', '').trim()} | Write the title in brackets: :::tip[${title}].`,
    ]);
  });

  test('attributes', async () => {
    expect(await diagnosticsOf(':::tip{.a #b}\n\ntext\n\n:::', { file: 'page.md' })).toEqual([
      '1: :::tip cannot be followed by {.a #b} | Remove it: containers have no attributes.',
    ]);
  });

  test('an unknown alert', async () => {
    expect(await diagnosticsOf('> [!HINT]\n> a')).toEqual([
      '1: [!HINT] is not an alert | Use one of: NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
    ]);
  });

  test.each([
    ['a sign to fold it', '> [!NOTE]- Title\n> text', '1: [!NOTE] cannot be folded | Remove'],
    ['no quote', 'text\n\n[!TIP] text', '3: [!TIP] starts no alert | Write > [!NOTE]'],
    ['no name', '> [!div class="a"]\n> text', '1: [!div class="a"] starts no alert | Write'],
    ['a space', '> [! TIP]\n> text', '1: [! TIP] starts no alert | Write'],
    ['bold', '> **[!TIP]**\n> text', '1: [!TIP] starts no alert | Write'],
    ['full-width brackets', '> 【!TIP】\n> text', '1: 【!TIP】 starts no alert | Write'],
    ['another place', '> text\n>\n> [!NOTE]', '3: [!NOTE] starts no alert | Write > [!NOTE]'],
  ])('an alert with %s is reported', async (_, source, message) => {
    const reported = await diagnosticsOf(source);
    expect(reported.map((text) => text.slice(0, message.length))).toEqual([message]);
  });

  test('an alert with a backslash is text', async () => {
    expect(await htmlOf('\\[!NOTE] text')).toBe('<p>[!NOTE] text</p>');
  });

  test.each([
    ['code-group', 'Write <Tabs>, and <Tab label="…"> … </Tab> for each tab, in an .mdx file.'],
    ['important', 'Did you mean :::info?'],
    ['warnign', 'Did you mean :::warning?'],
    ['steps', `Use one of: ${containerNames.join(', ')}.`],
  ])('a container of another generator is reported: %s', async (name, hint) => {
    expect(await diagnosticsOf(`:::${name}\n\ntext\n\n:::`)).toEqual([
      `1: :::${name} is not a container | ${hint}`,
    ]);
    expect(await diagnosticsOf(`::: ${name}\n\ntext\n\n:::`)).toEqual([
      `1: ::: ${name} starts no container | ${hint}`,
    ]);
  });

  test.each([
    ['::: tip\n\na\n\n:::', 1, '::: tip'],
    ['：：：tip\na\n：：：', 1, '：：： tip'],
    ['- a\n\n  ::: warning Title\n  b\n  :::', 3, '::: warning'],
  ])('a container that is text: %j', async (source, line, sign) => {
    expect(await diagnosticsOf(source)).toEqual([
      expect.stringMatching(
        `^${line}: ${sign} starts no container \\| Write :::${sign.slice(4)}, `,
      ),
    ]);
  });

  test('an end without a start', async () => {
    const hint =
      'Remove it. A container around another one needs more colons: ::::tip, and :::: at its end.';
    expect(await diagnosticsOf('a\n\n:::')).toEqual([`3: ::: ends no container | ${hint}`]);
    expect(await diagnosticsOf(':::tip\n:::note\na\n:::\n\nb\n:::')).toContain(
      `7: ::: ends no container | ${hint}`,
    );
  });

  test('missing end', async () => {
    expect(await diagnosticsOf('text\n\n:::tip\n\ntext\n\n## Next')).toEqual([
      '3: :::tip is not closed | Write ::: on its own line below.',
    ]);
  });
});
