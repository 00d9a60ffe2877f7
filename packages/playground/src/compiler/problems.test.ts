import { expect, test } from 'vitest';
import { findProblems } from './problems.ts';

const files = {
  'package.json': '{}',
  'rslib.config.ts': '',
  'index.ts': '\n\n\n',
  'src/index.ts': "import { add } from 'lodash-es';\nexport const a = 1;\n\n\nexport const = 2;\n",
  'src/a.less': '.a {\n color: @x;\n}\n.b { color',
  'lib/a b.ts': '',
  'lib/[id].ts': '',
};
const find = (log: string) => findProblems(log, files);

test.each(['src/index.ts', 'lib/a b.ts', 'lib/[id].ts', 'index.ts'])('finds %s', (file) => {
  const place = { file, line: 3, column: 5 };
  for (const path of [file, `./${file}`, `/project/${file}`, `(${file}`, `[tsc] ${file}`]) {
    expect(find(`error   ${path}:3:5 - TS2322: Type`), path).toMatchObject([place]);
  }
});

test.each(['other.ts:1:1', 'src/other.ts:1:1', 'Xlib/[id].ts:1:1', 'constructor:1:1', '12:30:15'])(
  '%s is no place in the project',
  (text) => expect(find(text)).toEqual([]),
);

test('the cause of a syntax error, and its place in the source', () => {
  const log = `error   Build error: 
File: ./src/index.ts:1:1
  × Module build failed (from builtin:swc-loader):
  ╰─▶   × Syntax Error: Unexpected token \`=\`. Expected yield, an identifier, [ or {
         ╭─[5:13]
       3 │
       4 │
       5 │ export const = 2;
         ·              ─
         ╰────

error   build failed in 1.70s
`;
  expect(find(log)).toEqual([
    {
      message: 'Syntax Error: Unexpected token `=`. Expected yield, an identifier, [ or {',
      file: 'src/index.ts',
      line: 5,
      column: 14,
    },
  ]);
});

test('a frame around code that a loader has changed gives no place', () => {
  const log = `File: ./src/index.ts:1:1
  × Module parse failed:
  ╰─▶   × JavaScript parse error: Expression expected
         ╭─[2:3]
       2 │ other code
         ╰────
`;
  expect(find(log)).toMatchObject([
    { message: 'JavaScript parse error: Expression expected', line: 1, column: 1 },
  ]);
});

test('the words of Less', () => {
  const log = `File: ./src/a.less:1:1
  × Module build failed (from ../node_modules/less-loader/dist/cjs.js):
  ╰─▶   ×
        │
        │ }
        │ .b { color
        │          ^
        │ Unrecognised input. Possibly missing something
        │       Error in /project/src/a.less (line 4, column 10)
`;
  const message = 'Unrecognised input. Possibly missing something';
  // The log has it once more for each loader.
  expect(find(log + log)).toEqual([{ message, file: 'src/a.less', line: 4, column: 10 }]);
});

test('a package that the playground does not have, where it is imported', () => {
  const resolve = (request: string) => `File: ./src/index.ts:7:1-33
  × Module not found: Can't resolve '${request}' in '/project/src'
   ╭─[7:0]
 7 │ import { add } from '${request}';
   ╰────
`;
  expect(find(resolve('lodash-es'))).toEqual([
    {
      message: "Module not found: Can't resolve 'lodash-es' in '/project/src'",
      file: 'src/index.ts',
      line: 1,
      column: 21,
      advice: { about: 'package', name: 'lodash-es' },
    },
  ]);
  const adviceFor = (request: string) => find(resolve(request))[0]?.advice?.name;
  expect(['@a/b', '@a/b/c.js', 'a/b'].map(adviceFor)).toEqual(['@a/b', '@a/b', 'a']);
  expect(['./a', '../a', '/a', 'fs', 'node:fs', '#a', '~/a'].map(adviceFor)).toEqual(
    Array(7).fill(undefined),
  );
});

test('what tools advise to install and the playground cannot use', () => {
  const plugin = (name: string) => `File: ./src/index.ts:1:1
  × Module parse failed:
  help: 
        To enable support for it, use "${name}" (https://npmjs.com/package/${name}).
`;
  expect(find(plugin('@rsbuild/plugin-sass'))).toMatchObject([
    { advice: { about: 'plugin', name: '@rsbuild/plugin-sass' } },
  ]);
  expect(find(plugin('@rsbuild/plugin-less'))[0]).not.toHaveProperty('advice');
  const loader =
    'File: ./src/index.ts:1:1-18\n  × Unable to resolve loader /node_modules/@rsbuild/core/compiled/postcss-loader/index.js??ruleSet[1]\n';
  expect(find(loader)).toMatchObject([{ advice: { about: 'loader', name: 'postcss-loader' } }]);
  const types =
    'error   @microsoft/api-extractor is required when dts.bundle is set to true, please …';
  expect(find(types)).toMatchObject([
    { file: 'rslib.config.ts', advice: { about: 'bundledTypes' } },
  ]);
});

test('long lines and long logs are read to a limit', () => {
  const quoted = `5 │ ${'src/a.src/'.repeat(100_000)}:1:1`;
  expect(find(quoted)).toEqual([]);
  const many = Array.from({ length: 5000 }, (_, line) => `src/index.ts:${line + 1}:1`);
  expect(find(many.join('\n'))).toHaveLength(100);
});
