import { expect, test } from 'vitest';
import { sampleSiteData } from '../../testing/sample-page.ts';
import { renderMarkdownTemplate } from './markdown-template.ts';
import { placeholder } from './placeholders.ts';

const { strings } = sampleSiteData();
const instance = (component: string, children = '') => ({
  component,
  props: { text: 'a' },
  children,
});

const writeBadge = () => 'badge';
const writeFacts = () => '- one\n- two';

test('the theme renders its own components', () => {
  const template = {
    text: `Before.\n\n${placeholder(0)}\n\nAfter.`,
    instances: [instance('Badge', 'Inside.')],
  };
  const renderers = {
    Badge: ({ text }: { text: string }, { children }: { children: string }) =>
      `${text} of ${strings.loadingPage}: ${children}`,
  };
  expect(renderMarkdownTemplate(template, renderers, strings)).toBe(
    `Before.\n\na of ${strings.loadingPage}: Inside.\n\nAfter.`,
  );
});

test('a component without a renderer leaves its children, with their placeholders', () => {
  const template = {
    text: `${placeholder(0)}`,
    instances: [instance('Box', `Text: ${placeholder(1)}`), instance('Badge')],
  };
  expect(renderMarkdownTemplate(template, { Badge: writeBadge }, strings)).toBe('Text: badge');
});

test('every line stays inside the list or quotation around its placeholder', () => {
  const template = { text: `> - ${placeholder(0)}`, instances: [instance('Facts')] };
  expect(renderMarkdownTemplate(template, { Facts: writeFacts }, strings)).toBe(
    '> - - one\n>   - two',
  );
});

test('lines before that of a placeholder do not indent it', () => {
  const template = { text: `Before.\n- ${placeholder(0)}`, instances: [instance('Facts')] };
  expect(renderMarkdownTemplate(template, { Facts: writeFacts }, strings)).toBe(
    'Before.\n- - one\n  - two',
  );
});

test('a placeholder without an instance is an error', () => {
  expect(() =>
    renderMarkdownTemplate({ text: placeholder(0), instances: [] }, {}, strings),
  ).toThrow('the Markdown has no instance 0');
});

test('a line can have several placeholders', () => {
  const template = {
    text: `A ${placeholder(0)} and ${placeholder(1)}, then ${placeholder(1)}`,
    instances: [instance('Badge'), instance('Facts')],
  };
  const indent = ' '.repeat('A '.length + 1 + ' and '.length);
  expect(
    renderMarkdownTemplate(
      { ...template, text: `A ${placeholder(0)} and ${placeholder(1)}` },
      { Badge: writeBadge, Facts: writeFacts },
      strings,
    ),
  ).toBe(`A badge and - one\n${indent}- two`);
  expect(renderMarkdownTemplate(template, { Badge: writeBadge, Facts: writeBadge }, strings)).toBe(
    'A badge and badge, then badge',
  );
});

test('code that shows a comment is not a placeholder', () => {
  const text = '```html\n<!--s:0-->\n<!--0-->\n```';
  expect(
    renderMarkdownTemplate(
      { text, instances: [instance('Badge')] },
      { Badge: writeBadge },
      strings,
    ),
  ).toBe(text);
});
