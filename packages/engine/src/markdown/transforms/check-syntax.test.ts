import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';
import { type CompileContext, createCollector } from '../compile-context.ts';
import { checkSyntax } from './check-syntax.ts';

test.each([
  ['a footnote', 'a [^1] b', '1: the footnote [^1] is not defined'],
  ['a footnote with a Chinese colon', 'a\n\n[^1]：b', '3: the footnote [^1] is not defined'],
  ['a footnote that nothing refers to', 'a\n\n[^1]: b', '3: nothing refers to the footnote [^1]'],
  ['a reference', 'a\nsee [**the** `b`][c]', '2: [**the** `b`][c] refers to nothing'],
  ['a reference in a table', '| a |\n| - |\n| [b][] |', '3: [b][] refers to nothing'],
  ['an image', '![a][b]', '1: [a][b] refers to nothing'],
  ['a link with Chinese quotes', '[a](/b “t”)', '1: [a](/b “t”) is not a link'],
  ['a link with a space', '- [**a**](/b c)', '1: [**a**](/b c) is not a link'],
  [
    'a link with full-width parentheses',
    '见[文档]（/guide/）。',
    '1: [文档]（/guide/） is not a link',
  ],
  ['a link with full-width brackets', '> 【文档】(/guide/)', '1: 【文档】(/guide/) is not a link'],
  ['a link over two lines', '[a\nb](/c d)', '1: [a b](/c d) is not a link'],
  ['a link of a wiki', 'a [[b]]', '1: [[b]] is not a link'],
  ['a table of contents', '[[toc]]', '1: [[toc]] has no effect'],
  ['a table of contents in one bracket', '[TOC]', '1: [TOC] has no effect'],
  ['a full-width heading', '＃＃ 标题', '1: ＃＃ starts no heading'],
  ['a heading without a space', '##Title', '1: ## starts no heading'],
  ['a Chinese heading without a space', '#标题', '1: # starts no heading'],
  ['a heading with a full-width space', '#　标题', '1: # starts no heading'],
  ['a footnote with a space', 'a [^b c]', '1: the footnote [^b c] is not defined'],
  ['a container of MkDocs', '!!! note\n    a', '1: !!! note starts no container'],
  ['a container with two colons', '::tip\n\na', '1: ::tip starts no container'],
  ['a table with too few cells', 'a\n\n| a | b |\n| --- |', '3: | a | b | is not in a table'],
  ['a table without pipes around', 'a | b\n-- | -- | --', '2: -- | -- | -- is not in a table'],
  ['a table without a second line', '> | a |\n> | b |', '1: | a | is not in a table'],
  ['a full-width table', '｜甲｜乙｜\n｜-｜-｜', '1: ｜甲｜乙｜ is not in a table'],
  ['a full-width fence', '～～～ts\na', '1: ～～～ starts no code block'],
  ['a fence of middle dots', '- ···\n  a', '1: ··· starts no code block'],
  ['a fence of quotes', "a\n'''js", "2: ''' starts no code block"],
  ['a pasted list', '• a\n• b', '1: • starts no list or quote'],
  ['a full-width quote', '＞ a', '1: ＞ starts no list or quote'],
  ['a task without a space', '- [x]a', '1: [x] is no box of a task'],
  ['a task without a box', '- [] a', '1: [] is no box of a task'],
  ['a mark', 'a ==b c== d', '1: ==b c== marks nothing'],
  ['a formula', '$$\na\n$$', '1: $$ starts no formula'],
  ['a full-width address', '见 https：//a.com。', '1: https：//a.com is not a link'],
  ['full-width code', '写 ｀code｀', '1: ｀code｀ is neither code nor bold'],
  ['full-width bold', '写 ＊＊粗＊＊', '1: ＊＊粗＊＊ is neither code nor bold'],
  ['bold with a space', '写 ** 粗 ** 体', '1: ** neither starts nor ends anything'],
  ['an open code', 'a `b', '1: ` starts no code'],
  ['an emoji name', 'a :rocket: b', '1: :rocket: is not an emoji'],
  ['a thumb', '- :+1:', '1: :+1: is not an emoji'],
  ['raised text', 'x^2^', '1: ^2^ is not raised'],
  ['a definition', 'Term\n: What it is', '2: : starts no definition'],
  ['an abbreviation', '*[HTML]: Markup', '1: *[HTML]: is no abbreviation'],
  ['tabs of MkDocs', '=== "C"\n\n    a', '1: === "C" starts no tab'],
  ['a folded block of MkDocs', '???+ note "A"\n    a', '1: ???+ note starts no container'],
  ['a callout of Docsify', '?> a', '1: ?> starts no container'],
  ['an included file', 'a\n\n@include(./b.md)', '3: @include(./b.md) has no effect'],
  ['a snippet of VitePress', '<<< @/b.ts{1}', '1: <<< @/b.ts{1} has no effect'],
  ['a snippet of MkDocs', '--8<-- "b.md"', '1: --8<-- "b.md" has no effect'],
  ['a snippet of mdBook', 'a {{#include b.rs}}', '1: {{#include b.rs}} has no effect'],
  ['a shortcode of Hugo', '{{< note >}}', '1: {{< note >}} has no effect'],
  ['a tag of Liquid', 'a\n{% hint %}', '2: {% hint %} has no effect'],
  ['a comment of Jinja', '{# a #}', '1: {# a #} has no effect'],
  ['a tag of ERB', 'a <%= b %>', '1: <%= b %> has no effect'],
  ['a link of JSDoc', '{@link a}', '1: {@link a} has no effect'],
  ['attributes of a paragraph', 'a {#b .c}', '1: {#b .c} has no effect'],
  ['attributes of a link', '[a](/b){.c}', '1: {.c} has no effect'],
  ['attributes of kramdown', 'a\n{: .b }', '2: {: .b } has no effect'],
  ['attributes of a heading', '## a {.b}', '1: {.b} has no effect'],
  ['inserted text', 'a ++b c++', '1: ++b c++ is neither inserted text nor a key'],
  ['keys', '++ctrl+alt++', '1: ++ctrl+alt++ is neither inserted text nor a key'],
  ['a comment of Obsidian', 'a %%b%%', '1: %% starts no comment'],
  ['comments of Obsidian', '%%\n\na\n\n%%', '1: %% starts no comment'],
  ['an id of Obsidian', 'a ^37066d', '1: ^37066d has no effect'],
  ['an embedded page', '![[a.png]]', '1: ![[a.png]] is no image'],
  ['a task of Obsidian', '- [/] a', '1: [/] is no box of a task'],
  ['hidden text', 'a ||b|| c', '1: ||b|| hides nothing'],
  ['hidden text of Reddit', 'a >!b!< c', '1: >!b!< hides nothing'],
  ['a directive', '::code-group\na\n::', '1: ::code-group has no effect'],
  ['a directive in a line', 'a :kbd[b]', '1: :kbd[b] has no effect'],
  ['a directive of reStructuredText', '.. note::\n   a', '1: .. note:: has no effect'],
  ['a role', ':ref:`a`', '1: :ref: has no effect'],
  ['a keyword of Org', '#+TITLE: a', '1: #+TITLE: has no effect'],
  ['a heading of AsciiDoc', '== a', '1: == starts no heading'],
  ['a note in the text', 'a ^[b]', '1: ^[b] is no footnote'],
  ['a formula in the text', 'a $x^2$ b', '1: $x^2$ is no formula'],
  ['tags of forums', '[b]a[/b]', '1: [b]a[/b] has no effect'],
  ['bold of wikis', "'''a'''", "1: '''a''' is not bold"],
  ['a link the wrong way round', '(a)[/b]', '1: (a)[/b] is not a link'],
  ['a Chinese list', '1、甲\n2、乙\n3、丙', '1: 1、 starts no list'],
  ['a list of numbers in parentheses', '（1）甲\n（2）乙', '1: （1） starts no list'],
  ['a table of contents of GitLab', '[[_TOC_]]', '1: [[_TOC_]] has no effect'],
  ['a list with no-break spaces', '-\u00a0a\n-\u00a0b', '1: - starts no list'],
  ['a list with full-width spaces', '1.　甲', '1: 1. starts no list'],
  ['a list of dashes', '– a\n– b', '1: – starts no list'],
  ['a list of check marks', '✓ a\n✓ b', '1: ✓ starts no list'],
  ['a list of Word', 'o   a\no   b', '1: o starts no list'],
  ['a list without spaces', '-a\n-b', '1: - starts no list'],
  ['numbers without spaces', '1.a\n2.b', '1: 1. starts no list'],
  ['a tree of files', '├── a\n└── b', '1: ├ starts no tree'],
  ['cells of a spreadsheet', 'a\tb\nc\td', '1: tabs make no table'],
  ['a command', 'a\n\n$ npm i', '3: $ starts no command'],
  ['a full-width line', 'a\n\n－－－', '3: －－－ is no line between paragraphs'],
  ['a misspelled entity', 'a &nbps; b', '1: &nbps; is no character'],
  [
    'fields in the text',
    'a\n\n---\ntitle: b\n---',
    '4: title: is no field of the frontmatter here',
  ],
  [
    'a note with two definitions',
    'a[^1]\n\n[^1]: b\n\n[^1]: c',
    '5: the footnote [^1] is defined twice',
  ],
  [
    'a row with too many cells',
    '| a |\n| - |\n| b | c |',
    '3: a row with 2 cells in a table of 1 columns',
  ],
  ['code in a broken table', '| `a` | b |\n| - |', '1: | `a` | b | is not in a table'],
  ['a note with code', 'a [^`b`]', '1: the footnote [^`b`] is not defined'],
  ['TOML', '+++\ntitle = "a"\n+++', '1: +++ has no effect'],
  ['a mark behind code over two lines', '`a\nb` ==c==', '2: ==c== marks nothing'],
  ['one tilde', '5~10 分钟，20~30', '1: text between two ~ is struck out'],
  ['an open fence', 'a\n\n```ts\nb\n\n## c', '3: the code block is not closed'],
  ['an open fence in a list', '- a\n\n  ```ts\n  b\n\nc', '3: the code block is not closed'],
])('%s is reported', async (_, source, message) => {
  const reported = await diagnosticsOf(`# Title\n\n${source}`);
  const [line = '', ...rest] = message.split(':');
  expect(reported[0]).toMatch(/ \| (Write|Remove|Quote|Move)/);
  const expected = `${[Number(line) + 2, ...rest].join(':')} | `;
  expect(reported[0]?.slice(0, expected.length)).toBe(expected);
});

test.each([
  ['the sign of a tag', '{% a %}', '3: {% a %} has no effect'],
  ['a reading', '{漢字|かんじ}', '3: {漢字|かんじ} has no effect'],
  ['one id', 'a {#b}', '3: {#b} has no effect'],
  ['an import', "import A from './a.mdx'", "3: import A from './a.mdx' has no effect here"],
  ['an export', 'export const a = 1', '3: export const a = has no effect here'],
  ['a comment', '<!--@include: ./a.md-->', '3: <!--@include: ./a.md--> has no effect'],
])('%s is reported in .md files', async (_, source, message) => {
  const reported = await diagnosticsOf(`# Title\n\n${source}`, { file: 'page.md' });
  expect(reported[0]?.slice(0, message.length + 3)).toBe(`${message} | `);
});

test('an included comment is reported in .mdx files', async () => {
  expect((await diagnosticsOf('# Title\n\n<!--@include: ./a.md-->'))[0]).toMatch(
    /^3: <!--@include: .\/a.md--> has no effect \| Write import/,
  );
});

test('what one rule has reported is no reason for another report', async () => {
  expect(await diagnosticsOf('[[a]]: b')).toHaveLength(1);
  expect(await diagnosticsOf('::a{b="c"}', { file: 'page.md' })).toHaveLength(1);
});

test.each([
  ['signs in headings', '## C++ and D++ \\{#a}'],
  ['signs of languages', 'C++, i++ and ++j; 50%%, a || b, x^2, ^18.0.0 || ^19.0.0, ^_^'],
  ['prices and variables', '$5 to $10, $HOME and $PATH, US$5'],
  ['lists in prose', '(c) and (a), -- and ---, see 1、2 and ①, step (1)'],
  ['what code starts', '`a`: b\n`c` • d, **e**: f and <br />: g'],
  ['words with signs', '!important, @include, what??? key:: value, #tag, [@types/node]'],
  ['one line of a list', '1、甲'],
  ['entities', '&nbsp;&lt;&amp;lt; &copy; AT&T a && b;'],
  ['dashes', 'a – b — c\n— d'],
  ['numbers at the start of a line', '2026 a\n1.5 b\n-1 c'],
])('%s are text', async (_, source) => {
  await expect(htmlOf(source)).resolves.toMatch(/^<(?:p|h2)/);
});

test.each([
  ['escapes', '\\[^1] \\[a\\][b] \\[a](b c) 5\\~10, 20\\~30 \\*\\* \\` \\:x:'],
  ['code', '`[^1]` `[a][b]` `**` `[[toc]]` ``a ` b`` `:x:`'],
  ['code blocks', '````md\n[^1] ::: tip ##a 5~10\n```\n````\n\n~~~txt\n:::\n~~~'],
  ['accesses', 'lib[0][1] and a[b][c]'],
  ['comparisons', 'a == b == c, a | b, $5 and $6, ::before, 5 · 6'],
  ['plain brackets', '[optional] (see 【注】 below) （1） #1 a#b'],
  ['times and schemes', '10:30:15 std::move a:b:c'],
])('%s are text', async (_, source) => {
  await expect(htmlOf(source)).resolves.toMatch(/^<(?:p|div|!--)/);
});

test('a page has its references from its definitions', async () => {
  expect(await htmlOf('[a][b] [^1]\n\n[b]: /c\n\n[^1]: d')).toMatch(/^<p><a href="\/c">a<\/a>/);
});

test('a table of a transform, which has no place, is not checked', () => {
  const collector = createCollector();
  const row = { type: 'tableRow' as const, children: [] };
  const tree: Root = { type: 'root', children: [{ type: 'table', children: [row] }] };
  checkSyntax(tree, { path: 'a.mdx', source: 'a | b | c', collector } as CompileContext);
  expect(collector.diagnostics).toEqual([]);
});

test('a paragraph has at most ten reports of a kind', async () => {
  const many = '[^1] '.repeat(40_000);
  expect(await diagnosticsOf(many)).toHaveLength(10);
});

test('a message quotes the start of a long line', async () => {
  const [message] = await diagnosticsOf(`--8<-- "${'a'.repeat(200)}"`);
  expect(message).toMatch(/^1: --8<-- "a{71}… has no effect/);
});
