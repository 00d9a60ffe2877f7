import { expect, test } from 'vitest';
import { diagnosticsOf, staticOf } from '../../../../tests/support/compile-source.ts';

const fence = '```';

function page(info: string, ...code: string[]): string {
  return [
    '# a',
    '',
    fence + info,
    ...code,
    fence,
    '',
    '## b \\{#bundled-packages}',
    '',
    '## c \\{#path}',
  ].join('\n');
}

const types = [
  'interface A {',
  '  bundledPackages?: string[]; // none; path: of no use',
  '  js: { path?: B };',
  '}',
];

test('properties of a linked block lead to the headings that explain them', async () => {
  const { children, props } = await staticOf(page('ts linked', ...types), 'CodeBlock');
  expect(children).toContain('<a href="#bundled-packages">bundledPackages</a>?: <span');
  expect(children).toContain('{ <a href="#path">path</a>');
  expect(children.match(/<a /g)).toHaveLength(2);
  expect(props).toEqual({ lang: 'ts' });
});

test('other blocks stay without links', async () => {
  const { children } = await staticOf(page('ts', ...types), 'CodeBlock');
  expect(children).not.toContain('<a ');
});

test('a linked block without a property is a fault', async () => {
  expect(await diagnosticsOf(page('ts linked', "type A = 'b';"))).toEqual([
    expect.stringContaining('a linked code block holds no property'),
  ]);
});
