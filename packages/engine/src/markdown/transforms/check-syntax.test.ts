import { expect, test } from 'vitest';
import { diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';

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
  ['one tilde', '5~10 分钟，20~30', '1: text between two ~ is struck out'],
  ['an open fence', 'a\n\n```ts\nb\n\n## c', '3: the code block is not closed'],
  ['an open fence in a list', '- a\n\n  ```ts\n  b\n\nc', '3: the code block is not closed'],
])('%s is reported', async (_, source, message) => {
  const reported = await diagnosticsOf(`# Title\n\n${source}`);
  const [line = '', ...rest] = message.split(':');
  expect(reported[0]).toMatch(/ \| (Write|Remove)/);
  const expected = `${[Number(line) + 2, ...rest].join(':')} | `;
  expect(reported[0]?.slice(0, expected.length)).toBe(expected);
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

test('a paragraph has at most ten reports of a kind', async () => {
  const many = '[^1] '.repeat(40_000);
  expect(await diagnosticsOf(many)).toHaveLength(10);
});
