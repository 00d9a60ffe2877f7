import { expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
const files = {
  'public/a.svg': svg,
  'public/a.large.svg': svg,
  'public/b.svg': svg,
  'public/broken.png': 'not an image',
};

test('adds the size of an image and loads it lazily', async () => {
  expect(await htmlOf('![A logo](/b.svg)', { files })).toContain(
    '<img src="/b.svg" alt="A logo" width="30" height="20" loading="lazy" decoding="async"',
  );
});

test('is below the base path, without language prefix', async () => {
  expect(await htmlOf('![a](/b.svg)', { files, base: '/docs/', lang: 'zh' })).toContain(
    'src="/docs/b.svg"',
  );
});

test('is loaded from the asset host, with the size of the local file', async () => {
  const options = { files, base: '/docs/', assetBase: 'https://assets.test/docs/' };
  const html = await htmlOf('![a](/a.svg) [b](/b.svg)', options);
  expect(html).toContain('src="https://assets.test/docs/a.svg"');
  expect(html).toContain('width="30" height="20"');
  expect(html).toContain('data-zoom-src="https://assets.test/docs/a.large.svg"');
  expect(html).toContain('href="/docs/b.svg"');
});

test('is a dependency of the page', async () => {
  const { dependencies } = await compileSource('![a](/b.svg)', { files });
  expect(dependencies.map(({ path }) => path)).toContain('public/b.svg');
});

test('is zoomable, unless it is a link or the page turns it off', async () => {
  const plain = await htmlOf('![a](/b.svg)', { files });
  expect(plain).toContain('data-zoomable');
  expect(plain).not.toContain('data-zoom-src');
  expect(await htmlOf('![a](/a.svg)', { files })).toContain('data-zoom-src="/a.large.svg"');
  expect(await htmlOf('[![a](/b.svg)](/guide/)', { files })).not.toContain('data-zoomable');
  const off = '---\nglobalUIComponents: false\n---\n\n# a\n\n![a](/b.svg)';
  expect(await htmlOf(off, { files })).not.toMatch(/data-zoomable|tabindex/);
});

test('can be written by reference', async () => {
  expect(await htmlOf('![a][pic]\n\n[pic]: /b.svg', { files })).toContain('width="30"');
});

test.each([
  ['![](/b.svg)', '1: an image needs alternative text'],
  ['![a](/none.svg)', '1: the image public/none.svg does not exist'],
  ['![a](b.svg)', '1: invalid image path: b.svg'],
  ['![a](https://x.y/b.svg)', '1: invalid image path: https://x.y/b.svg'],
  ['![a](/../secret.svg)', '1: the image public/../secret.svg does not exist'],
  ['![a](/broken.png)', '1: cannot read the size of public/broken.png'],
])('reports %s', async (source, expected) => {
  const [problem, ...rest] = await diagnosticsOf(source, { files });
  expect(problem?.split(' | ')[0]).toBe(expected);
  expect(problem?.split(' | ')[1]).toBeTruthy();
  expect(rest).toEqual([]);
});

test.each([
  ['/my%20a.svg', '/my%20a.svg'],
  ['</my a.svg>', '/my%20a.svg'],
  ['/%E5%9B%BE.svg?v=2', '/%E5%9B%BE.svg?v=2'],
  ['/图.svg', '/%E5%9B%BE.svg'],
])('%s is read as browsers do', async (written, src) => {
  const named = { 'public/my a.svg': svg, 'public/图.svg': svg, 'public/图.large.svg': svg };
  const html = await htmlOf(`![a](${written})`, { files: named });
  expect(html).toContain(`src="${src}" alt="a" width="30"`);
  expect(html.includes('data-zoom-src=')).toBe(!written.includes('my'));
});
