import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import { dualTypes } from '../../dual-types.ts';
import {
  aliased,
  conditional,
  entries,
  fields,
  folders,
  js,
  lazy,
  listed,
  located,
  long,
  mode,
  modern,
  packages,
  styled,
  text,
  typed,
  typedPackage,
  unused,
} from '../../migration-sources.ts';
import { below, recorded, statement } from '../../statement.ts';

const install = ['tsup@9.0.0', 'typescript@6.0.3'];
const compare = compareWith({
  install,
  config: 'tsup.config.mjs',
  build: 'npx tsup src/index.* --format esm',
});
const anyFormat = compareWith({ install, config: 'tsup.config.mjs', build: 'npx tsup' });
const commonjs = '{ "name": "demo", "version": "1.0.0" }';
const both = [{ format: 'esm' }, { format: 'cjs' }] as const;

statement(
  'This guide was checked with tsup',
  {},
  undefined,
  ({ output }) => {
    expect(output).toContain('tsup/9.0.');
  },
  { install, run: ['npx tsup --version'] },
);

for (const type of ['module', 'commonjs']) {
  anyFormat(
    'tsup and Rslib name their files in the same way',
    { ...typed, 'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type }) },
    { entry: ['src/index.ts'], format: ['esm', 'cjs'], dts: true },
    { lib: both.map(({ format }) => ({ format, dts: { bundle: true, autoExtension: true } })) },
    ({ files }) => {
      const ours = files.filter((file) => file.startsWith('dist/'));
      expect(ours).toHaveLength(4);
      expect(files.filter((file) => file.startsWith('theirs/'))).toEqual(
        ours.map((file) => file.replace('dist', 'theirs')),
      );
    },
    { packages: ['@microsoft/api-extractor'] },
  );
}

below('packages');

compare(
  'You need API Extractor because tsup bundles declaration files',
  typed,
  { dts: true },
  { dts: true },
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
      'dist/b.d.ts',
      'dist/index.d.ts',
      'theirs/index.d.ts',
    ]);
  },
);
recorded(
  'You need API Extractor because tsup bundles declaration files',
  'dts-parcel/no-api-extractor',
  ({ output }) => {
    expect(output).toContain('@microsoft/api-extractor');
    expect(output).toContain('error');
  },
);

for (const typescript of ['5', '6', '7'] as const) {
  const needs = typescript !== '5';
  for (const compilerOptions of [
    { module: 'ESNext', moduleResolution: 'bundler', skipLibCheck: true },
    {
      module: 'ESNext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      rootDir: 'src',
      types: ['node'],
    },
  ]) {
    const fails = needs && compilerOptions.types === undefined;
    statement(
      'Versions 5, 6, and 7 work',
      {
        'src/index.ts': 'export const a: string = process.version;\n',
        'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
      },
      { dts: true },
      ({ exitCode, output }) => {
        expect(exitCode).toBe(fails ? 1 : 0);
        expect(output).toMatch(fails ? /TS(?:5011|2591)/ : /dist\/index\.js/);
      },
      { typescript, fails, packages: ['@types/node'] },
    );
  }
}

statement(
  'Check your Node.js version',
  {},
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).engines.node).toBe('^20.19.0 || >=22.12.0');
  },
  { run: ['cat node_modules/@rslib/core/package.json'] },
);

below('config');

statement(
  'If several entries share a class with private members',
  {
    'src/a.ts': "export { Box } from './box';\n",
    'src/b.ts': "import type { Box } from './box';\nexport const open = (box: Box) => box;\n",
    'src/box.ts': 'export class Box {\n  private n = 1;\n  get() { return this.n; }\n}\n',
    'user/index.ts':
      "import { Box } from '../dist/a.js';\nimport { open } from '../dist/b.js';\nopen(new Box());\n",
  },
  {
    source: { entry: { a: './src/a.ts', b: './src/b.ts' } },
    lib: both.map(({ format }) => ({ format, dts: { bundle: true, autoExtension: true } })),
  },
  ({ output }) => {
    expect(output).toContain('TS2345');
    expect(output).toContain("separate declarations of a private property 'n'");
  },
  {
    packages: ['@microsoft/api-extractor'],
    run: [
      'npx rslib',
      'npx tsc --ignoreConfig --noEmit --module nodenext --skipLibCheck --types "" user/index.ts',
    ],
    fails: true,
  },
);

compare(
  "You don't need `entry`, because `src/index.ts` is the default",
  { ...typed, 'dist/old.js': 'old();\n' },
  { clean: true },
  undefined,
  ({ has, files }) => {
    expect(files).toContain('dist/index.js');
    expect(has('theirs/old.js')).toBe(false);
    expect(has('dist/old.js')).toBe(false);
  },
  { commands: ['npx tsup src/index.ts', 'mkdir dist && touch dist/old.js && npx rslib'] },
);

anyFormat(
  'build | `tsup` |',
  js,
  { entry: ['src/index.js'], format: 'esm' },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
  },
);

anyFormat(
  'watch | `tsup --watch` |',
  js,
  { entry: ['src/index.js'], format: 'esm' },
  undefined,
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('second');
    expect(text('dist/index.js')).toContain('second');
  },
  {
    commands: [
      watch('npx tsup --watch'),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);

anyFormat(
  'one format, without config |',
  typed,
  undefined,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
  },
  {
    commands: ['npx tsup src/index.ts --format esm', 'npx rslib --entry src/index.ts --format esm'],
  },
);

below('compare');

anyFormat(
  'If a package doesn\'t have `"type": "module"`',
  { ...packages, 'package.json': commonjs },
  { entry: ['src/index.js'], format: ['esm', 'cjs'] },
  { lib: [...both] },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.js',
      'dist/index.mjs',
      'theirs/index.js',
      'theirs/index.mjs',
    ]);
  },
);

below('defaults');

anyFormat(
  'Format | `cjs` | `esm`',
  js,
  { entry: ['src/index.js'] },
  undefined,
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.cjs']);
    expect(text('theirs/index.cjs')).toContain('module.exports');
    expect(text('dist/index.js')).toContain('export {');
  },
);

for (const entry of [
  ['src/a.js', 'src/b/c.js'],
  { a: 'src/a.js', 'b/c': 'src/b/c.js' },
  ['src/**/*.js'],
]) {
  anyFormat(
    'Entry | array, object, or globs |',
    entries,
    { entry, format: 'esm' },
    { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
    ({ files }) => {
      expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.js', 'theirs/b/c.js']);
    },
  );
}

for (const bundle of [false, true]) {
  statement(
    'Entry | array, object, or globs |',
    entries,
    { bundle, source: { entry: { index: './src/**/*.js' } } },
    ({ files, output }) => {
      if (bundle) expect(output).toContain('is not supported when "bundle" is "true"');
      else expect(files).toEqual(['dist/a.js', 'dist/b/c.js']);
    },
    { fails: bundle },
  );
}

compare('Declarations | off; bundled when on |', typed, {}, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
});

compare(
  'Declarations | off; bundled when on |',
  typed,
  { dts: true },
  { dts: true },
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
      'dist/b.d.ts',
      'dist/index.d.ts',
      'theirs/index.d.ts',
    ]);
  },
);

anyFormat(
  'Clean before the build |',
  js,
  { entry: ['src/index.js'], format: 'esm' },
  undefined,
  ({ has }) => {
    expect(has('theirs/old.js')).toBe(true);
    expect(has('dist/old.js')).toBe(false);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx tsup',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

for (const [field, theirs] of [
  ['dependencies', 'from'],
  ['peerDependencies', 'from'],
  ['optionalDependencies', 'code of'],
  ['devDependencies', 'code of'],
] as const) {
  compare('Dependencies kept as imports |', listed(field), {}, {}, ({ text }) => {
    expect(text('theirs/index.js')).toContain('mitt2');
    expect(text('theirs/index.js').includes('code of mitt2')).toBe(theirs === 'code of');
    expect(text('dist/index.js').includes('code of mitt2')).toBe(field === 'devDependencies');
  });
}

compare(
  'Syntax | `target` of the tsconfig, else Node.js 16 |',
  { 'src/index.js': `${modern['src/index.js']}export class A { static { get({}); } }\n` },
  {},
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('??=');
    expect(text('theirs/index.js')).not.toMatch(/static ?{/);
    expect(text('dist/index.js')).toMatch(/static ?{/);
  },
);

compare(
  'Syntax | `target` of the tsconfig, else Node.js 16 |',
  {
    'src/index.ts': 'export const get = (a: any) => (a.b ??= a?.c);\n',
    'tsconfig.json': '{ "compilerOptions": { "target": "ES2019" } }',
    'package.json': '{ "type": "module", "engines": { "node": ">=14" } }',
  },
  {},
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('void 0');
    expect(text('dist/index.js')).not.toContain('??=');
    expect(text('dist/index.js')).toContain('b ?? ');
  },
);

for (const shims of [false, true]) {
  anyFormat(
    '`import.meta.url` in CommonJS |',
    located,
    { entry: ['src/index.js'], format: 'cjs', shims },
    { format: 'cjs' },
    async ({ node }) => {
      const seen = await node(
        "import theirs from './theirs/index.cjs';\nimport ours from './dist/index.cjs';\nconsole.log(theirs.here, ours.here);",
      );
      expect(seen).toMatch(shims ? /^theirs\/\S+ dist/ : /^undefined dist/);
    },
  );
}

compare(
  '`node:` prefix |',
  { 'src/index.js': "import fs from 'node:fs';\nexport default fs.existsSync;\n" },
  {},
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toMatch(/from ["']fs["']/);
    expect(text('dist/index.js')).toContain('from "node:fs"');
  },
);

compare(
  '`node:` prefix |',
  {
    'src/index.js': "import fs from 'node:fs';\nexport default fs.existsSync;\n",
    'package.json': '{ "type": "module", "engines": { "node": ">=12" } }',
  },
  {},
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "fs"');
  },
);

for (const words of ['Styles | written |', 'If your library has styles, for example']) {
  compare(words, styled, {}, {}, ({ files, output }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.css', 'theirs/index.js']);
    expect(output).not.toMatch(/warn|error/i);
  });
  compare(words, styled, {}, { output: { target: 'web' } }, ({ files }) => {
    expect(files).toContain('dist/index.css');
  });
}

compare('Class fields |', fields({ target: 'ES2020' }), {}, {}, async ({ node }) => {
  expect(await node("import './theirs/index.js';")).toBe('set 1');
  expect(await node("import './dist/index.js'; console.log('loaded');")).toBe('loaded');
});

compare(
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

statement('Text files | ', text('?raw'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('"hello\\n"');
});

compare(
  '`TSUP_FORMAT` |',
  { 'src/index.js': 'export const a = TSUP_FORMAT;\n' },
  {},
  { lib: [{}, { format: 'cjs', source: { define: { TSUP_FORMAT: '"cjs"' } } }] },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('"esm"');
    expect(text('dist/index.js')).toContain('= TSUP_FORMAT');
    expect(text('dist/index.cjs')).toContain('"cjs"');
  },
);

compare(
  'Types of development dependencies |',
  typedPackage,
  { dts: true },
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('theirs/index.d.ts')).toContain("from 'left'");
    expect(text('dist/index.d.ts')).toContain('left: number');
    expect(text('dist/index.d.ts')).not.toContain("from 'left'");
  },
  { packages: ['@microsoft/api-extractor'] },
);

for (const files of [
  styled,
  { 'src/index.ts': fields({})['src/index.ts'] },
  text(''),
  { 'src/index.js': 'export const a = TSUP_FORMAT;\n' },
  { 'src/index.js': 'export class A { static { globalThis.a = A; } }\n' },
] as const) {
  compare('The build reports none of the first five', files, {}, {}, ({ output, has }) => {
    expect(has('dist/index.js')).toBe(true);
    expect(output).not.toMatch(/warn|error/i);
  });
}

below('options');

anyFormat(
  "`entry: ['src/a.ts', 'src/b/c.ts']` |",
  { 'src/a.ts': 'export const a = 1;\n', 'src/b/c.ts': 'export const c = 1;\n' },
  { entry: ['src/a.ts', 'src/b/c.ts'], format: 'esm' },
  { source: { entry: { a: './src/a.ts', 'b/c': './src/b/c.ts' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.js', 'theirs/b/c.js']);
  },
);

anyFormat(
  "`entry: ['src/cmd/*.ts']` |",
  { 'src/cmd/a.ts': 'export const a = 1;\n', 'src/cmd/b.ts': 'export const b = 1;\n' },
  { entry: ['src/cmd/*.ts'], format: 'esm' },
  `import { readdirSync } from 'node:fs';
const files = readdirSync('./src/cmd');
export default {
  source: { entry: Object.fromEntries(files.map((file) => [file.replace(/\\.ts$/, ''), './src/cmd/' + file])) },
};`,
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b.js', 'theirs/a.js', 'theirs/b.js']);
  },
);

anyFormat(
  "`format: ['esm', 'cjs']` |",
  js,
  { entry: ['src/index.js'], format: ['esm', 'cjs'] },
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

compare(
  '`outDir` |',
  js,
  { outDir: 'out' },
  { output: { distPath: 'lib' } },
  ({ files }) => {
    expect(files).toEqual(['lib/index.js', 'out/index.js']);
  },
  { commands: ['npx tsup src/index.js --format esm && mkdir dist', 'npx rslib'] },
);

compare(
  '`outExtension` |',
  typed,
  { dts: true, outExtension: () => ({ js: '.mjs', dts: '.d.mts' }) },
  { output: { filename: { js: '[name].mjs' } }, dts: { bundle: true, autoExtension: true } },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.d.ts',
      'dist/index.mjs',
      'theirs/index.d.ts',
      'theirs/index.mjs',
    ]);
  },
  { packages: ['@microsoft/api-extractor'] },
);

compare(
  '`clean` |',
  js,
  { clean: true },
  { output: { cleanDistPath: false } },
  ({ has }) => {
    expect(has('theirs/old.js')).toBe(false);
    expect(has('dist/old.js')).toBe(true);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx tsup src/index.js',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

anyFormat(
  '`legacyOutput` |',
  js,
  { entry: ['src/index.js'], format: ['esm', 'cjs'], legacyOutput: true },
  {
    lib: [
      { format: 'esm', output: { distPath: 'dist/esm' } },
      { format: 'cjs', output: { distPath: 'dist' } },
    ],
    autoExtension: false,
  },
  ({ files }) => {
    expect(files).toEqual([
      'dist/esm/index.js',
      'dist/index.js',
      'theirs/esm/index.js',
      'theirs/index.js',
    ]);
  },
);

compare(
  '`dts` | `dts`: `{ bundle: true }`',
  typed,
  { dts: true },
  { dts: { bundle: true } },
  ({ files, text }) => {
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
      'dist/index.d.ts',
      'theirs/index.d.ts',
    ]);
    expect(text('dist/index.d.ts')).toContain('n: number');
    expect(text('theirs/index.d.ts')).toContain('n: number');
  },
  { packages: ['@microsoft/api-extractor'] },
);

for (const bundle of [true, { bundledPackages: ['left'] }])
  compare(
    "`dts: { resolve: ['pkg'] }`, `--dts-resolve` |",
    typedPackage,
    { dts: { resolve: ['left'] } },
    { dts: { bundle } },
    ({ text }) => {
      for (const folder of folders) {
        expect(text(`${folder}/index.d.ts`)).toContain('left: number');
        expect(text(`${folder}/index.d.ts`)).not.toContain("from 'left'");
      }
    },
    { packages: ['@microsoft/api-extractor'] },
  );

compare(
  '`dts: { only: true }` |',
  typed,
  { dts: { only: true } },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/b.d.ts', 'dist/index.d.ts', 'theirs/index.d.ts']);
  },
  {
    commands: [
      'npx tsup src/index.ts --format esm',
      'npx tsc --declaration --emitDeclarationOnly --noEmit false --outDir dist',
    ],
  },
);

compare(
  '`experimentalDts` |',
  typed,
  { experimentalDts: true },
  { dts: { bundle: true } },
  ({ files, text }) => {
    expect(files).toContain('theirs/index.d.ts');
    expect(text('dist/index.d.ts')).toContain('n: number');
  },
  { packages: ['@microsoft/api-extractor'] },
);

anyFormat(
  '`bundle: false` |',
  typed,
  { entry: ['src/**/*.ts'], bundle: false, format: 'esm' },
  { bundle: false },
  ({ files, text }) => {
    expect(files).toEqual(['dist/b.js', 'dist/index.js', 'theirs/b.js', 'theirs/index.js']);
    expect(text('dist/index.js')).toContain('from "./b.js"');
    expect(text('theirs/index.js')).toContain('from "./b"');
  },
);

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
      expect(text('theirs/index.js')).toMatch(/from ["']left\/sub\.js["']/);
      expect(text('theirs/index.js')).toContain('code of mitt2');
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

compare(
  '`skipNodeModulesBundle` |',
  { ...packages, 'package.json': '{ "type": "module", "devDependencies": { "left": "1" } }' },
  { skipNodeModulesBundle: true },
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    expect(text('theirs/index.js')).not.toContain('code of');
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).toContain('code of mitt2');
  },
);

compare(
  "`noExternal: ['pkg']` |",
  listed('dependencies'),
  { noExternal: ['mitt2'] },
  { output: { autoExternal: { exclude: ['mitt2'] } } },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('code of mitt2');
      expect(text(`${folder}/index.js`)).toMatch(/from ["']left["']/);
    }
  },
);

compare(
  "`target: ['es2020', 'chrome80']` |",
  modern,
  { target: ['es2020', 'chrome80'] },
  { syntax: ['es2020', 'chrome 80'] },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('get');
      expect(text(`${folder}/index.js`)).not.toContain('??=');
    }
  },
);

compare(
  "`platform: 'browser'` |",
  conditional,
  { platform: 'browser' },
  { output: { target: 'web' } },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('for browsers');
    expect(text('dist/index.js')).toContain('for browsers');
  },
);

anyFormat(
  '`globalName` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { entry: ['src/index.js'], format: 'iife', globalName: 'Demo' },
  { lib: [{ format: 'umd', umdName: 'Demo', output: { target: 'web' } }] },
  async ({ node }) => {
    const read = (file: string) =>
      `new Function(readFileSync('${file}', 'utf8') + '; return typeof Demo === "undefined" ? globalThis.Demo.a : Demo.a')()`;
    const seen = await node(
      `import { readFileSync } from 'node:fs';\nglobalThis.self = globalThis;\nconsole.log(${read('theirs/index.global.js')}, ${read('dist/index.js')});`,
    );
    expect(seen).toBe('1 1');
  },
);

anyFormat(
  '`cjsInterop` |',
  { 'src/index.js': 'export default () => 1;\n' },
  { entry: ['src/index.js'], format: 'cjs', cjsInterop: true, splitting: true },
  {
    format: 'cjs',
    tools: { rspack: { output: { library: { type: 'commonjs2', export: 'default' } } } },
  },
  async ({ node }) => {
    const seen = await node(
      "import theirs from './theirs/index.cjs';\nimport ours from './dist/index.cjs';\nconsole.log(typeof theirs, typeof ours);",
    );
    expect(seen).toBe('function function');
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
  '`banner`, `footer` |',
  js,
  { banner: { js: '/* top */' }, footer: { js: '/* end */' } },
  { banner: { js: '/* top */' }, footer: { js: '/* end */' } },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toMatch(/^\/\* top \*\/[\s\S]*\/\* end \*\/\s*$/);
    }
  },
);

compare(
  '`define` |',
  mode,
  { define: { MODE: '"fast"' } },
  { source: { define: { MODE: '"fast"' } } },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('"fast"');
    expect(text('dist/index.js')).toContain('"fast"');
  },
);

compare(
  "`env: { API_URL: 'x' }` |",
  {
    'src/index.js': 'export const a = [process.env.API_URL, import.meta.env.API_URL];\n',
  },
  { env: { API_URL: 'x' } },
  {
    source: { define: { 'process.env.API_URL': '"x"', 'import.meta.env.API_URL': '"x"' } },
  },
  async ({ node }) => {
    const seen = await node(
      "import * as theirs from './theirs/index.js';\nimport * as ours from './dist/index.js';\nconsole.log(...theirs.a, ...ours.a);",
    );
    expect(seen).toBe('x x x x');
  },
);

compare(
  '`shims: true` |',
  { 'src/index.js': 'export const a = [__dirname, __filename];\n' },
  { shims: true },
  { shims: { esm: { __dirname: true, __filename: true } } },
  async ({ node }) => {
    const seen = await node(
      "import * as theirs from './theirs/index.js';\nimport * as ours from './dist/index.js';\nconsole.log(...theirs.a, ...ours.a);",
    );
    expect(seen).toMatch(/theirs \S*theirs\/index\.js \S*dist \S*dist\/index\.js$/);
  },
);

compare(
  '`tsconfig` |',
  aliased('tsconfig.build.json'),
  { tsconfig: 'tsconfig.build.json' },
  { source: { tsconfigPath: './tsconfig.build.json' } },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('b = 1');
    expect(text('dist/index.js')).toContain('b = 1');
  },
);

const copied = { ...js, 'public/a.txt': 'a\n', 'static/b.txt': 'b\n' };
for (const publicDir of [true, 'static']) {
  compare(
    '`publicDir` |',
    copied,
    { publicDir },
    {
      output: {
        target: 'web',
        copy: publicDir === true ? [] : [{ from: 'b.txt', context: './static' }],
      },
    },
    ({ files }) => {
      const file = publicDir === true ? 'a.txt' : 'b.txt';
      expect(files).toContain(`theirs/${file}`);
      expect(files).toContain(`dist/${file}`);
    },
  );
}

compare(
  '`injectStyle` |',
  styled,
  { injectStyle: true },
  { output: { target: 'web', injectStyles: true } },
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
    expect(text('theirs/index.js')).toContain('color: red');
    expect(text('dist/index.js')).toContain('color: red');
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

compare(
  '`loader` |',
  {
    'src/index.js': "import a from './a.txt';\nexport default a;\n",
    'src/other.js': "import a from './a.txt?raw';\nexport default a;\n",
    'src/a.txt': 'hello',
  },
  { loader: { '.txt': 'text' } },
  { source: { entry: { index: './src/other.js' } } },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('"hello"');
    expect(text('dist/index.js')).toContain('"hello"');
  },
);

compare(
  '`loader` |',
  { 'src/index.js': "import a from './a.glb';\nexport default a;\n", 'src/a.glb': 'glb' },
  { loader: { '.glb': 'file' } },
  { source: { assetsInclude: /\.glb$/ } },
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.glb'))).toHaveLength(2);
  },
);

compare(
  '`esbuildPlugins`, `plugins` |',
  mode,
  `export default {
  esbuildPlugins: [{ name: 'mode', setup: (build) => { build.initialOptions.define = { MODE: '1' }; } }],
  plugins: [{ name: 'top', renderChunk: (code) => ({ code: '/* plugin */' + code }) }],
};`,
  `import { rspack } from '@rslib/core';
export default {
  plugins: [{ name: 'top', setup: (api) => api.onAfterBuild(() => console.log('built by plugin')) }],
  tools: { rspack: { plugins: [new rspack.DefinePlugin({ MODE: '1' })] } },
};`,
  ({ text, output }) => {
    expect(text('theirs/index.js')).toMatch(/^\/\* plugin \*\/[\s\S]*= 1/);
    expect(text('dist/index.js')).toContain('= 1');
    expect(output).toContain('built by plugin');
  },
);

const after = `export default { plugins: [{
  name: 'after',
  setup: (api) => api.onAfterBuild(() => console.log('after build')),
}] };`;
compare(
  '`onSuccess` |',
  js,
  `export default { onSuccess: async () => { console.log('success'); } };`,
  after,
  ({ output }) => {
    expect(output).toContain('success');
    expect(output.split('after build').length - 1).toBeGreaterThan(1);
  },
  { commands: ['npx tsup src/index.js --format esm', watch('npx rslib --watch')] },
);

for (const format of ['esm', 'cjs'] as const) {
  anyFormat(
    '`splitting` |',
    lazy,
    { entry: ['src/a.js', 'src/b.js'], format },
    { format, source: { entry: { a: './src/a.js', b: './src/b.js' } } },
    ({ files, text }) => {
      const holding = (folder: string, code: string) =>
        files.filter((file) => file.startsWith(folder) && text(file).includes(code));
      expect(holding('dist', 'lazy code')).toHaveLength(1);
      expect(holding('dist', 'lazy code')[0]).not.toMatch(/dist\/[ab]\./);
      expect(holding('dist', 'shared code')).toHaveLength(format === 'esm' ? 1 : 2);
      expect(holding('theirs', 'shared code')).toHaveLength(format === 'esm' ? 1 : 2);
    },
  );
}

compare('`treeshake` |', unused, { treeshake: true }, {}, ({ text }) => {
  for (const folder of folders) {
    expect(text(`${folder}/index.js`)).toContain('used');
    expect(text(`${folder}/index.js`)).not.toContain('unused code');
  }
});

compare('`metafile` |', js, { metafile: true }, {}, ({ files }) => {
  expect(files).toContain('theirs/metafile-esm.json');
  expect(files).toContain('dist/index.js');
});

compare(
  '`silent` |',
  js,
  { silent: true },
  {},
  ({ output, files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
    expect(output.trim()).toBe('');
  },
  { commands: ['npx tsup src/index.js --format esm', 'npx rslib --log-level error'] },
);

below('global');

statement(
  "An IIFE of Rslib can't have exports",
  js,
  { format: 'iife' },
  ({ output }) => {
    expect(output).toContain('export');
  },
  { fails: true },
);

statement(
  "If you don't set the name, both items write",
  js,
  { lib: [{}, { format: 'umd', umdName: 'Demo', output: { target: 'web' } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

below('config');

dualTypes('Keep `bundle: true` in both items', {}, false);
dualTypes('Keep `bundle: true` in both items', { bundle: true }, true, {
  packages: ['@microsoft/api-extractor'],
});

below('create-require');

const oldPackage = {
  'src/index.js': "import old from 'old';\nexport const count = old;\n",
  'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
  'node_modules/old/index.js':
    "const Events = require('events');\nmodule.exports = new Events().listenerCount('a') + 5;\n",
};
for (const words of [
  'If tsup bundles a CommonJS package',
  'Drop this banner: with the target `node`',
]) {
  compare(words, oldPackage, { noExternal: ['old'] }, undefined, async ({ text, node, files }) => {
    const theirs = files.find((file) => /^theirs\/index\.m?js$/.test(file));
    expect(await node(`import './${theirs}';`)).toMatch(
      /Dynamic require of "events" is not supported/,
    );
    expect(text('dist/index.js')).toContain('createRequire');
    expect(await node("import { count } from './dist/index.js';\nconsole.log(count);")).toContain(
      '5',
    );
  });
}
