import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { dualTypes } from '../../dual-types.ts';
import { below, type ProbeOptions, statement } from '../../statement.ts';

const wrong = { 'src/index.ts': "export const a: number = 'text';\n" };
const relaxed = { dts: { abortOnError: false } };

below('dist-path');

for (const typescript of ['6', '7'] as const) {
  statement(
    'Type `string` · Default `declarationDir`',
    {
      'app/src/index.ts': 'export const a = 1;\n',
      'app/package.json': '{ "type": "module" }',
      'app/tsconfig.json': JSON.stringify({
        compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler' },
        include: ['src'],
      }),
      'app/rslib.config.mjs': 'export default { dts: true };',
    },
    undefined,
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(typescript === '6');
      expect(has('app/dist/index.d.ts')).toBe(typescript === '7');
    },
    { run: ['npx rslib --root app'], typescript },
  );
}

below('abort-on-error');

statement(
  'The error is printed, and the exit code is 0',
  wrong,
  relaxed,
  ({ output }) => {
    expect(output).toMatch(/\[tsc\].*TS2322/);
  },
  { typescript: '6', run: ['npx rslib --log-level warn'] },
);

statement('With TypeScript 7, the lines of the errors begin', wrong, relaxed, ({ output }) => {
  expect(output).toMatch(/\[tsgo\].*TS2322/);
});

statement(
  'With TypeScript 7, the lines of the errors begin',
  wrong,
  relaxed,
  ({ output }) => {
    expect(output).toContain('Failed to generate declaration files');
    expect(output).not.toContain('TS2322');
  },
  { run: ['npx rslib --log-level warn'] },
);

const extractor = ['@microsoft/api-extractor'];
const tsconfig = (options: object = {}, include = ['src']) =>
  JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      ...options,
    },
    include,
  });
const source = {
  'src/index.ts': "export { used } from './used';\n",
  'src/used.ts': 'export const used = 1;\n',
  'src/alone.ts': 'export const alone = 2;\n',
};
const bundled = { dts: { bundle: true } };

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.ts': 'const a = 1;\nconsole.log(a);\n' },
    { format, dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
  );
}

statement(
  'all formats, bundle and bundleless mode',
  source,
  { bundle: false, dts: true },
  ({ has }) => {
    expect(has('dist/used.d.ts')).toBe(true);
  },
);

statement('Without declaration files, your users get no types', source, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('example');

for (const words of [
  'The JavaScript is still one bundle',
  'Every file that your `tsconfig.json` includes',
]) {
  statement(words, source, { dts: true }, ({ files }) => {
    expect(files).toEqual([
      'dist/alone.d.ts',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/used.d.ts',
    ]);
  });
}

below('requirements');

for (const typescript of ['5', '6', '7'] as const) {
  statement(
    'For `dts`, you need TypeScript 5, 6, or 7',
    source,
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}

statement(
  'If something is missing, the build fails',
  source,
  { dts: true },
  ({ output }) => {
    expect(output).toContain('Failed to resolve TypeScript from the project root');
  },
  { typescript: 'none', fails: true },
);

statement(
  'If something is missing, the build fails',
  source,
  { dts: true },
  ({ output }) => {
    expect(output).toContain('Failed to resolve tsconfig file');
  },
  { run: ['rm tsconfig.json', 'npx rslib'], fails: true },
);

for (const typescript of ['6', '7'] as const) {
  statement(
    'For this step, Rslib sets `declaration`',
    { ...source, 'tsconfig.json': tsconfig({ noEmit: true, declaration: false }) },
    { dts: true },
    ({ files }) => {
      expect(files).toEqual([
        'dist/alone.d.ts',
        'dist/index.d.ts',
        'dist/index.js',
        'dist/used.d.ts',
      ]);
    },
    { typescript },
  );
}

below('bundle');

const twoEntries = {
  ...source,
  'src/b.ts': "export { used } from './used';\nexport type B = 1;\n",
};
const entry = { index: './src/index.ts', b: './src/b.ts' };

statement(
  'Entries: An entry must be a single path',
  twoEntries,
  { ...bundled, source: { entry: { index: ['./src/index.ts', './src/b.ts'] } } },
  ({ output }) => {
    expect(output).toContain('error');
  },
  { fails: true, packages: extractor },
);

statement(
  'In bundle mode, each gets its own file',
  twoEntries,
  { ...bundled, source: { entry } },
  ({ files }) => {
    expect(files).toEqual(expect.arrayContaining(['dist/b.d.ts', 'dist/index.d.ts']));
  },
  { packages: extractor },
);

statement(
  'In bundle mode, each gets its own file',
  twoEntries,
  { ...bundled, bundle: false },
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual(['dist/index.d.ts']);
  },
  { packages: extractor },
);

statement(
  'Shared types: Each file has a copy',
  twoEntries,
  { ...bundled, source: { entry } },
  ({ text }) => {
    expect(text('dist/b.d.ts')).toContain('const used = 1');
    expect(text('dist/index.d.ts')).toContain('const used = 1');
  },
  { packages: extractor },
);

for (const words of ['Temporary files: The separate files', 'The folder contains a `.gitignore`']) {
  statement(
    words,
    source,
    bundled,
    async ({ node }) => {
      const code =
        "import { readdirSync } from 'node:fs'; console.log(readdirSync('.rstack', { recursive: true }).sort().join());";
      expect(await node(code)).toMatch(/\.gitignore,.*declarations\/esm\/index\.d\.ts/);
    },
    { packages: extractor },
  );
}

for (const words of [
  'If you pass `--dts` on the command line',
  'The object in your config is lost',
]) {
  statement(
    words,
    source,
    bundled,
    ({ has }) => {
      expect(has('dist/used.d.ts')).toBe(true);
    },
    { packages: extractor, run: ['npx rslib --dts'] },
  );
}

below('bundled-packages');

const typedPackage = (name: string, code: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    types: 'index.d.ts',
    main: 'index.js',
  }),
  [`node_modules/${name}/index.js`]: 'export {};\n',
  [`node_modules/${name}/index.d.ts`]: code,
});
const withPackages = {
  'package.json': JSON.stringify({
    name: 'demo',
    type: 'module',
    devDependencies: { dev: '1' },
    dependencies: { dep: '1' },
  }),
  'src/index.ts':
    "import type { Dev } from 'dev';\nimport type { Dep } from 'dep';\nexport type Both = [Dev, Dep];\n",
  ...typedPackage(
    'dev',
    "import type { Far } from 'far';\nexport interface Dev { fromDev: Far }\n",
  ),
  ...typedPackage('dep', 'export interface Dep { fromDep: 1 }\n'),
  ...typedPackage('far', 'export interface Far { fromFar: 1 }\n'),
};

for (const words of [
  "The types of all packages that aren't listed",
  'By default, the list contains the packages',
  'For ESM and CJS, these are the `devDependencies`',
  'Types that these packages take from further packages',
]) {
  statement(
    words,
    withPackages,
    bundled,
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain('fromDev');
      expect(text('dist/index.d.ts')).toMatch(/from 'dep'/);
      expect(text('dist/index.d.ts')).toMatch(/from 'far'/);
    },
    { packages: extractor },
  );
}

statement(
  'If you write a list, it replaces',
  withPackages,
  { dts: { bundle: { bundledPackages: ['dep'] } } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('fromDep');
    expect(text('dist/index.d.ts')).toMatch(/from 'dev'/);
  },
  { packages: extractor },
);

statement(
  'Include every package, also those',
  withPackages,
  { dts: { bundle: { bundledPackages: ['dev', 'far'] } } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/fromDev[\s\S]*fromFar|fromFar[\s\S]*fromDev/);
  },
  { packages: extractor },
);

statement(
  'packages in `autoExternal.exclude`',
  withPackages,
  { ...bundled, output: { autoExternal: { exclude: ['dep'] } } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/from 'dep'/);
  },
  { packages: extractor },
);

below('dist-path');

for (const words of [
  'Writes declaration files to a separate folder',
  'Point `types` in your `package.json`',
]) {
  statement(
    words,
    { ...source, 'types/hand.d.ts': 'export type A = 1;\n' },
    { dts: { distPath: './types' } },
    ({ files, has }) => {
      expect(files).toContain('types/index.d.ts');
      expect(has('types/hand.d.ts')).toBe(false);
    },
  );
}

statement(
  'Only `output.cleanDistPath: false` keeps them',
  { ...source, 'types/hand.d.ts': 'export type A = 1;\n' },
  { dts: { distPath: './types' }, output: { cleanDistPath: false } },
  ({ has }) => {
    expect(has('types/hand.d.ts')).toBe(true);
  },
);

below('auto-extension');

for (const [type, format, js, dts] of [
  ['module', 'esm', 'js', 'd.ts'],
  ['module', 'cjs', 'cjs', 'd.cts'],
  ['commonjs', 'esm', 'mjs', 'd.mts'],
  ['commonjs', 'cjs', 'js', 'd.ts'],
  ['module', 'umd', 'js', 'd.ts'],
  ['commonjs', 'iife', 'js', 'd.ts'],
] as const) {
  const row =
    format === 'umd' || format === 'iife'
      ? 'any | `umd`, `iife`, `mf`'
      : `${type === 'module' ? '`module`' : '`commonjs` or none'} | \`${format}\``;
  statement(
    row,
    { 'src/index.ts': 'const a = 1;\nconsole.log(a);\n', 'package.json': JSON.stringify({ type }) },
    { format, dts: { autoExtension: true } },
    ({ files }) => {
      expect(files).toEqual([`dist/index.${dts}`, `dist/index.${js}`].sort());
    },
  );
}

statement(
  'By default, declaration files end in `.d.ts`',
  source,
  { format: 'cjs', dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

statement(
  '`autoExtension` of the lib is `false`',
  source,
  { format: 'cjs', autoExtension: false, dts: { autoExtension: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

statement(
  'The extension comes from `output.filename`',
  source,
  { output: { filename: { js: '[name].mjs' } }, dts: { autoExtension: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

statement(
  'The sources are `.mts` and `.cts` files',
  { 'src/index.mts': 'export const a = 1;\n', 'src/c.cts': 'export const c = 1;\n' },
  { dts: true },
  ({ files }) => {
    expect(files).toEqual(expect.arrayContaining(['dist/index.d.mts', 'dist/c.d.cts']));
  },
);

statement(
  'If such a file is an entry, the build fails',
  { 'src/index.mts': 'export const a = 1;\n' },
  bundled,
  ({ output }) => {
    expect(output).toMatch(/Declaration entry file .* not found/);
  },
  { packages: extractor, fails: true },
);

below('abort-on-error');

for (const words of [
  'By default, an error in this step ends',
  'The JavaScript files are already written',
]) {
  statement(
    words,
    wrong,
    { dts: true },
    ({ exitCode, has }) => {
      expect(exitCode).toBe(1);
      expect(has('dist/index.js')).toBe(true);
    },
    { fails: true },
  );
}

below('alias');

const aliased = {
  'src/index.ts': "import type { Unit } from 'unit';\nexport const a: Unit = 1;\n",
  'src/unit.ts': 'export type Unit = number;\n',
};

for (const typescript of ['5', '6', '7'] as const) {
  for (const words of [
    'Maps module names to paths',
    typescript === '7'
      ? 'If the build fails with `TS2307`, you are using'
      : 'The output above comes from TypeScript 6',
  ]) {
    if (typescript === '7' && words.startsWith('Maps')) continue;
    statement(
      words,
      aliased,
      { dts: { alias: { unit: './src/unit' } } },
      ({ output, text }) => {
        expect(typescript === '7' ? output : text('dist/index.d.ts')).toContain(
          typescript === '7' ? 'TS2307' : "'./unit.js'",
        );
      },
      { typescript, fails: typescript === '7' },
    );
  }
}

statement(
  'Put the name into `paths` of the tsconfig',
  { ...aliased, 'tsconfig.json': tsconfig({ paths: { unit: ['./src/unit'] } }) },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain("'./unit.js'");
  },
);

statement(
  'If a name is in both, `alias` wins',
  {
    ...aliased,
    'src/other.ts': 'export type Unit = number;\n',
    'tsconfig.json': tsconfig({ paths: { unit: ['./src/other'] } }),
  },
  { dts: { alias: { unit: './src/unit' } } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain("'./unit.js'");
  },
  { typescript: '6' },
);

below('build');

statement(
  "You can't combine `build` and `bundle`",
  source,
  { dts: { build: true, bundle: true } },
  ({ output }) => {
    expect(output).toContain('error');
  },
  { fails: true, packages: extractor },
);

below('isolated');

const isolated = { dts: { isolated: true } };

statement(
  'SWC infers only trivial types',
  { 'src/index.ts': "export const a = 1;\nexport const b = 'text';\n" },
  isolated,
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('b');
  },
);

statement(
  "If you don't write a type for every other export",
  { 'src/index.ts': 'export const a = [1].map(String);\n' },
  isolated,
  ({ output }) => {
    expect(output).toMatch(/TS90\d\d/);
  },
  { fails: true },
);

statement('Covers | all files', source, isolated, ({ files }) => {
  expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
    'dist/index.d.ts',
    'dist/used.d.ts',
  ]);
});

statement('Checks types |', wrong, isolated, ({ has }) => {
  expect(has('dist/index.d.ts')).toBe(true);
});

statement(
  'Needs TypeScript |',
  source,
  isolated,
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { typescript: 'none' },
);

statement(
  'Needs a tsconfig |',
  source,
  isolated,
  ({ output }) => {
    expect(output).toContain('Failed to resolve tsconfig file');
  },
  { run: ['rm tsconfig.json', 'npx rslib'], fails: true },
);

for (const [dts, kept] of [
  [true, false],
  [{ isolated: true }, true],
] as const) {
  statement(
    '`stripInternal` |',
    {
      'src/index.ts':
        '/** @internal */\nexport const hidden: number = 1;\nexport const a: number = 1;\n',
      'tsconfig.json': tsconfig({ stripInternal: true }),
    },
    { dts },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain('a: number');
      expect(text('dist/index.d.ts').includes('hidden')).toBe(kept);
    },
  );
  statement(
    '`declarationMap` |',
    { ...source, 'tsconfig.json': tsconfig({ declarationMap: true }) },
    { dts },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
      expect(has('dist/index.d.ts.map')).toBe(!kept);
    },
  );
  statement(
    'JavaScript files, with `allowJs` |',
    {
      'src/index.js': '/** @type {number} */\nexport const a = 1;\n',
      'tsconfig.json': tsconfig({ allowJs: true }),
    },
    { dts },
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/index.d.ts')).toBe(!kept);
    },
  );
}

statement(
  'You can combine `isolated` with `bundle`',
  source,
  { dts: { isolated: true, bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('used');
  },
  { packages: extractor },
);

for (const other of [
  { tsgo: true },
  { build: true },
  { abortOnError: false },
  { typescriptPath: '/typescript' },
]) {
  statement(
    'You can combine `isolated` with `bundle`',
    source,
    { dts: { isolated: true, ...other } },
    ({ output }) => {
      expect(output).toMatch(/error[\s\S]*isolated/);
    },
    { fails: true },
  );
}

below('tsgo');

for (const [row, typescript, tsgo, message] of [
  ['7 | unset or `true`', '7', true, 'declaration files generated with tsgo'],
  ['7 | unset or `true`', '7', undefined, 'declaration files generated with tsgo'],
  ['7 | `false`', '7', false, 'Can not set "dts.tsgo: false"'],
  ['5, 6 | unset or `false`', '5', undefined, 'declaration files generated'],
  ['5, 6 | unset or `false`', '6', false, 'declaration files generated'],
  ['5, 6 | `true`', '6', true, 'requires `typescript` >= 7.0.0.'],
] as const) {
  const fails = message.startsWith('Can') || message.startsWith('requires');
  statement(
    row,
    source,
    { dts: tsgo === undefined ? true : { tsgo } },
    ({ output }) => {
      expect(output).toContain(message);
      expect(output.includes('with tsgo')).toBe(message.includes('with tsgo'));
    },
    { typescript, fails },
  );
}

statement(
  'Generates declarations with the native compiler',
  source,
  { dts: true },
  ({ output }) => {
    expect(output).toContain('declaration files generated with tsgo');
  },
);

below('typescript-path');

for (const typescriptPath of ['typescript', './node_modules/typescript/lib/typescript.js']) {
  statement(
    'If you pass a relative path or a package name',
    source,
    { dts: { typescriptPath } },
    ({ output }) => {
      expect(output).toContain('error');
    },
    { fails: true },
  );
}

for (const words of [
  'The path of the main module of a TypeScript package',
  'Use it to generate declarations with another version',
]) {
  statement(
    words,
    source,
    `import { createRequire } from 'node:module';
  export default { dts: { typescriptPath: createRequire(import.meta.url).resolve('typescript-6') } };`,
    ({ output }) => {
      expect(output).toContain('declaration files generated');
      expect(output).not.toContain('with tsgo');
    },
    { packages: ['typescript-6'], typescript: 'none' },
  );
}

below('limits');

statement(
  'Declaration files that you write by hand in `src`',
  {
    'src/index.ts': "import type { T } from './types';\nexport const a: T = 1;\n",
    'src/types.d.ts': 'export type T = number;\n',
  },
  { dts: true },
  ({ text, has }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/types/);
    expect(has('dist/types.d.ts')).toBe(false);
  },
);

statement(
  'If your tsconfig includes test files',
  { ...source, 'src/a.test.ts': 'export const t = 1;\n' },
  { dts: true },
  ({ has }) => {
    expect(has('dist/a.test.d.ts')).toBe(true);
  },
);

statement(
  'Rslib writes JavaScript in every build',
  source,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/alone.d.ts', 'dist/index.d.ts', 'dist/used.d.ts']);
  },
  { run: ['npx tsc --declaration --emitDeclarationOnly --noEmit false --outDir dist'] },
);

const withExtractor = { packages: extractor };
const demoManifest = (rest: object) => JSON.stringify({ name: 'demo', type: 'module', ...rest });

below('bundle');

statement(
  "The internal helper `factorOf` isn't in the file",
  {
    'src/index.ts':
      "import { factorOf } from './factor';\nexport const get = (): number => factorOf();\n",
    'src/factor.ts': 'export const factorOf = (): number => 1;\n',
  },
  bundled,
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('get');
    expect(text('dist/index.d.ts')).not.toContain('factorOf');
  },
  withExtractor,
);
statement(
  'API Extractor makes that file, so install version 7',
  source,
  bundled,
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  withExtractor,
);
statement(
  'Two copies of a class with private members',
  {
    'src/index.ts': "export { Store } from './store';\n",
    'src/b.ts':
      "import type { Store } from './store';\nexport const use = (store: Store): void => void store;\n",
    'src/store.ts': 'export class Store { private own = 1; get(): number { return this.own; } }\n',
    'user.ts':
      "import { Store } from './dist/index';\nimport { use } from './dist/b';\nuse(new Store());\n",
  },
  { ...bundled, source: { entry } },
  ({ output }) => {
    expect(output).toContain('TS2345');
  },
  {
    ...withExtractor,
    run: [
      'npx rslib',
      'npx tsc --noEmit --ignoreConfig --strict --module ESNext --moduleResolution bundler user.ts',
    ],
    fails: true,
  },
);

below('bundled-packages');

statement(
  'bundleless mode, where JavaScript imports every package',
  {
    'src/index.ts': "export type { A } from 'left';\n",
    'package.json': demoManifest({ devDependencies: { left: '1' } }),
    'node_modules/left/package.json': '{ "name": "left", "types": "index.d.ts" }',
    'node_modules/left/index.d.ts': 'export type A = "typed";\n',
  },
  { bundle: false, ...bundled },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/left|typed/);
  },
  withExtractor,
);

below('auto-extension');

statement(
  'Turn it on if you publish two formats',
  { 'src/index.ts': 'export const a: number = 1;\n' },
  {
    lib: [
      { format: 'esm', dts: { autoExtension: true, distPath: 'dist/esm' } },
      { format: 'cjs', dts: { autoExtension: true, distPath: 'dist/cjs' } },
    ],
  },
  ({ files }) => {
    expect(files.filter((file) => /\.d\./.test(file))).toEqual([
      'dist/cjs/index.d.cts',
      'dist/esm/index.d.ts',
    ]);
  },
);

below('abort-on-error');

statement("Don't publish such a build, because declaration files", wrong, relaxed, ({ output }) => {
  expect(output).toContain('TS2322');
});

const referencing = (options: object, rest: object = {}) => ({
  'src/index.ts': "import { unit } from './units/unit';\nexport const a: number = unit;\n",
  'src/units/unit.ts': 'export const unit: number = 1;\n',
  'src/units/tsconfig.json': JSON.stringify({
    compilerOptions: {
      composite: true,
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      rootDir: '.',
      outDir: '../../dist/units',
      ...rest,
    },
    include: ['.'],
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
      rootDir: 'src',
      ...options,
    },
    include: ['src'],
    exclude: ['src/units'],
    references: [{ path: './src/units' }],
  }),
});

below('build');

statement(
  'Rslib then also writes the declaration files',
  referencing({ declarationDir: 'dist' }),
  { dts: { build: true } },
  ({ files }) => {
    expect(files).toContain('dist/units/unit.d.ts');
    expect(files).not.toContain('dist/units/unit.js');
  },
);
statement(
  'If `src/units` has no declarations and the build fails',
  referencing({ declarationDir: 'dist' }),
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS6305');
  },
  { fails: true },
);
for (const words of [
  '`outDir` or `declarationDir` must be the folder',
  'Otherwise, the error asks you to set `declarationDir`.',
]) {
  statement(
    words,
    referencing({ outDir: 'types' }),
    { dts: { build: true } },
    ({ output }) => {
      expect(output).toContain('Please set "declarationDir": "dist"');
    },
    { fails: true },
  );
}
statement(
  '`outDir` or `declarationDir` must be the folder',
  referencing({ outDir: 'dist' }),
  { dts: { build: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

below('isolated');

statement(
  'If ESM and CJS libs both use `isolated`',
  { 'src/index.ts': 'export const a: number = 1;\n' },
  {
    lib: [
      { format: 'esm', dts: { isolated: true, autoExtension: true, distPath: 'dist/esm' } },
      { format: 'cjs', dts: { isolated: true, autoExtension: true, distPath: 'dist/cjs' } },
    ],
  },
  ({ files }) => {
    expect(files.filter((file) => /\.d\./.test(file))).toEqual([
      'dist/cjs/index.d.cts',
      'dist/esm/index.d.ts',
    ]);
  },
);

below('limits');

statement(
  '`.vue` files are not supported, so use `vue-tsc`',
  {
    'src/index.ts': "export { default } from './A.vue';\n",
    'src/A.vue': '<template><i /></template>\n',
  },
  { dts: true, output: { externals: ['./A.vue'] } },
  ({ output }) => {
    expect(output).toContain('TS2307');
  },
  { fails: true },
);
statement(
  '`.vue` files are not supported, so use `vue-tsc`',
  { 'src/index.ts': 'export const a = 1;\n' },
  undefined,
  ({ exitCode }) => {
    expect(exitCode).not.toBe(0);
  },
  { run: ['npx vue-tsc --noEmit'], packages: ['vue', 'vue-tsc'], fails: true },
);

below('bundle-tsconfig-path');

statement(
  "If you don't use `bundle`, you don't need this option",
  {
    'src/index.ts': "export { bed } from '@/bed';\n",
    'src/bed.ts': 'export const bed: number = 1;\n',
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
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('./bed.js');
  },
);

below('build');

const withBuildInfo = (rest: object) => ({
  ...referencing({ declarationDir: 'dist' }, rest),
  'package.json': demoManifest({ version: '1.0.0', files: ['dist', '!dist/**/*.tsbuildinfo'] }),
});
for (const words of [
  'With `"rootDir": "src"`, you also need',
  'In a referenced project that writes to `dist`',
]) {
  statement(
    words,
    withBuildInfo({ tsBuildInfoFile: '../../dist/units/tsconfig.tsbuildinfo' }),
    { dts: { build: true } },
    ({ has }) => {
      expect(has('dist/units/unit.d.ts')).toBe(true);
    },
    { run: ['npx rslib', 'npx rslib'] },
  );
}
statement(
  "If the file is elsewhere, it isn't removed",
  withBuildInfo({ tsBuildInfoFile: '../../units.tsbuildinfo' }),
  { dts: { build: true } },
  ({ output }) => {
    expect(output).toMatch(/TS\d+/);
  },
  { run: ['npx rslib', 'npx rslib'], fails: true },
);
statement(
  'Keep that file out of your package',
  withBuildInfo({ tsBuildInfoFile: '../../dist/units/tsconfig.tsbuildinfo' }),
  { dts: { build: true } },
  ({ output }) => {
    expect(output).toContain('unit.d.ts');
    expect(output).not.toMatch(/npm notice.*tsbuildinfo/);
  },
  { run: ['npx rslib', 'npm pack --dry-run'] },
);

below('bundled-packages');

for (const version of [undefined, '0.0.0']) {
  statement(
    'If a package of the list is still imported, look',
    {
      'src/index.ts': "export type { A } from 'left';\n",
      'package.json': demoManifest({ devDependencies: { left: '1' } }),
      'node_modules/left/package.json': JSON.stringify({
        name: 'left',
        version,
        types: 'index.d.ts',
      }),
      'node_modules/left/index.d.ts': "export type A = 'typed';\n",
    },
    { dts: { bundle: { bundledPackages: ['left'] } } },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain('A');
      expect(text('dist/index.d.ts').includes('typed')).toBe(version !== undefined);
    },
    withExtractor,
  );
}

const oneDevPackage = {
  'src/index.ts': "export type { A } from 'left';\nexport { a } from 'left';\n",
  'package.json': demoManifest({ devDependencies: { left: '1' } }),
  ...typedPackage('left', 'export declare const a: string;\nexport interface A { typed: 1 }\n'),
  'node_modules/left/index.js': "exports.a = 'code';\n",
};

for (const field of ['dependencies', 'devDependencies']) {
  statement(
    'packages of another file, read through',
    { ...oneDevPackage, 'other.json': JSON.stringify({ [field]: { left: '1' } }) },
    { ...bundled, output: { autoExternal: { packageJson: './other.json' } } } as RslibConfig,
    ({ text }) => {
      expect(text('dist/index.js').includes('from "left"')).toBe(field === 'dependencies');
      expect(text('dist/index.d.ts')).toContain('typed');
    },
    withExtractor,
  );
}

for (const [output, dts, copies] of [
  [
    { externals: ({ request }, done) => (request === 'left' ? done(undefined, request) : done()) },
    {},
    true,
  ],
  [{ externals: /^left$/ }, {}, true],
  [{ externals: { left: 'left' } }, {}, true],
  [{ externals: [{ left: 'left' }], target: 'web' }, {}, true],
  [{ externals: { left: 'left' }, target: 'web' }, {}, false],
  [{ externals: /^left$/ }, { isolated: true }, false],
] as [NonNullable<RslibConfig['output']>, object, boolean][]) {
  statement(
    '`externals` as a function, as a regular expression',
    oneDevPackage,
    { dts: { bundle: true, ...dts }, output },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('from "left"');
      expect(text('dist/index.d.ts')).toMatch(/typed|'left'/);
      expect(text('dist/index.d.ts').includes('typed')).toBe(copies);
    },
    withExtractor,
  );
}

for (const [isBundled, fails] of [
  [true, true],
  [false, false],
]) {
  statement(
    'If a package writes its types with `export =`',
    {
      'src/index.ts':
        "import ms from 'ms';\nexport const a: ms.StringValue = '1s';\nexport const parse = ms;\n",
      'package.json': demoManifest({ devDependencies: { '@types/ms': '2', ms: '2' } }),
    },
    { dts: { bundle: isBundled ? true : { bundledPackages: [] } }, output: { externals: ['ms'] } },
    ({ output, exitCode }) => {
      expect(output).toContain('declaration files');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { packages: [...extractor, '@types/ms'], fails: Boolean(fails) },
  );
}

below('bundle-tsconfig-path');

const aliasing = {
  'src/index.ts': "export { bed } from '@/bed';\nexport type { Bed } from '@/bed';\n",
  'src/bed.ts':
    'export interface Bed { width: number }\nexport function bed(): Bed { return { width: 1 }; }\n',
  'tsconfig.json': tsconfig({ paths: { '@/*': ['./src/*'] } }),
};
statement(
  'The build reports no error, but your users get `TS1183`',
  aliasing,
  bundled,
  ({ output }) => {
    expect(output).toMatch(/^relaxed 0\n[\s\S]*TS1183[\s\S]*strict [1-9]/m);
  },
  {
    ...withExtractor,
    run: [
      'npx rslib',
      'echo "import { bed } from \'demo\'; bed();" > user.ts && mkdir node_modules/demo && cp dist/* node_modules/demo/',
      'npx tsc --noEmit --ignoreConfig --module ESNext --moduleResolution bundler --skipLibCheck user.ts; echo relaxed $?',
      'npx tsc --noEmit --ignoreConfig --module ESNext --moduleResolution bundler user.ts; echo strict $?',
    ],
  },
);
for (const name of ['esm', 'other']) {
  for (const words of ['`esm` in the path is the name', '`paths` of the tsconfig maps an alias']) {
    statement(
      words,
      {
        ...aliasing,
        'extractor.json': JSON.stringify({
          extends: './tsconfig.json',
          compilerOptions: { paths: { '@/*': [`./.rstack/declarations/${name}/*`] } },
        }),
      },
      {
        lib: [
          {
            ...(name === 'other' && { id: name }),
            dts: { bundle: { tsconfigPath: 'extractor.json' } },
          },
        ],
      },
      ({ text }) => {
        expect(text('dist/index.d.ts')).toContain('bed(): Bed;');
      },
      withExtractor,
    );
  }
}
for (const tsconfigPath of [undefined, 'extractor.json']) {
  statement(
    'A bundled workspace package exports its sources',
    {
      'app/src/index.ts': "export { width } from 'left';\n",
      'app/package.json': demoManifest({ devDependencies: { left: 'workspace:*' } }),
      'app/tsconfig.json': tsconfig(),
      'app/extractor.json': JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { paths: { left: ['../left/dist/index.d.ts'] } },
      }),
      'app/rslib.config.mjs': `export default { dts: { bundle: ${JSON.stringify({ tsconfigPath })} } };`,
      'left/package.json':
        '{ "name": "left", "version": "1.0.0", "type": "module", "exports": "./src/index.ts" }',
      'left/src/index.ts': 'export function width(): number { return 1; }\n',
      'left/tsconfig.json': tsconfig(),
      'left/rslib.config.mjs': 'export default { dts: true };',
    },
    undefined,
    ({ text }) => {
      expect(text('app/dist/index.d.ts')).toContain('function width(): number');
      expect(text('app/dist/index.d.ts').includes('return 1')).toBe(tsconfigPath === undefined);
    },
    {
      ...withExtractor,
      run: [
        'mkdir app/node_modules && ln -s ../../left app/node_modules/left',
        'npx rslib --root left',
        'cd app && ../node_modules/.bin/rslib',
      ],
    },
  );
}

below('isolated');

dualTypes('Otherwise, `.d.ts` files can be lost.', { isolated: true }, false);

below('typescript-path');

for (const [version, options] of [
  [7, {}],
  [6, { typescript: 'none', packages: ['typescript-6'] }],
] as [number, ProbeOptions][]) {
  statement(
    'Because both packages install a `tsc` command',
    {},
    undefined,
    ({ output }) => {
      expect(output).toMatch(new RegExp(`^Version ${version}\\.`, 'm'));
    },
    { ...options, run: ['npx tsc --version'] },
  );
}
