import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Diagram, toMarkdown } from './Diagram.tsx';

const props = {
  alt: 'index.ts becomes index.js, and types on demand.',
  layers: [
    { title: 'src', nodes: ['index.ts'] },
    { title: 'dist', nodes: ['index.js', { text: '类型', note: 'dts' }] },
  ],
  arrows: [
    ['index.ts', 'index.js'],
    ['index.ts', '类型', 'optional'],
  ] as [string, string, 'optional'?][],
};

test('a diagram has an accessible name and selectable text', () => {
  const html = renderToStaticMarkup(<Diagram {...props} />);
  expect(html).toContain(`role="img" aria-label="${props.alt}"`);
  const texts = [...html.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(['src', 'dist', 'index.ts', 'index.js', '类型', 'dts']);
});

test('a diagram has no style attributes, which the content security policy forbids, and no ids', () => {
  expect(renderToStaticMarkup(<Diagram {...props} />)).not.toMatch(/ (?:style|id)=/);
});

test('a diagram becomes its description in Markdown', () => {
  expect(toMarkdown(props)).toBe(props.alt);
});
