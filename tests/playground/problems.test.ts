import type { ProjectFiles } from 'rslib-playground/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserCompiler } from './browser-compiler.ts';

let compiler: BrowserCompiler;
beforeAll(async () => {
  compiler = await BrowserCompiler.open();
});
afterAll(() => compiler?.close());

const createProject = (lib: string, files: ProjectFiles): ProjectFiles => ({
  'package.json': '{ "name": "sample", "version": "1.0.0", "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
  'rslib.config.ts': `import { defineConfig } from '@rslib/core';

const shared: object = { a: { b: 1, c: 2 } }; const list = [1, 2, { d: 3 }];
export default defineConfig({
  lib: [{ format: 'esm', ${lib} }],
});
`,
  'src/index.ts': 'export const a = 1;\n',
  ...files,
});

test('without `lib` in tsconfig.json, declarations have all that TypeScript refers to', async () => {
  const result = await compiler.build(createProject('dts: true', {}));
  expect(result.log).not.toContain('TS6053');
  expect(result.succeeded).toBe(true);
});

test.each(['postcss.config.mjs', 'postcss.config.ts', '.postcssrc.json'])(
  '%s is not read without a style sheet',
  async (name) => {
    const text = name.endsWith('.json')
      ? '{ "plugins": { "autoprefixer": {} } }'
      : "import a from 'autoprefixer';\nexport default { plugins: [a] };\n";
    const project = createProject("output: { target: 'web' }", { [name]: text });
    const { succeeded, log } = await compiler.build(project);
    expect(succeeded, log).toBe(true);
  },
);

const broken = 'export const a = 1;\n\n\n\nexport const = 2;\n';

test.each<[name: string, files: ProjectFiles, problem: object]>([
  [
    'a syntax error in a source',
    createProject('', { 'src/index.ts': broken }),
    { file: 'src/index.ts', line: 5, column: 14, message: expect.stringMatching(/^Syntax Error/) },
  ],
  [
    'a syntax error outside of src',
    createProject("source: { entry: { index: './lib/a b.ts' } }", { 'lib/a b.ts': broken }),
    { file: 'lib/a b.ts', line: 5, column: 14 },
  ],
  [
    'an error of types outside of src',
    createProject('dts: true', {
      'tsconfig.json': '{ "compilerOptions": { "rootDir": "." }, "include": ["src", "lib"] }',
      'src/index.ts': "export { b } from '../lib/b';\n",
      'lib/b.ts': '\nexport const b: string = 2;\n',
    }),
    { file: 'lib/b.ts', line: 2, column: 14, message: expect.stringContaining('TS2322') },
  ],
  [
    'what a config may not hold, behind types and short objects',
    createProject('__proto__: {}', {}),
    { file: 'rslib.config.ts', line: 5 },
  ],
  [
    'a syntax error in a config',
    createProject("bundle 'x'", {}),
    { file: 'rslib.config.ts', line: 5 },
  ],
  [
    'bundled declarations',
    createProject('dts: { bundle: true }', {}),
    {
      file: 'rslib.config.ts',
      advice: { about: 'bundledTypes', name: '@microsoft/api-extractor' },
    },
  ],
  [
    'a loader',
    createProject(
      "tools: { postcss: { postcssOptions: { plugins: ['a'] } } }, output: { target: 'web' }",
      {
        'src/index.ts': "import './a.css';\n",
        'src/a.css': 'a { margin: 0 }',
      },
    ),
    { file: 'src/index.ts', advice: { about: 'loader', name: 'postcss-loader' } },
  ],
  [
    'a PostCSS config',
    createProject("output: { target: 'web' }", {
      'postcss.config.mjs': 'export default { plugins: {} };',
      'src/index.ts': "import './a.css';\n",
      'src/a.css': 'a { margin: 0 }',
    }),
    { file: 'src/index.ts', advice: { about: 'loader', name: 'postcss-loader' } },
  ],
  [
    'a plugin',
    createProject("output: { target: 'web' }", {
      'src/index.ts': "import './a.scss';\n",
      'src/a.scss': 'a { margin: 0 }',
    }),
    { file: 'src/a.scss', advice: { about: 'plugin', name: '@rsbuild/plugin-sass' } },
  ],
  [
    'a package',
    createProject('', { 'src/index.ts': "\nimport { add } from 'lodash-es';\nexport { add };\n" }),
    { file: 'src/index.ts', line: 2, column: 21, advice: { about: 'package', name: 'lodash-es' } },
  ],
])('%s', async (_name, files, problem) => {
  const { succeeded, problems, log } = await compiler.build(files);
  expect(succeeded).toBe(false);
  expect(problems, log).toEqual(expect.arrayContaining([expect.objectContaining(problem)]));
});

test.each<[name: string, files: ProjectFiles, message: string]>([
  ['an empty project', {}, 'Could not find any entry module'],
  ['a file named src', createProject('', { src: '' }), '"src/index.ts" cannot be in "src"'],
  [
    'a file in a file',
    createProject('', { 'src/index.ts/x.ts': '' }),
    'cannot be in "src/index.ts"',
  ],
  ['a path that leads out', createProject('', { '..\\x': '' }), 'is no path inside the project'],
])('%s: the build says why it fails', async (_name, files, message) => {
  const { succeeded, log } = await compiler.build(files);
  expect(succeeded).toBe(false);
  expect(log).toContain(message);
});

test('what is left out of a config', async () => {
  const { succeeded, problems, log } = await compiler.build(createProject('id: () => 1', {}));
  expect(succeeded, log).toBe(true);
  expect(problems).toEqual([
    {
      severity: 'warning',
      message: 'lib[0].id is left out: functions of a config do not run here.',
      file: 'rslib.config.ts',
      line: 5,
      column: expect.any(Number),
    },
  ]);
});
