import { anyText, longTexts } from 'docs-search/testing/fuzz-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { staticOf } from '../testing/compile-source.ts';
import { samplePage, sampleSiteData } from '../testing/sample-page.ts';
import { sampleConfig } from '../testing/sample-site.ts';
import { resolveNotFound } from './browser/resolve-not-found.ts';
import { applyEnvironment } from './config/environment.ts';
import { parseConfig } from './config/load-config.ts';
import { frontmatterSchema } from './config/schemas/frontmatter.ts';
import { parseFrontmatter, splitFrontmatter } from './content/frontmatter.ts';
import { readTitle } from './dev/read-title.ts';
import { BuildError } from './diagnostics.ts';
import { buildPageHead, openTag } from './document/head/head.ts';
import { writePayload } from './document/payload.ts';
import { describeInvisible } from './files/decode-text.ts';
import { parseCodeMeta } from './markdown/code/code-meta.ts';
import { quoteLines } from './markdown/code/quote-file.ts';
import { readCachedPage, renderPageList } from './offline/cached-pages.ts';
import { documentCacheKey } from './offline/documents.ts';
import { parseHeaders } from './preview/headers-file.ts';

const origin = 'https://sample.test';

test('a missing address leads to a page of the site or nowhere, whatever it is', () => {
  const routes = ['/', '/guide/', '/guide/a', '/zh/guide/a'].map((routePath) => ({
    routePath,
    filePath: '',
    lang: 'en',
    version: '',
  }));
  fc.assert(
    fc.property(anyText, fc.constantFrom('/', '/docs/'), (text, base) => {
      const address = `${base}${text}`;
      const target = resolveNotFound(address, {
        base,
        langs: ['en', 'zh'],
        defaultLang: 'en',
        routes,
      });
      const known = routes.map(({ routePath }) => base + routePath.slice(1));
      expect([undefined, ...known]).toContain(target);
      const whole = encodeURI(address.replace(/\p{Surrogate}/gu, ''));
      const { pathname } = new URL(documentCacheKey(origin + whole));
      expect(pathname).toMatch(/^\//);
    }),
  );
});

test('a kept page is listed as one link, whatever its document holds', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, path) => {
      const html =
        openTag('meta', { property: 'og:title', content: `A${text}` }) +
        openTag('link', { rel: 'canonical', href: `${origin}/${path}` });
      const page = readCachedPage(html);
      expect(page && renderPageList([page])).toMatch(
        /^<li><a href="\/[^"<>]*">[^"<>]+<\/a><\/li>$/,
      );
    }),
  );
});

describe('frontmatter', () => {
  const fields = Object.keys(frontmatterSchema.shape);
  const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.object({ key: anyText, maxDepth: 2 }));
  const anyYaml = fc.oneof(
    anyText,
    fc.array(anyText).map((lines) => lines.join('\n')),
    fc
      .dictionary(fc.oneof(fc.constantFrom(...fields), anyText), anyValue)
      .map((map) => stringify(map)),
    fc.dictionary(fc.constantFrom(...fields), anyText).map((map) =>
      Object.entries(map)
        .map(([name, text]) => `${name}: ${text}`)
        .join('\n'),
    ),
  );

  function expectRead(yaml: string): void {
    const { frontmatter, diagnostics } = parseFrontmatter(yaml, 'a.mdx');
    for (const { file, line, message } of diagnostics) {
      expect(file).toBe('a.mdx');
      expect(line).toBeGreaterThan(0);
      expect(message).toMatch(/\S/);
    }
    if (diagnostics.length > 0) expect(frontmatter).toEqual({});
    else expect(frontmatterSchema.safeParse(frontmatter).success).toBe(true);
  }

  test('of any string is valid or an error with its line', () => {
    fc.assert(fc.property(anyYaml, expectRead));
  });

  const bomb = 'abcdefgh'.split('').map((name, index, all) => {
    const before = all[index - 1];
    return `${name}: &${name} [${before ? `*${before},`.repeat(9) : 'x'}]`;
  });

  test.each([
    ['an alias of itself', 'head: &a [*a]'],
    ['aliases that grow without end', bomb.join('\n')],
    ['an alias of nothing', 'title: *nothing'],
    ['a list 5000 levels deep', `title: ${'['.repeat(5000)}`],
    ['a map 5000 levels deep', `title: ${'{a: '.repeat(5000)}${'}'.repeat(5000)}`],
    ['a key that is a map', '? {a: 1}\n: b'],
    ['a type of its own', 'title: !!js/function "function () {}"'],
    ['a value without a text', 'pageType: { toString: 1, valueOf: 2 }'],
    ['no map', '- a\n- b'],
    ['a prototype', '__proto__: { title: a }'],
    ['two documents', 'title: a\n---\ntitle: b'],
  ])('with %s is an error with its line', (_, yaml) => {
    expectRead(yaml);
    expect(parseFrontmatter(yaml, 'a.mdx').diagnostics).not.toEqual([]);
  });

  test('is cut off and leaves the text as it is', () => {
    fc.assert(
      fc.property(anyText, anyText, (first, body) => {
        const {
          yaml,
          body: rest,
          bodyLine,
        } = splitFrontmatter(`---\ntitle: ${first}\n---\n${body}`);
        if (/[\r\n]/.test(first)) return;
        expect([yaml, rest, bodyLine]).toEqual([`title: ${first}`, body, 3]);
      }),
    );
  });
});

describe('a configuration', () => {
  const valid = sampleConfig({ search: {}, themeOptions: {}, nav: [{ text: 'A', link: '/a' }] });
  const anything = fc.anything({
    key: fc.oneof(fc.constantFrom('text', 'link', 'items', 'toString', '__proto__'), anyText),
    values: [anyText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  });

  /** Anything but a `BuildError` with a message fails the test. */
  function expectSettled(read: () => unknown): void {
    try {
      read();
    } catch (error) {
      expect(error).toBeInstanceOf(BuildError);
      expect((error as BuildError).diagnostics.every(({ message }) => /\S/.test(message))).toBe(
        true,
      );
    }
  }

  test('of any value is valid or has errors', () => {
    fc.assert(fc.property(anything, (input) => expectSettled(() => parseConfig(input))));
  });

  test('with any value in one of its fields, too', () => {
    const field = fc.oneof(fc.constantFrom(...Object.keys(parseConfig(valid))), anyText);
    fc.assert(
      fc.property(field, anything, (name, value) => {
        expectSettled(() => parseConfig({ ...valid, [name]: value }));
        expectSettled(() =>
          parseConfig({ ...valid, locales: [{ ...valid.locales[0], [name]: value }] }),
        );
        expectSettled(() =>
          parseConfig({ ...valid, sidebar: { '/': [{ text: 'A', [name]: value }] } }),
        );
      }),
    );
  });

  test('and any environment', () => {
    const anyVariable = fc.constantFrom('DOCS_ORIGIN', 'DOCS_BASE', 'DOCS_SEARCH_PROVIDER');
    fc.assert(
      fc.property(anyText, anyVariable, (text, name) => {
        expectSettled(() => parseConfig(applyEnvironment(valid, { [name]: text })));
      }),
    );
  });

  test.each(longTexts)('with 100 KB of one sign: %#', (text) => {
    for (const name of ['title', 'origin', 'base', 'repository', 'lang', text]) {
      expectSettled(() => parseConfig({ ...valid, [name]: text }));
    }
    expectSettled(() => parseConfig({ ...valid, nav: [{ text: 'A', link: `/${text}` }] }));
  });
});

describe('markup', () => {
  test('of an element has the text of its attributes and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = text === '' ? 'content' : 'content="[^"<>]*"';
        expect(openTag('meta', { content: text })).toMatch(new RegExp(`^<meta ${name}>$`));
      }),
    );
  });

  test('of a head has no element that the page does not ask for', () => {
    const site = sampleSiteData();
    fc.assert(
      fc.property(anyText, anyText, (title, description) => {
        const page = samplePage({ title, frontmatter: { description, titleSuffix: title } });
        const tags = buildPageHead(page, site).flatMap(
          (element) => element.match(/<\/?\w+/g) ?? [],
        );
        expect([...new Set(tags)].sort()).toEqual([
          '</script',
          '</title',
          '<link',
          '<meta',
          '<script',
          '<title',
        ]);
        expect(tags.filter((tag) => tag.startsWith('<script'))).toHaveLength(1);
      }),
    );
  });

  test('a payload cannot be ended by what it holds, and is read back whole', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = writePayload(samplePage({ title: text }), [text]);
        expect(written).not.toContain('<');
        expect(JSON.parse(written)).toMatchObject({ title: text });
      }),
    );
  });

  test('of code is its text', async () => {
    const line = anyText
      .map((text) => text.replace(/[\p{Surrogate}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u202f`~]/gu, ''))
      .filter((text) => describeInvisible(text) === undefined);
    const lang = fc.constantFrom('ts', 'sh', 'html', 'txt');
    await fc.assert(
      fc.asyncProperty(line, lang, async (text, name) => {
        const code = `x ${text} x`;
        const { children } = await staticOf(`\`\`\`${name}\n${code}\n\`\`\``, 'CodeBlock');
        const plain = children
          .replace(/<[^>]*>/g, '')
          .replace(/&(?:#x([\dA-F]+)|(\w+));/gi, (_, hex: string, entity: string) =>
            hex
              ? String.fromCodePoint(Number.parseInt(hex, 16))
              : ({ lt: '<', gt: '>', amp: '&', quot: '"' }[entity] ?? '?'),
          );
        expect(plain.trimEnd()).toBe(code);
        expect(children.match(/<(?!\/?(?:pre|code|span)\b)/g)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});

test('any text has a title, a date, and words behind the language of a code block', () => {
  const ranges = fc.array(fc.oneof(fc.integer(), fc.constantFrom('-', ',', ' ', '1-99999999999')));
  fc.assert(
    fc.property(anyText, ranges, (text, numbers) => {
      readTitle(text);
      parseHeaders(`${text}\n  ${text}: ${text}`);
      parseCodeMeta(`${text} {${numbers.join('')}}`);
      const quoted = quoteLines(text, numbers.join(''), text);
      expect(['string', 'undefined']).toContain(typeof quoted);
    }),
  );
});

test.each(longTexts)('100 KB of one character in a page: %#', async (text) => {
  for (const source of [text, `# ${text}`, `---\ntitle: ${text}\n---\n`, `---\n${text}\n---\n`]) {
    readTitle(source);
  }
  parseFrontmatter(text, 'a.mdx');
  parseFrontmatter(`title: ${JSON.stringify(text)}`, 'a.mdx');
  parseCodeMeta(text);
  quoteLines(text, '1', 'txt');
  parseHeaders(text);
  readCachedPage(text);
  readCachedPage(`<meta property="og:title" content="${text}`);
});
