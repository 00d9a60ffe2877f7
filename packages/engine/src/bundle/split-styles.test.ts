import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const css = [
  '@layer base,components;',
  '@layer base{:root{--gap:1rem}}',
  '@layer components{.title,.b0{color:red}.b1:hover .mark{color:blue}.bc1{top:0}}',
  '@media (width>600px){.b0{display:grid}}',
  '@keyframes b2{to{opacity:0}}@keyframes turn{to{opacity:1}}',
].join('');

const none = { nonBlockingStyles: '', noScriptStyles: '', moduleStyles: [], languageStyles: [] };

test('rules of a module leave the styles that every document has', () => {
  const split = splitStyles(css, [['b0', 'b1', 'b2'], ['c0']]);
  expect(split.css).toBe(
    [
      '@layer base,components;',
      '@layer base{:root{--gap:1rem}}',
      '@layer components{.title{color:red}.bc1{top:0}}',
      '@keyframes turn{to{opacity:1}}',
    ].join(''),
  );
  const own = [
    '@layer components{.b0{color:red}.b1:hover .mark{color:blue}}',
    '@media (width>600px){.b0{display:grid}}',
    '@keyframes b2{to{opacity:0}}',
  ].join('');
  expect(split.moduleStyles).toEqual([{ names: ['b0', 'b1', 'b2'], css: own }]);
  expect(split.noScriptStyles).toBe(own);
});

test('without modules nothing changes', () => {
  expect(splitStyles(css, [])).toEqual({ ...none, css });
});

test('layers of a language leave the styles that every document has', () => {
  const language = '@layer lang.zh{@font-face{font-family:Han}.prose em{font-style:normal}}';
  expect(splitStyles(`@layer base,lang;${language}.a0{top:0}`, [])).toEqual({
    ...none,
    css: '@layer base,lang;.a0{top:0}',
    noScriptStyles: language,
    languageStyles: [{ lang: 'zh', css: language }],
  });
});

test('styles for non-blocking media leave the styles of every document, those of modules do not', () => {
  const media = '@layer base{@media print,(scripting:none){a{top:0}}}';
  const own = '@media print{.b0{top:0}}';
  const withoutScripts = '@media (scripting:none){.b0{left:0}}';
  const other = '@layer base{@media print,(width>60em){a{left:0}}}';
  const sheet = `@layer base;${media}${own}${withoutScripts}${other}`;
  expect(splitStyles(sheet, [['b0']])).toEqual({
    css: `@layer base;${other}`,
    nonBlockingStyles: media,
    noScriptStyles: own + withoutScripts,
    moduleStyles: [{ names: ['b0'], css: own }],
    languageStyles: [],
  });
});

test('the order of layers stays when a layer leaves the styles of every document', () => {
  const sheet = '@layer reset{a{top:0}}@layer components{.b0{top:0}}@layer overrides{b{top:0}}';
  expect(splitStyles(sheet, [['b0']]).css).toBe(
    '@layer reset,components,overrides;@layer reset{a{top:0}}@layer overrides{b{top:0}}',
  );
});
