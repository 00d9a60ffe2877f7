import { describe, expect, test } from 'vitest';
import {
  compileSource,
  diagnosticsOf,
  staticOf,
} from '../../../../tests/support/compile-source.ts';

function block(info: string, ...lines: string[]): string {
  const fence = '```';
  return [`${fence}${info}`, ...lines, fence].join('\n');
}

function codeOf(
  source: string,
  options?: { showLineNumbers: boolean },
): Promise<{ props: object; children: string }> {
  return staticOf(source, 'CodeBlock', options);
}

describe('a code block', () => {
  test('is highlighted with classes only', async () => {
    const { props, children } = await codeOf(block('ts', "const a = 'b';"));
    expect(props).toEqual({ lang: 'ts' });
    expect(children).toMatch(/^<code><span class="token-keyword">const <\/span>/);
    expect(children).toContain('<span class="token-string');
    expect(children).not.toContain('style=');
  });

  test('links the page that opens its file, in the language of the page', async () => {
    const options = { files: { 'a.ts': 'a' }, codeLinks: { 'a.ts': '/play#a' }, base: '/docs/' };
    const quote = block('ts file="a.ts"');
    expect((await staticOf(quote, 'CodeBlock', options)).props).toHaveProperty(
      'link',
      '/docs/play#a',
    );
    const { props } = await staticOf(quote, 'CodeBlock', { ...options, lang: 'zh' });
    expect(props).toHaveProperty('link', '/docs/zh/play#a');
    expect((await staticOf(block('ts', 'a'), 'CodeBlock', options)).props).not.toHaveProperty(
      'link',
    );
  });

  test.each(['txt', 'html', 'ts'])('in %s shows HTML characters as written', async (lang) => {
    const { children } = await codeOf(block(lang, '&lt;<b>'));
    const text = children.replace(/<[^>]*>/g, '');
    expect(text.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')).toBe('&lt;<b>');
    expect(text).not.toMatch(/&(?!#x)/);
  });

  test('passes title, wrapping and line numbers to the theme', async () => {
    const { props } = await codeOf(block('txt title="a b.txt" wrap lineNumbers', 'a'));
    expect(props).toEqual({ lang: 'txt', title: 'a b.txt', wrap: true, lineNumbers: true });
    expect((await codeOf(block('txt nowrap', 'a'))).props).toEqual({ lang: 'txt', wrap: false });
  });

  test('highlights lines', async () => {
    const { children } = await codeOf(block('txt {1} ins={2} del={3}', 'a', 'b', 'c', 'd'));
    expect(children).toBe(
      '<code><span class="line highlighted">a</span>\n' +
        '<span class="line inserted">b</span>\n' +
        '<span class="line deleted">c</span>\nd</code>',
    );
  });

  test('makes every line an element if lines are numbered', async () => {
    const { children } = await codeOf(block('txt lineNumbers', 'a', '', 'c'));
    expect(children.match(/<span class="line">/g)).toHaveLength(3);
  });

  test('numbers lines if the site does, unless the block turns it off', async () => {
    const options = { showLineNumbers: true };
    const { props, children } = await codeOf(block('txt', 'a'), options);
    expect(props).toEqual({ lang: 'txt', lineNumbers: true });
    expect(children).toContain('<span class="line">');
    expect((await codeOf(block('txt noLineNumbers', 'a'), options)).props).toEqual({ lang: 'txt' });
  });

  test('marks added and removed lines of a diff', async () => {
    const { children } = await codeOf(block('diff', '-a', '+b', ' c'));
    expect(children).toMatch(
      /<span class="line deleted">.*-a.*\n<span class="line inserted">.*\+b/,
    );
    expect(children).toMatch(/\n c<\/code>$/);
  });

  test('can contain the text of a code block', async () => {
    const { staticInstances } = await compileSource(
      ['````md', '```ts', 'let a;', '```', '````', '', block('txt', 'b')].join('\n'),
    );
    expect(staticInstances.map(({ props }) => props)).toEqual([{ lang: 'md' }, { lang: 'txt' }]);
  });
});

describe('a quoted file', () => {
  const files = { 'examples/a/index.ts': 'one\ntwo\nthree\n' };

  test('is shown with the requested lines', async () => {
    const source = block('txt file="examples/a/index.ts" lines="2"');
    const { staticInstances, dependencies } = await compileSource(source, { files });
    expect(staticInstances[0]?.children).toBe('<code>…\ntwo\n…</code>');
    expect(dependencies).toEqual([{ path: 'examples/a/index.ts', hash: expect.any(String) }]);
  });

  test('must be in the project and have the lines', async () => {
    expect(await diagnosticsOf(block('ts file="examples/b.ts"'), { files })).toEqual([
      '1: file="examples/b.ts" does not exist | Write the path from the project root.',
    ]);
    expect(await diagnosticsOf(block('ts file="../../etc/hosts"'), { files })).toHaveLength(1);
    expect(
      await diagnosticsOf(block('ts file="examples/a/index.ts" lines="2-4"'), { files }),
    ).toEqual([
      '1: invalid lines="2-4" for examples/a/index.ts | Write ranges such as lines="1-3,9" up to line 3.',
    ]);
  });

  test('is a dependency while it is missing, so the page is compiled again once it exists', async () => {
    const { dependencies } = await compileSource(block('ts file="later.ts"'));
    expect(dependencies).toEqual([{ path: 'later.ts', hash: 'missing' }]);
  });

  test('excludes other text', async () => {
    expect(await diagnosticsOf(block('ts file="examples/a/index.ts"', 'own'), { files })).toEqual([
      '1: a code block with file="…" must be empty | Remove the text of the block.',
    ]);
  });
});

describe('a problem of a code block', () => {
  test('missing language', async () => {
    expect(await diagnosticsOf(`text\n\n${block('', 'a')}`)).toEqual([
      '3: a code block needs a language | Write ```ts, or ```txt for plain text.',
    ]);
  });

  test('unknown language', async () => {
    expect(await diagnosticsOf(block('typescirpt', 'a'))).toEqual([
      '1: "typescirpt" is not a known code language | Did you mean ```typescript?',
    ]);
    expect(await diagnosticsOf(block('nothing-like-it', 'a'))).toEqual([
      '1: "nothing-like-it" is not a known code language | Write ```txt for plain text.',
    ]);
  });

  test('highlighted lines that do not exist', async () => {
    expect(await diagnosticsOf('```ts {1,3}\nlet a;\nlet b;\n```')).toEqual([
      '1: cannot highlight line 3: the block has 2 lines | Count the lines that the block shows, from 1.',
    ]);
    expect(await diagnosticsOf('```ts lines="1"\nlet a;\n```')).toEqual([
      '1: lines="…" requires file="…" | Add file="…", or remove lines.',
    ]);
  });

  test('unknown attribute', async () => {
    expect(await diagnosticsOf(block('ts tilte="a.ts"', 'a'))).toEqual([
      expect.stringMatching(/^1: unknown code block attribute: tilte="a.ts" \| Use title="…"/),
    ]);
  });
});
