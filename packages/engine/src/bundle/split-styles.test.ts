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
  const split = splitStyles(css, [['b']]);
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
      classPrefixes: ['b'],
      css: [
        '@layer components{.b0{color:red}.b1:hover .mark{color:blue}}',
        '@media (width>600px){.b0{display:grid}}',
        '@keyframes b2{to{opacity:0}}',
      ].join(''),
    },
  ]);
});

test('without page modules nothing changes', () => {
  expect(splitStyles(css, [])).toEqual({
    css,
    rareStyles: '',
    pageStyles: [],
    languageStyles: [],
  });
});

test('layers of a language leave the styles that every document carries', () => {
  const language = '@layer lang.zh{@font-face{font-family:Han}.prose em{font-style:normal}}';
  expect(splitStyles(`@layer base,lang;${language}.a0{top:0}`, [])).toEqual({
    css: '@layer base,lang;.a0{top:0}',
    rareStyles: '',
    pageStyles: [],
    languageStyles: [{ lang: 'zh', css: language }],
  });
});

test('styles for rare media leave the styles of every document, those of page modules do not', () => {
  const rare = '@layer base{@media print,(scripting:none){a{top:0}}}';
  const page = '@media print{.b0{top:0}}';
  const other = '@layer base{@media print,(width>60em){a{left:0}}}';
  expect(splitStyles(`@layer base;${rare}${page}${other}`, [['b']])).toEqual({
    css: `@layer base;${other}`,
    rareStyles: rare,
    pageStyles: [{ classPrefixes: ['b'], css: page }],
    languageStyles: [],
  });
});
