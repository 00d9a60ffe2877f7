import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import {
  aliased,
  conditional,
  entries,
  fields,
  folders,
  importBoth,
  js,
  jsx,
  lazy,
  listed,
  located,
  long,
  mode,
  packages,
  styled,
  text,
  typed,
  typedPackage,
} from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['esbuild@0.28.2'];
const script = (options: string) =>
  `node --input-type=module -e "import { build } from 'esbuild'; import options from './options.mjs'; await build({ ${options} ...options });"`;
const compare = compareWith({
  install,
  config: 'options.mjs',
  build: script("entryPoints: ['src/index.js'], outdir: 'dist', bundle: true, format: 'esm',"),
});
const compareTypes = compareWith({
  install,
  config: 'options.mjs',
  build: script("entryPoints: ['src/index.ts'], outdir: 'dist', bundle: true, format: 'esm',"),
});
const broken = { 'src/index.ts': 'export const a: string = 1;\n' };

statement(
  'With esbuild, a library is built by a script that you write',
  { ...js, 'options.mjs': "export default { format: ['esm', 'cjs'] };\n" },
  undefined,
  ({ output }) => {
    expect(output).toContain('"format" must be a string');
  },
  { install, run: [script("entryPoints: ['src/index.js'],")], fails: true },
);

statement(
  'Rslib takes over these parts',
  typed,
  { dts: { bundle: true, autoExtension: true }, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.d.cts',
      'dist/index.d.ts',
      'dist/index.js',
    ]);
  },
  { packages: ['@microsoft/api-extractor'] },
);

statement(
  'All samples were recorded with esbuild 0.28',
  {},
  undefined,
  ({ output }) => {
    expect(output).toMatch(/^0\.28\./);
  },
  { install, run: ['npx esbuild --version'] },
);

below('config');

compare(
  "You don't have to list external packages",
  listed('dependencies'),
  { external: ['left', 'mitt2'] },
  {},
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('from "left"');
      expect(text(`${folder}/index.js`)).not.toContain('code of');
    }
  },
);

below('compare');

statement(
  '`tsc` writes a declaration file for each source file',
  typed,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/b.d.ts', 'dist/index.d.ts']);
  },
  { run: ['npx tsc --declaration --emitDeclarationOnly --outDir dist'] },
);

statement(
  'With `dts.bundle`, each format has one file',
  typedPackage,
  { dts: { bundle: true, autoExtension: true }, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    for (const file of ['dist/index.d.ts', 'dist/index.d.cts']) {
      expect(text(file)).toContain('left: number');
      expect(text(file)).not.toContain("from 'left'");
    }
  },
  { packages: ['@microsoft/api-extractor'] },
);

below('defaults');

compareTypes('Bundling | off | on', typed, { bundle: false }, {}, ({ text }) => {
  expect(text('theirs/index.js')).toContain('from "./b"');
  expect(text('dist/index.js')).toContain('n: 1');
});

for (const target of ['node', 'web'] as const) {
  compare(
    '`platform` | `browser`',
    { 'src/index.js': "import fs from 'node:fs';\nexport default [fs, process.env.NODE_ENV];\n" },
    { external: ['node:fs'] },
    { output: { target, externals: ['node:fs'] } },
    ({ text }) => {
      expect(text('theirs/index.js')).toContain('"development"');
      expect(text('dist/index.js')).toContain('process.env.NODE_ENV');
    },
  );
}

statement(
  '`platform` | `browser`',
  { 'src/index.js': "import fs from 'node:fs';\nexport default fs;\n" },
  undefined,
  ({ output }) => {
    expect(output).toContain(
      'The package "node:fs" wasn\'t found on the file system but is built into node',
    );
  },
  { install, run: ['npx esbuild src/index.js --bundle'], fails: true },
);

compare('`platform` | `browser`', js, { format: undefined }, {}, ({ text }) => {
  expect(text('theirs/index.js')).toContain('(() => {');
  expect(text('dist/index.js')).toContain('export {');
});

compare('Styles | written', styled, {}, {}, ({ files, output }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.css', 'theirs/index.js']);
  expect(output).not.toMatch(/warn|error/i);
});

compare('Styles | written', styled, {}, { output: { target: 'web' } }, ({ files }) => {
  expect(files).toEqual(['dist/index.css', 'dist/index.js', 'theirs/index.css', 'theirs/index.js']);
});

compareTypes('Class fields |', fields({ target: 'ES2020' }), {}, {}, async ({ node }) => {
  expect(await node("import './theirs/index.js';")).toBe('set 1');
  expect(await node("import './dist/index.js'; console.log('loaded');")).toBe('loaded');
});

compareTypes(
  'Class fields |',
  fields({ target: 'ES2020', experimentalDecorators: true }),
  {},
  {},
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toBe('set 1');
  },
);

compare('Text files | ', text(''), {}, {}, ({ text, files }) => {
  expect(text('theirs/index.js')).toContain('"hello\\n"');
  expect(files).toContain('dist/static/assets/a.txt');
});

compare(
  'Syntax | the newest',
  {
    ...js,
    'src/index.js': 'export const get = (a) => (a.b ??= 1);\n',
    'package.json': '{ "type": "module", "engines": { "node": ">=12" } }',
  },
  {},
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('??=');
    expect(text('dist/index.js')).not.toContain('??=');
  },
);

compare(
  'Dependencies | bundled, unless `external` lists them |',
  listed('dependencies'),
  { external: ['left'] },
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('code of mitt2');
    expect(text('theirs/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).not.toContain('code of');
  },
);

compareTypes('Types | neither checked nor written |', broken, {}, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
});

statement(
  'Types | neither checked nor written |',
  broken,
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS2322');
  },
  { fails: true },
);

compare(
  'Old files in `dist` | stay |',
  { ...js, 'dist/old.js': 'old();\n' },
  {},
  {},
  ({ has, files }) => {
    expect(has('theirs/old.js')).toBe(true);
    expect(files).toContain('dist/index.js');
    expect(has('dist/old.js')).toBe(false);
  },
  {
    commands: [
      'npx esbuild src/index.js --outdir=dist',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

compare(
  '`import.meta.url` in CommonJS |',
  located,
  { format: 'cjs', outExtension: { '.js': '.cjs' }, logLevel: 'warning' },
  { format: 'cjs' },
  async ({ node, output }) => {
    expect(output).toContain('"import.meta" is not available with the "cjs" output format');
    const seen = await node(importBoth('theirs.here, ours.here', 'index.cjs'));
    expect(seen).toMatch(/^undefined \S*dist\/index\.cjs$/);
  },
);

below('options');

compare(
  '`entryPoints` |',
  entries,
  { entryPoints: ['src/a.js', 'src/b/c.js'] },
  { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.js', 'theirs/b/c.js']);
  },
);

compare(
  '`bundle: false` |',
  { 'src/index.js': "export { b } from './b';\n", 'src/b.js': 'export const b = 1;\n' },
  { bundle: false, entryPoints: ['src/index.js', 'src/b.js'] },
  { bundle: false },
  ({ files, text }) => {
    expect(files).toEqual(['dist/b.js', 'dist/index.js', 'theirs/b.js', 'theirs/index.js']);
    expect(text('theirs/index.js')).toContain('from "./b"');
    expect(text('dist/index.js')).toContain('from "./b.js"');
  },
);

for (const format of ['esm', 'cjs'] as const) {
  compare('`format` |', js, { format }, { format }, ({ text, files }) => {
    const ours = files.find((file) => file.startsWith('dist/')) ?? '';
    for (const file of [ours, 'theirs/index.js'])
      expect(text(file)).toContain(format === 'esm' ? 'export {' : 'exports');
  });
}

compare(
  '`globalName` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { format: 'iife', globalName: 'Demo' },
  { lib: [{ format: 'umd', umdName: 'Demo', output: { target: 'web' } }] },
  async ({ node }) => {
    const read = (file: string) =>
      `new Function(readFileSync('${file}', 'utf8') + '; return typeof Demo === "undefined" ? globalThis.Demo.a : Demo.a')()`;
    const seen = await node(
      `import { readFileSync } from 'node:fs';\nglobalThis.self = globalThis;\nconsole.log(${read('theirs/index.js')}, ${read('dist/index.js')});`,
    );
    expect(seen).toBe('1 1');
  },
);

compare(
  '`outdir`, `outfile` |',
  js,
  { outdir: undefined, outfile: 'dist/sub/demo.js' },
  { output: { distPath: 'dist/sub', filename: { js: 'demo.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/sub/demo.js', 'theirs/sub/demo.js']);
  },
);

compare(
  '`outExtension` |',
  js,
  { format: 'cjs', outExtension: { '.js': '.cjs' } },
  { format: 'cjs' },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs', 'theirs/index.cjs']);
  },
);

compare(
  "`platform: 'browser'` |",
  conditional,
  { platform: 'browser' },
  { output: { target: 'web' } },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('for browsers');
  },
);

compare(
  '`target` |',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  { target: ['node12', 'chrome70'] },
  { syntax: ['node 12', 'chrome 70'] },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('void 0');
  },
);

compare(
  "`packages: 'external'` |",
  packages,
  { packages: 'external' },
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('from "mitt2"');
      expect(text(`${folder}/index.js`)).toContain('from "left/sub.js"');
    }
  },
);

compare("`packages: 'external'` |", packages, {}, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('code of mitt2');
});

for (const [externals, seen] of [
  [['left'], 'code of left/sub'],
  [[/^left($|\/)/], 'from "left/sub.js"'],
] as const) {
  compare(
    "`external: ['pkg']` |",
    packages,
    { external: ['left'] },
    { output: { externals: [...externals] } },
    ({ text }) => {
      expect(text('theirs/index.js')).toContain('from "left/sub.js"');
      expect(text('theirs/index.js')).toContain('code of mitt2');
      expect(text('dist/index.js')).toContain('from "left"');
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

compare(
  '`define` |',
  mode,
  { define: { MODE: '"fast"' } },
  { source: { define: { MODE: '"fast"' } } },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('"fast"');
  },
);

compare(
  '`inject` |',
  {
    'src/index.js': 'export const a = assist(1);\n',
    'src/assist.js': "export const assist = (n) => ['assisted', n];\n",
  },
  { inject: ['src/assist.js'] },
  `import path from 'node:path';
import { rspack } from '@rslib/core';
export default {
  tools: { rspack: { plugins: [new rspack.ProvidePlugin({ assist: [path.resolve('src/assist.js'), 'assist'] })] } },
};`,
  async ({ node }) => {
    expect(await node(importBoth('theirs.a, ours.a'))).toBe("[ 'assisted', 1 ] [ 'assisted', 1 ]");
  },
);

compare(
  '`loader` |',
  { 'src/index.js': "import a from './a.png';\nexport default a;\n", 'src/a.png': 'png' },
  { loader: { '.png': 'file' } },
  {},
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.png'))).toEqual([
      expect.stringMatching('^dist/static/'),
      expect.stringMatching('^theirs/'),
    ]);
  },
);

statement('`loader` |', text('?raw'), {}, ({ text, files }) => {
  expect(text('dist/index.js')).toContain('"hello\\n"');
  expect(files).toEqual(['dist/index.js']);
});

statement('`loader` |', text('?inline'), {}, ({ text, files }) => {
  expect(text('dist/index.js')).toContain('"data:text/plain;base64,');
  expect(files).toEqual(['dist/index.js']);
});

compare(
  '`banner`, `footer` |',
  js,
  { banner: { js: '/* top */' }, footer: { js: '/* end */' } },
  { banner: { js: '/* top */' }, footer: { js: '/* end */' } },
  ({ text }) => {
    for (const folder of folders)
      expect(text(`${folder}/index.js`)).toMatch(/^\/\* top \*\/[\s\S]*\/\* end \*\/\s*$/);
  },
);

compare(
  '`minify`, `sourcemap` |',
  long,
  { minify: true, sourcemap: true },
  { output: { minify: true, sourceMap: true } },
  ({ text, has }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('sourceMappingURL=index.js.map');
      expect(text(`${folder}/index.js`)).not.toContain('someone');
      expect(has(`${folder}/index.js.map`)).toBe(true);
    }
  },
);

compare(
  '`mangleProps` |',
  { 'src/index.js': 'export class A {\n  _secret = 1;\n  get() { return this._secret; }\n}\n' },
  { mangleProps: /^_/ },
  {
    output: {
      minify: {
        jsOptions: { minimizerOptions: { mangle: { props: { regex: '^_' } } } },
      },
    },
  },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('class');
      expect(text(`${folder}/index.js`)).not.toContain('_secret');
    }
  },
);

compareTypes(
  '`alias` |',
  aliased('tsconfig.other.json'),
  { alias: { '@/b': './src/b.ts' } },
  { resolve: { alias: { '@': './src' } } },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('b = 1');
  },
);

statement('`jsx` |', jsx, {}, ({ text, output }) => {
  expect(text('dist/index.js')).toContain('React.createElement("div"');
  expect(text('dist/index.js')).not.toContain('import');
  expect(output).not.toContain('warn');
});

const twoEntries = { entryPoints: ['src/a.js', 'src/b.js'] };
for (const splitting of [true, false]) {
  compare(
    '`splitting` |',
    lazy,
    { ...twoEntries, splitting },
    { source: { entry: { a: './src/a.js', b: './src/b.js' } } },
    ({ files, text }) => {
      const holding = (folder: string) =>
        files.filter((file) => file.startsWith(folder) && text(file).includes('shared code'));
      expect(holding('dist')).toHaveLength(1);
      expect(holding('theirs')).toHaveLength(splitting ? 1 : 2);
    },
  );
}

compare(
  '`plugins` |',
  js,
  `export default { plugins: [{ name: 'mine', setup(build) {
  build.onLoad({ filter: /index\\.js$/ }, () => ({ contents: "export const a = 'changed';" }));
} }] };`,
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

compare(
  '`context().watch()` |',
  js,
  {},
  {},
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('second');
  },
  {
    commands: [
      watch('npx esbuild src/index.js --outdir=dist --watch=forever'),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);
