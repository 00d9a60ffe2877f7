import { describe, expect, test } from 'vitest';
import { samplePage } from '../../testing/sample-page.ts';
import { sampleSegment, writeSegments } from '../../testing/sample-segments.ts';
import type { Body, Page } from '../contract/page.ts';
import { readPage, tocSelector, writePayload } from './payload.ts';

const site = '/assets/site-en.json';

/** The parts of a document that reading a page needs: payload and static segments by path. */
function documentOf(
  payload: string | undefined,
  segments: Record<string, string>,
  headings: { id: string; tagName: string; textContent: string }[] = [],
): Document {
  const elements = Object.entries(segments).map(([path, html]) => sampleSegment(path, html));
  return {
    getElementById: () =>
      payload === undefined ? null : { textContent: payload, getAttribute: () => site },
    querySelectorAll: (selector: string) => (selector === tocSelector ? headings : elements),
  } as unknown as Document;
}

const body: Body = [
  '<h1>A</h1>',
  {
    component: 'Tabs',
    props: { groupId: 'mode' },
    children: [{ component: 'Tab', props: { label: 'a' }, children: ['<p>one</p>', '<p>two</p>'] }],
  },
  { tag: 'ul', props: { className: 'list' }, children: ['<li>item</li>'] },
  '<p>end</p>',
];
const segments = {
  '0': '<h1>A</h1>',
  '1.0.0': '<p>one</p>',
  '1.0.1': '<p>two</p>',
  '2.0': '<li>item</li>',
  '3': '<p>end</p>',
};

function roundTrip(page: Page): unknown {
  const headings = page.toc.map(({ id, depth, text }) => ({
    id,
    tagName: `H${depth}`,
    textContent: text,
  }));
  const read = readPage(documentOf(writePayload(page, body), segments, headings));
  if (!read) return undefined;
  const { segments: _, ...rest } = read;
  return { ...rest, body: writeSegments(read.body) };
}

describe('a page that is serialized and read back', () => {
  test('is the same', () => {
    const page = samplePage({
      title: '</script><!-- "quoted" 中文 \u2028',
      toc: [{ depth: 2, id: 'a', text: '<b>', charIndex: 3 }],
    });
    expect(roundTrip(page)).toEqual({ page, body, siteUrl: site });
  });

  test('has the HTML that the document shows, not a copy of it', () => {
    const payload = writePayload(samplePage(), body);
    for (const html of Object.values(segments)) expect(payload).not.toContain(html.slice(1));
    const changed = readPage(documentOf(payload, { ...segments, '3': '<p>translated</p>' }));
    expect(writeSegments(changed?.body ?? [])[3]).toBe('<p>translated</p>');
  });

  test('is empty where the document lost a segment', () => {
    const payload = writePayload(samplePage(), ['<p>a</p>']);
    expect(readPage(documentOf(payload, {}))?.body).toEqual(['']);
  });
});

test('no text can end the payload', () => {
  const payload = writePayload(samplePage({ title: '</script><script>alert(1)</script><!--' }), []);
  expect(payload).not.toContain('<');
});

test('a document without a payload is not a page', () => {
  expect(readPage(documentOf(undefined, {}))).toBeUndefined();
  expect(readPage(documentOf('', {}))).toBeUndefined();
});
