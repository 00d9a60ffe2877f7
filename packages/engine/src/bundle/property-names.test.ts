import { expect, test } from 'vitest';
import { createPropertyNames } from './property-names.ts';

const tokens =
  ':root{--space:4px;--size:1px;--color:light-dark(red,blue);--line:var(--color)}@media print{:root{--size:2px}}';
const { inStyles, inScripts } = createPropertyNames(tokens);

test('properties that the theme declares get short names', () => {
  expect(inStyles(tokens)).toBe(
    ':root{--c:1px;--a:light-dark(red,blue);--b:var(--a)}@media print{:root{--c:2px}}',
  );
  expect(inStyles('a{--color:red;top:var(--size, 0)}')).toBe('a{--a:red;top:var(--c, 0)}');
});

test('a property with one value becomes this value', () => {
  expect(inStyles('a{top:calc(2*var(--space))}')).toBe('a{top:calc(2*4px)}');
});

test('scripts use the same names and values, and keep their decrements', () => {
  expect(inScripts("const theme = { color: 'var(--color) var(--space)' }; --color")).toBe(
    "const theme = { color: 'var(--a) 4px' }; --color",
  );
});

test('properties of scripts, and other names with dashes, keep theirs', () => {
  const css = 'a{anchor-name:--button;top:var(--bar-top,0)}.b--color{top:0}.c--size-y{top:0}';
  expect(inStyles(css)).toBe(css);
});

test('more than 26 names do not collide', () => {
  const css = `a{${Array.from({ length: 800 }, (_, index) => `--name-${index}:0`).join(';')}}`;
  const names = createPropertyNames(css).inStyles(css).match(/--\w+/g);
  expect(new Set(names).size).toBe(800);
});
