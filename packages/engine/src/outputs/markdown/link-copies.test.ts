import { expect, test } from 'vitest';
import { linkCopies, listCopies } from './link-copies.ts';

const routes = ['/', '/config/', '/guide/a', '/zh/guide/你好', '/guide/a (b)'];
const copies = listCopies(routes, { origin: 'https://sample.test', base: '/docs/' });
const at = 'https://sample.test/docs';

test.each([
  ['a page', `[a](${at}/guide/a)`, `[a](${at}/guide/a.md)`],
  ['the home page', `[a](${at}/)`, `[a](${at}/index.md)`],
  ['a section', `**[a](${at}/config/)**`, `**[a](${at}/config/index.md)**`],
  ['a heading', `[a](${at}/guide/a#b)`, `[a](${at}/guide/a.md#b)`],
  ['a query', `[a](${at}/guide/a?pm=yarn#b)`, `[a](${at}/guide/a.md?pm=yarn#b)`],
  ['a title', `[a](${at}/guide/a "b")`, `[a](${at}/guide/a.md "b")`],
  [
    'several, behind characters of two units',
    `> - 😀 [a](${at}/guide/a) [b](${at}/config/)`,
    `> - 😀 [a](${at}/guide/a.md) [b](${at}/config/index.md)`,
  ],
  [
    'an image in a link',
    `[![a](${at}/a.svg)](${at}/guide/a)`,
    `[![a](${at}/a.svg)](${at}/guide/a.md)`,
  ],
  [
    'a name with brackets, as copies write it',
    `[a](${at}/guide/a%20\\(b\\)#c)`,
    `[a](${at}/guide/a%20(b).md#c)`,
  ],
  [
    'an encoded name',
    `[a](${at}/zh/guide/%E4%BD%A0%E5%A5%BD)`,
    `[a](${at}/zh/guide/%E4%BD%A0%E5%A5%BD.md)`,
  ],
])('a link to %s leads to a copy', (_, markdown, expected) => {
  expect(linkCopies(markdown, copies)).toBe(expected);
});

test.each([
  ['code', `\`[a](${at}/guide/a)\``],
  ['a block of code', `\`\`\`md\n[a](${at}/guide/a)\n\`\`\``],
  ['a bare URL', `${at}/guide/a and <${at}/guide/a>`],
  ['a link to a file', `[a](${at}/llms.txt)`],
  ['a link to another site', '[a](https://other.test/docs/guide/a)'],
])('%s stays as it is', (_, markdown) => {
  expect(linkCopies(markdown, copies)).toBe(markdown);
});
