import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import { fields, folders, importBoth, jsx } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const compare = compareWith({ config: 'tsconfig.json', build: 'npx tsc' });
const tsconfig = (options: object = {}, others: object = {}) =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      rootDir: 'src',
      outDir: 'dist',
      module: 'ESNext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      strict: true,
      types: [],
      ...options,
    },
    include: ['src'],
    ...others,
  });
const paths = { paths: { '@/*': ['./src/*'] } };
const simple = { 'src/index.ts': "export const a: string = 'first';\n" };
const aliased = {
  'src/index.ts': "import { b } from '@/parts';\nexport const a = (): typeof b => b;\n",
  'src/parts/index.ts': 'export const b: { n: number } = { n: 1 };\n',
};
const unbundled = { bundle: false } as const;
const broken = { 'src/index.ts': 'export const a: string = 1;\n' };
const tested = { ...simple, 'src/a.test.ts': 'export const test = 1;\n' };
const styled = {
  'src/index.ts': "import './a.css';\nexport const a: number = 1;\n",
  'src/a.css': '.a { color: red }\n',
};

for (const words of [
  'A library that `tsc` builds usually has helpers around it',
  'Rslib in bundleless mode writes the same folders',
]) {
  compare(
    words,
    { ...aliased, ...styled, 'src/index.ts': `import './a.css';\n${aliased['src/index.ts']}` },
    tsconfig({ ...paths, declaration: true, noUncheckedSideEffectImports: false }),
    { ...unbundled, dts: true, output: { target: 'web' } },
    ({ text, files }) => {
      expect(text('theirs/index.js')).toContain("'@/parts'");
      expect(text('dist/index.js')).toContain('"./parts/index.js"');
      expect(files).not.toContain('theirs/a.css');
      expect(files).toContain('dist/a.css');
      for (const folder of folders) {
        expect(files).toContain(`${folder}/parts/index.js`);
        expect(files).toContain(`${folder}/parts/index.d.ts`);
      }
    },
  );
}

below('packages');

statement(
  'Keep `typescript` in your project',
  simple,
  { ...unbundled, dts: true },
  ({ output }) => {
    expect(output).toContain('typescript');
  },
  { typescript: 'none', fails: true },
);

for (const typescript of ['5', '6', '7'] as const) {
  statement(
    'Versions 5, 6, and 7 all work',
    simple,
    { ...unbundled, dts: true },
    ({ files }) => {
      expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
    },
    { typescript },
  );
}

below('config');

compare(
  '`bundle: false` writes one file for each source file',
  aliased,
  tsconfig(paths),
  unbundled,
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.js',
      'dist/parts/index.js',
      'theirs/index.js',
      'theirs/parts/index.js',
    ]);
  },
);

for (const files of [simple, broken]) {
  statement(
    '`dts: true` runs TypeScript for the declarations',
    files,
    { ...unbundled, dts: true },
    ({ files: written, output }) => {
      if (files === broken) expect(output).toContain('TS2322');
      else expect(written).toContain('dist/index.d.ts');
    },
    { fails: files === broken },
  );
}

for (const entry of ['./src/**', ['./src/**', '!./src/**/*.test.ts']]) {
  compare(
    'Exclude your tests in the entry as well',
    tested,
    tsconfig({ declaration: true }, { exclude: ['**/*.test.ts'] }),
    { ...unbundled, dts: true, source: { entry: { index: entry } } },
    ({ files }) => {
      expect(files).toContain('dist/index.d.ts');
      expect(files).not.toContain('theirs/a.test.js');
      expect(files).not.toContain('dist/a.test.d.ts');
      expect(files.includes('dist/a.test.js')).toBe(typeof entry === 'string');
    },
  );
}

compare(
  'In `package.json`, the script `tsc` becomes `rslib`',
  simple,
  tsconfig(),
  unbundled,
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('second');
  },
  {
    commands: [
      watch('npx tsc --watch --preserveWatchOutput', 'src/index.ts'),
      `echo "export const a = 'first';" > src/index.ts && ${watch('npx rslib --watch', 'src/index.ts')}`,
    ],
  },
);

below('compare');

for (const words of ['What is in the files differs', '`tsc` writes imports as they are']) {
  compare(words, aliased, tsconfig(paths), unbundled, ({ text }) => {
    expect(text('theirs/index.js')).toContain("from '@/parts'");
    expect(text('dist/index.js')).not.toContain('@/parts');
    expect(text('theirs/parts/index.js')).not.toBe(text('dist/parts/index.js'));
  });
}

compare(
  'Rslib resolves the alias, the folder, and the extension',
  {
    ...aliased,
    'src/index.ts': "export { b } from '@/parts';\nexport { c } from './c';\n",
    'src/c.ts': 'export const c = 1;\n',
  },
  tsconfig({ ...paths, declaration: true }),
  { ...unbundled, dts: true },
  ({ text }) => {
    for (const file of ['dist/index.js', 'dist/index.d.ts']) {
      expect(text(file)).toContain('./parts/index.js');
      expect(text(file)).toContain('./c.js');
    }
    expect(text('theirs/index.d.ts')).toContain("'@/parts'");
  },
);

below('defaults');

compare(
  'Module format | from `module`',
  { 'src/index.ts': 'export const a = 1;\n', 'src/b.cts': 'export const b = 1;\n' },
  tsconfig({ module: 'nodenext', moduleResolution: 'nodenext' }),
  { lib: [{ format: 'esm' }, { format: 'cjs' }], source: { entry: { index: './src/index.ts' } } },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('export const a');
    expect(text('theirs/b.cjs')).toContain('exports.b');
    expect(text('dist/index.js')).toContain('export {');
    expect(text('dist/index.cjs')).toContain('exports');
  },
);

compare(
  'Module format | from `module`',
  simple,
  tsconfig({ module: 'commonjs' }),
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('exports.a');
    expect(text('dist/index.js')).toContain('export {');
  },
);

const modern = { 'src/index.ts': 'export const get = (a: { b?: number }) => (a.b ??= 1);\n' };
for (const ours of ['engines', 'syntax']) {
  compare(
    'Syntax | `target` of the tsconfig |',
    {
      ...modern,
      'package.json': `{ "type": "module", "engines": { "node": "${ours === 'engines' ? '>=14' : '>=20'}" } }`,
    },
    tsconfig({ target: 'ES2020' }),
    { ...unbundled, ...(ours === 'syntax' && { syntax: ['node 14'] }) },
    ({ text }) => {
      for (const folder of folders) {
        expect(text(`${folder}/index.js`)).toContain('get');
        expect(text(`${folder}/index.js`)).not.toContain('??=');
      }
    },
  );
}

compare(
  'Syntax | `target` of the tsconfig |',
  modern,
  tsconfig({ target: 'ES2020' }),
  unbundled,
  ({ text }) => {
    expect(text('theirs/index.js')).not.toContain('??=');
    expect(text('dist/index.js')).toContain('??=');
  },
);

for (const options of [
  { target: 'ES2020' },
  { target: 'ES2022', useDefineForClassFields: false },
]) {
  compare(
    'Class fields | from `target`',
    { 'src/index.ts': fields({})['src/index.ts'] },
    tsconfig({ ...options, strict: false }),
    {},
    async ({ node }) => {
      expect(await node("import './theirs/index.js';")).toBe('set 1');
      expect(await node("import './dist/index.js'; console.log('loaded');")).toBe('loaded');
    },
    { commands: ['npx tsc --ignoreDeprecations 6.0; true', 'npx rslib'] },
  );
}

statement(
  'Class fields | from `target`',
  fields({ experimentalDecorators: true }),
  {},
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toBe('set 1');
  },
);

compare(
  'Old files in `dist` | stay |',
  simple,
  tsconfig(),
  unbundled,
  ({ has }) => {
    expect(has('theirs/old.js')).toBe(true);
    expect(has('dist/index.js')).toBe(true);
    expect(has('dist/old.js')).toBe(false);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx tsc',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

compare(
  'Comments in JavaScript | stay |',
  {
    'src/index.ts': '/*! license */\n\n/** Says what it is. */\nexport const a: number = 1;\n',
  },
  tsconfig(),
  { ...unbundled, dts: true },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('Says what it is.');
    expect(text('dist/index.js')).toContain('license');
    expect(text('dist/index.js')).not.toContain('Says what it is.');
    expect(text('dist/index.d.ts')).toContain('Says what it is.');
  },
);

const others = {
  'src/index.ts':
    "import './a.css';\nimport icon from './a.svg';\nimport data from './data.json';\nexport const all: unknown[] = [icon, data];\n",
  'src/a.css': '.a { color: red }\n',
  'src/a.svg': '<svg/>\n',
  'src/data.json': '{ "n": 1 }\n',
  'src/env.d.ts':
    "declare module '*.svg' {\n  const url: string;\n  export default url;\n}\ndeclare module '*.css';\n",
};
for (const target of ['node', 'web'] as const) {
  compare(
    'CSS, JSON, images | ignored',
    others,
    tsconfig({ resolveJsonModule: true }),
    { ...unbundled, output: { target } },
    ({ files }) => {
      expect(files.filter((file) => file.startsWith('theirs/'))).toEqual([
        'theirs/data.json',
        'theirs/index.js',
      ]);
      expect(files.includes('dist/a.css')).toBe(target === 'web');
      expect(files).toContain('dist/data.js');
      expect(files).toContain('dist/static/svg/a.svg');
    },
  );
}

compare(
  'Hand-written `.d.ts` | ignored |',
  {
    'src/index.ts': "import type { T } from './types';\nexport const a: T = 1;\n",
    'src/types.d.ts': 'export type T = number;\n',
  },
  tsconfig({ declaration: true }),
  { ...unbundled, dts: true },
  ({ files, text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.d.ts`)).toContain("'./types");
      expect(files).not.toContain(`${folder}/types.d.ts`);
    }
  },
);

const reexported = {
  'src/index.ts': "export { T, b } from './b.js';\n",
  'src/b.ts': 'export type T = number;\nexport const b: T = 1;\n',
};
compare(
  'Re-exported types | recognized without `type` |',
  reexported,
  tsconfig({ module: 'nodenext', moduleResolution: 'nodenext' }),
  { bundle: false },
  async ({ node }) => {
    expect(await node("import * as theirs from './theirs/index.js'; console.log(theirs.b);")).toBe(
      '1',
    );
    expect(await node("import './dist/index.js';")).toContain(
      "does not provide an export named 'T'",
    );
  },
);

statement(
  'Re-exported types | recognized without `type` |',
  { ...reexported, 'tsconfig.json': tsconfig({ isolatedModules: true }) },
  undefined,
  ({ output }) => {
    expect(output).toContain('TS1205');
  },
  { run: ['npx tsc --noEmit'], fails: true },
);

below('options');

compare(
  '`outDir` |',
  simple,
  tsconfig({ outDir: 'out' }),
  { ...unbundled, output: { distPath: 'lib' } },
  ({ files }) => {
    expect(files).toEqual(['lib/index.js', 'out/index.js']);
  },
  { commands: ['npx tsc && mkdir dist', 'npx rslib'] },
);

for (const [declarationDir, distPath] of [
  ['types', undefined],
  ['theirs-types', 'types'],
] as const) {
  compare(
    '`declarationDir` |',
    simple,
    tsconfig({ declaration: true, declarationDir }),
    { ...unbundled, dts: distPath ? { distPath } : true },
    ({ files }) => {
      expect(files).toContain('types/index.d.ts');
      expect(files).toContain('theirs/index.js');
      expect(files).not.toContain('dist/index.d.ts');
    },
    {
      commands: [
        `npx tsc && test -f ${declarationDir}/index.d.ts && rm -r ${declarationDir}`,
        'npx rslib',
      ],
    },
  );
}

compare(
  '`rootDir` |',
  { 'src/sub/index.ts': 'export const a: number = 1;\n' },
  tsconfig({ declaration: true }),
  {
    ...unbundled,
    dts: true,
    outBase: './src',
    source: { entry: { index: './src/sub/**' } },
  },
  ({ files }) => {
    expect(files).toEqual([
      'dist/sub/index.d.ts',
      'dist/sub/index.js',
      'theirs/sub/index.d.ts',
      'theirs/sub/index.js',
    ]);
  },
);

statement(
  '`declaration`, `emitDeclarationOnly` |',
  { ...simple, 'tsconfig.json': tsconfig({ declaration: false, emitDeclarationOnly: false }) },
  { ...unbundled, dts: true },
  ({ files }) => {
    expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
  },
);

compare(
  '`declarationMap`, `stripInternal` |',
  {
    'src/index.ts':
      'export const a: number = 1;\n/** @internal */\nexport const secret: number = 2;\n',
  },
  tsconfig({ declaration: true, declarationMap: true, stripInternal: true }),
  { ...unbundled, dts: true },
  ({ files, text }) => {
    for (const folder of folders) {
      expect(files).toContain(`${folder}/index.d.ts.map`);
      expect(text(`${folder}/index.d.ts`)).toContain('a: number');
      expect(text(`${folder}/index.d.ts`)).not.toContain('secret');
    }
  },
);

compare(
  '`target` |',
  { 'src/index.ts': 'export const get = (a: { b?: number }) => [(a.b ??= 1), a?.b];\n' },
  tsconfig({ target: 'ES2020' }),
  { ...unbundled, syntax: 'es2020' },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('a?.b');
    expect(text('theirs/index.js')).not.toContain('??=');
    expect(text('dist/index.js')).toContain('??=');
  },
);

compare(
  '`target` |',
  { 'src/index.ts': 'export const get = (a?: { b?: number }) => a?.b;\n' },
  tsconfig({ target: 'ES2019' }),
  { ...unbundled, syntax: 'es2019' },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('void 0');
  },
);

compare(
  '`module: "commonjs"` |',
  { ...simple, 'package.json': '{}' },
  tsconfig({ module: 'commonjs' }),
  { ...unbundled, format: 'cjs' },
  async ({ node }) => {
    expect(
      await node(
        "import theirs from './theirs/index.js';\nimport ours from './dist/index.js';\nconsole.log(theirs.a, ours.a);",
      ),
    ).toBe('first first');
  },
);

for (const path of [true, false]) {
  statement(
    '`paths` |',
    { ...aliased, 'tsconfig.json': tsconfig(paths) },
    { ...unbundled, redirect: { js: { path } } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(path ? '"./parts/index.js"' : '"@/parts"');
    },
  );
}

compare(
  '`importHelpers` |',
  {
    'src/index.ts': 'export class A { #b = 1; get(): number { return this.#b; } }\n',
    'package.json': '{ "type": "module", "dependencies": { "tslib": "2", "@swc/helpers": "0.5" } }',
    'node_modules/tslib/package.json':
      '{ "name": "tslib", "version": "2.9.1", "types": "tslib.d.ts" }',
    'node_modules/tslib/tslib.d.ts':
      'export declare function __classPrivateFieldGet(a: any, b: any, c: any, d: any): any;\n',
    'node_modules/@swc/helpers/package.json': '{ "name": "@swc/helpers", "version": "0.5.17" }',
  },
  tsconfig({ target: 'ES2020', importHelpers: true }),
  { ...unbundled, syntax: 'es2020', externalHelpers: true },
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('from "tslib"');
    expect(text('dist/index.js')).toMatch(/from "@swc\/helpers/);
  },
);

compare(
  '`sourceMap` |',
  simple,
  tsconfig({ sourceMap: true }),
  { ...unbundled, output: { sourceMap: true } },
  ({ files }) => {
    for (const folder of folders) expect(files).toContain(`${folder}/index.js.map`);
  },
);

const decorated = {
  'src/index.ts': [
    'const seen: unknown[] = [];',
    'const mark = (...args: unknown[]): void => { seen.push(args.length); };',
    'class A { @mark b(): void {} }',
    'export const a = [typeof A, ...seen];',
  ].join('\n'),
};
for (const experimentalDecorators of [true, false]) {
  compare(
    '`experimentalDecorators` |',
    decorated,
    tsconfig({ experimentalDecorators }),
    {},
    async ({ node }) => {
      const all = `[ 'function', ${experimentalDecorators ? 3 : 2} ]`;
      expect(await node(importBoth('theirs.a, ours.a'))).toBe(`${all} ${all}`);
    },
  );
}

statement('`jsx` |', jsx, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('React.createElement("div"');
  expect(text('dist/index.js')).not.toContain('import');
});

compare(
  '`tsc -p tsconfig.build.json` |',
  { ...aliased, 'tsconfig.build.json': tsconfig({ ...paths, declaration: true }) },
  tsconfig(),
  { ...unbundled, dts: true },
  ({ files, text }) => {
    for (const folder of folders) expect(files).toContain(`${folder}/parts/index.d.ts`);
    expect(text('dist/index.js')).toContain('./parts/index.js');
  },
  { commands: ['npx tsc -p tsconfig.build.json', 'npx rslib --tsconfig tsconfig.build.json'] },
);

statement(
  '`tsc -b` |',
  {
    'src/index.ts': "export { c } from '../other/c.js';\n",
    'tsconfig.json': tsconfig({ composite: true }, { references: [{ path: './other' }] }),
    'other/c.ts': 'export const c: number = 1;\n',
    'other/tsconfig.json': tsconfig(
      { composite: true, rootDir: '.', outDir: './out' },
      { include: ['*.ts'] },
    ),
  },
  { ...unbundled, dts: { build: true } },
  ({ files }) => {
    expect(files).toContain('other/out/c.d.ts');
    expect(files).toContain('dist/index.d.ts');
  },
);

statement(
  '`tsc --noEmit` |',
  {
    ...simple,
    'tests/a.ts': 'export const wrong: string = 1;\n',
    'tsconfig.json': tsconfig(),
    'tsconfig.tests.json': JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { rootDir: '.' },
      include: ['src', 'tests'],
    }),
  },
  { ...unbundled, dts: true },
  ({ output, files }) => {
    expect(files).toContain('dist/index.d.ts');
    expect(output).toContain('tests/a.ts');
  },
  { run: ['npx rslib', 'npx tsc --noEmit -p tsconfig.tests.json'], fails: true },
);
