import { describe, expect, test } from 'vitest';
import { compileSource } from '../../../testing/compile-source.ts';
import { placeholder } from '../../document/placeholders.ts';

async function markdownOf(
  source: string,
  options?: Parameters<typeof compileSource>[1],
): Promise<string> {
  const { markdown, diagnostics } = await compileSource(source, options);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return markdown.text;
}

describe('a page as Markdown', () => {
  test('has a separate title and no heading ids', async () => {
    const { markdown } = await compileSource('# The `dts` option\n\n## First \\{#first}\n\nText.');
    expect(markdown).toEqual({
      title: '# The `dts` option',
      text: '## First\n\nText.',
      instances: [],
    });
  });

  test('uses the title of the frontmatter if there is no heading', async () => {
    const { markdown } = await compileSource('---\ntitle: Home\npageType: home\n---\n\nText.');
    expect(markdown.title).toBe('# Home');
  });

  test('has absolute links in the language of the page', async () => {
    const source = '[A](/guide/a#b), [here](#c), [out](https://x.test/)\n\n## C \\{#c}';
    expect(await markdownOf(source, { lang: 'zh', base: '/docs/' })).toBe(
      '[A](https://sample.test/docs/zh/guide/a#b), ' +
        '[here](https://sample.test/docs/zh/guide/start/page#c), [out](https://x.test/)\n\n## C',
    );
  });

  test('contains quoted code and partials', async () => {
    const files = {
      'kit/a.ts': 'let a = 1;\nlet b = 2;\n',
      'content/en/shared/note.mdx': 'Shared.\n',
    };
    const source = `import Note from '../shared/note.mdx'

<Note />

\`\`\`ts title="a.ts" {1} file="kit/a.ts" lines="2"
\`\`\``;
    expect(await markdownOf(source, { files, file: 'guide/page.mdx' })).toBe(
      'Shared.\n\n```ts title="a.ts"\n// …\nlet b = 2;\n```',
    );
  });

  test('shows callouts as alerts', async () => {
    expect(await markdownOf(':::warning[Mind this]\n\nText.\n\n- one\n\n:::')).toBe(
      '> [!WARNING]\n> **Mind this**\n>\n> Text.\n>\n> - one',
    );
    expect(await markdownOf(':::tip\n\nText.\n\n:::')).toBe('> [!TIP]\n> Text.');
    expect(await markdownOf(':::details[More]\n\nText.\n\n:::')).toBe('**More**\n\nText.');
  });

  test('lists the commands of package managers', async () => {
    expect(await markdownOf('<PackageManagerTabs command="install a" />')).toBe(
      '- npm: `npm install a`\n- yarn: `yarn add a`\n- pnpm: `pnpm install a`\n- bun: `bun add a`',
    );
  });

  test('writes panels below each other', async () => {
    const source = `<Tabs>
<Tab label="A">

First.

</Tab>
<Tab label="B">

Second.

</Tab>
</Tabs>`;
    expect(await markdownOf(source)).toBe('**A**\n\nFirst.\n\n**B**\n\nSecond.');
  });

  // Twice at each level of nesting, 14 levels took 0.4 s.
  test('reads what is in a panel once', async () => {
    const badge = '<Badge type="tip">New</Badge>';
    const source = `<Tabs>\n<Tab label="A">\n\nText ${badge}\n\n</Tab>\n</Tabs>`;
    const { markdown } = await compileSource(source);
    expect(markdown.text).toBe(`**A**\n\nText ${placeholder(0)}`);
    expect(markdown.instances).toHaveLength(1);
  });

  test('keeps code in panels', async () => {
    const fence = '```';
    const panel = (label: string, code: string) =>
      `<Tab label="${label}">\n\n${fence}sh\n${code}\n${fence}\n\n</Tab>`;
    const source = `<Tabs>\n${panel('A', 'one')}\n${panel('B', 'two\nthree')}\n</Tabs>`;
    expect(await markdownOf(source)).toBe(
      `**A**\n\n${fence}sh\none\n${fence}\n\n**B**\n\n${fence}sh\ntwo\nthree\n${fence}`,
    );
  });

  test('keeps tables, and emphasis beside Chinese text', async () => {
    const source = '| a | b |\n| --- | --- |\n| `x` | y |\n\n库是_生产者_，也叫**「远程」**模块。';
    expect(await markdownOf(source.replace(/_/g, '*'))).toBe(
      '| a | b |\n| - | - |\n| `x` | y |\n\n库是*生产者*，也叫**「远程」**模块。',
    );
  });

  test.each([
    'Two \\* three and \\_name\\_, \\[no link]\\(here)',
    '\\# no heading',
    '1\\. no list',
    'An \\`unclosed delimiter \\<tag> &amp; \\~\\~all\\~\\~',
  ])('escapes Markdown characters: %s', async (source) => {
    expect(await markdownOf(`Text.\n\n${source}`, { file: 'page.md' })).toBe(
      `Text.\n\n${source.replace('&amp;', '&')}`,
    );
  });

  test('has neither tags nor comments', async () => {
    const source = 'Press <kbd>Esc</kbd> or H<sub>2</sub>O.\n\n{/* gone */}';
    expect(await markdownOf(source)).toBe('Press `Esc` or H2O.');
  });

  test('has a placeholder for a component of the theme, in its list', async () => {
    const { markdown } = await compileSource(
      '- One\n\n  <Badge text="new" count={2}>\n\n  In.\n\n  </Badge>',
    );
    expect(markdown.text).toBe(`- One\n\n  ${placeholder(0)}`);
    expect(markdown.instances).toEqual([
      { component: 'Badge', props: { text: 'new', count: 2 }, children: 'In.' },
    ]);
  });

  test('of a page with errors is empty', async () => {
    const { markdown } = await compileSource('<Unknown />');
    expect(markdown).toEqual({ title: '', text: '', instances: [] });
  });
});
