import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

test('draws an icon without what no reader needs', () => {
  const Icon = createIcon({ node: [['path', { d: 'm9 18 6-6-6-6', key: 'a' }]] });
  expect(renderToStaticMarkup(createElement(Icon, { size: 16, 'aria-hidden': true }))).toBe(
    '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
      'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m9 18 6-6-6-6"></path></svg>',
  );
});
