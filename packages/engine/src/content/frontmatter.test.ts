import { describe, expect, test } from 'vitest';
import { checkFrontmatterMarks, parseFrontmatter, splitFrontmatter } from './frontmatter.ts';

describe('splitting', () => {
  test('takes the YAML off and counts its lines', () => {
    expect(splitFrontmatter('---\ntitle: A\n---\n\n# A')).toEqual({
      yaml: 'title: A',
      body: '\n# A',
      bodyLine: 3,
    });
  });

  test('accepts an empty block, Windows line ends and a byte order mark', () => {
    expect(splitFrontmatter('---\n---\ntext')).toEqual({ yaml: '', body: 'text', bodyLine: 2 });
    expect(splitFrontmatter('---\r\ntitle: A\r\n---\r\ntext')).toEqual({
      yaml: 'title: A',
      body: 'text',
      bodyLine: 3,
    });
    expect(splitFrontmatter('\uFEFF---\ntitle: A\n---\ntext').yaml).toBe('title: A');
  });

  test.each([
    '\n---\ntitle: A\n---\n',
    '---yaml\ntitle: A\n---\n',
    '----\ntitle: A\n----\n',
    '———\ntitle: A\n———\n',
    '－－－\r\ntitle: A\r\n',
  ])('reports %j, which does not start it', (source) => {
    expect(checkFrontmatterMarks(source, 'a.mdx')).toMatchObject([
      { line: 1, message: 'frontmatter does not start with --- in the first line' },
    ]);
  });

  test('leaves a rule further down alone', () => {
    const source = '# A\n\n---\n\ntext\n\n---\n';
    expect(splitFrontmatter(source)).toEqual({ yaml: '', body: source, bodyLine: 0 });
  });
});

describe('parsing', () => {
  function problemsOf(yaml: string): (string | number | undefined)[][] {
    const { diagnostics } = parseFrontmatter(yaml, 'content/en/a.mdx');
    expect(diagnostics.every(({ file }) => file === 'content/en/a.mdx')).toBe(true);
    return diagnostics.map(({ line, message, hint }) => [line, message, ...(hint ? [hint] : [])]);
  }

  test('gives every known field', () => {
    const yaml = [
      'title: A page',
      'titleSuffix: A site',
      'description: What is on the page.',
      'head: [[meta, { name: robots, content: noindex }]]',
      'pageType: custom',
      'navbar: false',
      'sidebar: false',
      'outline: false',
      'footer: false',
      'overview: true',
      'overviewHeaders: [2, 3]',
      'date: 2026-01-31',
      'globalUIComponents: false',
    ].join('\n');
    expect(parseFrontmatter(yaml, '')).toEqual({
      diagnostics: [],
      frontmatter: {
        title: 'A page',
        titleSuffix: 'A site',
        description: 'What is on the page.',
        head: [['meta', { name: 'robots', content: 'noindex' }]],
        pageType: 'custom',
        navbar: false,
        sidebar: false,
        outline: false,
        footer: false,
        overview: true,
        overviewHeaders: [2, 3],
        date: '2026-01-31',
        globalUIComponents: false,
      },
    });
  });

  test('accepts empty frontmatter', () => {
    expect(parseFrontmatter('', '')).toEqual({ frontmatter: {}, diagnostics: [] });
    expect(parseFrontmatter('# a comment', '').diagnostics).toEqual([]);
  });

  test('names the line of each unknown field', () => {
    expect(problemsOf('title: A\ndescripton: What is here.\nfooo: 1')).toEqual([
      [3, 'descripton is not a known field', 'Did you mean description?'],
      [4, 'fooo is not a known field', expect.stringContaining('Known fields: title, ')],
    ]);
  });

  test.each([
    ['plain', '第一行没有写完，\n  第二行 Vite\n  第三行'],
    ['quoted', '"第一行没有写完，\n  第二行 Vite\n  第三行"'],
    ['folded', '>\n  第一行没有写完，\n  第二行 Vite\n  第三行'],
  ])('joins the Chinese lines of a %s text without spaces', (_, text) => {
    const { frontmatter } = parseFrontmatter(`description: ${text}\nkeywords: [a b]`, 'a.mdx');
    expect(frontmatter).toEqual({
      description: '第一行没有写完，第二行 Vite 第三行',
      keywords: ['a b'],
    });
  });

  test('keeps the lines of a literal text, and spaces that are written', () => {
    const { frontmatter } = parseFrontmatter(
      'title: 中文 空格\ndescription: |\n  第一行没有写完\n  第二行',
      'a.mdx',
    );
    expect(frontmatter).toEqual({ title: '中文 空格', description: '第一行没有写完\n第二行' });
  });

  test.each([
    ['sidebar: "no"', 'sidebar is not a boolean', 'Write sidebar: true, or sidebar: false.'],
    ['title: ""', 'title cannot be empty', "Write title: '…'"],
    ['description: short', 'description must be at least 10 characters', expect.any(String)],
    ['pageType: blog', expect.stringMatching(/^pageType must be one of "404", /)],
    ['overviewHeaders: [7]', 'overviewHeaders[0] cannot be greater than 4'],
    ['date: tomorrow', expect.stringMatching(/^date is not a valid date: write 2026-01-31/)],
    [
      'head: [[meta, { "a><script": x }]]',
      expect.stringMatching(/^head\[0\]\[1\]\["a><script"\] value .* does not match pattern/),
      expect.any(String),
    ],
    [
      'title: *other',
      'frontmatter must not contain an alias (*name)',
      'Write the value itself, or quote text that starts with *.',
    ],
  ])('reports %s', (yaml, ...expected) => {
    expect(problemsOf(`# a comment\n${yaml}`)).toEqual([[3, ...expected]]);
  });

  test('reports the line of invalid YAML, with a fix', () => {
    expect(problemsOf('title: A\ndescription: one: two')).toEqual([
      [
        3,
        'frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings',
        'Quote text that contains a colon: description: "…".',
      ],
    ]);
    expect(problemsOf('title: A\ntitle: B')).toEqual([
      [3, 'frontmatter is not valid YAML: Map keys must be unique', 'Remove one of the two lines.'],
    ]);
  });

  test('rejects a text or a list where fields belong', () => {
    expect(problemsOf('just a text')).toEqual([[2, 'frontmatter is not a map of names to values']]);
    expect(problemsOf('- a\n- b')).toEqual([[2, 'frontmatter is not a map of names to values']]);
  });
});
