import { expect, test } from 'vitest';
import { compileSource, staticOf } from '../../../../../tests/support/compile-source.ts';

const fence = '```';
const run = 'examples/a-kit/recorded/dts';

const files = {
  'examples/a-kit/src/index.ts': 'let a;\n',
  [`${run}/dist/index.js`]: 'let b;\nlet c;\n',
  [`${run}/terminal.txt`]: '$ npx rslib\nbuilt\n',
  [`${run}/files.txt`]: 'dist/index.js    14 B\ndist/index.d.ts  120 B\n',
};

function quote(info: string): Promise<{ props: object; children: string }> {
  return staticOf(`${fence}${info}\n${fence}`, 'CodeBlock', { files });
}

test('a file of an example is code that the reader writes', async () => {
  const { props } = await quote('ts file="examples/a-kit/src/index.ts"');
  expect(props).toEqual({ lang: 'ts', title: 'src/index.ts' });
});

test('a recorded file is output, with the size of all of it', async () => {
  const { props } = await quote(`js file="${run}/dist/index.js" lines="1"`);
  expect(props).toEqual({ lang: 'js', title: 'dist/index.js', kind: 'output', size: 14 });
});

test('a title replaces the path of the file', async () => {
  const { props } = await quote(`js title="b.js" file="${run}/dist/index.js"`);
  expect(props).toMatchObject({ title: 'b.js', kind: 'output' });
});

test('a recorded terminal has no title, and prompts that are not part of its text', async () => {
  const { props, children } = await quote(`txt title="Terminal" file="${run}/terminal.txt"`);
  expect(props).toEqual({ lang: 'txt', kind: 'terminal' });
  expect(children).toBe('<code><span class="prompt">npx rslib</span>\nbuilt</code>');
});

test('a terminal that prints a file has the name of the file', async () => {
  const { props } = await quote(`txt title="dist/a.js" file="${run}/terminal.txt"`);
  expect(props).toEqual({ lang: 'txt', title: 'dist/a.js', kind: 'output' });
});

test('a recorded list of files keeps its text for the search', async () => {
  const source = `${fence}txt title="Files" file="${run}/files.txt"\n${fence}`;
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

test('a page names the examples that it quotes', async () => {
  const source = `${fence}ts file="examples/a-kit/src/index.ts"\n${fence}`;
  expect((await compileSource(`${source}\n\n${source}`, { files })).examples).toEqual(['a-kit']);
  expect((await compileSource('none')).examples).toEqual([]);
});

test('blocks that follow each other form a group; text between them parts it', async () => {
  const block = `${fence}txt\na\n${fence}`;
  const { body, staticInstances } = await compileSource([block, block, 'text', block].join('\n\n'));
  const html = JSON.stringify([body, staticInstances]);
  expect(html.match(/pair/g)).toHaveLength(1);
});
