import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

const titleOf = (source: string) => readTitle(source).title;

test('prefers the title of the frontmatter', () => {
  expect(titleOf('---\ntitle: "Own: title"\n---\n\n# Heading')).toBe('Own: title');
});

test('falls back to the first heading', () => {
  expect(titleOf('---\nsidebar: false\n---\n\nText\n\n# Heading\n\n# Other')).toBe('Heading');
});

test('removes Markdown syntax and an explicit id', () => {
  expect(titleOf('# The `dts` option: \\{ } \\{#dts}')).toBe('The dts option: { }');
});

test.each([
  ['---\ntitle: "It\'s: a" # c\n---\n\n# Heading', "It's: a"],
  ['# An _important_ [link](/b) &amp; more', 'An important link & more'],
])('reads %j as the build does', (source, title) => {
  expect(titleOf(source)).toBe(title);
});

test('ignores comments in code blocks', () => {
  expect(titleOf('```sh\n# install\n```\n\n# Heading')).toBe('Heading');
});

test('is empty without either', () => {
  expect(titleOf('## Second level')).toBe('');
});

test.each([
  ['---\ndate: 2026-01-31\n---\n', '2026-01-31'],
  ["---\ntitle: A\ndate: '2026-01-31T10:00:00Z'\n---\n", '2026-01-31T10:00:00Z'],
  ['---\ntitle: A\n---\n\ndate: 2026-01-31', undefined],
])('the date of %j is %s', (source, date) => {
  expect(readTitle(source).date).toBe(date);
});
