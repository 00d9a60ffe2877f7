import { expect, test } from 'vitest';
import { readDate, readTitle } from './read-title.ts';

test('prefers the title of the frontmatter', () => {
  expect(readTitle('---\ntitle: "Own: title"\n---\n\n# Heading')).toBe('Own: title');
});

test('takes the first heading otherwise', () => {
  expect(readTitle('---\nsidebar: false\n---\n\nText\n\n# Heading\n\n# Other')).toBe('Heading');
});

test('leaves out signs of Markdown and an explicit id', () => {
  expect(readTitle('# The `dts` option: \\{ } \\{#dts}')).toBe('The dts option: { }');
});

test('does not take a comment in a code block for a heading', () => {
  expect(readTitle('```sh\n# install\n```\n\n# Heading')).toBe('Heading');
});

test('is empty without either', () => {
  expect(readTitle('## Second level')).toBe('');
});

test.each([
  ['---\ndate: 2026-01-31\n---\n', '2026-01-31'],
  ["---\ntitle: A\ndate: '2026-01-31T10:00:00Z'\n---\n", '2026-01-31T10:00:00Z'],
  ['---\ntitle: A\n---\n\ndate: 2026-01-31', undefined],
])('the date of %j is %s', (source, date) => {
  expect(readDate(source)).toBe(date);
});
