import { expect, test } from 'vitest';
import { listImports, packageOf } from './imports.ts';

test('imports of scripts and style sheets, without those in comments', () => {
  const text = `import a from 'a'; export * from "b";
    const c = await import( 'c' ); require.resolve('d'); import 'e';
    // import 'x';
    /* import 'y'; */ const url = 'http://z.test'; import type { F } from 'f';`;
  expect(listImports('a.ts', text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(listImports('a.scss', "@use 'a'; @import (reference) '~b/c.less';")).toEqual([
    'a',
    'b/c.less',
  ]);
});

test('packages, but no paths, aliases and built-in modules', () => {
  const specifiers = ['@s/a/b.js', 'lodash/x', './a', '@/a', 'node:fs', '#a', '~/a'];
  expect(specifiers.map(packageOf)).toEqual(['@s/a', 'lodash', ...Array(5).fill(undefined)]);
});

test.each([
  ['comments without end', '/*'],
  ['strings without end', '\\"'],
  ['spaces', 'import  '],
  ['queries', '@import ('],
])('a long text of %s is read once', (_, part) => {
  const text = `"${part.repeat(300_000)}`;
  expect([...listImports('a.ts', text), ...listImports('a.css', text)]).toEqual([]);
  expect(listImports('a.ts', part.repeat(300_000))).toEqual([]);
});
