import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import {
  aliased,
  entries,
  folders,
  js,
  listed,
  long,
  mode,
  modern,
  packages,
  text,
  typed,
  typedPackage,
} from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['unbuild@3.6.1', 'typescript@5.9.3'];
const compare = compareWith({ install, config: 'build.config.mjs', build: 'npx unbuild' });
const theirs = (options: object = {}) => ({
  entries: ['src/index'],
  failOnWarn: false,
  ...options,
});
const outputs = ['theirs/index.mjs', 'dist/index.js'];
const apiExtractor = ['@microsoft/api-extractor'];
const dts = { bundle: true, autoExtension: true };
const both = [{ format: 'esm' }, { format: 'cjs' }] as const;
const missing =
  '{ "name": "demo", "version": "1.0.0", "type": "module", "exports": { ".": "./dist/index.mjs", "./b": "./dist/b.mjs" } }';

compare(
  'unbuild infers much from `package.json`',
  { ...js, 'package.json': missing },
  undefined,
  undefined,
  ({ output, files }) => {
    expect(files).toContain('theirs/index.mjs');
    expect(output).toContain('Potential missing package.json files');
  },
  { commands: ['npx unbuild || true', 'npx rslib'] },
);

statement(
  'All samples were recorded with unbuild 3.6',
  {},
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).version).toMatch(/^3\.6\./);
  },
  { install, run: ['cat node_modules/unbuild/package.json'] },
);

statement('Rslib reads `package.json` as well', listed('dependencies'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "mitt2"');
  expect(text('dist/index.js')).not.toContain('code of');
});

below('config');

statement(
  "You don't need `failOnWarn`",
  { ...packages, 'build.config.mjs': "export default { entries: ['src/index'] };\n" },
  undefined,
  ({ output }) => {
    expect(output).toContain('Implicitly bundling');
    expect(output).toContain('failOnWarn');
  },
  { install, run: ['npx unbuild'], fails: true },
);

statement(
  'Rslib bundles those by default',
  typedPackage,
  { dts },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('left: number');
    expect(text('dist/index.d.ts')).not.toContain("from 'left'");
  },
  { packages: apiExtractor },
);

statement('Rslib bundles those by default', packages, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('code of mitt2');
});

below('compare');

for (const words of [
  "Rslib doesn't write `index.d.mts`",
  'In a package with `"type": "module"`, TypeScript treats that file as ESM',
]) {
  statement(
    words,
    {
      ...typed,
      'package.json': JSON.stringify({
        name: 'demo',
        version: '1.0.0',
        type: 'module',
        exports: { types: './dist/index.d.ts', default: './dist/index.mjs' },
      }),
      'user.cts': "import { a } from 'demo';\na();\n",
      'user.mts': "import { a } from 'demo';\na();\n",
    },
    { dts, output: { filename: { js: '[name].mjs' } } },
    ({ files, output }) => {
      expect(files).toEqual(['dist/index.d.ts', 'dist/index.mjs']);
      expect(output).toContain('user.cts(1,19): error TS1479');
      expect(output).not.toContain('user.mts');
    },
    {
      packages: apiExtractor,
      run: [
        'npx rslib',
        'npx tsc --ignoreConfig --noEmit --module node18 --types "" user.cts user.mts',
      ],
      fails: true,
    },
  );
}

for (const [filename, written] of [
  [{}, 'dist/index.js'],
  [{ js: '[name].cjs' }, 'dist/index.cjs'],
] as const) {
  for (const words of [
    'Without `"type": "module"`, the ESM file is `index.mjs` anyway',
    'Set `output.filename.js` to `[name].cjs`',
  ]) {
    statement(
      words,
      { ...packages, 'package.json': '{}' },
      { lib: [{}, { format: 'cjs', output: { filename } }] },
      ({ files }) => {
        expect(files).toEqual([written, 'dist/index.mjs'].sort());
      },
    );
  }
}

below('stub');

statement(
  '`unbuild --stub` writes files to `dist`',
  { ...typed, 'build.config.mjs': "export default { entries: ['src/index'] };\n" },
  undefined,
  ({ text }) => {
    expect(text('dist/index.mjs')).toContain('jiti');
    expect(text('dist/index.mjs')).toContain('src/index.ts');
    expect(text('dist/index.mjs')).not.toContain('n: 1');
  },
  { install, run: ['npx unbuild --stub'] },
);

statement(
  'Run `rslib --watch` in the package',
  js,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('second');
  },
  { run: [watch('npx rslib --watch')] },
);

below('defaults');

const raw = (query = '') => ({
  'src/index.js': `import md from './a.md${query}';\nimport css from './a.css${query}';\nimport html from './a.html${query}';\nexport const all = [md, css, html];\n`,
  'src/a.md': 'text of md\n',
  'src/a.css': '.text-of-css { color: red }\n',
  'src/a.html': '<p>text of html</p>\n',
});
const rawTexts = ['text of md', '.text-of-css', 'text of html'];
compare(
  'Imports of `.txt`, `.md`',
  raw(),
  theirs(),
  undefined,
  ({ text, output }) => {
    for (const word of rawTexts) expect(text('theirs/index.mjs')).toContain(word);
    expect(output).toContain('JavaScript parse error');
  },
  { fails: true },
);

statement(
  'Imports of `.txt`, `.md`',
  raw('?raw'),
  { output: { target: 'web' }, source: { assetsInclude: /\.(?:md|html)$/ } },
  ({ text }) => {
    for (const word of rawTexts) expect(text('dist/index.js')).toContain(word);
  },
);

compare('Imports of `.txt`, `.md`', text(''), theirs(), {}, ({ text, files }) => {
  expect(text('theirs/index.mjs')).toContain('"hello\\n"');
  expect(files).toContain('dist/static/assets/a.txt');
});

compare(
  'Syntax | the newest',
  {
    ...modern,
    'package.json': '{ "name": "demo", "type": "module", "engines": { "node": ">=12" } }',
  },
  theirs(),
  {},
  ({ text }) => {
    expect(text('theirs/index.mjs')).toContain('??=');
    expect(text('dist/index.js')).not.toContain('??=');
  },
);

for (const types of [undefined, './dist/index.d.ts']) {
  compare(
    'Declarations | inferred',
    {
      ...typed,
      'package.json': JSON.stringify({
        name: 'demo',
        version: '1.0.0',
        type: 'module',
        types,
        exports: './dist/index.mjs',
      }),
    },
    undefined,
    {},
    ({ files }) => {
      expect(files.includes('theirs/index.d.mts')).toBe(types !== undefined);
      expect(files.filter((file) => file.startsWith('dist/'))).toEqual(['dist/index.js']);
    },
  );
}

compare('Formats | ESM; CommonJS with `emitCJS` |', js, theirs(), {}, ({ files, text }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.mjs']);
  expect(text('dist/index.js')).toContain('export {');
});

compare(
  'Formats | ESM; CommonJS with `emitCJS` |',
  js,
  theirs({ rollup: { emitCJS: true } }),
  { lib: [...both] },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.js',
      'theirs/index.cjs',
      'theirs/index.mjs',
    ]);
  },
);

compare(
  'Entries | inferred from `exports`',
  {
    ...js,
    'src/b.js': 'export const b = 1;\n',
    'package.json': missing,
  },
  undefined,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/b.mjs', 'theirs/index.mjs']);
  },
);

statement(
  'Missing files in `exports` |',
  { ...js, 'package.json': missing },
  undefined,
  ({ output }) => {
    expect(output).toContain('Potential missing package.json files: dist/b.mjs');
  },
  { install, run: ['npx unbuild'], fails: true },
);

statement(
  'Missing files in `exports` |',
  { ...js, 'package.json': missing },
  `import { pluginPublint } from 'rsbuild-plugin-publint';
export default { plugins: [pluginPublint()] };`,
  ({ output }) => {
    expect(output).toContain('b.mjs');
  },
  { packages: ['rsbuild-plugin-publint'], fails: true },
);

compare(
  'Development dependencies | bundled with a warning |',
  packages,
  theirs(),
  {},
  ({ text, output }) => {
    expect(output).toContain('Implicitly bundling');
    for (const file of outputs) expect(text(file)).toContain('code of mitt2');
  },
);

compare(
  'Comments | removed |',
  {
    'src/index.ts':
      '/*! license */\n\n/** Says what it is. */\nexport const a: number = 1;\n// at the end\nexport const b = 2;\n',
  },
  theirs(),
  {},
  ({ text }) => {
    for (const file of outputs) {
      expect(text(file)).toContain('const a');
      expect(text(file)).not.toContain('Says what it is.');
    }
    expect(text('dist/index.js')).toContain('license');
  },
);

compare(
  'Clean before the build | on | on',
  js,
  theirs(),
  {},
  ({ has }) => {
    expect(has('theirs/index.mjs')).toBe(true);
    for (const folder of folders) expect(has(`${folder}/old.js`)).toBe(false);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx unbuild',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

below('options');

compare(
  "`entries: ['src/index']` |",
  entries,
  theirs({ entries: ['src/a', 'src/b/c'] }),
  { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.mjs', 'theirs/b/c.mjs']);
  },
);

statement("`entries: ['src/index']` |", js, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

const folder = {
  ...typed,
  'src/a.css': '.a { color: red }\n',
  'src/r.txt': 'text\n',
  'src/types.d.ts': 'export type T = number;\n',
};
const mkdist = theirs({ entries: [{ builder: 'mkdist', input: 'src' }] });
const copied = ['theirs/a.css', 'theirs/r.txt', 'theirs/types.d.ts'];

compare(
  "`{ builder: 'mkdist', input: 'src' }` |",
  folder,
  mkdist,
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(expect.arrayContaining([...copied, 'theirs/b.mjs', 'theirs/index.mjs']));
    expect(files).toEqual(expect.arrayContaining(['dist/b.js', 'dist/index.js', 'dist/r.js']));
    expect(files).not.toContain('dist/types.d.ts');
  },
);

compare(
  "`{ builder: 'mkdist', input: 'src' }` |",
  folder,
  mkdist,
  {
    bundle: false,
    source: { entry: { index: ['./src/**', '!./src/**/*.{css,txt}'] } },
    output: { copy: [{ from: '**/*.{css,txt,d.ts}', context: './src' }] },
  },
  ({ files }) => {
    expect(files.filter((file) => file.startsWith('dist/'))).toEqual([
      'dist/a.css',
      'dist/b.js',
      'dist/index.js',
      'dist/r.txt',
      'dist/types.d.ts',
    ]);
  },
);

compare(
  "`{ builder: 'copy' }` |",
  { ...js, 'static/b.txt': 'b\n' },
  theirs({ entries: ['src/index', { builder: 'copy', input: 'static', outDir: 'dist' }] }),
  { output: { copy: [{ from: 'b.txt', context: './static' }] } },
  ({ files }) => {
    for (const folder of folders) expect(files).toContain(`${folder}/b.txt`);
  },
);

compare(
  '`outDir`, `clean` |',
  { ...js, 'out/old.js': 'old();\n' },
  theirs({ outDir: 'out', clean: false }),
  { output: { distPath: 'out', cleanDistPath: false } },
  ({ files, has }) => {
    expect(files).toEqual(['out/index.js', 'out/index.mjs']);
    expect(has('out/old.js')).toBe(true);
  },
  { commands: ['npx unbuild && mkdir dist', 'npx rslib'] },
);

compare(
  '`declaration` |',
  typed,
  theirs({ declaration: true }),
  { dts: { bundle: true } },
  ({ files, text }) => {
    expect(files.filter((file) => file.includes('.d.'))).toEqual([
      'dist/index.d.ts',
      'theirs/index.d.mts',
      'theirs/index.d.ts',
    ]);
    for (const folder of folders) expect(text(`${folder}/index.d.ts`)).toContain('n: number');
  },
  { packages: apiExtractor },
);

compare(
  '`rollup.emitCJS` |',
  js,
  theirs({ rollup: { emitCJS: true } }),
  { lib: [...both] },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.cjs`)).toContain('exports');
  },
);

for (const inlineDependencies of [true, ['left']]) {
  compare(
    '`rollup.inlineDependencies` |',
    listed('dependencies'),
    theirs({ rollup: { inlineDependencies }, externals: ['mitt2'] }),
    { output: { autoExternal: { exclude: ['left'] } } },
    ({ text }) => {
      for (const file of outputs) {
        expect(text(file)).toContain('mitt2');
        expect(text(file)).not.toContain('code of mitt2');
      }
      expect(text('dist/index.js')).toContain('code of left');
      expect(text('theirs/index.mjs')).toMatch(/from ['"]left['"]/);
    },
  );
}

compare(
  '`rollup.esbuild.target` |',
  { 'src/index.ts': 'export const get = (a: any) => a?.b;\n' },
  theirs({ rollup: { esbuild: { target: ['node12', 'chrome70'] } } }),
  { syntax: ['node 12', 'chrome 70'] },
  ({ text }) => {
    for (const file of outputs) expect(text(file)).toContain('void 0');
  },
);

compare(
  '`rollup.esbuild.minify` |',
  long,
  theirs({ rollup: { esbuild: { minify: true } } }),
  { output: { minify: true } },
  ({ text }) => {
    for (const file of outputs) {
      expect(text(file)).toContain('get');
      expect(text(file)).not.toContain('someone');
    }
  },
);

compare(
  '`rollup.cjsBridge` |',
  { 'src/index.js': "export const a = [__dirname, __filename, require('node:path').sep];\n" },
  theirs({ rollup: { cjsBridge: true } }),
  { shims: { esm: { __dirname: true, __filename: true, require: true } } },
  async ({ node }) => {
    const seen = await node(
      "import * as theirs from './theirs/index.mjs';\nimport * as ours from './dist/index.js';\nconsole.log(...theirs.a, ...ours.a);",
    );
    expect(seen).toMatch(/theirs \S*theirs\/index\.mjs \/ \S*dist \S*dist\/index\.js \/$/);
  },
);

for (const [externals, seen] of [
  [['left'], 'code of left/sub'],
  [[/^left($|\/)/], 'from "left/sub.js"'],
] as const) {
  compare(
    "`externals: ['pkg']` |",
    packages,
    theirs({ externals: ['left'] }),
    { output: { externals: [...externals] } },
    ({ text }) => {
      expect(text('theirs/index.mjs')).toContain("from 'left/sub.js'");
      expect(text('theirs/index.mjs')).toContain('code of mitt2');
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

compare(
  '`alias` |',
  aliased('tsconfig.other.json'),
  "export default { entries: ['src/index'], failOnWarn: false, alias: { '@': import.meta.dirname + '/src' } };",
  { resolve: { alias: { '@': './src' } } },
  ({ text }) => {
    for (const file of outputs) expect(text(file)).toContain('b = 1');
  },
);

compare(
  '`replace` |',
  mode,
  theirs({ replace: { MODE: '"fast"' } }),
  { source: { define: { MODE: '"fast"' } } },
  ({ text }) => {
    for (const file of outputs) expect(text(file)).toContain('"fast"');
  },
);

compare(
  '`sourcemap` |',
  js,
  theirs({ sourcemap: true }),
  { output: { sourceMap: true } },
  ({ has, text }) => {
    for (const file of outputs) {
      expect(has(`${file}.map`)).toBe(true);
      expect(text(file)).toContain('sourceMappingURL=');
    }
  },
);

compare(
  '`hooks` |',
  js,
  theirs({ hooks: { 'build:done': () => console.log('hook of theirs') } }),
  {
    plugins: [
      {
        name: 'after',
        setup: (api: RsbuildPluginAPI) => api.onAfterBuild(() => console.log('after ours')),
      },
    ],
  },
  ({ output }) => {
    expect(output).toContain('hook of theirs');
    expect(output).toContain('after ours');
  },
);

compare(
  '`unbuild --watch` |',
  js,
  theirs(),
  {},
  ({ text }) => {
    expect(text('theirs/index.mjs')).toContain('second');
    expect(text('dist/index.js')).toContain('second');
  },
  {
    commands: [
      watch('npx unbuild --watch'),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);
