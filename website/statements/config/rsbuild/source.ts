import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const twoFolders = {
  'src/index.ts': "export { b } from './comp/button';\n",
  'src/comp/button.ts': 'export const b = 1;\n',
};
const twoKeys = { index: './src/index.ts', comp: './src/comp/**' };
const newDependency = {
  'src/index.js': "export { read } from 'newdep';\n",
  'node_modules/newdep/package.json': '{ "name": "newdep", "version": "1.0.0", "type": "module" }',
  'node_modules/newdep/index.js': 'export const read = (o) => o?.a ?? 1;\n',
};

below('entry');

statement(
  'In bundleless mode, the value is a glob pattern',
  twoFolders,
  { bundle: false, source: { entry: { other: ['./src/**'] } } },
  ({ files }) => {
    expect(files).toEqual(['dist/comp/button.js', 'dist/index.js']);
  },
);

statement(
  'List every file that the output imports',
  twoFolders,
  { bundle: false, source: { entry: { index: './src/index.ts' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

statement(
  'Each key gets a separate base folder',
  twoFolders,
  { bundle: false, source: { entry: twoKeys } },
  async ({ files, node, output }) => {
    expect(files).toEqual(['dist/button.js', 'dist/index.js']);
    expect(output).not.toContain('warn');
    expect(await node("import './dist/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
  },
);

statement(
  'If you need several keys, set `outBase`',
  twoFolders,
  { bundle: false, outBase: 'src', source: { entry: twoKeys } },
  ({ files }) => {
    expect(files).toEqual(['dist/comp/button.js', 'dist/index.js']);
  },
);

below('entry-flag');

statement(
  'In bundleless mode, each `--entry` is a separate key',
  twoFolders,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/button.js', 'dist/index.js']);
  },
  { run: ["npx rslib --no-bundle --entry src/index.ts --entry 'src/comp/**'"] },
);

statement(
  "You can't exclude files with this flag",
  twoFolders,
  undefined,
  ({ output }) => {
    expect(output).toContain('No entry files matching !src/comp/**');
  },
  { run: ["npx rslib --no-bundle --entry 'src/**' --entry '!src/comp/**'"], fails: true },
);

below('include');

statement(
  'If you bundle a dependency whose syntax is too new',
  newDependency,
  { syntax: 'es2015', source: { include: [/node_modules\/newdep\//] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('const read');
    expect(text('dist/index.js')).not.toContain('?.');
  },
);

statement(
  'A string is an absolute path',
  newDependency,
  { syntax: 'es2015', source: { include: ['newdep'] } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('o?.a ?? 1');
    expect(output).not.toContain('warn');
  },
);

const shared = {
  'src/a.js': "import { common } from './common.js';\nexport const a = [common];\n",
  'src/b.js': "import { common } from './common.js';\nexport const b = [common];\n",
  'src/common.js': "export const common = 'shared text';\n",
};
const two = { a: './src/a.js', b: './src/b.js' };
const one = { 'src/index.js': 'export const a = 1;\n' };

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': 'console.log(NAME);\n' },
    { format, source: { define: { NAME: '"defined"' } } },
    ({ text, files }) => {
      expect(text(files[0] as string)).toContain('defined');
    },
  );
}

statement(
  'all formats, bundle and bundleless mode',
  { 'src/index.js': 'console.log(NAME);\n' },
  { bundle: false, source: { define: { NAME: '"defined"' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('defined');
  },
);

below('entry');

statement('bundle | `src/index`', shared, { source: { entry: two } }, ({ files }) => {
  expect(files).toContain('dist/a.js');
});

statement(
  'bundleless | all files in `src/**`',
  { ...shared, ...one },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b.js', 'dist/common.js', 'dist/index.js']);
  },
);

statement(
  'In an ESM bundle, code that several entries use',
  shared,
  { source: { entry: two } },
  ({ files, text }) => {
    expect(files).toHaveLength(3);
    expect(files.filter((file) => text(file).includes('shared text'))).toHaveLength(1);
  },
);

statement(
  'CommonJS bundles repeat the code',
  shared,
  { format: 'cjs', source: { entry: two } },
  ({ files, text }) => {
    expect(files.filter((file) => text(file).includes('shared text'))).toHaveLength(2);
  },
);

for (const [dts, name] of [
  [true, 'a'],
  [{ bundle: true }, 'main'],
] as const) {
  statement(
    'Declaration files keep the names of the sources',
    { 'src/a.ts': 'export const a = 1;\n' },
    { dts, source: { entry: { main: './src/a.ts' } } },
    ({ files }) => {
      expect(files).toEqual(['dist/main.js', `dist/${name}.d.ts`].sort());
    },
    { packages: ['@microsoft/api-extractor'] },
  );
}

below('entry-flag');

statement(
  'If you pass `--entry`, it replaces the entries',
  shared,
  { lib: [{ source: { entry: { b: './src/b.js' } } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js']);
  },
  { run: ['npx rslib --entry src/a.js'] },
);

statement(
  "If you don't pass a name, the file name",
  shared,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/a.js']);
  },
  { run: ['npx rslib --entry ./src/a.js'] },
);

statement(
  'Two entries of the same name become',
  { 'src/index.js': 'console.log(1);\n', 'src/x/index.js': 'console.log(2);\n' },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index0.js', 'dist/index1.js']);
  },
  { run: ['npx rslib --entry src/index.js --entry src/x/index.js'] },
);

below('define');

const defined = {
  'src/index.js': 'export const a = STAGE;\nexport const mode = process.env.MODE;\n',
};

statement(
  "`JSON.stringify('beta')` |",
  defined,
  { source: { define: { STAGE: JSON.stringify('beta') } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"beta"');
  },
);

statement(
  "`'beta'` | a variable",
  defined,
  { source: { define: { STAGE: 'beta' } } },
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('= beta');
    expect(await node("import './dist/index.js';")).toContain('beta is not defined');
  },
);

statement(
  'You can use names with dots as well',
  defined,
  { source: { define: { 'process.env.MODE': '"dotted"' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"dotted"');
  },
);

below('decorators');

const decorated = {
  'src/index.ts': 'declare const dec: any;\nclass T {}\nexport class A { @dec a: T = new T(); }\n',
};

statement(
  'Legacy decorators always record the types',
  decorated,
  { source: { decorators: { version: 'legacy' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('design:type');
  },
);

statement(
  'If your tsconfig sets `experimentalDecorators`',
  {
    ...decorated,
    'tsconfig.json':
      '{ "compilerOptions": { "experimentalDecorators": true }, "include": ["src"] }',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('design:type');
  },
);

statement(
  'If your tsconfig sets `experimentalDecorators`',
  decorated,
  { source: { decorators: { version: '2022-03' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('class A');
    expect(text('dist/index.js')).not.toContain('design:type');
  },
);

below('include');

const inPackages = {
  'src/index.js':
    "export { a } from 'modern';\nexport { b } from 'typed/b.ts';\nexport const own = (o) => o?.own;\n",
  'node_modules/modern/index.js': 'export const a = (o) => o?.dep;\n',
  'node_modules/typed/b.ts': 'export const b = (o: { typed?: 1 }) => o?.typed;\n',
};

statement(
  'By default, SWC compiles all files of the project',
  inPackages,
  { syntax: 'es2017' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('?.dep');
    expect(text('dist/index.js')).not.toMatch(/\?\.(?:own|typed)/);
  },
);

below('exclude');

statement(
  'Use it for files that are compiled already',
  {
    'src/index.js': "export * from './old.js';\nexport const b = (o) => o?.b;\n",
    'src/old.js': 'export const a = (o) => o?.a;\n',
  },
  { syntax: 'es2017', source: { exclude: [/old\.js$/] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('?.a');
    expect(text('dist/index.js')).not.toContain('?.b');
  },
);

below('assets-include');

const note = {
  'src/index.js': "export { default } from './a.note';\n",
  'src/a.note': 'Some plain words\n',
};

statement(
  "If you import a file type that Rslib doesn't know",
  note,
  {},
  ({ output }) => {
    expect(output).toContain('JavaScript parse error');
  },
  { fails: true },
);

statement(
  'With a condition, such as `/\\.note$/`',
  note,
  { source: { assetsInclude: /\.note$/ } },
  ({ text, files }) => {
    expect(files).toContain('dist/static/assets/a.note');
    expect(text('dist/index.js')).toContain('./static/assets/a.note');
  },
);

below('tsconfig-path');

statement(
  'Rslib reads `paths` and the version of decorators',
  {
    'src/index.ts': "export { b } from '@/b';\n",
    'src/b.ts': "export const b = 'aliased';\n",
    'tsconfig.own.json':
      '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "bundler", "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
  },
  { dts: true, source: { tsconfigPath: './tsconfig.own.json' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('aliased');
    expect(text('dist/index.d.ts')).toContain("'./b.js'");
  },
);

below('pre-entry');

const pre = { ...one, 'src/pre.js': "console.log('runs first');\n" };

statement(
  'Runs scripts before each entry',
  pre,
  { source: { preEntry: './src/pre.js' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('runs first');
  },
);

statement(
  'It has no effect in bundleless mode',
  pre,
  { bundle: false, source: { preEntry: './src/pre.js' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('pre');
  },
);

below('limits');

for (const words of [
  'In bundle mode, an entry is a file',
  'If you use a pattern or a folder, the build fails',
]) {
  for (const entry of ['./src/**', './src']) {
    statement(
      words,
      one,
      { source: { entry: { index: entry } } },
      ({ output }) => {
        expect(output).toContain('error');
      },
      { fails: true },
    );
  }
}

for (const words of [
  'In bundleless mode, an entry is a string',
  'If you use an object, the build fails with',
]) {
  statement(
    words,
    one,
    { bundle: false, source: { entry: { index: { import: './src/**' } } } },
    ({ output }) => {
      expect(output).toContain('Entry can only be a string or an array of strings for now');
    },
    { fails: true },
  );
}

below('define');

statement(
  'Use it for values that you know at build time',
  { 'src/index.js': 'export const a = [VERSION, FLAG];\n' },
  { source: { define: { VERSION: '"1.2.3"', FLAG: 'true' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/1\.2\.3/);
  },
);
statement(
  'Never put secrets into `define`',
  { 'src/index.js': 'export const a = SECRET;\n' },
  { source: { define: { SECRET: '"hidden"' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('hidden');
  },
);

below('transform-import');

const library = {
  'src/index.js': "import { MyButton } from 'demo-ui';\nexport const a = MyButton;\n",
  'package.json': '{ "type": "module", "dependencies": { "demo-ui": "1" } }',
};
for (const [words, options, patterns] of [
  ['It rewrites named imports from one package', {}, [/"demo-ui\/lib\/my-button"/]],
  ['Use it for a component library without an ESM build', {}, [/"demo-ui\/lib\/my-button"/]],
  ['`demo-ui/lib/my-button`, as default |', {}, [/import \w+ from "demo-ui\/lib\/my-button"/]],
  [
    '`demo-ui/lib/my-button`, as default |',
    { libraryDirectory: 'es' },
    [/"demo-ui\/es\/my-button"/],
  ],
  [
    '`demo-ui/lib/my-button`, as default |',
    { camelToDashComponentName: false },
    [/"demo-ui\/lib\/MyButton"/],
  ],
  [
    '`demo-ui/lib/my-button`, as default |',
    { transformToDefaultImport: false },
    [/import \{ MyButton/],
  ],
  [
    '`demo-ui/lib/my-button`, as default |',
    { customName: 'demo-ui/x/{{ member }}' },
    [/"demo-ui\/x\/MyButton"/],
  ],
  [
    '`demo-ui/lib/my-button`, as default |',
    { ignoreEsComponent: ['MyButton'] },
    [/from "demo-ui"/],
  ],
  ['`demo-ui/lib/my-button/style` |', { style: true }, [/"demo-ui\/lib\/my-button\/style"/]],
  ['`demo-ui/lib/my-button/style` |', { style: 'css' }, [/"demo-ui\/lib\/my-button\/style\/css"/]],
  [
    '`demo-ui/lib/my-button/style` |',
    { styleLibraryDirectory: 'themes' },
    [/"demo-ui\/themes\/my-button"/],
  ],
  [
    '`demo-ui/lib/my-button/style` |',
    { style: true, ignoreStyleComponent: ['MyButton'] },
    [/"demo-ui\/lib\/my-button"/],
  ],
] as const) {
  statement(
    words,
    library,
    { source: { transformImport: [{ libraryName: 'demo-ui', ...options }] as never } },
    ({ text }) => {
      for (const pattern of patterns) expect(text('dist/index.js')).toMatch(pattern);
      if ('ignoreStyleComponent' in options) expect(text('dist/index.js')).not.toContain('/style');
    },
  );
}

below('decorators');

statement(
  'You can set `useDefineForClassFields` in `transform`',
  { 'src/index.ts': 'export class A { note?: string; }\n' },
  { tools: { swc: { jsc: { transform: { useDefineForClassFields: false } } } } },
  async ({ node }) => {
    expect(await node("console.log('note' in new (await import('./dist/index.js')).A());")).toBe(
      'false',
    );
  },
);
