import { expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../../tests/support/compile-source.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
const files = {
  'public/a.svg': svg,
  'public/a.large.svg': svg,
  'public/b.svg': svg,
  'public/broken.png': 'not a picture',
};

test('gives an image its size and loads it late', async () => {
  expect(await htmlOf('![What it shows](/b.svg)', { files })).toContain(
    '<img src="/b.svg" alt="What it shows" width="30" height="20" loading="lazy" decoding="async"',
  );
});

test('stands below the base path, in every language at the same place', async () => {
  expect(await htmlOf('![a](/b.svg)', { files, base: '/docs/', lang: 'zh' })).toContain(
    'src="/docs/b.svg"',
  );
});

test('stands at another host when it is told so, with the size that the file has here', async () => {
  const options = { files, base: '/docs/', assetBase: 'https://assets.test/docs/' };
  const html = await htmlOf('![a](/a.svg) [b](/b.svg)', options);
  expect(html).toContain('src="https://assets.test/docs/a.svg"');
  expect(html).toContain('width="30" height="20"');
  expect(html).toContain('data-zoom-src="https://assets.test/docs/a.large.svg"');
  expect(html).toContain('href="/docs/b.svg"');
});

test('remembers the file that the size comes from', async () => {
  const { dependencies } = await compileSource('![a](/b.svg)', { files });
  expect(dependencies.map(({ path }) => path)).toContain('public/b.svg');
});

test('can be zoomed into, unless it is a link or the page wants no such things', async () => {
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
  ['![](/b.svg)', '1: an image needs a text'],
  ['![a](/none.svg)', '1: the image public/none.svg does not exist'],
  ['![a](b.svg)', '1: the image b.svg is not a file of the site'],
  ['![a](https://x.y/b.svg)', '1: the image https://x.y/b.svg is not a file of the site'],
  ['![a](/../secret.svg)', '1: the image public/../secret.svg does not exist'],
  ['![a](/broken.png)', '1: the size of public/broken.png is unknown'],
])('reports %s', async (source, expected) => {
  const [fault, ...rest] = await diagnosticsOf(source, { files });
  expect(fault?.split(' | ')[0]).toBe(expected);
  expect(fault?.split(' | ')[1]).toBeTruthy();
  expect(rest).toEqual([]);
});
