import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf, staticOf } from '../../testing/compile-source.ts';
import { placeholder } from '../document/placeholders.ts';

describe('Markdown', () => {
  test.each([
    ['emphasis', '*a* **b** `c`', '<p><em>a</em> <strong>b</strong> <code>c</code></p>'],
    ['strikethrough', '~~old~~', '<p><del>old</del></p>'],
    ['an ordered list', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['a quote', '> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['a rule', 'a\n\n***', '<p>a</p>\n<hr>'],
    ['a hard break', 'a\\\nb', '<p>a<br>\nb</p>'],
    [
      'a task list',
      '- [x] *all* done\n- [ ] open\n  - a',
      '<ul class="contains-task-list">\n' +
        '<li class="task-list-item"><label><input type="checkbox" checked disabled> <em>all</em> done</label></li>\n' +
        '<li class="task-list-item"><label><input type="checkbox" disabled> open</label>\n' +
        '<ul>\n<li>a</li>\n</ul>\n</li>\n</ul>',
    ],
    [
      'a URL',
      'https://other.test',
      '<p><a href="https://other.test" target="_blank" rel="noopener">https://other.test</a></p>',
    ],
    ['HTML elements', '<kbd>Ctrl</kbd> <br/>', '<p><kbd>Ctrl</kbd> <br></p>'],
    [
      'a paragraph of nothing but keys',
      '<kbd>A</kbd><kbd>B</kbd>\n<kbd>C</kbd>\n\n<kbd>D</kbd>',
      '<p><kbd>A</kbd><kbd>B</kbd>\n<kbd>C</kbd></p>\n<p><kbd>D</kbd></p>',
    ],
    ['keys in a list', '- <kbd>*A*</kbd>', '<ul>\n<li><kbd><em>A</em></kbd></li>\n</ul>'],
  ])('%s', async (_, source, expected) => {
    expect(await htmlOf(source)).toBe(expected);
  });

  test('a table is in the Table component and keeps its alignment', async () => {
    const table = '| a | b |\n| :- | -: |\n| 1 | 2 |';
    expect(await htmlOf(table)).toBe(`${placeholder(0)}`);
    const { children } = await staticOf(table, 'Table');
    expect(children).toMatch(/^<table>\n<thead>\n<tr>\n<th align="left">a<\/th>/);
    expect(children).toContain('<td align="right">2</td>');
  });

  test('a table is named by the heading above', async () => {
    const table = '| a |\n| - |\n| 1 |';
    expect((await staticOf(table, 'Table')).props).toEqual({});
    const { props } = await staticOf(`## Modes of \`dts\` \\{#modes}\n\n${table}`, 'Table');
    expect(props).toEqual({ heading: 'Modes of dts' });
  });

  test('a table with an empty top left cell has row headers', async () => {
    const { children } = await staticOf('|  | a |\n| - | - |\n| b | c |', 'Table');
    expect(children).toContain('<th scope="row">b</th>');
    expect(children).toContain('<thead>\n<tr>\n<td></td>\n<th scope="col">a</th>');
    const { children: plain } = await staticOf('| x | a |\n| - | - |\n| b | c |', 'Table');
    expect(plain).not.toContain('scope');
  });

  test('a table in a container or in tabs is in the Table component too', async () => {
    const table = '| a |\n| - |\n| 1 |';
    const inTip = await compileSource(`:::tip\n\n${table}\n\n:::`);
    expect(inTip.staticInstances.map(({ component }) => component)).toEqual(['Table', 'Callout']);
    const inTabs = await compileSource(`<Tabs>\n<Tab label="a">\n\n${table}\n\n</Tab>\n</Tabs>`);
    expect(inTabs.staticInstances.map(({ component }) => component)).toEqual([
      'Table',
      'Tab',
      'Tabs',
    ]);
  });
});

describe('Chinese text', () => {
  test.each([
    ['**「中文」**后', '<strong>「中文」</strong>后'],
    ['**强调。**后面', '<strong>强调。</strong>后面'],
    ['前*「斜体」*后', '前<em>「斜体」</em>后'],
    ['**`code`**后', '<strong><code>code</code></strong>后'],
    ['~~「旧」~~后', '<del>「旧」</del>后'],
  ])('%s is emphasized', async (source, expected) => {
    for (const file of ['a.mdx', 'a.md']) {
      expect(await htmlOf(source, { lang: 'zh', file })).toBe(`<p>${expected}</p>`);
    }
  });
});

describe('a line break in Chinese text', () => {
  test.each([
    ['中文\n后面', '<p>中文后面</p>'],
    ['中文，\n后面', '<p>中文，后面</p>'],
    ['他说“好”\n然后……\n再说', '<p>他说“好”然后……再说</p>'],
    [
      '**中文**\n后面[链接](/a)\n*斜体*',
      '<p><strong>中文</strong>后面<a href="/zh/a">链接</a><em>斜体</em></p>',
    ],
    ['> 中文\n> 后面', '<blockquote>\n<p>中文后面</p>\n</blockquote>'],
    ['𠮷\n野家', '<p>𠮷野家</p>'],
  ])('%j is no space', async (source, expected) => {
    expect(await htmlOf(source, { lang: 'zh' })).toBe(expected);
  });

  test.each([
    ['中文\nLatin\n中文', '<p>中文\nLatin\n中文</p>'],
    ['中文\n`code`\n中文', '<p>中文\n<code>code</code>\n中文</p>'],
    ['“a”\n“b”', '<p>“a”\n“b”</p>'],
    ['한국어\n문장', '<p>한국어\n문장</p>'],
    ['中文\\\n后面', '<p>中文<br>\n后面</p>'],
  ])('%j stays', async (source, expected) => {
    expect(await htmlOf(source, { lang: 'zh' })).toBe(expected);
  });

  test('is no space in the search and in the Markdown copy', async () => {
    const { sections, markdown } = await compileSource('# 标题\n\n构\n建**产\n物**', {
      lang: 'zh',
    });
    expect(sections[0]?.text).toBe('构建产物');
    expect(markdown.text).toBe('构建**产物**');
  });
});

test('inline code over two lines has a space', async () => {
  expect(await htmlOf('a `b\nc` d')).toBe('<p>a <code>b c</code> d</p>');
});

test('a bare URL ends before Chinese punctuation', async () => {
  const link = (url: string) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`;
  const source = '**见 https://a.test/b。**（https://c.test）“https://d.test”，www';
  expect(await htmlOf(source, { lang: 'zh' })).toBe(
    `<p><strong>见 ${link('https://a.test/b')}。</strong>（${link('https://c.test')}）“${link('https://d.test')}”，www</p>`,
  );
  expect(await htmlOf('[a](https://a.test/，b)')).toContain('href="https://a.test/%EF%BC%8Cb"');
});

describe('text that looks like code', () => {
  test.each([
    ['a module with a scheme', 'Import node:fs or npm:react.', 'Import node:fs or npm:react.'],
    ['a time', 'At 10:30:15 it is a:b[c].', 'At 10:30:15 it is a:b[c].'],
    ['two colons', 'Write std::move or ::before.', 'Write std::move or ::before.'],
    ['a Chinese colon', '选项:值', '选项:值'],
    ['escaped brackets', '\\<div> and \\{x}', '&#x3C;div> and {x}'],
    ['an entity', '&lt;b&gt; & "q"', '&#x3C;b> &#x26; "q"'],
    ['HTML in code', '`<script>`', '<code>&#x3C;script></code>'],
  ])('%s stays text', async (_, source, expected) => {
    expect(await htmlOf(source)).toBe(`<p>${expected}</p>`);
  });

  test('a line that starts with two colons is a paragraph', async () => {
    expect(await htmlOf('::before')).toBe('<p>::before</p>');
  });

  test('a script in a code block cannot start', async () => {
    const { children } = await staticOf('```html\n<script>alert(1)</script>\n```', 'CodeBlock');
    expect(children).not.toMatch(/<\/?script/);
    expect(children).toContain('&#x3C;');
  });

  test('HTML in a .md page is reported', async () => {
    expect(await diagnosticsOf('a <b>c</b>\n\n<!-- a comment -->', { file: 'a.md' })).toEqual([
      '1: HTML is not allowed: <b> | Write **text**.',
      expect.stringMatching(/^1: HTML is not allowed: <\/b>/),
    ]);
  });
});

describe('the title', () => {
  test('is that of the frontmatter, or the heading', async () => {
    expect((await compileSource('# The `dts` option')).title).toBe('The dts option');
    expect((await compileSource('---\ntitle: Own\n---\n\n# Heading')).title).toBe('Own');
  });

  test('of the frontmatter is shown above a text without a heading', async () => {
    const { title, body } = await compileSource('---\ntitle: Own\n---\n\ntext');
    expect([title, body]).toEqual(['Own', ['<h1>Own</h1>\n<p>text</p>']]);
  });

  test('is required', async () => {
    expect(await diagnosticsOf('---\nsidebar: false\n---\n\ntext')).toEqual([
      'undefined: title is required | Write a heading: # Title, or a title: in the frontmatter.',
    ]);
  });
});

test('footnotes use the UI strings, escaped, and their id is reserved', async () => {
  const html = await htmlOf('## Footnote label\n\nText.[^1]\n\n[^1]: Note.', {
    strings: { footnotes: 'Notes & more', footnoteBack: 'Back <' },
  });
  expect(html).toContain('<h2 id="footnote-label-1">');
  expect(html).toContain('<h2 id="footnote-label">Notes &#x26; more</h2>');
  expect(html).toContain('aria-label="Back < 1"');
});

test('keywords are for the search only', async () => {
  const page = await compileSource(
    '---\ntitle: Own\nkeywords: [typings, TS7016]\nsectionKeywords:\n  b: [outDir]\n---\n\ntext\n\n## B\n\n## C',
  );
  expect(page.sections.map(({ keywords }) => keywords)).toEqual([
    ['typings', 'TS7016'],
    ['outDir'],
    [],
  ]);
  expect(page.frontmatter).toEqual({ title: 'Own' });
});

test('keywords of a section need its heading', async () => {
  const [problem] = await diagnosticsOf(
    '---\ndescription: What is here.\nsectionKeywords:\n  b: [outDir]\n---\n\n# A\n\n## C',
  );
  expect(problem).toContain('sectionKeywords: no heading has the id "b"');
});

describe('positions in messages', () => {
  test('frontmatter that is not closed', async () => {
    expect(await diagnosticsOf('---\ndescription: What is here.\n\n# A')).toEqual([
      '1: frontmatter is not closed | Write --- on its own line below the last field.',
    ]);
    expect(await diagnosticsOf('---\n\n# A')).toEqual([]);
  });

  test('include the lines of the frontmatter', async () => {
    expect(await diagnosticsOf('---\ntitle: A\nfoo: 1\n---\n\n<Foo />')).toEqual([
      expect.stringMatching(/^3: foo is not a known field/),
      expect.stringMatching(/^6: <Foo> is not a registered component/),
    ]);
  });

  test('the line of an unclosed tag', async () => {
    expect(await diagnosticsOf('text\n\n<Tabs>\n\ntext')).toEqual([
      '3: Expected a closing tag for `<Tabs>` | Close the tag, or write \\< for a plain less-than sign.',
    ]);
  });

  test('the line of a tag closed by another', async () => {
    expect(await diagnosticsOf('<Tabs>\n\n<Tab label="a">\n\ntext\n\n</Tabs>')).toEqual([
      '7: Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<Tab>` (opened on line 3)' +
        ' | Close the tag, or write \\< for a plain less-than sign.',
    ]);
    expect(await diagnosticsOf('text\n\n- item\n  <kbd>key\n\nend')).toEqual([
      '4: Expected a closing tag for `<kbd>` before the end of `paragraph`' +
        ' | Close the tag, or write \\< for a plain less-than sign.',
    ]);
  });

  test('the line of an invalid expression', async () => {
    expect(await diagnosticsOf('a\n\n## Head {#id}')).toEqual([
      expect.stringMatching(/^3: Could not parse expression: .* \| Write \\{ for a plain brace/),
    ]);
  });
});

describe('nesting that no parser can follow is an error on its page', () => {
  const path = 'content/en/guide/start/page.mdx';

  test.each([
    ['quotes', `${'> '.repeat(50_000)}a`],
    ['lists', Array.from({ length: 2000 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
    ['elements', `${'<div>'.repeat(20_000)}${'</div>'.repeat(20_000)}`],
  ])('%s', async (_, source) => {
    const message = `${path}\n  error: quotes, lists or elements are nested too deeply`;
    await expect(compileSource(source)).rejects.toThrow(message);
  });

  const brackets = '['.repeat(10_000) + ']'.repeat(10_000);
  test.each([`{${brackets}}`, `<A b={${brackets}} />`, `export const a = ${brackets}`])(
    'brackets: %.16s',
    async (source) => {
      expect(await diagnosticsOf(`\n${source}`)).toContainEqual(
        expect.stringMatching(/^2: more than 1000 nested brackets/),
      );
    },
  );
});
