import { describe, expect, test } from 'vitest';
import { compileSource, diagnosticsOf, htmlOf } from '../../../testing/compile-source.ts';
import { importHint } from '../parse/nested-statement.ts';

const files = {
  'content/en/shared/note.mdx': "import Deep from './deep.mdx'\n\nNote.\n\n<Deep />\n",
  'content/en/shared/deep.mdx': 'Deep [a](/config/#b).\n\n## Head \\{#head}\n',
  'content/en/shared/code.mdx': '```txt\na\n```\n\n![b](/b.svg)\n',
  'content/en/shared/bad.mdx': 'text\n\n<Unknown />\n\n[x](javascript:y)\n\n{1}\n',
  'content/en/shared/one.mdx': "import Two from './two.mdx'\n\n<Two />\n",
  'content/en/shared/two.mdx': "import One from './one.mdx'\n\n<One />\n",
  'content/en/shared/page.mdx': '---\ntitle: A\n---\n\n<Unknown />\n',
  'content/en/shared/rule.mdx': 'Note.\n\n---\n\nend\n\n---\n',
  'public/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
};

function use(name: string): string {
  return `import Note from '../../shared/${name}.mdx'\n\n<Note />`;
}

describe('a partial', () => {
  test('replaces its tag, with nested partials', async () => {
    expect(await htmlOf(use('note'), { files })).toBe(
      '<p>Note.</p>\n<p>Deep <a href="/config/#b">a</a>.</p>\n<h2 id="head">Head' +
        '<a href="#head" class="anchor" aria-hidden="true" tabindex="-1"></a></h2>',
    );
  });

  test('adds its headings and links to the page, once', async () => {
    const { toc, links, dependencies } = await compileSource(use('note'), { files });
    expect(toc.map(({ id }) => id)).toEqual(['head']);
    expect(links).toMatchObject([{ file: 'content/en/shared/deep.mdx', line: 1, hash: 'b' }]);
    expect(dependencies.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['content/en/shared/note.mdx', 'content/en/shared/deep.mdx']),
    );
  });

  test('is compiled once: code, images and links work below a base path', async () => {
    const { body, staticInstances, diagnostics } = await compileSource(`${use('code')}\n\n# A`, {
      files,
      base: '/docs/',
    });
    expect(diagnostics).toEqual([]);
    expect(staticInstances).toMatchObject([{ component: 'CodeBlock', children: '<code>a</code>' }]);
    expect(body[0]).toContain('src="/docs/b.svg"');
    expect(await htmlOf(use('deep'), { files, base: '/docs/' })).toContain(
      'href="/docs/config/#b"',
    );
  });

  test.each(['note', 'missing'])('that nothing shows is reported: %s', async (name) => {
    const source = `text\n\nimport Note from '../../shared/${name}.mdx'\n\nmore`;
    expect(await diagnosticsOf(source, { files })).toEqual([
      '3: nothing shows the partial Note | Write <Note /> on a line of its own, or remove the import.',
    ]);
  });

  test('is shown in a list or a container, too', async () => {
    for (const source of ['- text\n\n  <Note />', ':::tip\n\n<Note />\n\n:::']) {
      expect(await diagnosticsOf(use('deep').replace('<Note />', source), { files })).toEqual([]);
    }
  });

  test('has a name of its own', async () => {
    const source = `import Note from '../../shared/deep.mdx'\n${use('note')}`;
    expect(await diagnosticsOf(source, { files })).toEqual([
      '1: two partials are called Note | Rename one of them.',
    ]);
  });

  test('must be UTF-8', async () => {
    const file = 'content/en/shared/note.mdx';
    const { diagnostics } = await compileSource(use('note'), { files: { [file]: 'A\0B\n' } });
    expect(diagnostics).toMatchObject([
      { file, line: 1, message: expect.stringMatching(/^NUL character/) },
    ]);
  });

  test('can be used in tabs, in a container and in a list', async () => {
    const source = (around: string): string =>
      `import Note from '../../shared/code.mdx'\n\n${around}`;
    for (const around of [
      '<Tabs>\n<Tab label="a">\n\n<Note />\n\n</Tab>\n</Tabs>',
      ':::tip\n\n<Note />\n\n:::',
      '- item\n\n  <Note />',
    ]) {
      const { staticInstances, diagnostics } = await compileSource(source(around), { files });
      expect(diagnostics).toEqual([]);
      expect(staticInstances[0]?.component).toBe('CodeBlock');
    }
  });
});

describe('a problem of a partial', () => {
  test('is reported in the partial, not in the page', async () => {
    const { diagnostics } = await compileSource(use('bad'), { files });
    expect(diagnostics.map(({ file, line, message }) => [file, line, message])).toEqual([
      ['content/en/shared/bad.mdx', 5, expect.stringContaining('javascript:y')],
      ['content/en/shared/bad.mdx', 3, '<Unknown> is not a registered component'],
      ['content/en/shared/bad.mdx', 7, 'expressions are not allowed: {1}'],
    ]);
  });

  test('frontmatter', async () => {
    const { diagnostics } = await compileSource(use('page'), { files });
    const file = 'content/en/shared/page.mdx';
    expect(diagnostics).toMatchObject([
      {
        file,
        line: 1,
        message: 'a partial cannot have frontmatter',
        hint: 'Remove the lines from --- to ---.',
      },
      { file, line: 5, message: '<Unknown> is not a registered component' },
    ]);
    expect(await htmlOf(use('rule'), { files })).toContain('<hr>');
  });

  test('missing file', async () => {
    expect(await diagnosticsOf(use('gone'), { files })).toEqual([
      "3: the partial content/en/shared/gone.mdx does not exist | Import partials only: import Note from '../shared/note.mdx'",
    ]);
  });

  test('use inside a paragraph', async () => {
    const source = "import Note from '../../shared/note.mdx'\n\ntext *and <Note />* text";
    expect(await diagnosticsOf(source, { files })).toEqual([
      '3: the partial <Note> cannot be used inside a paragraph | ' +
        'Put it on its own lines, with blank lines around it.',
    ]);
  });

  test('recursion', async () => {
    expect(await diagnosticsOf(use('one'), { files })).toEqual([
      '3: a partial cannot include itself | content/en/guide/start/page.mdx → ' +
        'content/en/shared/one.mdx → content/en/shared/two.mdx → content/en/shared/one.mdx',
    ]);
  });

  test.each([
    "import fs from 'node:fs'",
    "import { Note } from './note.mdx'",
    "import Chart from './Chart.tsx'",
    "import './note.mdx'",
    'export const a = 1',
  ])('other import: %s', async (statement) => {
    expect(await diagnosticsOf(statement)).toEqual([
      `1: invalid import: ${statement} | ${importHint}`,
    ]);
  });

  test('syntax error', async () => {
    expect(await diagnosticsOf('import Note frm "./note.mdx"')).toEqual([
      `1: invalid import: import Note frm "./note.mdx" | ${importHint}`,
    ]);
  });

  test.each([
    [
      '<Tabs>\n<Tab label="a">\n\nexport default is used.\n\n</Tab>\n</Tabs>',
      4,
      'export default is used.',
    ],
    ['<>\n\nimport 语句\n\n</>', 3, 'import 语句'],
  ])('an import or export inside of an element: %j', async (source, line, text) => {
    const lines = (await diagnosticsOf(source)).filter((problem) => problem.includes('or export'));
    expect(lines.map((problem) => problem.split(' | ')[0])).toEqual([
      `${line}: import or export inside of an element: ${text}`,
    ]);
  });
});
