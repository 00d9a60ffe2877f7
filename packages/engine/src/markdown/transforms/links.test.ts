import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';

async function hrefOf(target: string, options = {}): Promise<string | undefined> {
  return /href="([^"]*)"/.exec(await htmlOf(`[a](${target})`, options))?.[1];
}

describe('a link to a page', () => {
  test.each([
    ['a route', '/config/lib/dts', '/config/lib/dts'],
    ['a route with a hash', '/config/lib/dts#bundle', '/config/lib/dts#bundle'],
    ['a heading of the page', '#usage', '#usage'],
    ['a file in the same folder', './quick-start.mdx', '/guide/start/quick-start'],
    ['a file elsewhere', '../basic/cli.md#build', '/guide/basic/cli#build'],
    ['an index file', '../basic/index.mdx', '/guide/basic/'],
    ['a file without its extension', '../basic/cli', '/guide/basic/cli'],
  ])('%s', async (_, written, expected) => {
    expect(await hrefOf(written)).toBe(expected);
  });

  test.each([
    ['a route', '/config/lib/dts#bundle', '/zh/config/lib/dts#bundle'],
    ['the home page', '/', '/zh/'],
    ['a heading of the page', '#usage', '#usage'],
    ['a route with its prefix', '/zh/config/', '/zh/config/'],
    ['a route that starts with the same letters', '/zhuyin', '/zh/zhuyin'],
    ['a file elsewhere', '../basic/cli.mdx', '/zh/guide/basic/cli'],
  ])('%s gets the language prefix', async (_, written, expected) => {
    expect(await hrefOf(written, { lang: 'zh' })).toBe(expected);
  });

  test.each([
    ['a query', '/config/?pm=yarn&a=b#c', '/zh/config/?pm=yarn&#x26;a=b#c', '/zh/config/', 'c'],
    ['a query only', '?pm=yarn', '?pm=yarn', '', ''],
    ['an encoded path', '/guide/%E4%BD%A0', '/zh/guide/%E4%BD%A0', '/zh/guide/你', ''],
    ['a path as it is read', '/guide/你', '/zh/guide/%E4%BD%A0', '/zh/guide/你', ''],
    ['an encoded hash', '#%E4%BD%A0', '#%E4%BD%A0', '', '你'],
    ['a text fragment', '/a#b:~:text=c', '/zh/a#b:~:text=c', '/zh/a', 'b'],
    ['a text fragment only', '/a#:~:text=c', '/zh/a#:~:text=c', '/zh/a', ''],
    ['a malformed escape', '/a%E0%A4%A#%zz', '/zh/a%E0%A4%25A#%zz', '/zh/a%E0%A4%A', '%zz'],
  ])('can have %s', async (_, written, href, path, hash) => {
    expect(await hrefOf(written, { lang: 'zh' })).toBe(href);
    const { links } = await compileSource(`[a](${written})`, { lang: 'zh' });
    expect(links).toEqual([expect.objectContaining({ written, path, hash })]);
  });

  test('can have a dot in its route', async () => {
    const files = { 'content/zh/guide/node.js.mdx': '' };
    const { links, body } = await compileSource('[a](/guide/node.js#b)', { lang: 'zh', files });
    expect(links).toEqual([expect.objectContaining({ path: '/zh/guide/node.js', hash: 'b' })]);
    expect(links[0]).not.toHaveProperty('isFile');
    expect(body[0]).toContain('<a href="/zh/guide/node.js#b">a</a>');
  });

  test('that the language lacks leads to the default language', async () => {
    const files = { 'content/en/t/a.mdx': '', 'content/en/t/b.mdx': '', 'content/zh/t/b.mdx': '' };
    const options = { lang: 'zh' as const, files, untranslated: ['t/a', 't/b'] };
    expect(await htmlOf('[a](/t/a#c) [b](/t/b)', options)).toBe(
      '<p><a href="/t/a#c" hreflang="en">a</a> <a href="/zh/t/b">b</a></p>',
    );
    const { links, dependencies } = await compileSource('[a](/t/a#c)', options);
    expect(links).toEqual([expect.objectContaining({ path: '/t/a', hash: 'c' })]);
    // Once there is a translation, the page is compiled again.
    expect(dependencies).toContainEqual({ path: 'content/zh/t/a.mdx', hash: 'missing' });
  });

  test('bypasses the router when the page is isolated', async () => {
    const options = { isolatedPages: ['/config/'], lang: 'zh' as const };
    expect(await htmlOf('[a](/config/#b)', options)).toContain('target="_self"');
    expect(await htmlOf('[a](/config/lib/dts)', options)).not.toContain('target');
  });

  test('is below the base path', async () => {
    expect(await hrefOf('/config/#a', { base: '/docs/', lang: 'zh' })).toBe('/docs/zh/config/#a');
    expect(await hrefOf('/logo.svg', { base: '/docs/' })).toBe('/docs/logo.svg');
    expect(await hrefOf('#usage', { base: '/docs/' })).toBe('#usage');
  });

  test('is collected with its position', async () => {
    const { links } = await compileSource('text\n\n[a](/config/#b) [c](#d)', { lang: 'zh' });
    const file = 'content/zh/guide/start/page.mdx';
    expect(links).toEqual([
      { file, line: 3, written: '/config/#b', path: '/zh/config/', hash: 'b' },
      { file, line: 3, written: '#d', path: '', hash: 'd' },
    ]);
  });

  test('can be written by reference', async () => {
    const source = '[a][one] [two]\n\n[one]: /config/\n[two]: https://other.test';
    expect(await htmlOf(source, { lang: 'zh' })).toBe(
      '<p><a href="/zh/config/">a</a> ' +
        '<a href="https://other.test" target="_blank" rel="noopener">two</a></p>',
    );
  });

  test('by reference uses the first definition', async () => {
    expect(await htmlOf('[a][one]\n\n[one]: /config/\n\n[one]: /guide/')).toBe(
      '<p><a href="/config/">a</a></p>',
    );
  });
});

describe('a link to something else', () => {
  test.each(['https://other.test/a#b', 'mailto:a@b.c', 'tel:+1', '//other.test'])(
    '%s opens a new tab',
    async (target) => {
      const { body, links } = await compileSource(`[a](${target})`);
      expect(body[0]).toContain(`<a href="${target}" target="_blank" rel="noopener">`);
      expect(links).toEqual([]);
    },
  );

  test('to a file gets no language prefix', async () => {
    expect(await hrefOf('/files/a.pdf', { lang: 'zh' })).toBe('/files/a.pdf');
  });

  test.each([
    ['/demo.html', '/demo.html', 'demo.html'],
    ['/demo', '/demo.html', 'demo.html'],
    ['/demo/?a#b', '/demo/index.html', 'demo/index.html'],
    ['/LICENSE', '/LICENSE', 'LICENSE'],
    ['/a%20b.pdf?v=1', '/a b.pdf', 'a b.pdf'],
  ])('to a file of public/ of any kind bypasses the router: %s', async (written, path, name) => {
    const options = { lang: 'zh' as const, files: { [`public/${name}`]: 'a' }, base: '/docs/' };
    const { links, body, dependencies } = await compileSource(`[a](${written})`, options);
    expect(links).toEqual([expect.objectContaining({ written, path, isFile: true })]);
    expect(body[0]).toContain(`<a href="/docs${written}" target="_self">a</a>`);
    expect(dependencies.at(-1)?.path).toBe(`public${path}`);
  });

  test('to a file is collected with its position', async () => {
    const { links } = await compileSource('text\n\n[a](/files/a.pdf#page=2)', { lang: 'zh' });
    const file = 'content/zh/guide/start/page.mdx';
    const written = '/files/a.pdf#page=2';
    expect(links).toEqual([
      { file, line: 3, written, path: '/files/a.pdf', hash: 'page=2', isFile: true },
    ]);
  });

  test.each(['./a.pdf', '../files/a.pdf', 'other.test'])(
    'to the relative file %s is broken',
    async (target) => {
      expect(await diagnosticsOf(`[a](${target})`)).toEqual([
        `1: broken link: ${target} is not a file of the site | ` +
          'Put the file into public/ and write /name.pdf. For another site, write https://….',
      ]);
    },
  );

  test('needs a URL and text', async () => {
    const problems = await diagnosticsOf('[a]() [b](#)\n\n[](/guide/) ![c](/c.svg)\n', {
      files: { 'public/c.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
    });
    expect(problems).toEqual([
      '1: a link needs a URL | Write [text](/guide/start/).',
      '1: a link needs a URL | Write [text](/guide/start/).',
      '3: the link /guide/ needs text | Write [text](/guide/).',
    ]);
    expect(await diagnosticsOf('[](#)')).toHaveLength(1);
  });

  test('a page with its .html ending is checked as a page', async () => {
    const { links } = await compileSource('[a](/config/dts.html)');
    const file = 'content/en/guide/start/page.mdx';
    expect(links).toEqual([
      { file, line: 1, written: '/config/dts.html', path: '/config/dts.html', hash: '' },
    ]);
  });
});

test.each(['https:/example.org/a', 'http:example.org', 'https://', 'HTTPS:/example.org'])(
  'an HTTP URL without a host is reported: %s',
  async (target) => {
    expect(await diagnosticsOf(`text\n\n[a](${target})`)).toEqual([
      `3: invalid URL: ${target} | Write https:// and the host.`,
    ]);
  },
);

test.each([
  'https://example.org',
  'HTTP://example.org/a(b)?c=d&e=[f]#g:~:text=h',
  'http://localhost:4173',
  'https://例子.测试/路径',
  'https://[::1]/',
  'mailto:a@b.example,c@d.example?subject=e',
  'tel:+12',
])('a valid URL is accepted: %s', async (target) => {
  expect(await diagnosticsOf(`[a](<${target}>)`)).toEqual([]);
});

describe('a dangerous URL', () => {
  test.each([
    'javascript:alert',
    'JavaScript:alert',
    'java&#115;cript:alert',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/hosts',
  ])('%s', async (target) => {
    expect(await diagnosticsOf(`text\n\n[a](${target})`)).toEqual([
      expect.stringMatching(
        /^3: URL scheme not allowed: \S+ \| Write https:\/\/…, mailto:… or tel:…\.$/,
      ),
    ]);
  });

  test('is reported in a reference', async () => {
    expect(await diagnosticsOf('[a][b]\n\n[b]: javascript:alert(1)')).toHaveLength(1);
  });

  test('with a hidden tab is a broken link', async () => {
    const { links, body } = await compileSource('[a](java&#9;script:alert)');
    expect(links).toHaveLength(1);
    expect(body[0]).toContain('href="/guide/start/java');
  });
});
