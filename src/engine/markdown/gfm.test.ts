import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parsePlainMarkdown } from './parse.ts';

const complete = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough);

function writeHtml(tree: Root): string {
  return toHtml(toHast(tree));
}

test.each([
  'Write to docs@example.org.',
  'Write to **docs.team@example.org**, or a_b_c@example.org',
  '写信给 docs@example.org。',
  '写信给docs@example.org',
  'a@b, @rslib/core, pkg@1.0.1, `docs@example.org`, [me@example.org](/a)',
  '[me@example.org] and docs\\@example.org and <docs@example.org>',
  '| docs@example.org | www.example.org |\n| --- | --- |\n| ~~a~~ | https://example.org/a?b=c |',
  'see /docs@example.org, docs@example.org/a and (docs@example.org)',
  '- [ ] a[^1]\n\n[^1]: docs@example.org',
])('finds the same addresses as the package does: %s', (text) => {
  expect(writeHtml(parsePlainMarkdown(text))).toBe(writeHtml(complete.parse(text) as Root));
});
