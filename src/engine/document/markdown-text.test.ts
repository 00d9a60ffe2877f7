import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../tests/support/sample-page.ts';
import { fillMarkdown } from './markdown-text.ts';

const site = sampleSiteData();
const place = (component: string, children = '') => ({ component, props: { text: 'a' }, children });

const writeBadge = () => 'badge';
const writeFacts = () => '- one\n- two';

test('the theme writes its own components', () => {
  const draft = { text: 'Before.\n\n<!--s:0-->\n\nAfter.', places: [place('Badge', 'Inside.')] };
  const writers = {
    Badge: ({ text }: { text: string }, { children }: { children: string }) =>
      `${text} of ${site.title}: ${children}`,
  };
  expect(fillMarkdown(draft, writers, site)).toBe('Before.\n\na of Sample: Inside.\n\nAfter.');
});

test('a component that the theme does not write leaves its children, with places of their own', () => {
  const draft = { text: '<!--s:0-->', places: [place('Box', 'Text: <!--s:1-->'), place('Badge')] };
  expect(fillMarkdown(draft, { Badge: writeBadge }, site)).toBe('Text: badge');
});

test('every line stays in the list or quotation of its place', () => {
  const draft = { text: '> - <!--s:0-->', places: [place('Facts')] };
  expect(fillMarkdown(draft, { Facts: writeFacts }, site)).toBe('> - - one\n>   - two');
});

test('a line has as many places as it likes', () => {
  const draft = {
    text: 'A <!--s:0--> and <!--s:1-->, then <!--s:1-->',
    places: [place('Badge'), place('Facts')],
  };
  const indent = ' '.repeat('A '.length + 1 + ' and '.length);
  expect(
    fillMarkdown(
      { ...draft, text: 'A <!--s:0--> and <!--s:1-->' },
      { Badge: writeBadge, Facts: writeFacts },
      site,
    ),
  ).toBe(`A badge and - one\n${indent}- two`);
  expect(fillMarkdown(draft, { Badge: writeBadge, Facts: writeBadge }, site)).toBe(
    'A badge and badge, then badge',
  );
});
