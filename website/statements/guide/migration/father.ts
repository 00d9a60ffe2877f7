import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import { importBoth, packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['father@4.6.38'];
const compare = compareWith({
  install,
  config: '.fatherrc.ts',
  build: 'npx father build',
});
const named = '{ "name": "demo", "version": "1.0.0", "type": "module" }';
const esm = { 'package.json': named, 'src/index.js': "export const a = 'first';\n" };
const linked = {
  'package.json': named,
  'src/index.js': "export { b } from './b';\n",
  'src/b.js': 'export const b = 1;\n',
};
const leftOut = {
  'src/demos/d.ts': 'export const d = 1;\n',
  'src/fixtures/f.ts': 'export const f = 1;\n',
  'src/__tests__/t.ts': 'export const t = 1;\n',
  'src/__test__/t.ts': 'export const t = 1;\n',
  'src/__snapshots__/s.ts': 'export const s = 1;\n',
};
const config = (options: object = {}) => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      skipLibCheck: true,
      ...options,
    },
    include: ['src'],
  }),
});
const source = {
  'src/index.ts': "import type { T } from './types';\nexport const a: T = 1;\n",
  'src/types.d.ts': 'export type T = number;\n',
  ...config(),
};
const simple = { 'package.json': named, 'src/index.ts': 'export const a: number = 1;\n' };
const father = { ...packages, ...source };
/** Items of Rslib that write the folders of father. */
const perFolder = (['esm', 'cjs'] as const).map((format) => ({
  format,
  bundle: false,
  output: { distPath: `dist/${format}` },
}));

for (const words of [
  'father compiles each source file for browsers and for Node.js',
  'Each format becomes an item of `lib` with its own folder',
]) {
  if (words.startsWith('Each')) below('config');
  compare(words, linked, { esm: {}, cjs: {} }, { lib: perFolder }, ({ files, text }) => {
    expect(files).toEqual([
      'dist/cjs/b.cjs',
      'dist/cjs/index.cjs',
      'dist/esm/b.js',
      'dist/esm/index.js',
      'theirs/cjs/b.js',
      'theirs/cjs/index.js',
      'theirs/esm/b.js',
      'theirs/esm/index.js',
    ]);
    expect(text('theirs/cjs/index.js')).toContain('require("./b")');
  });
}

below('');

for (const autoExtension of [false, true]) {
  for (const words of ['Rslib does the same in bundleless mode', '`autoExtension`, `redirect` |']) {
    below(words.startsWith('`') ? 'options' : '');
    compare(words, linked, { esm: { autoExtension } }, { bundle: false }, ({ text }) => {
      expect(text('theirs/esm/index.js')).toContain(autoExtension ? '"./b.js"' : '"./b"');
      expect(text('dist/index.js')).toContain('"./b.js"');
    });
  }
}

below('');

statement(
  'All samples were recorded with father 4.6',
  {},
  undefined,
  ({ output }) => {
    expect(output).toContain('father@4.6.');
  },
  { install, run: ['npx father version'] },
);

below('packages');

statement(
  'father includes TypeScript',
  { ...simple, ...config({ declaration: true }), '.fatherrc.ts': 'export default { esm: {} };\n' },
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/esm/index.d.ts');
  },
  { install, run: ['npx father build'], typescript: 'none' },
);

statement(
  'father includes TypeScript',
  { ...simple, ...config() },
  { dts: true },
  ({ output }) => {
    expect(output).toContain('typescript');
  },
  { typescript: 'none', fails: true },
);

below('config');

compare(
  'By itself, father leaves out tests',
  { ...father, ...leftOut, 'src/a.test.ts': 'test();\n', 'src/r.md': '# Title\n' },
  { esm: {} },
  {},
  ({ files }) => {
    const theirs = files.filter((file) => file.startsWith('theirs/'));
    expect(theirs).toEqual(['theirs/esm/index.js', 'theirs/esm/types.d.ts']);
  },
);

statement(
  'If you have any of them in `src`, exclude them',
  { ...source, ...leftOut },
  { bundle: false },
  ({ files }) => {
    expect(files).toHaveLength(6);
  },
);

statement(
  'If you have any of them in `src`, exclude them',
  { ...source, 'src/r.md': 'A line of text\n' },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('JavaScript parse error');
  },
  { fails: true },
);

for (const words of [
  'father also copies hand-written `.d.ts` files',
  'In Rslib, copy them yourself',
]) {
  compare(words, father, { esm: {} }, { bundle: false, dts: true }, ({ text, has }) => {
    expect(has('theirs/esm/types.d.ts')).toBe(true);
    expect(text('dist/index.d.ts')).toMatch(/from '\.\/types(?:\.js)?'/);
    expect(has('dist/types.d.ts')).toBe(false);
  });
}

below('compare');

compare(
  'The sample has `"type": "module"`, so the CommonJS file has to be `.cjs`',
  linked,
  { cjs: {} },
  { lib: perFolder },
  async ({ has, node }) => {
    expect(has('dist/cjs/index.cjs')).toBe(true);
    expect(await node("import './theirs/cjs/index.js';")).toMatch(
      /(?:module|require) is not defined/,
    );
  },
);

statement(
  'If your package has no `type`, Rslib writes',
  { ...linked, 'package.json': '{ "name": "demo", "version": "1.0.0" }' },
  { lib: perFolder },
  ({ files }) => {
    expect(files).toEqual([
      'dist/cjs/b.js',
      'dist/cjs/index.js',
      'dist/esm/b.mjs',
      'dist/esm/index.mjs',
    ]);
  },
);

for (const words of [
  'The import in the ES module shows the other difference',
  "Bundlers resolve `./convert`, but Node.js doesn't",
]) {
  compare(
    words,
    linked,
    { esm: {} },
    { bundle: false, output: { distPath: 'dist/esm' } },
    async ({ node }) => {
      expect(await node("import './theirs/esm/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
      expect(await node("import * as ours from './dist/esm/index.js'; console.log(ours.b);")).toBe(
        '1',
      );
    },
  );
}

below('defaults');

const lone = { ...simple, ...leftOut, ...config() };
compare(
  'Tests, `.md`, `demos`, `fixtures` |',
  { ...lone, 'src/r.md': '# Title\n', 'src/a.test.ts': 'test();\n' },
  { esm: {} },
  {},
  ({ files }) => {
    expect(files.filter((file) => file.startsWith('theirs/'))).toEqual(['theirs/esm/index.js']);
  },
);
statement('Tests, `.md`, `demos`, `fixtures` |', lone, { bundle: false }, ({ files }) => {
  expect(files).toHaveLength(6);
});

compare(
  'Other files in `src`',
  { ...esm, 'src/d.json': '{ "n": 1 }\n', 'src/i.svg': '<svg/>\n' },
  { esm: {} },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(expect.arrayContaining(['theirs/esm/d.json', 'theirs/esm/i.svg']));
    expect(files).toEqual(
      expect.arrayContaining(['dist/d.js', 'dist/i.js', 'dist/static/svg/i.svg']),
    );
  },
);

compare('Hand-written `.d.ts` |', father, { esm: {} }, { bundle: false }, ({ has }) => {
  expect(has('theirs/esm/types.d.ts')).toBe(true);
  expect(has('dist/types.d.ts')).toBe(false);
});

const asynchronous = {
  ...simple,
  'src/index.js': 'export const get = async (a) => (a.b ??= class { c = 1; });\n',
};
compare(
  'Syntax of ESM |',
  { ...esm, 'src/index.js': asynchronous['src/index.js'] },
  { esm: {} },
  { bundle: false },
  ({ text }) => {
    expect(text('theirs/esm/index.js')).toContain('function _asyncToGenerator(');
    expect(text('theirs/esm/index.js')).not.toContain('??=');
    expect(text('dist/index.js')).toContain('??=');
  },
);

for (const options of [
  { syntax: ['node 14'] },
  { pkg: '{ "name": "demo", "type": "module", "engines": { "node": ">=14" } }' },
]) {
  statement(
    'Syntax of ESM |',
    { 'package.json': options.pkg ?? named, 'src/index.js': asynchronous['src/index.js'] },
    { bundle: false, ...(options.syntax && { syntax: options.syntax }) },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('get');
      expect(text('dist/index.js')).not.toContain('??=');
    },
  );
}

for (const declaration of [true, false]) {
  compare(
    'Declarations | on with `declaration`',
    { ...simple, ...config({ declaration }) },
    { esm: {} },
    { bundle: false },
    ({ files }) => {
      expect(files.includes('theirs/esm/index.d.ts')).toBe(declaration);
      expect(files).toContain('dist/index.js');
      expect(files).not.toContain('dist/index.d.ts');
    },
  );
}

statement(
  'Declarations | on with `declaration`',
  simple,
  { bundle: false, dts: true },
  ({ files }) => {
    expect(files).toContain('dist/index.d.ts');
  },
);

compare('Source maps | off | off', linked, { esm: {} }, { bundle: false }, ({ files }) => {
  expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(4);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

const preprocessed = {
  ...esm,
  'src/index.js': "import './a.scss';\nexport const a = 1;\n",
  'src/a.scss': '.a { .b { color: red } }\n',
};
compare(
  '`.less`, `.scss` | copied |',
  preprocessed,
  { esm: {} },
  `import { pluginSass } from '@rsbuild/plugin-sass';
export default { bundle: false, output: { target: 'web' }, plugins: [pluginSass()] };`,
  ({ text, has }) => {
    expect(text('theirs/esm/a.scss')).toBe(preprocessed['src/a.scss']);
    expect(text('dist/a.css')).toContain('.a .b');
    expect(has('dist/a.scss')).toBe(false);
  },
  { packages: ['@rsbuild/plugin-sass'] },
);

const nested = {
  ...esm,
  'src/index.js': 'export const get = async () => 1;\n',
};
compare(
  'Target | ESM for browsers, CommonJS for Node.js |',
  nested,
  { esm: {}, cjs: {} },
  {},
  ({ text }) => {
    expect(text('theirs/esm/index.js')).toContain('_asyncToGenerator');
    expect(text('theirs/cjs/index.js')).toContain('async () =>');
  },
);

for (const target of ['node', 'web'] as const) {
  statement(
    'Target | ESM for browsers, CommonJS for Node.js |',
    {
      'src/index.js': "import './a.css';\nexport const a = 1;\n",
      'src/a.css': '.a { color: red }\n',
    },
    { output: { target } },
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/index.css')).toBe(target === 'web');
    },
  );
}

below('options');

compare('`esm`, `cjs` |', esm, { esm: {}, cjs: {} }, { lib: perFolder }, ({ text }) => {
  expect(text('theirs/esm/index.js')).toContain('export var a');
  expect(text('theirs/cjs/index.js')).toContain('module.exports');
  expect(text('dist/esm/index.js')).toContain('export {');
  expect(text('dist/cjs/index.cjs')).toContain('exports');
});

compare(
  '`esm.input` |',
  { 'package.json': named, 'lib/sub/a.js': 'export const a = 1;\n' },
  { esm: { input: 'lib' } },
  { bundle: false, outBase: './lib', source: { entry: { index: './lib/**' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/sub/a.js', 'theirs/esm/sub/a.js']);
  },
);

compare(
  '`esm.output` |',
  esm,
  { esm: { output: 'dist/es' } },
  { bundle: false, output: { distPath: 'dist/es' } },
  ({ files }) => {
    expect(files).toEqual(['dist/es/index.js', 'theirs/es/index.js']);
  },
);

for (const platform of ['node', 'browser']) {
  compare(
    '`esm.platform` |',
    nested,
    { esm: { platform } },
    { bundle: false, output: { target: platform === 'node' ? 'node' : 'web' } },
    ({ text }) => {
      expect(text('theirs/esm/index.js').includes('_asyncToGenerator')).toBe(
        platform === 'browser',
      );
      expect(text('dist/index.js')).toContain('async ()');
    },
  );
}

compare(
  '`esm.transformer` |',
  esm,
  { esm: { transformer: 'esbuild' } },
  { bundle: false },
  ({ text }) => {
    expect(text('theirs/esm/index.js')).toContain('export {');
    expect(text('dist/index.js')).toContain('export {');
  },
);

compare(
  '`esm.ignores` |',
  { ...linked, 'src/skip/c.js': 'export const c = 1;\n' },
  { esm: { ignores: ['src/skip/**'] } },
  { bundle: false, source: { entry: { index: ['./src/**', '!./src/skip/**'] } } },
  ({ files }) => {
    expect(files).toEqual(['dist/b.js', 'dist/index.js', 'theirs/esm/b.js', 'theirs/esm/index.js']);
  },
);

const global = { ...packages, 'package.json': '{ "name": "demo", "version": "1.0.0" }' };
for (const words of ['`umd` |', '`umd.externals` |']) {
  compare(
    words,
    global,
    { umd: { entry: 'src/index', name: 'Demo', externals: { mitt2: 'Mitt' } } },
    {
      lib: [
        {
          format: 'umd',
          umdName: 'Demo',
          output: {
            target: 'web',
            externals: {
              mitt2: { root: 'Mitt', commonjs: 'mitt2', commonjs2: 'mitt2', amd: 'mitt2' },
            },
          },
        },
      ],
    },
    ({ text, files }) => {
      expect(files).toContain('theirs/umd/demo.min.js');
      expect(text('theirs/umd/demo.min.js')).toContain('.Demo=');
      expect(text('dist/index.js')).toContain('["Demo"]');
      for (const file of ['theirs/umd/demo.min.js', 'dist/index.js']) {
        expect(text(file)).toContain('Mitt');
        expect(text(file)).toContain('code of left');
        expect(text(file)).not.toContain('code of mitt2');
      }
    },
  );
}

statement('`prebundle` |', packages, { bundle: true }, ({ text }) => {
  expect(text('dist/index.js')).toContain('code of mitt2');
});

statement('`prebundle` |', packages, { bundle: false }, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "mitt2"');
});

compare(
  '`targets: { node: 14 }` |',
  { ...esm, 'src/index.js': 'export const get = (a) => (a.b ??= 1);\n' },
  { cjs: {}, targets: { node: 14 } },
  { format: 'cjs', bundle: false, syntax: ['node 14'] },
  ({ text }) => {
    for (const file of ['theirs/cjs/index.js', 'dist/index.cjs']) {
      expect(text(file)).toContain('get');
      expect(text(file)).not.toContain('??=');
    }
  },
);

compare(
  '`alias`, `define` |',
  {
    'package.json': named,
    'src/index.js': "import { b } from '@/b';\nexport const a = [b, MODE];\n",
    'src/b.js': 'export const b = 1;\n',
  },
  "import path from 'node:path';\nexport default { esm: { autoExtension: true }, alias: { '@': path.resolve('src') }, define: { MODE: '\"fast\"' } };\n",
  {
    bundle: false,
    resolve: { alias: { '@': './src' } },
    source: { define: { MODE: '"fast"' } },
  },
  async ({ node }) => {
    const seen = await node(importBoth('theirs.a, ours.a').replace('theirs/', 'theirs/esm/'));
    expect(seen).toBe("[ 1, 'fast' ] [ 1, 'fast' ]");
  },
);

const babelPlugin = {
  ...esm,
  'rename.cjs':
    "module.exports = () => ({ visitor: { StringLiteral(path) { if (path.node.value === 'first') path.node.value = 'changed'; } } });\n",
};
compare(
  '`extraBabelPlugins`, `extraBabelPresets` |',
  babelPlugin,
  { esm: {}, extraBabelPlugins: ['./rename.cjs'] },
  `import { pluginBabel } from '@rsbuild/plugin-babel';
export default {
  bundle: false,
  plugins: [pluginBabel({ babelLoaderOptions: { plugins: ['./rename.cjs'] } })],
};`,
  ({ text }) => {
    expect(text('theirs/esm/index.js')).toContain('changed');
    expect(text('dist/index.js')).toContain('changed');
  },
  { packages: ['@rsbuild/plugin-babel'] },
);

compare(
  '`sourcemap` |',
  esm,
  { esm: {}, sourcemap: true },
  { bundle: false, output: { sourceMap: true } },
  ({ files }) => {
    expect(files).toContain('theirs/esm/index.js.map');
    expect(files).toContain('dist/index.js.map');
  },
);

compare(
  '`father dev` |',
  esm,
  { esm: {} },
  { bundle: false },
  ({ text }) => {
    expect(text('theirs/esm/index.js')).toContain('second');
    expect(text('dist/index.js')).toContain('second');
  },
  {
    commands: [
      watch('npx father dev'),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);

const incomplete = {
  ...esm,
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "exports": "./dist/none.js" }',
};
compare(
  '`father doctor` |',
  incomplete,
  { esm: {} },
  `import { pluginPublint } from 'rsbuild-plugin-publint';
export default { plugins: [pluginPublint()] };`,
  ({ output }) => {
    expect(output).toContain('No `files` field in the package.json file');
    expect(output).toContain('none.js');
  },
  {
    commands: ['npx father doctor; mkdir -p dist', 'npx rslib'],
    packages: ['rsbuild-plugin-publint'],
    fails: true,
  },
);
