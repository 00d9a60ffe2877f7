import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { expect, test } from 'vitest';
import { parsePlainMarkdown } from './parse.ts';

function htmlOf(text: string): string {
  return toHtml(toHast(parsePlainMarkdown(text)));
}

const mail = '<a href="mailto:docs@example.org">docs@example.org</a>';

test.each([
  ['at the end of a sentence', 'Write to docs@example.org.', `Write to ${mail}.`],
  ['in emphasis', '**docs@example.org**', `<strong>${mail}</strong>`],
  ['in Chinese text', '写信给docs@example.org。', `写信给${mail}。`],
  ['in a path', 'docs@example.org/a and (docs@example.org)', `${mail}/a and (${mail})`],
  ['between angle brackets', '<docs@example.org>', mail],
])('a bare email address is a link %s', (_, source, expected) => {
  expect(htmlOf(source)).toBe(`<p>${expected}</p>`);
});

test.each(['@sample/core', 'pkg@1.0.1', 'a@b'])('%s is not an email address', (text) => {
  expect(htmlOf(text)).toBe(`<p>${text}</p>`);
});

test('bare URLs are links, in tables too', () => {
  const source = '| www.example.org |\n| --- |\n| https://example.org/a?b=c |';
  expect(htmlOf(source)).toContain('<th><a href="http://www.example.org">www.example.org</a></th>');
  expect(htmlOf(source)).toContain('<td><a href="https://example.org/a?b=c">');
});
