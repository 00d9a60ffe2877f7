import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import {
  aliased,
  entries,
  fields,
  folders,
  importBoth,
  js,
  listed,
  long,
  packages,
  styled,
  typed,
  typedPackage,
  unused,
} from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = [
  'rollup@4.68.8',
  '@rollup/plugin-node-resolve@16.0.3',
  '@rollup/plugin-commonjs@29.0.3',
  '@rollup/plugin-json@6.1.0',
  '@rollup/plugin-typescript@12.3.1',
  '@rollup/plugin-replace@6.0.3',
  '@rollup/plugin-alias@6.0.1',
  '@rollup/plugin-terser@1.0.2',
  '@rollup/plugin-url@8.0.2',
  'rollup-plugin-copy@3.5.0',
  'rollup-plugin-dts@6.5.1',
  'rollup-plugin-peer-deps-external@2.2.4',
  'rollup-plugin-postcss@4.0.2',
  'postcss@8.5.33',
  'tslib@2.9.1',
  'typescript@6.0.3',
];
const build = 'npx rollup -c';
const compare = compareWith({ install, config: 'rollup.config.mjs', build });
/** A config with these options, which are code and use the plugins by their short names. */
const config = (options: string) => `import resolve from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import typescript from '@rollup/plugin-typescript';
import replace from '@rollup/plugin-replace';
import alias from '@rollup/plugin-alias';
import terser from '@rollup/plugin-terser';
import url from '@rollup/plugin-url';
import copy from 'rollup-plugin-copy';
import { dts } from 'rollup-plugin-dts';
import peerDepsExternal from 'rollup-plugin-peer-deps-external';
import postcss from 'rollup-plugin-postcss';
export default { input: 'src/index.js', output: { dir: 'dist' }, ${options} };
`;
const typescript = (options = '') =>
  config(`input: 'src/index.ts', plugins: [typescript(${options})]`);
const dts = { bundle: true };
const apiExtractor = ['@microsoft/api-extractor'];
const broken = { 'src/index.ts': 'export const a: string = 1;\n' };

statement(
  'Rollup does what you tell it, so a config for a TypeScript library',
  { ...typed, 'rollup.config.mjs': config("input: 'src/index.ts'") },
  undefined,
  ({ output }) => {
    expect(output).toContain('Note that you need plugins to import files that are not JavaScript');
  },
  { install, run: [build], fails: true },
);

for (const declared of [false, true]) {
  statement('Rslib has all of this built in', typed, { dts: declared }, ({ files }) => {
    expect(files).toContain('dist/index.js');
    expect(files.includes('dist/index.d.ts')).toBe(declared);
  });
}

statement(
  'All samples were recorded with Rollup 4.68',
  {},
  undefined,
  ({ output }) => {
    expect(output).toContain('rollup v4.68.');
  },
  { install, run: ['npx rollup --version'] },
);

below('packages');

compare(
  'Remove Rollup and the plugins that Rslib makes unnecessary',
  {
    'package.json': '{ "name": "demo", "devDependencies": { "left": "1" } }',
    'src/index.ts':
      "import { left } from 'left';\nimport { size } from './a.json';\nexport const all: unknown[] = [left, size];\n",
    'src/a.json': '{ "size": 3 }\n',
    'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0" }',
    'node_modules/left/index.js': "exports.left = 'code of left';\n",
    'node_modules/left/index.d.ts': 'export const left: string;\n',
  },
  config(
    "input: 'src/index.ts', output: { file: 'dist/index.mjs' }, plugins: [resolve(), commonjs(), json(), typescript({ compilerOptions: { resolveJsonModule: true } })]",
  ),
  { dts },
  async ({ node, has }) => {
    expect(await node(importBoth('theirs.all, ours.all', 'index.mjs'))).toBe(
      "[ 'code of left', 3 ] [ 'code of left', 3 ]",
    );
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { packages: apiExtractor },
);

below('config');

compare(
  '`input` and `external` are gone',
  listed('dependencies'),
  config("external: [/^left/, 'mitt2']"),
  undefined,
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('mitt2');
      expect(text(`${folder}/index.js`)).not.toContain('code of');
    }
  },
);

compare(
  'Each entry of `output` becomes',
  js,
  config("output: [{ file: 'dist/index.js' }, { file: 'dist/index.cjs', format: 'cjs' }]"),
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.js',
      'theirs/index.cjs',
      'theirs/index.js',
    ]);
  },
);

for (const words of ['The second build for declarations becomes', '`rollup-plugin-dts` |']) {
  if (words.startsWith('`')) below('options');
  compare(
    words,
    typed,
    config("input: 'src/index.ts', plugins: [dts()], output: { file: 'dist/index.d.ts' }"),
    { dts },
    ({ files, text }) => {
      expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
        'dist/index.d.ts',
        'theirs/index.d.ts',
      ]);
      for (const folder of folders) expect(text(`${folder}/index.d.ts`)).toContain('n: number');
    },
    { packages: apiExtractor },
  );
}

below('compare');

for (const words of [
  'The declarations differ in one place',
  '`rollup-plugin-dts` keeps `mitt` as an import',
]) {
  compare(
    words,
    typedPackage,
    config("input: 'src/index.ts', plugins: [dts()], output: { file: 'dist/index.d.ts' }"),
    { dts },
    ({ text }) => {
      expect(text('theirs/index.d.ts')).toContain("from 'left'");
      expect(text('dist/index.d.ts')).not.toContain("from 'left'");
      expect(text('dist/index.d.ts')).toContain('left: number');
    },
    { packages: apiExtractor },
  );
}

for (const skipLibCheck of [true, false]) {
  statement(
    '`rollup-plugin-dts` keeps `mitt` as an import',
    {
      'user.ts': "import { a } from './theirs.js';\nexport const wrong: string = a.nothing;\n",
      'theirs.d.ts': "import { Left } from 'left';\nexport declare const a: Left;\n",
    },
    undefined,
    ({ exitCode, output }) => {
      expect(exitCode).toBe(skipLibCheck ? 0 : 1);
      expect(output).toMatch(skipLibCheck ? /any: checked/ : /TS2307/);
    },
    {
      run: [
        `npx tsc --ignoreConfig --noEmit --module nodenext --types "" --skipLibCheck ${skipLibCheck} user.ts && echo any: checked`,
      ],
      fails: !skipLibCheck,
    },
  );
}

below('defaults');

compare('Class fields |', fields({ target: 'ES2020' }), typescript(), {}, async ({ node }) => {
  expect(await node("import './theirs/index.js';")).toBe('set 1');
  expect(await node("import './dist/index.js'; console.log('loaded');")).toBe('loaded');
});

compare(
  'Class fields |',
  fields({ target: 'ES2020', experimentalDecorators: true }),
  typescript(),
  {},
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toBe('set 1');
  },
);

compare(
  'Styles with `postcss` |',
  styled,
  config('plugins: [postcss()]'),
  { output: { target: 'web' } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.css', 'dist/index.js', 'theirs/index.js']);
    expect(text('theirs/index.js')).toContain('styleInject(');
    expect(text('dist/index.js')).not.toContain('.css');
  },
);

compare('Styles with `postcss` |', styled, config('plugins: [postcss()]'), {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(1000)}</svg>\n`;
const icon = {
  'src/index.js': "import a from './a.svg';\nexport default a;\n",
  'src/a.svg': svg,
};
for (const words of ['Assets with `url` |', '`url`, `image` |']) {
  if (words.startsWith('`')) below('options');
  for (const dataUriLimit of [0, 14_336]) {
    compare(
      words,
      icon,
      config('plugins: [url()]'),
      { output: { dataUriLimit } },
      ({ files, text }) => {
        expect(text('theirs/index.js')).toContain('data:image/svg+xml');
        expect(files.includes('dist/static/svg/a.svg')).toBe(dataUriLimit === 0);
        expect(text('dist/index.js').includes('data:image/svg+xml')).toBe(dataUriLimit > 0);
      },
    );
  }
}

below('defaults');

for (const plugins of ['[]', '[resolve()]']) {
  compare(
    'Dependencies | bundled with `node-resolve`',
    listed('dependencies'),
    config(`external: ['left', 'left/sub.js'], plugins: ${plugins}`),
    {},
    ({ text }) => {
      expect(text('theirs/index.js').includes('code of mitt2')).toBe(plugins !== '[]');
      expect(text('theirs/index.js')).toContain("from 'left'");
      expect(text('dist/index.js')).toContain('from "mitt2"');
    },
  );
}

compare(
  'Old files in `dist` | stay |',
  js,
  config(''),
  {},
  ({ has }) => {
    expect(has('theirs/old.js')).toBe(true);
    expect(has('dist/index.js')).toBe(true);
    expect(has('dist/old.js')).toBe(false);
  },
  {
    commands: [
      `mkdir dist && touch dist/old.js && ${build}`,
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

for (const type of ['module', undefined]) {
  compare(
    'File extension | as you name the file |',
    { ...js, 'package.json': JSON.stringify({ type }) },
    config("output: { file: 'dist/main.es.js' }"),
    { lib: [{ format: 'esm' }, { format: 'cjs' }] },
    ({ files }) => {
      expect(files).toEqual(
        type === 'module'
          ? ['dist/index.cjs', 'dist/index.js', 'theirs/main.es.js']
          : ['dist/index.js', 'dist/index.mjs', 'theirs/main.es.js'],
      );
    },
  );
}

compare(
  '`export default` in CommonJS |',
  { 'src/index.js': 'export default () => 1;\n' },
  config("output: { file: 'dist/index.cjs', format: 'cjs' }"),
  { format: 'cjs' },
  async ({ node }) => {
    const seen = await node(
      "import theirs from './theirs/index.cjs';\nimport ours from './dist/index.cjs';\nconsole.log(typeof theirs, typeof ours, typeof ours.default);",
    );
    expect(seen).toBe('function object function');
  },
);

compare(
  'Comments | stay |',
  {
    'src/index.js':
      '/*! license */\n\n/** Says what it is. */\nexport const a = 1;\n// at the end\nexport const b = 2;\n',
  },
  config(''),
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('Says what it is.');
    expect(text('theirs/index.js')).toContain('at the end');
    expect(text('dist/index.js')).toContain('license');
    expect(text('dist/index.js')).not.toContain('Says what it is.');
  },
);

statement(
  'Type errors | a warning of the plugin',
  { ...broken, 'rollup.config.mjs': typescript() },
  undefined,
  ({ output, files }) => {
    expect(output).toContain('(!) [plugin typescript]');
    expect(output).toContain('TS2322');
    expect(files).toContain('dist/index.js');
  },
  { install, run: [build] },
);

statement(
  'Type errors | a warning of the plugin',
  { ...broken, 'rollup.config.mjs': typescript('{ noEmitOnError: true }') },
  undefined,
  ({ output }) => {
    expect(output).toContain('TS2322');
  },
  { install, run: [build], fails: true },
);

for (const declared of [true, false]) {
  statement(
    'Type errors | a warning of the plugin',
    broken,
    { dts: declared },
    ({ output, files }) => {
      if (declared) expect(output).toContain('TS2322');
      else expect(files).toEqual(['dist/index.js']);
    },
    { fails: declared },
  );
}

below('options');

compare(
  '`input` |',
  entries,
  config("input: { a: 'src/a.js', 'b/c': 'src/b/c.js' }"),
  { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.js', 'theirs/b/c.js']);
  },
);

for (const externals of [['left'], [/^left($|\/)/]]) {
  compare(
    '`external` |',
    packages,
    config(`external: [${externals}], plugins: [resolve()]`.replace('[left]', "['left']")),
    { output: { externals } },
    ({ text }) => {
      for (const folder of folders) {
        expect(text(`${folder}/index.js`)).toContain('code of mitt2');
        expect(text(`${folder}/index.js`)).toMatch(/from ['"]left['"]/);
        expect(text(`${folder}/index.js`).includes('code of left/sub')).toBe(
          externals[0] === 'left',
        );
      }
    },
  );
}

compare(
  '`output.file`, `output.dir` |',
  js,
  config("output: { file: 'dist/sub/demo.js' }"),
  { output: { distPath: 'dist/sub', filename: { js: 'demo.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/sub/demo.js', 'theirs/sub/demo.js']);
  },
);

const effect = { 'src/index.js': "globalThis.seen = 'seen';\n" };
for (const [theirs, format] of [
  ['es', 'esm'],
  ['cjs', 'cjs'],
  ['iife', 'iife'],
] as const) {
  compare(
    '`output.format`: `es`, `cjs`, `umd`, `iife` |',
    format === 'iife' ? effect : js,
    config(`output: { dir: 'dist', format: '${theirs}' }`),
    { format },
    ({ text, files }) => {
      const ours = files.find((file) => file.startsWith('dist/')) ?? '';
      const form = { esm: /export {/, cjs: /exports/, iife: /^\(\s*(?:function ?\(\)|\(\) ?=>)/ };
      for (const file of [ours, 'theirs/index.js']) expect(text(file)).toMatch(form[format]);
    },
  );
}

for (const words of ['`output.format`: `es`, `cjs`, `umd`, `iife` |', '`output.name` |']) {
  compare(
    words,
    js,
    config("output: { dir: 'dist', format: 'umd', name: 'Demo' }"),
    { lib: [{ format: 'umd', umdName: 'Demo', output: { target: 'web' } }] },
    ({ text }) => {
      expect(text('theirs/index.js')).toMatch(/define\.amd[\s\S]*\.Demo/);
      expect(text('dist/index.js')).toMatch(/define\.amd[\s\S]*\["Demo"\]/);
    },
  );
}

compare(
  '`output.globals` |',
  packages,
  config(
    "external: ['left'], plugins: [resolve()], output: { dir: 'dist', format: 'umd', name: 'Demo', globals: { left: 'Left' } }",
  ),
  {
    format: 'umd',
    output: {
      externals: { left: { root: 'Left', commonjs: 'left', commonjs2: 'left', amd: 'left' } },
    },
  },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain("require('left')");
    expect(text('theirs/index.js')).toContain('global.Left');
    expect(text('dist/index.js')).toContain('require("left")');
    expect(text('dist/index.js')).toContain('root["Left"]');
  },
);

statement(
  '`output.globals` |',
  packages,
  { format: 'umd', output: { externals: { left: 'Left', mitt2: 'Mitt' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("Left")');
  },
);

compare(
  '`output.preserveModules` |',
  packages,
  config("plugins: [resolve()], output: { dir: 'dist', preserveModules: true }"),
  { bundle: false },
  ({ files, text }) => {
    expect(files).toContain('theirs/node_modules/mitt2/index.js');
    expect(files.filter((file) => file.startsWith('dist/'))).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('from "mitt2"');
  },
);

compare(
  '`output.preserveModulesRoot` |',
  { 'src/sub/index.js': "export { b } from './b.js';\n", 'src/sub/b.js': 'export const b = 1;\n' },
  config(
    "input: 'src/sub/index.js', output: { dir: 'dist', preserveModules: true, preserveModulesRoot: 'src' }",
  ),
  { bundle: false, outBase: './src', source: { entry: { index: './src/sub/**' } } },
  ({ files }) => {
    expect(files).toEqual([
      'dist/sub/b.js',
      'dist/sub/index.js',
      'theirs/sub/b.js',
      'theirs/sub/index.js',
    ]);
  },
);

compare(
  '`output.banner`, `output.footer` |',
  js,
  config("output: { dir: 'dist', banner: '/* top */', footer: '/* end */' }"),
  { banner: { js: '/* top */' }, footer: { js: '/* end */' } },
  ({ text }) => {
    for (const folder of folders)
      expect(text(`${folder}/index.js`)).toMatch(/^\/\* top \*\/[\s\S]*\/\* end \*\/\s*$/);
  },
);

compare(
  '`output.sourcemap` |',
  js,
  config("output: { dir: 'dist', sourcemap: true }"),
  { output: { sourceMap: true } },
  ({ has, text }) => {
    for (const folder of folders) {
      expect(has(`${folder}/index.js.map`)).toBe(true);
      expect(text(`${folder}/index.js`)).toContain('sourceMappingURL=index.js.map');
    }
  },
);

compare(
  '`output.manualChunks` |',
  packages,
  config(
    "plugins: [resolve()], output: { dir: 'dist', chunkFileNames: '[name].js', manualChunks: { vendor: ['mitt2'] } }",
  ),
  {
    splitChunks: {
      preset: 'none',
      cacheGroups: {
        vendor: { test: /mitt2/, name: 'vendor', chunks: 'all', enforce: true },
      },
    },
  },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/vendor.js`)).toContain('code of mitt2');
      expect(text(`${folder}/index.js`)).not.toContain('code of mitt2');
    }
  },
);

compare('`treeshake` |', unused, config(''), {}, ({ text }) => {
  for (const folder of folders) {
    expect(text(`${folder}/index.js`)).toContain('used');
    expect(text(`${folder}/index.js`)).not.toContain('unused code');
  }
});

compare(
  '`watch` |',
  js,
  config(''),
  {},
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('second');
  },
  {
    commands: [
      watch(`${build} --watch`),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);

for (const imported of ['{ size }', 'size']) {
  compare(
    '`node-resolve`, `commonjs`, `json` |',
    {
      'package.json': '{ "type": "module", "devDependencies": { "left": "1" } }',
      'src/index.js': `import { left } from 'left';\nimport ${imported} from './a.json';\nexport const all = [left, size];\n`,
      'src/a.json': '{ "size": 3 }\n',
      'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0" }',
      'node_modules/left/index.js': "exports.left = 'code of left';\n",
    },
    config('plugins: [resolve(), commonjs(), json()]'),
    {},
    async ({ node, output }) => {
      if (imported === 'size') {
        const all = "[ 'code of left', { size: 3 } ]";
        expect(await node(importBoth('theirs.all, ours.all'))).toBe(`${all} ${all}`);
      } else expect(output).toContain("Can't import the named export 'size'");
    },
    { fails: imported !== 'size' },
  );
}

compare('`typescript`, `esbuild`, `swc`, `babel` |', typed, typescript(), {}, async ({ node }) => {
  expect(await node(importBoth('theirs.a().n, ours.a().n'))).toBe('1 1');
});

compare(
  '`replace` |',
  { 'src/index.js': "export const a = [MODE, 'in MODE text'];\n" },
  config('plugins: [replace({ MODE: \'"fast"\', preventAssignment: true })]'),
  { source: { define: { MODE: '"fast"' } } },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('in "fast" text');
    expect(text('dist/index.js')).toContain('"fast"');
    expect(text('dist/index.js')).toContain('in MODE text');
  },
);

for (const tsconfig of ['tsconfig.json', 'tsconfig.other.json']) {
  compare(
    '`alias` |',
    {
      ...aliased(tsconfig),
      'src/index.js': "export { b } from '@/c';\n",
      'src/c.js': 'export const b = 1;\n',
    },
    config("plugins: [alias({ entries: { '@': import.meta.dirname + '/src' } }), resolve()]"),
    tsconfig === 'tsconfig.json'
      ? { source: { entry: { index: './src/index.ts' } } }
      : { resolve: { alias: { '@': './src' } }, source: { entry: { index: './src/index.js' } } },
    ({ text }) => {
      for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('b = 1');
    },
  );
}

compare(
  '`terser` |',
  long,
  config('plugins: [terser()]'),
  { output: { minify: true } },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('get');
      expect(text(`${folder}/index.js`)).not.toContain('someone');
    }
  },
);

compare(
  '`postcss` |',
  styled,
  config('plugins: [postcss()]'),
  { output: { target: 'web', injectStyles: true } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('color: red');
  },
);

compare(
  '`postcss` |',
  styled,
  config('plugins: [postcss({ extract: true })]'),
  { output: { target: 'web' } },
  ({ files, text }) => {
    expect(files).toEqual([
      'dist/index.css',
      'dist/index.js',
      'theirs/index.css',
      'theirs/index.js',
    ]);
    for (const folder of folders) expect(text(`${folder}/index.js`)).not.toContain('.css');
  },
);

compare(
  '`copy` |',
  { ...js, 'static/b.txt': 'b\n' },
  config("plugins: [copy({ targets: [{ src: 'static/b.txt', dest: 'dist' }] })]"),
  { output: { copy: [{ from: 'b.txt', context: './static' }] } },
  ({ files }) => {
    for (const folder of folders) expect(files).toContain(`${folder}/b.txt`);
  },
);

for (const field of ['peerDependencies', 'dependencies']) {
  compare(
    '`rollup-plugin-peer-deps-external` |',
    listed(field),
    config('plugins: [peerDepsExternal(), resolve()]'),
    {},
    ({ text }) => {
      expect(text('theirs/index.js').includes('code of')).toBe(field === 'dependencies');
      expect(text('dist/index.js')).toContain('from "left/sub.js"');
      expect(text('dist/index.js')).not.toContain('code of');
    },
  );
}

compare(
  'your own |',
  js,
  config("plugins: [{ name: 'mine', transform: (code) => code.replace('first', 'changed') }]"),
  {
    plugins: [
      {
        name: 'mine',
        setup: (api: RsbuildPluginAPI) => {
          api.transform({ test: /\.js$/ }, ({ code }) => code.replace('first', 'changed'));
        },
      },
    ],
  },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('changed');
  },
);
