import { expect } from 'vitest';
import { type ComparisonOptions, compareWith, watch } from '../../compare.ts';
import {
  aliased,
  conditional,
  folders,
  importBoth,
  js,
  listed,
  modern,
  packages,
  styled,
  typed,
} from '../../migration-sources.ts';
import { below, type Probe, type ProbeFiles, statement } from '../../statement.ts';

const install = ['@modern-js/module-tools@2.70.4', 'typescript@5.9.3'];
const raw = compareWith({ install, config: 'modern.config.ts', build: 'npx modern build' });
const named = '{ "name": "demo", "version": "1.0.0" }';
const config = (
  options: string,
) => `import { defineConfig, moduleTools } from '@modern-js/module-tools';
export default defineConfig({ plugins: [moduleTools()], ${options} });
`;
/** Compares with a `buildConfig`, which is code. */
const compare = (
  words: string,
  files: ProbeFiles,
  buildConfig: string,
  ours: Probe['config'],
  see: Probe['see'],
  options?: ComparisonOptions,
) =>
  raw(
    words,
    { 'package.json': named, ...files },
    config(`buildConfig: { ${buildConfig} }`),
    ours,
    see,
    options,
  );
const input = "input: ['src/index.js'], dts: false";
const bundleless = "buildType: 'bundleless', dts: false";
const apiExtractor = ['@microsoft/api-extractor'];

const alias = {
  'package.json': '{}',
  'src/index.ts': "import { round } from '@/round';\nexport const a = round(1.5);\n",
  'src/round.ts': 'export const round = (n: number) => Math.round(n);\n',
};
const paths = {
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
};
const library = {
  ...typed,
  'package.json': named,
};
const preset = (name: string) => config(`buildPreset: '${name}'`);
const folderItems = [
  { format: 'cjs', output: { distPath: 'dist/lib' } },
  { format: 'esm', dts: { bundle: true, distPath: 'dist/types' }, output: { distPath: 'dist/es' } },
] as const;

statement(
  'The last release line of `@modern-js/module-tools` is 2.x',
  {},
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).version).toMatch(/^2\./);
  },
  { install, run: ['cat node_modules/@modern-js/module-tools/package.json'] },
);

statement(
  'This guide was checked with version 2.70',
  {},
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).version).toMatch(/^2\.70\./);
  },
  { install, run: ['cat node_modules/@modern-js/module-tools/package.json'] },
);

for (const [words, heading] of [
  ['If your library still builds with it, you can move to Rslib', ''],
  ['`npm-library` bundles CommonJS to `dist/lib`', 'npm-library'],
  ['The preset wrote the same three files', 'npm-library'],
  ['`dts` is set in one item', 'npm-library'],
  ['`autoExtension: false` keeps `.js` in both folders', 'npm-library'],
] as const) {
  below(heading);
  raw(
    words,
    library,
    preset('npm-library'),
    { autoExtension: false, syntax: 'es6', lib: [...folderItems] },
    ({ files }) => {
      expect(files).toEqual([
        'dist/es/index.js',
        'dist/lib/index.js',
        'dist/types/index.d.ts',
        'theirs/es/index.js',
        'theirs/lib/index.js',
        'theirs/types/index.d.ts',
      ]);
    },
    { packages: apiExtractor },
  );
}

below('packages');

statement(
  'API Extractor bundles declaration files',
  typed,
  { bundle: false, dts: true },
  ({ files }) => {
    expect(files).toContain('dist/index.d.ts');
  },
);

compare('`modern build` | `rslib`', js, input, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.mjs', 'theirs/index.js']);
});

compare(
  '`modern build --watch` |',
  js,
  input,
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('second');
    expect(text('dist/index.mjs')).toContain('second');
  },
  {
    commands: [
      watch('npx modern build --watch'),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);

compare(
  '`modern build --tsconfig <file>` |',
  {
    ...aliased('tsconfig.build.json'),
    'src/index.ts': "export { b } from '~/b';\n",
    'tsconfig.build.json': JSON.stringify({ compilerOptions: { paths: { '~/*': ['./src/*'] } } }),
  },
  'dts: false',
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('b = 1');
    expect(text('dist/index.mjs')).toContain('b = 1');
  },
  {
    commands: [
      'npx modern build --tsconfig tsconfig.build.json',
      'npx rslib --tsconfig tsconfig.build.json',
    ],
  },
);

compare(
  '`modern build --no-clear` |',
  js,
  input,
  {},
  ({ has }) => {
    for (const folder of folders) expect(has(`${folder}/old.js`)).toBe(true);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx modern build --no-clear',
      'mkdir dist && touch dist/old.js && npx rslib --no-clean',
    ],
  },
);

below('npm-library');

for (const syntax of ['es6', undefined] as const) {
  compare(
    "`syntax: 'es6'` keeps the old syntax target",
    modern,
    input,
    { ...(syntax && { syntax }) },
    ({ text }) => {
      expect(text('theirs/index.js')).not.toMatch(/\?\?|\?\./);
      expect(text('dist/index.mjs')).toContain('get');
      expect(text('dist/index.mjs').includes('??=')).toBe(syntax === undefined);
    },
  );
}

raw(
  'If you used `npm-library-with-umd`',
  library,
  preset('npm-library-with-umd'),
  {
    autoExtension: false,
    syntax: 'es6',
    lib: [
      ...folderItems,
      {
        format: 'umd',
        umdName: 'Demo',
        output: { target: 'web', distPath: 'dist/umd' },
      },
    ],
  },
  ({ files }) => {
    const names = (folder: string) =>
      files.filter((file) => file.startsWith(folder)).map((file) => file.replace(folder, ''));
    expect(names('theirs/')).toEqual([
      'es/index.js',
      'lib/index.js',
      'types/index.d.ts',
      'umd/index.js',
    ]);
    expect(names('dist/')).toEqual(names('theirs/'));
  },
  { packages: apiExtractor },
);

below('npm-component');

for (const words of [
  'If your preset is `npm-component`',
  'The names are the same as before, but the imports',
]) {
  raw(
    words,
    library,
    preset('npm-component'),
    {
      autoExtension: false,
      bundle: false,
      syntax: 'es6',
      lib: [
        { format: 'cjs', output: { distPath: 'dist/lib' } },
        { format: 'esm', dts: { distPath: 'dist/types' }, output: { distPath: 'dist/es' } },
      ],
    },
    ({ files, text }) => {
      const names = (folder: string) =>
        files.filter((file) => file.startsWith(folder)).map((file) => file.replace(folder, ''));
      expect(names('dist/')).toEqual(names('theirs/'));
      expect(names('dist/')).toHaveLength(6);
      expect(text('theirs/es/index.js')).toContain('"./b"');
      expect(text('dist/es/index.js')).toContain('"./b.js"');
    },
  );
}

for (const target of ['node', 'web'] as const) {
  statement(
    'If your library has styles, it also needs',
    { ...styled, 'package.json': named },
    { bundle: false, autoExtension: false, output: { target } },
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/a.css')).toBe(target === 'web');
    },
  );
}

for (const words of [
  '`dist/es/index.js` is meant for bundlers',
  'Newer versions of Node.js detect the format',
]) {
  statement(
    words,
    { 'package.json': '{}', 'src/index.js': 'export const a = 1;\n' },
    { bundle: false, autoExtension: false },
    async ({ node }) => {
      const seen = await node("import { a } from './dist/index.js'; console.log('loaded', a);");
      expect(seen).toContain('loaded 1');
    },
  );

  statement(
    words,
    { 'package.json': '{ "type": "commonjs" }', 'src/index.ts': 'export const a = 1;\n' },
    { bundle: false, autoExtension: false },
    async ({ node }) => {
      expect(await node("import './dist/index.js';")).toContain('SyntaxError');
    },
  );
}

statement(
  'If your users load it in Node.js, remove `autoExtension: false`',
  {
    ...js,
    'package.json': JSON.stringify({
      name: 'demo',
      version: '1.0.0',
      exports: { import: './dist/index.mjs', require: './dist/index.js' },
    }),
  },
  { bundle: false, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  async ({ node }) => {
    const seen = await node(
      "import { createRequire } from 'node:module';\nimport { a } from 'demo';\nconsole.log(a, createRequire(import.meta.url)('demo').a);",
    );
    expect(seen).toBe('first first');
  },
);

below('defaults');

const everything = {
  'src/index.ts':
    "import './a.css';\nimport icon from './a.svg';\nimport { b } from './b';\nexport const here: string = import.meta.url;\nexport const get = (a?: { c: number }) => [a?.c, icon, b];\n",
  'src/b.ts': 'export const b: { n: number } = { n: 1 };\n',
  'src/a.css': '.a { color: red }\n',
  'src/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(1000)}</svg>\n`,
  'src/env.d.ts':
    "declare module '*.svg' {\n  const url: string;\n  export default url;\n}\ndeclare module '*.css';\n",
};
const defaults = (words: string, see: Probe['see'], web = false) =>
  compare(words, everything, '', web ? { output: { target: 'web' } } : {}, see);

defaults('Format | `cjs` | `esm`', ({ text }) => {
  expect(text('theirs/index.js')).toContain('module.exports');
  expect(text('dist/index.mjs')).toContain('export {');
});

defaults('Syntax | `es6` |', ({ text }) => {
  expect(text('theirs/index.js')).not.toContain('?.');
  expect(text('dist/index.mjs')).toContain('?.');
});

statement(
  'Syntax | `es6` |',
  { ...modern, 'package.json': '{ "engines": { "node": ">=12" } }' },
  {},
  ({ text }) => {
    expect(text('dist/index.mjs')).toContain('get');
    expect(text('dist/index.mjs')).not.toContain('?.');
  },
);

defaults('Declarations | on, bundled in bundle mode |', ({ text, files }) => {
  expect(text('theirs/index.d.ts')).toContain('n: number');
  expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual(['theirs/index.d.ts']);
});

compare(
  'Declarations | on, bundled in bundle mode |',
  typed,
  "buildType: 'bundleless'",
  { dts: true },
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
      'dist/b.d.ts',
      'dist/index.d.ts',
      'theirs/b.d.ts',
      'theirs/index.d.ts',
    ]);
  },
);

for (const type of ['module', undefined]) {
  compare(
    'Extension | always `.js` |',
    { ...js, 'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type }) },
    input,
    { lib: [{ format: 'esm' }, { format: 'cjs' }] },
    ({ files }) => {
      expect(files).toContain('theirs/index.js');
      expect(files).toContain(type === 'module' ? 'dist/index.cjs' : 'dist/index.mjs');
    },
  );
}

compare(
  'Alias `@` |',
  alias,
  "buildType: 'bundleless', format: 'esm', dts: false",
  { bundle: false },
  ({ text, output }) => {
    expect(text('theirs/index.js')).toContain('from "./round"');
    expect(text('dist/index.mjs')).toContain('from "@/round"');
    expect(output).not.toContain('warn');
  },
);

statement('Alias `@` |', { ...alias, ...paths }, { bundle: false }, ({ text }) => {
  expect(text('dist/index.mjs')).toContain('from "./round.mjs"');
});

defaults('Assets up to 14 KiB | inlined |', ({ text, files }) => {
  expect(text('theirs/index.js')).toContain('data:image/svg+xml');
  expect(files).toContain('dist/static/svg/a.svg');
});

compare(
  'Assets up to 14 KiB | inlined |',
  { ...everything, 'src/a.svg': everything['src/a.svg'].repeat(5) },
  'dts: false',
  {},
  ({ files }) => {
    expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(2);
  },
);

compare(
  '`import.meta.url` in CommonJS |',
  { 'src/index.js': 'export const here = import.meta.url;\n' },
  input,
  { format: 'cjs' },
  async ({ node }) => {
    const seen = await node(
      "import theirs from './theirs/index.js';\nimport ours from './dist/index.js';\nconsole.log(theirs.here, ours.here);",
    );
    expect(seen).toMatch(/^undefined \S*dist\/index\.js$/);
  },
);

defaults('Styles | written |', ({ files }) => {
  expect(files).toContain('theirs/index.css');
  expect(files).not.toContain('dist/index.css');
});
defaults(
  'Styles | written |',
  ({ files }) => {
    expect(files).toContain('theirs/index.css');
    expect(files).toContain('dist/index.css');
  },
  true,
);

const component = {
  'package.json': '{ "name": "demo", "version": "1.0.0", "peerDependencies": { "react": "19" } }',
  'src/index.jsx': 'export const Box = () => <div />;\n',
};
const jsxInput = "input: ['src/index.jsx'], format: 'esm', dts: false";
compare('JSX | the automatic', component, jsxInput, {}, ({ text }) => {
  expect(text('theirs/index.js')).toContain('react/jsx-runtime');
  expect(text('dist/index.mjs')).toContain('React.createElement("div"');
});

below('options');

compare(
  "`buildType: 'bundleless'` |",
  typed,
  "buildType: 'bundleless', format: 'esm', dts: false",
  { bundle: false },
  ({ files, text }) => {
    expect(files).toEqual(['dist/b.mjs', 'dist/index.mjs', 'theirs/b.js', 'theirs/index.js']);
    expect(text('theirs/index.js')).toContain('from "./b"');
  },
);

compare(
  '`format`, `target` |',
  modern,
  `${input}, format: 'esm', target: 'es2020'`,
  { format: 'esm', syntax: 'es2020' },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) {
      expect(text(file)).toContain('export {');
      expect(text(file)).toContain('?.c');
    }
    expect(text('theirs/index.js')).not.toContain('??=');
    expect(text('dist/index.mjs')).toContain('??=');
  },
);

compare(
  '`format`, `target` |',
  modern,
  `${input}, format: 'cjs', target: 'es2019'`,
  { format: 'cjs', syntax: 'es2019' },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('exports');
      expect(text(`${folder}/index.js`)).not.toContain('?.');
    }
  },
);

for (const list of ["['src/a.js', 'src/b/c.js']", "{ a: 'src/a.js', 'b/c': 'src/b/c.js' }"]) {
  compare(
    '`input` |',
    { 'src/a.js': 'export const a = 1;\n', 'src/b/c.js': 'export const c = 1;\n' },
    `input: ${list}, dts: false`,
    { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
    ({ files }) => {
      expect(files).toContain('dist/a.mjs');
      expect(files).toContain('dist/b/c.mjs');
      expect(files.filter((file) => file.startsWith('theirs/'))).toHaveLength(2);
    },
  );
}

compare(
  '`sourceDir` |',
  { 'lib/sub/a.js': 'export const a = 1;\n' },
  `${bundleless}, sourceDir: './lib'`,
  { bundle: false, outBase: './lib', source: { entry: { index: './lib/**' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/sub/a.mjs', 'theirs/sub/a.js']);
  },
);

compare(
  '`outDir` |',
  js,
  `${input}, outDir: './dist/es'`,
  { output: { distPath: 'dist/es' } },
  ({ files }) => {
    expect(files).toEqual(['dist/es/index.mjs', 'theirs/es/index.js']);
  },
);

compare(
  "`platform: 'browser'` |",
  {
    ...conditional,
    'package.json': '{ "name": "demo", "version": "1.0.0", "devDependencies": { "left": "1" } }',
  },
  `${input}, platform: 'browser', format: 'esm'`,
  { output: { target: 'web' } },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) {
      expect(text(file)).toContain('for browsers');
    }
  },
);

const broken = { ...typed, 'src/index.ts': 'export const a: string = 1;\n' };
compare(
  '`dts.distPath`, `dts.abortOnError` |',
  broken,
  "buildType: 'bundleless', dts: { distPath: './types', abortOnError: false }",
  { bundle: false, dts: { distPath: 'dist/types', abortOnError: false } },
  ({ files, output }) => {
    for (const folder of folders) expect(files).toContain(`${folder}/types/b.d.ts`);
    expect(output.split('TS2322').length - 1).toBe(2);
  },
);

const reference = {
  ...typed,
  'src/index.ts': "export { c } from '../other/c.js';\n",
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      composite: true,
      rootDir: 'src',
      outDir: 'dist',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
    },
    include: ['src'],
    references: [{ path: './other' }],
  }),
  'other/c.ts': 'export const c: number = 1;\n',
  'other/tsconfig.json': JSON.stringify({
    compilerOptions: {
      composite: true,
      rootDir: '.',
      outDir: './out',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
    },
  }),
};
compare(
  '`enableTscBuild` in `dts` |',
  reference,
  "buildType: 'bundleless', dts: { enableTscBuild: true }",
  { bundle: false, dts: { build: true } },
  ({ has }) => {
    for (const file of [
      'other/first.d.ts',
      'other/out/c.d.ts',
      'dist/index.d.ts',
      'theirs/index.d.ts',
    ])
      expect(has(file), file).toBe(true);
  },
  {
    commands: [
      'npx modern build && cp other/out/c.d.ts other/first.d.ts && rm -rf other/out other/tsconfig.tsbuildinfo',
      'npx rslib',
    ],
  },
);

compare(
  '`dts.only` |',
  typed,
  'dts: { only: true }',
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/b.d.ts', 'dist/index.d.ts', 'theirs/index.d.ts']);
  },
  {
    commands: [
      'npx modern build',
      'npx tsc --declaration --emitDeclarationOnly --noEmit false --outDir dist',
    ],
  },
);

const named2 = {
  ...listed('dependencies'),
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "dependencies": { "mitt2": "1", "left": "1" } }',
};
for (const autoExternal of [true, false]) {
  compare(
    '`autoExternal`, `externals` |',
    named2,
    `${input}, format: 'esm', autoExternal: ${autoExternal}, externals: ['left']`,
    { output: { autoExternal, externals: ['left'] } },
    ({ text }) => {
      for (const file of ['theirs/index.js', 'dist/index.mjs']) {
        expect(text(file)).toContain('from "left"');
        expect(text(file).includes('code of mitt2')).toBe(!autoExternal);
        expect(text(file).includes('code of left/sub')).toBe(!autoExternal);
      }
    },
  );
}

const umdPackages = {
  ...packages,
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "devDependencies": { "mitt2": "1", "left": "1" } }',
};
for (const words of ["`umdModuleName: 'DemoKit'` |", '`umdGlobals` |']) {
  compare(
    words,
    umdPackages,
    `${input}, format: 'umd', umdModuleName: 'DemoKit', umdGlobals: { mitt2: 'Mitt' }, externals: ['mitt2']`,
    {
      lib: [
        {
          format: 'umd',
          umdName: 'demoKit',
          output: {
            target: 'web',
            externals: {
              mitt2: { root: 'Mitt', commonjs: 'mitt2', commonjs2: 'mitt2', amd: 'mitt2' },
            },
          },
        },
      ],
    },
    ({ text }) => {
      expect(text('theirs/index.js')).toContain('.demoKit = {}');
      expect(text('theirs/index.js')).toContain('["Mitt"]');
      expect(text('theirs/index.js')).not.toContain('require("mitt2")');
      expect(text('dist/index.js')).toContain('["demoKit"]');
      expect(text('dist/index.js')).toContain('root["Mitt"]');
      expect(text('dist/index.js')).toContain('require("mitt2")');
    },
  );
}

compare(
  '`alias`, `define` |',
  {
    'src/index.js': "import { b } from '~/b';\nexport const a = [b, MODE];\n",
    'src/b.js': 'export const b = 1;\n',
  },
  `${input}, format: 'esm', alias: { '~': './src' }, define: { MODE: '"fast"' }`,
  { resolve: { alias: { '~': './src' } }, source: { define: { MODE: '"fast"' } } },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) {
      expect(text(file)).not.toContain('~/b');
      expect(text(file)).toContain('"fast"');
    }
  },
);

const react = (runtime: string, bundle: boolean) =>
  `import { pluginReact } from '@rsbuild/plugin-react';
export default { bundle: ${bundle}, plugins: [pluginReact({ swcReactOptions: { runtime: '${runtime}' } })] };`;
for (const [words, theirs, ours, seen] of [
  ["`jsx: 'automatic'` or `'preserve'` |", 'automatic', 'automatic', 'react/jsx-runtime'],
  ["`jsx: 'automatic'` or `'preserve'` |", 'preserve', 'preserve', '<div'],
  ["`jsx: 'transform'` |", 'transform', 'classic', 'React.createElement("div"'],
] as const) {
  compare(
    words,
    component,
    `${jsxInput}, jsx: '${theirs}'`,
    react(ours, ours !== 'preserve'),
    ({ text, files }) => {
      for (const file of files) expect(text(file)).toContain(seen);
      expect(files).toHaveLength(2);
    },
    { packages: ['@rsbuild/plugin-react'] },
  );
}
statement(
  "`jsx: 'automatic'` or `'preserve'` |",
  component,
  react('preserve', true),
  ({ output }) => {
    expect(output).toContain('Bundle mode does not support preserving JSX syntax');
  },
  { packages: ['@rsbuild/plugin-react'], fails: true },
);

for (const on of [true, false]) {
  compare(
    '`redirect.alias` |',
    { ...alias, ...paths, 'package.json': named },
    `${bundleless}, format: 'esm', redirect: { alias: ${on} }`,
    { bundle: false, redirect: { js: { path: on } } },
    ({ text }) => {
      for (const file of ['theirs/index.js', 'dist/index.mjs']) {
        expect(text(file)).toContain(on ? 'from "./round' : 'from "@/round');
      }
    },
  );

  compare(
    '`autoExtension` in `redirect` |',
    typed,
    `${bundleless}, format: 'esm', autoExtension: true, redirect: { autoExtension: ${on} }`,
    { bundle: false, redirect: { js: { extension: on } } },
    ({ text }) => {
      for (const folder of folders)
        expect(text(`${folder}/index.mjs`)).toContain(on ? 'from "./b.mjs"' : 'from "./b"');
    },
  );
}

compare(
  '`redirect.style`, `redirect.asset` |',
  {
    'src/index.js': "import './a.css';\nimport icon from './a.svg';\nexport const a = icon;\n",
    'src/a.css': '.a { color: red }\n',
    'src/a.svg': everything['src/a.svg'].repeat(5),
  },
  `${bundleless}, format: 'esm', redirect: { style: false, asset: false }`,
  {
    bundle: false,
    output: { target: 'web' },
    redirect: {
      style: { path: false, extension: false },
      asset: { path: false, extension: false },
    },
  },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) {
      expect(text(file)).toMatch(/import "\.\/a\.css"/);
      expect(text(file)).toMatch(/from "\.\/a\.svg"/);
    }
  },
);

compare(
  '`style.less`, `style.sass` |',
  {
    'src/index.js': "import './a.scss';\nimport './b.less';\nexport const a = 1;\n",
    'src/a.scss': '.a { .b { color: $main } }\n',
    'src/b.less': '.c { .d { color: @main } }\n',
  },
  `${input}, style: { sass: { additionalData: '$main: red;\\n' }, less: { additionalData: '@main: red;\\n' } }`,
  `import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
export default {
  output: { target: 'web' },
  plugins: [
    pluginSass({ sassLoaderOptions: { additionalData: '$main: red;\\n' } }),
    pluginLess({ lessLoaderOptions: { additionalData: '@main: red;\\n' } }),
  ],
};`,
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.css`)).toMatch(/\.a \.b/);
      expect(text(`${folder}/index.css`)).toMatch(/\.c \.d/);
    }
  },
  { packages: ['@rsbuild/plugin-sass', '@rsbuild/plugin-less'] },
);

const classes = {
  'src/index.js': "import classes from './a.module.css';\nexport const a = classes.a;\n",
  'src/a.module.css': '.a { color: red }\n',
};
compare(
  '`style.modules`, `style.inject`, `style.postcss` |',
  classes,
  `${input}, format: 'cjs', style: {
  inject: true,
  modules: { generateScopedName: 'demo-[local]' },
  postcss: { plugins: [{ postcssPlugin: 'blue', Declaration(node) { if (node.value === 'red') node.value = 'blue'; } }] },
}`,
  {
    format: 'cjs',
    output: {
      target: 'web',
      injectStyles: true,
      cssModules: { localIdentName: 'demo-[local]' },
    },
    tools: {
      postcss: (_, { addPlugins }) => {
        addPlugins({
          postcssPlugin: 'blue',
          Declaration(node: { value: string }) {
            if (node.value === 'red') node.value = 'blue';
          },
        });
      },
    },
  },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('demo-a');
      expect(text(`${folder}/index.js`)).toMatch(/color: ?(?:blue|#00f)/);
    }
  },
);

const icon = {
  'src/index.js': "import icon from './a.svg';\nexport const a = icon;\n",
  'src/a.svg': everything['src/a.svg'],
};
compare(
  '`asset.limit`, `asset.publicPath` |',
  icon,
  `${input}, format: 'esm', asset: { limit: 0, publicPath: 'https://cdn.test/' }`,
  { output: { dataUriLimit: 0, assetPrefix: 'https://cdn.test/' } },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs'])
      expect(text(file)).toContain('https://cdn.test/');
  },
);

compare(
  '`asset.limit`, `asset.publicPath` |',
  icon,
  `${input}, format: 'esm', asset: { limit: 100000 }`,
  { output: { dataUriLimit: 100_000 } },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs'])
      expect(text(file)).toContain('data:image/svg+xml');
  },
);

compare(
  '`asset.svgr` |',
  {
    ...component,
    'src/index.jsx': "import Icon from './a.svg';\nexport const Box = () => <Icon />;\n",
    'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>\n',
  },
  `${jsxInput}, asset: { svgr: { exportType: 'default' } }`,
  `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
export default { plugins: [pluginReact(), pluginSvgr({ svgrOptions: { exportType: 'default' } })] };`,
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) {
      expect(text(file)).toContain('"circle"');
    }
  },
  { packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr'] },
);

compare(
  '`minify`, `sourceMap`, `copy` |',
  {
    'src/index.js': 'export const get = (someone) => {\n  return someone;\n};\n',
    'static/b.txt': 'b\n',
  },
  `${input}, minify: 'esbuild', sourceMap: true, copy: { patterns: [{ from: './static/b.txt', context: import.meta.dirname ?? process.cwd() }] }`,
  {
    format: 'cjs',
    output: { minify: true, sourceMap: true, copy: [{ from: 'b.txt', context: './static' }] },
  },
  ({ text, has }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).not.toContain('someone');
      expect(has(`${folder}/index.js.map`)).toBe(true);
      expect(text(`${folder}/b.txt`)).toBe('b\n');
    }
  },
);

compare(
  '`transformImport` |',
  {
    'package.json': '{ "name": "demo", "version": "1.0.0", "dependencies": { "left": "1" } }',
    'src/index.js': "import { Box } from 'left';\nexport const a = Box;\n",
    'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0" }',
    'node_modules/left/lib/box.js': 'exports.Box = 1;\n',
  },
  `${input}, format: 'esm', transformImport: [{ libraryName: 'left', libraryDirectory: 'lib' }]`,
  { source: { transformImport: [{ libraryName: 'left', libraryDirectory: 'lib' }] } },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs'])
      expect(text(file)).toContain('left/lib/box');
  },
);

compare(
  '`tsconfig` |',
  {
    'src/index.ts': "export { b } from '~/b';\n",
    'src/b.ts': 'export const b = 1;\n',
    'tsconfig.build.json': JSON.stringify({ compilerOptions: { paths: { '~/*': ['./src/*'] } } }),
  },
  "dts: false, tsconfig: './tsconfig.build.json'",
  { source: { tsconfigPath: './tsconfig.build.json' } },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) expect(text(file)).toContain('b = 1');
  },
);

compare(
  '`banner`, `footer`, `autoExtension`, `externalHelpers` |',
  {
    'src/index.js':
      'export const a = { ...globalThis.some, async b() {} };\nexport class C { #d = 1; e() { return this.#d; } }\n',
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "dependencies": { "@swc/helpers": "0.5.17" } }',
    'node_modules/@swc/helpers/package.json': '{ "name": "@swc/helpers", "version": "0.5.17" }',
  },
  `${input}, format: 'esm', target: 'es5', banner: { js: '/* top */' }, footer: { js: '/* end */' }, autoExtension: true, externalHelpers: true`,
  {
    syntax: 'es5',
    banner: { js: '/* top */' },
    footer: { js: '/* end */' },
    autoExtension: true,
    externalHelpers: true,
  },
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.mjs`)).toMatch(/^\/\* top \*\/[\s\S]*\/\* end \*\/\s*$/);
      expect(text(`${folder}/index.mjs`)).toMatch(/from ["']@swc\/helpers\//);
    }
  },
);

compare(
  '`shims` |',
  { 'src/index.js': 'export const a = [__dirname, __filename];\n' },
  `${input}, format: 'esm', target: 'es2020', autoExtension: true, shims: true`,
  { shims: { esm: { __dirname: true, __filename: true } } },
  async ({ node }) => {
    expect(await node(importBoth('...theirs.a, ...ours.a', 'index.mjs'))).toMatch(
      /theirs \S*theirs\/index\.mjs \S*dist \S*dist\/index\.mjs$/,
    );
  },
);

const shared = {
  'src/a.js': "import './shared.js';\nexport const load = () => import('./lazy.js');\n",
  'src/b.js': "import './shared.js';\nexport const b = 1;\n",
  'src/shared.js': "console.log('shared code');\n",
  'src/lazy.js': "console.log('lazy code');\n",
};
for (const format of ['esm', 'cjs'] as const) {
  compare(
    '`splitting` |',
    shared,
    `input: ['src/a.js', 'src/b.js'], dts: false, format: '${format}', splitting: true`,
    { format, source: { entry: { a: './src/a.js', b: './src/b.js' } } },
    ({ files, text }) => {
      const holding = (folder: string, code: string) =>
        files.filter((file) => file.startsWith(folder) && text(file).includes(code));
      expect(holding('dist', 'lazy code')).toHaveLength(1);
      expect(holding('dist', 'lazy code')[0]).not.toMatch(/dist\/[ab]\./);
      expect(holding('dist', 'shared code')).toHaveLength(format === 'esm' ? 1 : 2);
      expect(holding('theirs', 'shared code').length).toBeGreaterThan(0);
    },
  );
}

compare(
  '`hooks`, `esbuildOptions` |',
  { 'src/index.js': "export const a = ['first', MODE];\n" },
  `${input}, format: 'esm', esbuildOptions: (options) => ({ ...options, define: { MODE: '1' } }),
  hooks: [{ name: 'mine', apply: (compiler) => compiler.hooks.renderChunk.tapPromise('mine', async (chunk) => ({ ...chunk, contents: String(chunk.contents).replace('first', 'changed') })) }]`,
  {
    plugins: [
      {
        name: 'mine',
        setup: (api) => {
          api.transform({ test: /\.js$/ }, ({ code }: { code: string }) =>
            code.replace('first', 'changed').replace('MODE', '1'),
          );
        },
      },
    ],
  },
  ({ text }) => {
    for (const file of ['theirs/index.js', 'dist/index.mjs']) {
      expect(text(file)).toContain('changed');
      expect(text(file)).not.toContain('MODE');
    }
  },
);

compare('`metafile` |', js, `${input}, metafile: true`, {}, ({ files }) => {
  expect(files.some((file) => /^theirs\/.*metafile.*\.json$/.test(file))).toBe(true);
  expect(files).toContain('dist/index.mjs');
});

below('packages');

for (const [tool, seen] of [
  ['', 'There are no DevTools available'],
  [
    "{ name: 'own', setup: () => ({ registerDev: () => ({ name: 'own', menuItem: { name: 'own', value: 'own' }, subCommands: ['own'], action: () => console.log('own tool starts') }) }) }",
    'own tool starts',
  ],
]) {
  statement(
    '`modern dev` | the tool that it started',
    {
      ...js,
      'package.json': named,
      'modern.config.ts': `import { defineConfig, moduleTools } from '@modern-js/module-tools';
export default defineConfig({ plugins: [moduleTools(), ${tool}], buildConfig: { ${input} } });\n`,
    },
    undefined,
    ({ output, files }) => {
      expect(output).toContain(seen);
      expect(files.filter((file) => file.startsWith('dist/'))).toEqual([]);
    },
    { install, run: ['npx modern dev'] },
  );
}
