import { expect, test } from 'vitest';
import { diagnosticsOf, staticOf } from '../../../testing/compile-source.ts';

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

test('links the properties of a linked block to the headings that explain them', async () => {
  const { children, props } = await staticOf(page('ts linked', ...types), 'CodeBlock');
  expect(children).toContain('<a href="#bundled-packages">bundledPackages</a>?: <span');
  expect(children).toContain('{ <a href="#path">path</a>');
  expect(children.match(/<a /g)).toHaveLength(2);
  expect(props).toEqual({ lang: 'ts' });
});

test('adds no links to other blocks', async () => {
  const { children } = await staticOf(page('ts', ...types), 'CodeBlock');
  expect(children).not.toContain('<a ');
});

test('reports a linked block without properties', async () => {
  expect(await diagnosticsOf(page('ts linked', "type A = 'b';"))).toEqual([
    expect.stringContaining('a linked code block contains no property'),
  ]);
});
