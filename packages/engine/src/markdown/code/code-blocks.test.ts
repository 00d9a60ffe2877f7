import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, staticOf } from '../../../testing/compile-source.ts';

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
    const options = { files: { 'a.ts': 'a' }, base: '/docs/' };
    const quote = block('ts file="a.ts" link="/play#a"');
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
        '<ins class="line inserted sign">b</ins>\n' +
        '<del class="line deleted sign">c</del>\nd</code>',
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

  test('marks added and removed lines of a diff, not the names of its files', async () => {
    const lines = ['--- a.ts', '+++ b.ts', '@@ -1 +1 @@', '-a', '--- b', '+c', ' d'];
    const { children } = await codeOf(`# Title\n\n${block('diff', ...lines)}`);
    expect(children.replace(/<\/?(?:code|span[^>]*|\/span)>/g, '').split('\n')).toEqual([
      '--- a.ts',
      '+++ b.ts',
      '@@ -1 +1 @@',
      '<del class="line deleted">-a</del>',
      '<del class="line deleted">--- b</del>',
      '<ins class="line inserted">+c</ins>',
      ' d',
    ]);
  });

  test('has no removed line where code is read or searched', async () => {
    const source = block('ts ins={2} del={1}', 'oldName();', 'newName();');
    const { markdown, sections } = await compileSource(source);
    expect(markdown.text).toBe('```ts\nnewName();\n```');
    expect(sections[0]?.code).toEqual(['newName']);
    const diff = await compileSource(block('diff', '-a', '+b'));
    expect(diff.markdown.text).toContain('-a\n+b');
  });

  test('can contain the text of a code block', async () => {
    const { staticInstances } = await compileSource(
      ['````md', '```ts', 'let a;', '```', '````', '', block('txt', 'b')].join('\n'),
    );
    expect(staticInstances.map(({ props }) => props)).toEqual([{ lang: 'md' }, { lang: 'txt' }]);
  });
});

describe('a quoted file', () => {
  const files = { 'kits/a/index.ts': 'one\ntwo\nthree\n' };

  test('is shown with the requested lines', async () => {
    const source = block('txt file="kits/a/index.ts" lines="2"');
    const { staticInstances, dependencies } = await compileSource(source, { files });
    expect(staticInstances[0]?.children).toBe('<code>…\ntwo\n…</code>');
    expect(dependencies).toEqual([{ path: 'kits/a/index.ts', hash: expect.any(String) }]);
  });

  test('must be in the project and have the lines', async () => {
    expect(await diagnosticsOf(block('ts file="kits/b.ts"'), { files })).toEqual([
      '1: file="kits/b.ts" does not exist | Write the path from the project root.',
    ]);
    expect(await diagnosticsOf(block('ts file="../../etc/hosts"'), { files })).toHaveLength(1);
    expect(await diagnosticsOf(block('ts file="kits/a/index.ts" lines="2-4"'), { files })).toEqual([
      '1: invalid lines="2-4" for kits/a/index.ts | Write ranges such as lines="1-3,9" up to line 3.',
    ]);
  });

  test('is a dependency while it is missing, so the page is compiled again once it exists', async () => {
    const { dependencies } = await compileSource(block('ts file="later.ts"'));
    expect(dependencies).toEqual([{ path: 'later.ts', hash: 'missing' }]);
  });

  test('excludes other text', async () => {
    expect(await diagnosticsOf(block('ts file="kits/a/index.ts"', 'own'), { files })).toEqual([
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

describe('what readers could not run is reported:', () => {
  test.each([
    ['ts', 'a;\nb; // [!code ++]', 'line 2 of the code: [!code ++] has no effect', 'ins={2}'],
    ['yaml', 'a: b # [!code --]', 'line 1 of the code: [!code --] has no effect', 'del={1}'],
    [
      'html',
      '<a> <!-- [!code highlight:2] -->',
      'line 1 of the code: [!code highlight:2] has no effect',
      '{1}',
    ],
    [
      'js',
      '// highlight-next-line\na',
      'line 1 of the code: highlight-next-line has no effect',
      '{1}',
    ],
    ['js', 'a // highlight-line', 'line 1 of the code: highlight-line has no effect', '{1}'],
    ['ts', 'a;\n// ^?', 'line 2 of the code: ^? has no effect', 'as a comment in words'],
    ['ts', 'a;\n//    ^?', 'line 2 of the code: ^? has no effect', 'as a comment in words'],
    ['ts', '// ---cut---\na', 'line 1 of the code: ---cut--- has no effect', 'Remove the comment'],
    ['ts', '// @errors: 2322\na', 'line 1 of the code: @errors has no effect', 'Remove'],
    ['yaml', 'a: b # (1)!', 'line 1 of the code: (1)! has no effect', 'below the block'],
    ['mermaid', 'graph TD', 'mermaid is not drawn', '```txt for its source'],
    ['sh', 'a \\\n  b\n$ npm i', 'line 3 of the code starts with a prompt', 'Remove it'],
    ['sh', '> npm i', 'line 1 of the code starts with a prompt', 'Remove it'],
    ['sh', 'C:\\a b> npm i', 'line 1 of the code starts with a prompt', 'Remove it'],
    ['sh', 'PS C:\\a> npm i', 'line 1 of the code starts with a prompt', 'Remove it'],
    ['sh', 'me@host:~/a# npm i', 'line 1 of the code starts with a prompt', 'Remove it'],
    ['sh', '% npm i', 'line 1 of the code starts with a prompt', 'Remove it'],
    ['ts', 'a;\nb\u200b;', 'line 2 of the code: invisible character U+200B', 'Remove it'],
    ['ts', 'a\u202e;', 'line 1 of the code: invisible character U+202E', 'Remove it'],
    ['sh', 'npm\u00a0i', 'line 1 of the code contains a no-break space', 'Write a plain space.'],
  ])('%s %j', async (lang, code, message, hint) => {
    expect(await diagnosticsOf(`\`\`\`${lang}\n${code}\n\`\`\``)).toEqual([
      expect.stringContaining(`1: ${message} | `),
    ]);
    expect((await diagnosticsOf(`\`\`\`${lang}\n${code}\n\`\`\``))[0]).toContain(hint);
  });

  test('in quoted files too', async () => {
    const files = { 'a.ts': 'a\n\ufeffb' };
    expect(await diagnosticsOf('```ts file="a.ts"\n```', { files })).toEqual([
      expect.stringContaining('1: line 2 of the code: invisible character U+FEFF'),
    ]);
  });

  test.each([
    ['md', '// [!code ++]'],
    ['console', '$ npm i'],
    ['sh', "cat <<'EOF'\n$ a\nEOF"],
    ['ts', "const family = '👨‍👩‍👧';"],
  ])('not %s %j', async (lang, code) => {
    expect(await diagnosticsOf(`\`\`\`${lang}\n${code}\n\`\`\``)).toEqual([]);
  });
});
