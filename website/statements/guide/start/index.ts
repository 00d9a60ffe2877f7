import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rslib/core';
import { expect } from 'vitest';
import type { LibraryToolResults, Run } from '../../../benchmarks/library-tools.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

const source = {
  'src/index.ts':
    "import { used } from './used';\nexport const get = (longName?: { y: string }) => longName?.y ?? used;\n",
  'src/used.ts': 'export const used = 1;\nexport const unused = 2;\n',
  'src/alone.ts': "import { used } from '@/used';\nexport const other = used;\n",
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  }),
};
const formats = ['esm', 'cjs', 'umd'] as const;
const dep = (field: string) => ({
  'src/index.js': "export { a } from 'left';\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
  'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
});

below('first-look');

statement(
  'By default, you get one ESM bundle for Node.js.',
  {
    'src/index.js': "export { sep } from 'node:path';\nexport * from './b.js';\n",
    'src/b.js': 'export const b = 1;\n',
  },
  undefined,
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toMatch(/from "node:path"[\s\S]*export \{/);
  },
);
statement('Unused code is removed, but names are kept', source, undefined, ({ text }) => {
  expect(text('dist/index.js')).toContain('longName');
  expect(text('dist/index.js')).not.toContain('unused');
});

below('library-work');

statement(
  'Formats: From one config, you can write ESM, CJS, UMD',
  { 'src/index.js': 'globalThis.a = 1;\n' },
  {
    lib: ['esm', 'cjs', 'umd', 'iife'].map((format) => ({
      format: format as 'esm',
      output: { distPath: `dist/${format}` },
    })),
  },
  ({ files }) => {
    expect(files).toEqual([
      'dist/cjs/index.cjs',
      'dist/esm/index.js',
      'dist/iife/index.js',
      'dist/umd/index.js',
    ]);
  },
);
for (const [type, names] of [
  ['module', ['dist/index.cjs', 'dist/index.js']],
  ['commonjs', ['dist/index.js', 'dist/index.mjs']],
] as const) {
  statement(
    'File names: ESM and CJS files get the extension',
    { ...source, 'package.json': JSON.stringify({ name: 'demo', type }) },
    { lib: [{ format: 'esm' }, { format: 'cjs' }] },
    ({ files }) => {
      expect(files).toEqual(names);
    },
  );
}
for (const field of [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
]) {
  for (const format of ['esm', 'cjs'] as const) {
    statement(
      'Dependencies: In ESM and CJS bundles, packages in',
      dep(field),
      { format },
      ({ files, text }) => {
        expect(text(files[0] as string)).toMatch(
          field === 'devDependencies' ? /from left/ : /["']left["']/,
        );
      },
    );
  }
}
statement(
  'Structure: Bundle mode writes one file per entry.',
  source,
  { source: { entry: { a: './src/index.ts', b: './src/alone.ts' } }, format: 'cjs' },
  ({ files }) => {
    expect(files).toEqual(['dist/a.cjs', 'dist/b.cjs']);
  },
);
statement(
  'Bundleless mode compiles each source file separately',
  source,
  { bundle: false },
  ({ files, text }) => {
    expect(files).toEqual(['dist/alone.js', 'dist/index.js', 'dist/used.js']);
    expect(text('dist/alone.js')).toContain('from "./used.js"');
  },
);
for (const [dts, count] of [
  [true, 3],
  [{ bundle: true }, 1],
] as const) {
  statement(
    'Types: Declaration files are generated along',
    source,
    { dts },
    ({ files }) => {
      expect(files.filter((file) => file.endsWith('.d.ts'))).toHaveLength(count);
    },
    { packages: ['@microsoft/api-extractor'] },
  );
}
for (const [range, isKept] of [
  ['>=12', false],
  ['>=20', true],
] as const) {
  statement(
    'Syntax: For Node.js, the JavaScript syntax follows',
    { ...source, 'package.json': JSON.stringify({ type: 'module', engines: { node: range } }) },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('longName');
      expect(text('dist/index.js').includes('?.')).toBe(isKept);
    },
  );
}

below('stack');

statement(
  'Rslib | settings for library output',
  source,
  { lib: [{ format: 'cjs', dts: true }] },
  ({ has }) => {
    expect(has('dist/index.cjs')).toBe(true);
    expect(has('dist/index.d.ts')).toBe(true);
  },
);
statement(
  'An Rslib config therefore accepts Rsbuild options',
  { ...source, 'src/extra.ts': 'export const e = MODE;\n' },
  {
    source: { entry: { e: './src/extra.ts' }, define: { MODE: '"defined"' } },
    output: { distPath: 'out' },
    resolve: { alias: {} },
    plugins: [
      {
        name: 'x',
        setup(api) {
          api.onAfterBuild(() => console.log('plugin ran'));
        },
      },
    ],
  },
  ({ text, output }) => {
    expect(text('out/e.js')).toContain('defined');
    expect(output).toContain('plugin ran');
  },
);
for (const words of [
  'Rsbuild | configuration, plugins',
  'Rspack | compiling and bundling',
  'You install only `@rslib/core`',
]) {
  statement(
    words,
    {},
    undefined,
    async ({ node }) => {
      const code =
        "import { rsbuild, rspack } from '@rslib/core';\nconsole.log(typeof rsbuild.createRsbuild, typeof rspack.rspack, rsbuild.version.split('.')[0]);";
      expect(await node(code)).toBe('function function 2');
    },
    { run: [] },
  );
}

below('choose');

statement(
  'a TypeScript package in one format, one output file',
  source,
  undefined,
  ({ text, files }) => {
    expect(text('dist/alone.js')).toContain('@/used');
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(3);
  },
  { run: ['npx tsc --outDir dist'] },
);
statement(
  'a TypeScript package in one format, one output file',
  { ...source, 'src/index.ts': "export const a: number = 'a';\n" },
  undefined,
  ({ output }) => {
    expect(output).toContain('TS2322');
  },
  { run: ['npx tsc --outDir dist'], fails: true },
);

below('not-included');

for (const dts of [false, { isolated: true }]) {
  statement(
    'type checking without declaration files, or with',
    { ...source, 'src/index.ts': "export const a: number = 'a';\n" },
    { dts },
    ({ has }) => {
      expect(has('dist/index.js')).toBe(true);
    },
  );
}

below('support');

for (const format of [...formats, 'iife'] as const) {
  statement(
    'Formats | `esm`, `cjs`, `umd`, `iife`, `mf`',
    { 'src/index.js': 'globalThis.a = 1;\n' },
    { format },
    ({ files }) => {
      expect(files).toHaveLength(1);
    },
  );
}
statement(
  'Formats | `esm`, `cjs`, `umd`, `iife`, `mf`',
  source,
  { format: 'amd' as never },
  ({ output }) => {
    expect(output).toContain('Unsupported format');
  },
  { fails: true },
);
for (const format of [...formats, 'iife'] as const) {
  const fails = format === 'umd' || format === 'iife';
  statement(
    'Bundleless mode | `esm` and `cjs`',
    { 'src/index.js': 'globalThis.a = 1;\n' },
    { format, bundle: false },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { fails },
  );
}
for (const [target, isKept] of [
  [undefined, true],
  ['node', true],
  ['web', false],
] as const) {
  statement(
    'Target | `node` (default), `web`',
    { 'src/index.js': "export { sep } from 'node:path';\n" },
    { output: { target } },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(isKept ? 0 : 1);
    },
    { fails: !isKept },
  );
}
statement(
  'Languages | JavaScript, TypeScript, JSX, CSS',
  {
    'src/index.tsx':
      "import './a.css';\nimport styles from './b.module.css';\nexport * from './c.js';\nexport const a: unknown = [styles, <i />];\n",
    'src/a.css': '.a { color: red }',
    'src/b.module.css': '.b { color: red }',
    'src/c.js': 'export const c = 1;\n',
  },
  { output: { target: 'web' } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.css', 'dist/index.js']);
  },
);
for (const typescript of ['5', '6', '7'] as const) {
  statement(
    'TypeScript, for declaration files | 5, 6 and 7',
    source,
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}
statement(
  'Node.js, to run the build |',
  {},
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/@rslib/core/package.json')).engines.node);";
    expect(await node(code)).toBe('^20.19.0 || >=22.12.0');
  },
  { run: [] },
);
const styled = { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' };
for (const target of ['node', 'web'] as const) {
  statement(
    'By default, CSS files are written only',
    styled,
    { output: { target } },
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/index.css')).toBe(target === 'web');
    },
  );
}
statement(
  '`mf` is the only format whose default target is `web`',
  source,
  { format: 'mf' },
  ({ output }) => {
    expect(output).toContain('should be used with @module-federation/rsbuild-plugin');
  },
  { fails: true },
);
for (const format of formats) {
  statement(
    '`mf` is the only format whose default target is `web`',
    { 'src/index.js': "import { sep } from 'node:path';\nglobalThis.a = sep;\n" },
    { format },
    ({ files, text }) => {
      expect(text(files[0] as string)).toContain('node:path');
    },
  );
}

below('');

statement(
  'Rslib builds libraries: packages that other code imports.',
  {
    'src/index.js': 'export const a = 5;\n',
    'package.json': '{ "name": "demo", "type": "module", "exports": "./dist/index.js" }',
  },
  undefined,
  async ({ node }) => {
    expect(await node("console.log((await import('demo')).a);")).toBe('5');
  },
);

below('library-work');

unproven('You control where an application runs', 'an opinion');

below('choose');

statement(
  'a web application |',
  { 'src/index.js': "document.title = 'a';\n" },
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/index.html');
    expect(files.join()).toMatch(/dist\/static\/js\/index\.[\da-f]{8,}\.js/);
  },
  { run: ['npx rsbuild build'], packages: ['@rsbuild/core'] },
);
statement(
  'a web application |',
  {},
  undefined,
  ({ output }) => {
    expect(output).toMatch(/dev +Start the dev server/);
  },
  { run: ['npx rsbuild --help'], packages: ['@rsbuild/core'] },
);
statement(
  'a package for npm, from one module to a component library',
  {
    'src/index.ts': "export { a } from 'left';\n",
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "type": "module", "devDependencies": { "left": "1" } }',
    'node_modules/left/package.json':
      '{ "name": "left", "version": "1.0.0", "type": "module", "types": "./index.d.ts", "main": "index.js" }',
    'node_modules/left/index.js': "export const a = 'from left';\n",
    'node_modules/left/index.d.ts': 'export const a: string;\n',
  },
  { lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] },
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.cjs', 'dist/index.d.ts', 'dist/index.js']);
    expect(text('dist/index.js')).toContain('from left');
  },
);
statement(
  'a package that `tsup` builds today |',
  {
    'src/index.ts': 'export const a: number = 1;\n',
    'plugin.mjs':
      "export default { name: 'x', setup(build) { console.log('builds with', Object.keys(build.esbuild ?? {}).includes('transform') ? 'esbuild' : 'another tool'); } };\n",
    'tsup.config.mjs':
      "import plugin from './plugin.mjs';\nexport default { entry: ['src/index.ts'], esbuildPlugins: [plugin] };\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('builds with esbuild');
  },
  { install: ['tsup@9.0.0', 'typescript@6.0.3'], run: ['npx tsup'] },
);
const defining: RsbuildPlugin = {
  name: 'defining',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      config.source ??= {};
      config.source.define = { ADDED: '"by a plugin"' };
    });
  },
};
statement(
  'a package that `tsup` builds today |',
  {
    'src/index.js': "import './a.css';\nimport a from './a.svg';\nexport default [a, ADDED];\n",
    'src/a.css': '.a { color: red }',
    'src/a.svg': '<svg/>',
  },
  {
    bundle: false,
    output: { target: 'web' },
    plugins: [defining],
  },
  ({ files, text }) => {
    expect(files).toContain('dist/a.css');
    expect(files).toContain('dist/static/svg/a.svg');
    expect(text('dist/index.js')).toContain('by a plugin');
  },
);

below('not-included');

for (const words of [
  'publishing and version management',
  'tests: a test runner',
  'linting: Rslint',
  'a documentation site: Rspress',
]) {
  statement(
    words,
    {},
    undefined,
    ({ output }) => {
      const commands = [...output.matchAll(/^ {2}([a-z]\S+) +\S/gm)].map(([, name]) => name);
      expect(commands.filter((name) => name !== 'rslib')).toEqual(['build', 'inspect', 'mf-dev']);
    },
    { run: ['npx rslib --help'] },
  );
}
statement(
  "Rslib also doesn't compile every framework.",
  {
    'src/index.js': "export { default } from './a.astro';\n",
    'src/a.astro': '---\n---\n<p>a</p>\n',
  },
  {},
  ({ output }) => {
    expect(output).toContain('Module parse failed');
  },
  { fails: true },
);
statement(
  'Angular libraries need `ng-packagr`',
  {
    'src/index.ts':
      "import { Component } from '@angular/core';\n@Component({ selector: 'a-b', templateUrl: './a.html' })\nexport class A {}\n",
    'src/a.html': '<p>text</p>',
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "type": "module", "peerDependencies": { "@angular/core": "*" } }',
  },
  { source: { decorators: { version: 'legacy' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('templateUrl');
    expect(text('dist/index.js')).not.toContain('ɵcmp');
  },
);

below('support');

for (const [kit, file] of [
  ['react-button/bundleless', 'dist/index.js'],
  ['vue-button/bundleless', 'dist/index.js'],
  ['svelte-stars/bundleless', 'dist/index.js'],
  ['solid-gauge/bundleless', 'dist/index.js'],
] as const) {
  recorded('Frameworks | React, Vue, Svelte, and Solid', kit, ({ has }) => {
    expect(has(file)).toBe(true);
  });
}

below('speed');

/** What the page shows of `npm run bench library-tools`. */
const measured = {
  'results.json': readFileSync(
    new URL('../../../benchmarks/library-tools.json', import.meta.url),
    'utf8',
  ),
};
function medianOf(runs: readonly Run[]): number {
  const sorted = runs.map(({ cpu }) => cpu).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return (upper + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

/** The median CPU time of the first builds of a tool, for each size. */
function mediansOf({ tools }: LibraryToolResults, name: string): number[] {
  return (tools.find(({ tool }) => tool === name)?.sizes ?? []).map(({ cold }) => medianOf(cold));
}

function seeResults(words: string, see: (results: LibraryToolResults) => void): void {
  statement(
    words,
    measured,
    undefined,
    ({ text }) => {
      see(JSON.parse(text('results.json')));
    },
    { run: [] },
  );
}

/** Expects that one tool needs less than another, for each of these sizes. */
function expectLess(
  results: LibraryToolResults,
  [less, more]: readonly [string, string],
  isSize = (_at: number): boolean => true,
): void {
  const small = mediansOf(results, less).filter((_, at) => isSize(at));
  const large = mediansOf(results, more).filter((_, at) => isSize(at));
  expect(small.length).toBeGreaterThan(0);
  expect(small.length).toBe(large.length);
  for (const [at, value] of small.entries()) expect(value).toBeLessThan(large[at] as number);
}

for (const words of [
  'The first table shows the CPU time of a first build.',
  'Each tool built the same generated TypeScript library',
  'Each number is the median of several builds',
]) {
  seeResults(words, ({ tools }) => {
    expect(tools.length).toBe(8);
    for (const { sizes } of tools) {
      expect(sizes.map(({ modules }) => modules)).toEqual([2, 10, 50, 150, 500]);
      for (const { cold, bytes } of sizes) {
        expect(cold.length).toBeGreaterThanOrEqual(2);
        expect(Math.min(bytes.esm, bytes.cjs, bytes.types)).toBeGreaterThan(0);
      }
      expect(sizes.at(-1)?.warm.length).toBeGreaterThanOrEqual(2);
    }
  });
}
seeResults('Faster than Rslib: Vite and esbuild, each with `tsc`', (results) => {
  for (const name of ['vite', 'esbuild']) expectLess(results, [name, 'rslib']);
});
statement(
  'Rslib compiles each item of `lib` on its own',
  { 'src/index.ts': 'export const a: number = 1;\n' },
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ output }) => {
    expect(output).toMatch(/built.*\(esm\)/);
    expect(output).toMatch(/built.*\(cjs\)/);
  },
);
seeResults('Slower than Rslib: tsup and unbuild for every size', (results) => {
  for (const name of ['tsup', 'unbuild']) expectLess(results, ['rslib', name]);
  expectLess(results, ['rslib', 'tsdown'], (at) => at >= 1);
});
seeResults('They bundle the declarations, and write them', ({ tools }) => {
  const typesOf = (name: string) =>
    tools.find(({ tool }) => tool === name)?.sizes.at(-1)?.bytes.types ?? 0;
  for (const name of ['tsup', 'tsdown', 'unbuild']) {
    expect(typesOf(name)).toBeGreaterThan(1.7 * typesOf('rslib-bundled-types'));
  }
});
seeResults('Against that row, tsdown is faster', (results) => {
  expectLess(results, ['tsdown', 'rslib-bundled-types']);
});
seeResults('TypeScript: With TypeScript 6, Rslib needs two to three and a half', (results) => {
  const six = mediansOf(results, 'rslib-typescript-6');
  for (const [at, seven] of mediansOf(results, 'rslib').entries()) {
    expect((six[at] as number) / seven).toBeGreaterThan(2);
    expect((six[at] as number) / seven).toBeLessThan(3.5);
  }
});
seeResults('tsup and unbuild need TypeScript 6', ({ tools }) => {
  for (const { tool, versions } of tools) {
    const isOld = ['tsup', 'unbuild', 'rslib-typescript-6'].includes(tool);
    expect(versions.join()).toContain(isOld ? 'typescript 6' : 'typescript 7');
  }
});
seeResults('After a change: The build cache saves little here', ({ tools }) => {
  const size = tools.find(({ tool }) => tool === 'rslib')?.sizes.at(-1);
  expect(medianOf(size?.warm ?? []) / medianOf(size?.cold ?? [])).toBeGreaterThan(0.7);
});
for (const words of [
  'Output: The bundles of Rslib are larger',
  'tsup, tsdown, and unbuild write the declarations',
]) {
  seeResults(words, ({ tools }) => {
    const bytesOf = (name: string) => tools.find(({ tool }) => tool === name)?.sizes.at(-1)?.bytes;
    for (const name of ['tsup', 'tsdown', 'unbuild']) {
      expect(bytesOf('rslib')?.esm).toBeGreaterThan(bytesOf(name)?.esm ?? Number.NaN);
      expect(bytesOf(name)?.types).toBeGreaterThan(1.7 * (bytesOf('rslib')?.types ?? Number.NaN));
    }
  });
}
unproven('CPU time is that of all processes', 'is about the measurement itself');
unproven('The machine did nothing else', 'is about the measurement itself');
unproven('For the library of 500 modules, the second table', 'is about the measurement itself');
