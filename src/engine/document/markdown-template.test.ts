import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../tests/support/sample-page.ts';
import { renderMarkdownTemplate } from './markdown-template.ts';
import { placeholder } from './placeholders.ts';

const { strings } = sampleSiteData();
const place = (component: string, children = '') => ({ component, props: { text: 'a' }, children });

const writeBadge = () => 'badge';
const writeFacts = () => '- one\n- two';

test('the theme writes its own components', () => {
  const draft = {
    text: `Before.\n\n${placeholder(0)}\n\nAfter.`,
    places: [place('Badge', 'Inside.')],
  };
  const writers = {
    Badge: ({ text }: { text: string }, { children }: { children: string }) =>
      `${text} of ${strings.loadingPage}: ${children}`,
  };
  expect(renderMarkdownTemplate(draft, writers, strings)).toBe(
    `Before.\n\na of ${strings.loadingPage}: Inside.\n\nAfter.`,
  );
});

test('a component that the theme does not write leaves its children, with places of their own', () => {
  const draft = {
    text: `${placeholder(0)}`,
    places: [place('Box', `Text: ${placeholder(1)}`), place('Badge')],
  };
  expect(renderMarkdownTemplate(draft, { Badge: writeBadge }, strings)).toBe('Text: badge');
});

test('every line stays in the list or quotation of its place', () => {
  const draft = { text: `> - ${placeholder(0)}`, places: [place('Facts')] };
  expect(renderMarkdownTemplate(draft, { Facts: writeFacts }, strings)).toBe(
    '> - - one\n>   - two',
  );
});

test('a line has as many places as it likes', () => {
  const draft = {
    text: `A ${placeholder(0)} and ${placeholder(1)}, then ${placeholder(1)}`,
    places: [place('Badge'), place('Facts')],
  };
  const indent = ' '.repeat('A '.length + 1 + ' and '.length);
  expect(
    renderMarkdownTemplate(
      { ...draft, text: `A ${placeholder(0)} and ${placeholder(1)}` },
      { Badge: writeBadge, Facts: writeFacts },
      strings,
    ),
  ).toBe(`A badge and - one\n${indent}- two`);
  expect(renderMarkdownTemplate(draft, { Badge: writeBadge, Facts: writeBadge }, strings)).toBe(
    'A badge and badge, then badge',
  );
});

test('code that shows a comment is no place', () => {
  const text = '```html\n<!--s:0-->\n<!--0-->\n```';
  expect(
    renderMarkdownTemplate({ text, places: [place('Badge')] }, { Badge: writeBadge }, strings),
  ).toBe(text);
});
