import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const css = [
  '@layer base,components;',
  '@layer base{:root{--gap:1rem}}',
  '@layer components{.a0,.b0{color:red}.b1:hover .mark{color:blue}.bc1{top:0}}',
  '@media (width>600px){.b0{display:grid}}',
  '@keyframes b2{to{opacity:0}}@keyframes a2{to{opacity:1}}',
].join('');

test('rules of a page module leave the styles that every document carries', () => {
  const split = splitStyles(css, ['b']);
  expect(split.css).toBe(
    [
      '@layer base,components;',
      '@layer base{:root{--gap:1rem}}',
      '@layer components{.a0{color:red}.bc1{top:0}}',
      '@keyframes a2{to{opacity:1}}',
    ].join(''),
  );
  expect(split.pageStyles).toEqual([
    {
      classPrefix: 'b',
      css: [
        '@layer components{.b0{color:red}.b1:hover .mark{color:blue}}',
        '@media (width>600px){.b0{display:grid}}',
        '@keyframes b2{to{opacity:0}}',
      ].join(''),
    },
  ]);
});

test('without page modules nothing changes', () => {
  expect(splitStyles(css, [])).toEqual({ css, pageStyles: [] });
});
