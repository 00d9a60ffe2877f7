import { expect, test } from 'vitest';
import { compileSource, diagnosticsOf, staticOf } from '../../../testing/compile-source.ts';

const fence = '```';

const files = {
  'kit/index.js': 'let b;\nlet c;\n',
  'kit/terminal.txt': '$ npx tool\nbuilt\n',
  'kit/files.txt': 'dist/index.js    14 B\ndist/index.d.ts  120 B\n',
};

function quote(info: string): Promise<{ props: object; children: string }> {
  return staticOf(`${fence}${info}\n${fence}`, 'CodeBlock', { files });
}

test('a file that a tool wrote has the size of all of it', async () => {
  const { props } = await quote('js title="index.js" kind="output" file="kit/index.js" lines="1"');
  expect(props).toEqual({ lang: 'js', title: 'index.js', kind: 'output', size: 14 });
});

test('an excerpt of what a tool wrote has no size', async () => {
  const { props } = await quote('js title="index.js" kind="excerpt" file="kit/index.js"');
  expect(props).toEqual({ lang: 'js', title: 'index.js', kind: 'output' });
});

test('a terminal has prompts that are not part of its text', async () => {
  const { props, children } = await quote('txt kind="terminal" file="kit/terminal.txt"');
  expect(props).toEqual({ lang: 'txt', kind: 'terminal' });
  expect(children).toBe('<code><span class="prompt">npx tool</span>\nbuilt</code>');
});

test('an unknown kind is reported', async () => {
  expect(await diagnosticsOf(`${fence}txt kind="constructor"\na\n${fence}`)).toEqual([
    '1: unknown kind="constructor" of a code block | Use one of: source, run, output, excerpt, files, terminal.',
  ]);
});

test('a list of files keeps its text for the search', async () => {
  const source = `${fence}txt title="Files" kind="files" file="kit/files.txt"\n${fence}`;
  const { staticInstances, sections, markdown } = await compileSource(source, { files });
  expect(staticInstances[0]?.props).toMatchObject({
    title: 'Files',
    files: [
      ['dist/index.js', 14],
      ['dist/index.d.ts', 120],
    ],
  });
  expect(sections[0]?.code).toContain('dist/index.d.ts');
  expect(markdown.text).toContain('| Files | B |');
  expect(markdown.text).toContain('| dist/index.d.ts | 120 |');
});

test('each command of a shell has a prompt; comments and continued lines have none', async () => {
  const lines = ['#a', 'npm i \\', '  -D a', 'npx b'];
  const { props, children } = await staticOf(
    [`${fence}sh`, ...lines, fence].join('\n'),
    'CodeBlock',
  );
  expect(props).toEqual({ lang: 'sh', kind: 'run' });
  expect(children).toBe(
    '<code><span class="token-comment">#a</span>\n<span class="prompt">npm i \\</span>\n' +
      '  -D a\n<span class="prompt">npx b</span></code>',
  );
});

test('a script with a title is a file, without prompts', async () => {
  const { props, children } = await staticOf(`${fence}sh title="a.sh"\nls\n${fence}`, 'CodeBlock');
  expect(props).toEqual({ lang: 'sh', title: 'a.sh' });
  expect(children).not.toContain('prompt');
});

test('blocks that follow each other form a group; text between them parts it', async () => {
  const block = `${fence}txt\na\n${fence}`;
  const { body, staticInstances } = await compileSource([block, block, 'text', block].join('\n\n'));
  const html = JSON.stringify([body, staticInstances]);
  expect(html.match(/pair/g)).toHaveLength(1);
});
