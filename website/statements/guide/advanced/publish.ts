import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, type ProbeFiles, recorded, statement, unproven } from '../../statement.ts';

below('package-json');

statement(
  '`engines` | the oldest Node.js version',
  {
    'package.json': '{ "type": "module", "engines": { "node": ">=12" } }',
    'src/index.js': 'export const get = (x) => x?.y;\n',
  },
  { lib: [{}, { output: { target: 'web', distPath: 'dist/web' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/web/index.js')).toContain('x?.y');
  },
);

const published = {
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    files: ['dist'],
    bin: { demo: './dist/index.js' },
    dependencies: { unit: 'workspace:*', other: 'catalog:' },
    publishConfig: { exports: './src/index.js' },
    scripts: { prepack: 'echo ran prepack', prepublishOnly: 'echo ran prepublishOnly' },
  }),
  'src/index.js': 'export const a = 1;\n',
};
const read = 'tar xOf demo-1.0.0.tgz package/package.json';
const pack = { run: ['npx rslib', 'npm pack', read] };
const publish = { run: ['npx rslib', 'npm publish --dry-run'] };

statement(
  '`prepublishOnly` | builds before each',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('ran prepublishOnly');
  },
  publish,
);

for (const options of [pack, publish]) {
  statement(
    'npm, pnpm, Yarn, and Bun run it',
    published,
    {},
    ({ output }) => {
      expect(output).toContain('ran prepack');
    },
    options,
  );
}

unproven("Don't build in `prepare`", 'needs Yarn and Deno');

below('other');

statement(
  'Source maps |',
  { 'src/index.js': 'export const plus = (a, b) => a + b;\n' },
  {
    lib: [
      { output: { sourceMap: true } },
      { output: { sourceMap: { js: 'hidden-source-map' }, distPath: 'dist/hidden' } },
    ],
  },
  ({ text, has }) => {
    expect(text('dist/index.js.map')).toContain('"sourcesContent":["export const plus');
    expect(text('dist/index.js')).toContain('sourceMappingURL=');
    expect(has('dist/hidden/index.js.map')).toBe(true);
    expect(text('dist/hidden/index.js')).not.toContain('sourceMappingURL=');
  },
);

statement(
  'Command-line tool |',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('"bin[demo]" script name dist/index.js was invalid and removed');
  },
  publish,
);

statement(
  'Command-line tool |',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('"bin":{"demo":"./dist/index.js"}');
  },
  pack,
);

statement(
  'Command-line tool |',
  { ...published, 'package.json': published['package.json'].replace('./dist', 'dist') },
  {},
  ({ output }) => {
    expect(output).toContain('+ demo@1.0.0');
    expect(output).not.toContain('invalid and removed');
  },
  publish,
);

below('publish');

statement(
  '`npm pack` and `npm publish` leave them',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('"unit":"workspace:*","other":"catalog:"');
  },
  pack,
);

unproven('pnpm, Yarn, and Bun replace', 'needs other package managers');

const library = (manifest: object, files: ProbeFiles = {}) => ({
  'src/index.js': 'export const a = 1;\n',
  'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type: 'module', ...manifest }),
  ...files,
});
const exported = { exports: { '.': './dist/index.js' } };
const importing = (path: string) => `console.log(Object.keys(await import('${path}')).join());`;

below('package-json');

for (const [type, file] of [
  ['module', 'dist/index.js'],
  ['commonjs', 'dist/index.mjs'],
]) {
  statement(
    '`type` | Node.js treats `.js` files as ESM',
    { ...library({ type }), 'src/index.js': 'globalThis.a = 1;\n' },
    {},
    ({ files }) => {
      expect(files).toEqual([file]);
    },
  );
}
statement(
  '`exports` | lists all paths that can be imported',
  library(exported),
  {},
  async ({ node }) => {
    expect(await node(importing('demo'))).toBe('a');
    expect(await node(importing('demo/dist/index.js'))).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  },
);
statement(
  '`types` | comes first in each entry',
  library(
    { files: ['dist'], exports: { default: './dist/index.js', types: './dist/index.d.ts' } },
    { 'src/index.js': '', 'src/index.ts': 'export const a = 1;\n' },
  ),
  `import { pluginPublint } from 'rsbuild-plugin-publint';
export default { dts: true, source: { entry: { index: './src/index.ts' } }, plugins: [pluginPublint()] };`,
  ({ output }) => {
    expect(output).toMatch(/types.*should be the first/i);
  },
  { packages: ['rsbuild-plugin-publint', 'publint'], fails: true },
);
statement(
  '`default` | comes last and matches every tool',
  library({ exports: { types: './none.d.ts', default: './dist/index.js' } }),
  {},
  async ({ node }) => {
    const required =
      "import { createRequire } from 'node:module';\nconsole.log(createRequire(import.meta.url)('demo').a);";
    expect(await node(importing('demo'))).toBe('a');
    expect(await node(required)).toMatch(/^1/);
  },
);
statement(
  '`files` | limits the published files to the output',
  library({ files: ['dist'] }, { 'README.md': 'a', 'other.md': 'b' }),
  {},
  ({ output }) => {
    expect(output).toMatch(/README\.md[\s\S]*dist\/index\.js|dist\/index\.js[\s\S]*README\.md/);
    expect(output).not.toMatch(/src\/index|other\.md/);
  },
  { run: ['npx rslib', 'npm pack --dry-run'] },
);
const dropped = (sideEffects: boolean) => ({
  'src/index.js': "import { a } from 'left';\nexport const b = 1;\n",
  'node_modules/left/package.json': JSON.stringify({ name: 'left', type: 'module', sideEffects }),
  'node_modules/left/index.js': "globalThis.left = 'loaded';\nexport const a = 1;\n",
});
for (const sideEffects of [true, false]) {
  statement('`sideEffects` | `false` lets bundlers drop', dropped(sideEffects), {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js').includes('loaded')).toBe(sideEffects);
  });
}
statement(
  'Each path of `exports` that points to JavaScript',
  library(
    { exports: { './other': './dist/other.js' } },
    { 'src/other.js': 'export const o = 1;\n' },
  ),
  {},
  async ({ node }) => {
    expect(await node(importing('demo/other'))).toContain('ERR_MODULE_NOT_FOUND');
  },
);
for (const words of ['In bundleless mode, the files exist anyway', 'A wildcard opens many']) {
  statement(
    words,
    library(
      { exports: { './*': { default: './dist/*/index.js' } } },
      { 'src/other/index.js': 'export const o = 1;\n' },
    ),
    { bundle: false },
    async ({ node }) => {
      expect(await node(importing('demo/other'))).toBe('o');
    },
  );
}
statement(
  'If you publish with Yarn, or use `npm pack`',
  library({ scripts: { prepublishOnly: 'echo ran prepublishOnly', prepack: 'echo ran prepack' } }),
  {},
  ({ output }) => {
    expect(output).toContain('ran prepack');
    expect(output).not.toContain('ran prepublishOnly');
  },
  { run: ['npx rslib', 'npm pack'] },
);
for (const words of [
  "Rslib doesn't generate `exports`",
  'Rslib never changes your `package.json`',
]) {
  if (words.startsWith('Rslib never')) below('exports');
  statement(words, library({}), { dts: false }, ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  });
}

below('package-json');

const setup = (sideEffects: unknown) =>
  library(
    { sideEffects },
    {
      'src/index.js': "import './setup';\nexport const a = 1;\n",
      'src/setup.js': "globalThis.s = 'ready';\n",
    },
  );
for (const [words, sideEffects, isKept, bundle] of [
  ['If a setup module is missing from your bundle', false, false, true],
  ['If a setup module is missing from your bundle', undefined, true, true],
  ['With `false`, a bundle silently loses', false, false, true],
  ['List the source file and the output file', ['./src/setup.js', './dist/index.js'], true, true],
  ['In bundleless mode, the import is kept.', false, true, false],
] as const) {
  statement(words, setup(sideEffects), { bundle }, ({ text, output }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js').includes(bundle ? 'ready' : 'import "./setup')).toBe(isKept);
    expect(output).not.toContain('warn');
  });
}

below('exports');

statement('No.', library({}), {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('publint');

const publint = `import { pluginPublint } from 'rsbuild-plugin-publint';
export default { plugins: [pluginPublint()] };`;
const withPublint = { packages: ['rsbuild-plugin-publint', 'publint'] };
const missing = library({ files: ['dist'], exports: { '.': './dist/none.js' } });

below('exports');

statement(
  'publint fails the build when a path points',
  missing,
  publint,
  ({ output }) => {
    expect(output).toMatch(/exports.*none\.js.*does not exist/);
  },
  { ...withPublint, fails: true },
);
statement(
  'publint fails the build when a path points',
  library({ files: ['dist'], ...exported }),
  publint,
  ({ has }) => {
    expect(has('dist/index.js')).toBe(true);
  },
  withPublint,
);
statement(
  'If you come from tsdown, which can generate',
  missing,
  publint,
  ({ output }) => {
    expect(output).toContain('none.js');
  },
  { ...withPublint, fails: true },
);

below('publint');

recorded(
  'If you use the publint plugin, as in the config above',
  'publish-span/esm',
  ({ text }) => {
    expect(text('terminal-1.txt')).toContain('Publint passed.');
  },
);
statement(
  'publint checks paths and conditions.',
  library(
    {
      files: ['dist'],
      exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } },
    },
    { 'src/index.js': '', 'src/index.ts': 'export const a = 1;\n' },
  ),
  publint.replace(
    'default {',
    'default { dts: true, source: { entry: { index: "./src/index.ts" } },',
  ),
  ({ output }) => {
    expect(output).toMatch(/types.*should be the first/i);
  },
  { ...withPublint, fails: true },
);

below('pack');

statement(
  'Missing files: Declarations, CSS, `dist/static`',
  {
    'src/index.ts': "import './a.css';\n/*! legal */\nexport { default } from './a.svg';\n",
    'src/a.css': '.a { color: red }',
    'src/a.svg': '<svg/>',
    'src/env.d.ts': "declare module '*.svg';\ndeclare module '*.css';\n",
    'package.json': '{ "name": "demo", "version": "1.0.0", "type": "module", "files": ["dist"] }',
  },
  { dts: true, output: { target: 'web' } },
  ({ output }) => {
    for (const file of ['index.d.ts', 'index.css', 'static/svg/a.svg']) {
      expect(output).toContain(`dist/${file}`);
    }
  },
  { run: ['npx rslib', 'npm pack --dry-run'] },
);
for (const [root, isCleaned] of [
  ['dist', true],
  ['../out', false],
] as const) {
  statement(
    'Leftovers: Rslib cleans `dist` before a build',
    { 'src/index.js': 'export const a = 1;\n' },
    { output: { distPath: root } },
    ({ output }) => {
      expect(output.includes('old.js is there')).toBe(!isCleaned);
      expect(output).toContain('index.js is there');
    },
    {
      run: [
        `mkdir -p ${root} && echo 1 > ${root}/old.js`,
        'npx rslib',
        `for f in ${root}/*; do echo "$(basename $f) is there"; done`,
      ],
    },
  );
}

below('load');

statement('A package can import itself by its name.', library(exported), {}, async ({ node }) => {
  expect(await node(importing('demo'))).toBe('a');
});
recorded('The second command loads ESM through `require()`', 'publish-span/esm', ({ text }) => {
  expect(text('terminal-4.txt')).toContain('require(');
});
statement(
  "This doesn't find packages that are missing",
  library(exported, {
    'src/index.js': "export { a } from 'left';\n",
    'node_modules/left/package.json':
      '{ "name": "left", "type": "module", "exports": "./index.js" }',
    'node_modules/left/index.js': 'export const a = 1;\n',
  }),
  { output: { externals: ['left'] } },
  async ({ node, text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(await node(importing('demo'))).toBe('a');
  },
);

below('dual');

for (const module of ['node10', 'bundler']) {
  statement(
    "If your users have tools that don't read `exports`",
    {
      'src/index.ts': "import { a } from 'left';\nexport const b: 'typed' = a;\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          rootDir: 'src',
          module: module === 'node10' ? 'CommonJS' : 'ESNext',
          moduleResolution: module,
          strict: true,
          types: [],
        },
        include: ['src'],
      }),
      'node_modules/left/package.json': JSON.stringify({
        name: 'left',
        main: './dist/index.cjs',
        types: './dist/index.d.cts',
        exports: { '.': { types: './none.d.ts', default: './none.cjs' } },
      }),
      'node_modules/left/dist/index.cjs': 'exports.a = 1;\n',
      'node_modules/left/dist/index.d.cts': "export declare const a: 'typed';\n",
    },
    { dts: true, output: { externals: ['left'] } },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(module === 'node10' ? 0 : 1);
    },
    { typescript: '5', fails: module !== 'node10' },
  );
}
statement(
  'In CommonJS, code that two entries share',
  {
    'src/index.js': "export { shared } from './shared.js';\n",
    'src/b.js': "export { shared as b } from './shared.js';\n",
    'src/shared.js': "export const shared = ['shared code'];\n",
  },
  { format: 'cjs', source: { entry: { index: './src/index.js', b: './src/b.js' } } },
  ({ files, text }) => {
    expect(files.filter((file) => text(file).includes('shared code'))).toHaveLength(2);
  },
);

below('other');

statement(
  'Styles in one file |',
  library(
    { sideEffects: ['**/*.css'], exports: { './index.css': './dist/index.css' } },
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
  ),
  { output: { target: 'web' } },
  async ({ node }) => {
    expect(await node("console.log(import.meta.resolve('demo/index.css'));")).toContain(
      'dist/index.css',
    );
  },
);
statement(
  'Script for a CDN |',
  library({}),
  { format: 'umd', output: { filename: { js: '[name].umd.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.umd.js']);
  },
);
for (const field of ['dependencies', 'peerDependencies']) {
  statement(
    'Packages that your output imports belong in',
    library({ [field]: { left: '1' } }, { 'src/index.js': "export { a } from 'left';\n" }),
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('from "left"');
    },
  );
}

below('tree-shaking');

statement(
  'Rslib keeps these marks in your output.',
  { 'src/index.js': 'export const a = /*#__PURE__*/ globalThis.create();\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/\/\*\s?#__PURE__\s?\*\//);
  },
);
/** What Rslib keeps of a package of which only `b` is used. */
const unused = (code: string) => ({
  'src/index.js': "export { b } from 'left';\n",
  'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
  'node_modules/left/index.js': `${code}\nexport const b = [1];\n`,
});
for (const [words, code, isKept] of [
  [
    'Calls in static class fields are kept as well',
    'export class A { static text = globalThis.left(); }',
    true,
  ],
  [
    'A component with `Card.displayName',
    "export const Card = () => 'left';\nCard.displayName = 'left';",
    true,
  ],
  ['Static class fields with a constant', "export class A {}\nA.text = 'left';", true],
] as const) {
  statement(words, unused(code), {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js').includes('left')).toBe(isKept);
  });
}
statement(
  'Static class fields with a constant',
  { 'src/index.js': "export class A { static text = 'left'; }\n" },
  { syntax: 'es2017' },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/defineProperty|A\.text = |_define_property\(A/);
  },
);
statement(
  '`memo(forwardRef(…))` alone is dropped.',
  unused(
    "import { forwardRef, memo } from 'react';\nexport const Card = /*#__PURE__*/ memo(/*#__PURE__*/ forwardRef(() => 'left'));",
  ),
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('left');
  },
  { packages: ['react'] },
);
statement(
  '`"sideEffects": false` only drops whole files',
  {
    ...unused("export const c = globalThis.create('left');"),
    'node_modules/left/package.json': '{ "name": "left", "type": "module", "sideEffects": false }',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('left');
  },
);

below('publish');

unproven('Otherwise, npm treats it as private', 'needs the registry');
unproven('If you get `E403` instead', 'needs the registry');
unproven('If your package has a scoped name', 'needs the registry');

below('other');

statement(
  'React or Vue components |',
  library(
    { peerDependencies: { left: '1' }, devDependencies: { left: '1' } },
    { 'src/index.js': "export { a } from 'left';\n" },
  ),
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
  },
);

below('');

statement(
  'A package can build without an error and still fail',
  library({ exports: './dist/none.js' }),
  {},
  async ({ node, has }) => {
    expect(has('dist/index.js')).toBe(true);
    expect(await node(importing('demo'))).toContain('ERR_MODULE_NOT_FOUND');
  },
);

below('attw');

statement(
  'Named exports | an `import` in Node.js finds no names',
  library({ type: undefined }),
  { format: 'umd' },
  async ({ node }) => {
    expect(await node("import { a } from './dist/index.js';\nconsole.log(a);")).toContain(
      "Named export 'a' not found",
    );
  },
);

below('exports');

statement(
  'If you also compile a small consumer',
  {
    ...library({ exports: { types: './dist/none.d.ts', default: './dist/index.js' } }),
    'user.ts': "import { a } from 'demo';\nconsole.log(a);\n",
  },
  {},
  ({ output }) => {
    expect(output).toContain('TS7016');
  },
  {
    run: [
      'npx rslib',
      'npx tsc --noEmit --ignoreConfig --strict --module ESNext --moduleResolution bundler --lib ES2022,DOM user.ts',
    ],
    fails: true,
  },
);

below('package-json');

for (const exported of [true, false]) {
  statement(
    '`./package.json` |',
    library({
      exports: { '.': './dist/index.js', ...(exported && { './package.json': './package.json' }) },
    }),
    {},
    async ({ node }) => {
      expect(await node("console.log(import.meta.resolve('demo/package.json'));")).toMatch(
        exported ? /^package\.json$/m : /ERR_PACKAGE_PATH_NOT_EXPORTED/,
      );
    },
  );
}

below('attw');

const attwConfig = (lib: string, options = '') =>
  `import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
export default { lib: [${lib}], plugins: [pluginAreTheTypesWrong({ areTheTypesWrongOptions: { ${options} } })] } as object;
`;
const attw = {
  install: [
    'rsbuild-plugin-arethetypeswrong@0.1.1',
    '@rsbuild/core@2.2.6',
    '@rslib/core@1.0.1',
    'typescript@6.0.3',
  ],
};
const typed = (manifest: object, source = 'export const a: number = 1;\n') => ({
  'src/index.ts': source,
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    files: ['dist'],
    ...manifest,
  }),
});
const esmOnly = {
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
};
const dual = {
  exports: {
    '.': { types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs' },
  },
};
const dualLib = "{ format: 'esm', dts: true }, { format: 'cjs' }";
const node10 = "ignoreResolutions: ['node10']";
const noCommonJs = "ignoreRules: ['cjs-resolves-to-esm']";
for (const [words, files, config, seen] of [
  [
    'Masquerading as CJS, Masquerading as ESM |',
    typed(dual),
    attwConfig(dualLib, node10),
    /Masquerading as (?:ESM|CJS)/,
  ],
  [
    'Used fallback condition |',
    typed({
      exports: { '.': { types: './dist/none.d.ts', default: './dist/index.js' } },
    }),
    attwConfig("{ format: 'esm', dts: true }", `${node10}, ${noCommonJs}`),
    /fallback condition/i,
  ],
  [
    'CJS default export, Incorrect default export |',
    {
      ...typed(
        {
          type: 'commonjs',
          main: './dist/index.js',
          types: './dist/index.d.ts',
        },
        'export default 1;\n',
      ),
    },
    attwConfig("{ format: 'cjs', dts: true }"),
    /(?:Incorrect|CJS) default export/i,
  ],
  [
    'ESM (dynamic import only) |',
    typed(esmOnly),
    attwConfig("{ format: 'esm', dts: true }", node10),
    /dynamic import only|ESM.*only/i,
  ],
  [
    'Resolution failed for `node10` |',
    typed(esmOnly),
    attwConfig("{ format: 'esm', dts: true }", noCommonJs),
    /Resolution failed/i,
  ],
] as const) {
  statement(
    words,
    files,
    config,
    ({ output }) => {
      expect(output).toMatch(seen);
    },
    { ...attw, fails: true },
  );
}
for (const words of [
  'ESM (dynamic import only) |',
  'Resolution failed for `node10` |',
  'Both ignore options belong in',
]) {
  statement(
    words,
    typed(esmOnly),
    attwConfig("{ format: 'esm', dts: true }", `${node10}, ${noCommonJs}`),
    ({ output, has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
      expect(output).toMatch(/success +\[arethetypeswrong\]/);
    },
    attw,
  );
}
statement(
  'Masquerading as CJS, Masquerading as ESM |',
  typed({
    exports: {
      '.': {
        import: { types: './dist/index.d.ts', default: './dist/index.js' },
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
      },
    },
  }),
  attwConfig(
    "{ format: 'esm', dts: { bundle: false } }, { format: 'cjs', dts: { autoExtension: true } }",
    node10,
  ),
  ({ output, has }) => {
    expect(has('dist/index.d.cts')).toBe(true);
    expect(output).not.toMatch(/Masquerading/);
  },
  attw,
);
statement(
  '`rsbuild-plugin-arethetypeswrong` does the checks',
  typed(esmOnly),
  attwConfig("{ format: 'esm' }", `${node10}, ${noCommonJs}`),
  ({ output }) => {
    expect(output).toMatch(/error/i);
  },
  {
    ...attw,
    install: attw.install.map((spec) => spec.replace('typescript@6.0.3', 'typescript@7.0.2')),
    fails: true,
  },
);

below('pack');

statement(
  'Test files: Leave them out of the entry',
  {
    ...library({ files: ['dist'] }),
    'src/index.test.js': 'export const secret = 1;\n',
  },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('dist/index.test.js');
  },
  { run: ['npx rslib', 'npm pack --dry-run'] },
);

below('load');

statement(
  'The same goes for `npm link`',
  {
    'node_modules/react/package.json':
      '{ "name": "react", "version": "1.0.0", "main": "index.js" }',
    'node_modules/react/index.js': 'exports.copy = {};\n',
    'linked/package.json':
      '{ "name": "linked", "version": "1.0.0", "main": "index.js", "peerDependencies": { "react": "*" } }',
    'linked/index.js': "exports.copy = require('react').copy;\n",
    'linked/node_modules/react/package.json':
      '{ "name": "react", "version": "1.0.0", "main": "index.js" }',
    'linked/node_modules/react/index.js': 'exports.copy = {};\n',
    'use.cjs':
      "console.log(require('linked').copy === require('react').copy ? 'one copy' : 'two copies');\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('two copies');
  },
  { run: ['ln -s ../linked node_modules/linked', 'node use.cjs'] },
);

below('dual');

consumed('For webpack 4 and Parcel 2.16', 'cjs', 'wrong', ['webpack-4'], 'is not a function');
consumed('For webpack 4 and Parcel 2.16', 'dual', 'works', ['webpack-4']);
consumed('These tools reach only this entry.', 'css-bundle', 'fails', ['webpack-4', 'parcel']);

below('tree-shaking');

consumed('A function that contains `import()`: webpack keeps', 'unused-import', 'wrong', [
  'webpack/size',
]);
consumed('Vite, Rspack, and Rollup drop both.', 'unused-import', 'works', [
  'vite/size',
  'rspack/size',
  'rollup/size',
]);

below('link');

/** Serves an application with a linked library, changes the library, and prints what it gets. */
const linkedApp = `
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
const root = process.cwd() + '/app';
async function serve(config, use) {
  const server = await createServer({ root, configFile: false, logLevel: 'silent', ...config });
  await server.listen();
  const get = async (path) => (await fetch(server.resolvedUrls.local[0].slice(0, -1) + path)).text();
  const load = async () => get(/from "([^"]+)"/.exec(await get('/main.js'))[1]);
  await use(load, server);
  await server.close();
}
const change = (from, to) =>
  writeFileSync('dist/index.js', readFileSync('dist/index.js', 'utf8').replace(from, to));
const waits = async (see) => {
  for (let i = 0; i < 30 && !(await see()); i++) await new Promise((done) => setTimeout(done, 100));
  return see();
};
for (const [name, config] of [
  ['default', {}],
  ['include', { optimizeDeps: { include: ['demo'] } }],
  ['symlinks', { resolve: { preserveSymlinks: true } }],
]) {
  const force = { ...config, optimizeDeps: { ...config.optimizeDeps, force: true } };
  await serve(force, async (load, server) => {
    const sent = [];
    const { hot } = server.environments.client;
    const send = hot.send.bind(hot);
    hot.send = (...all) => { sent.push(all[0].type ?? all[0]); send(...all); };
    console.log(name, 'before', (await load()).includes('first'));
    change('first', 'second');
    console.log(name, 'updates', await waits(async () => (await load()).includes('second')), sent.includes('full-reload'));
  });
  await serve(config, async (load) => console.log(name, 'restart', (await load()).includes('second')));
  await serve(force, async (load) => console.log(name, 'force', (await load()).includes('second')));
  change('second', 'first');
}
process.exit();
`;
const linked = {
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "exports": "./dist/index.js" }',
  'src/index.js': "export const get = () => ['first'];\n",
  'app/package.json': '{ "type": "module" }',
  'app/index.html': '<script type="module" src="/main.js"></script>',
  'app/main.js': "import { get } from 'demo';\ndocument.title = get();\n",
  'serve.mjs': linkedApp,
};
const withVite = {
  install: ['vite@8.4.0'],
  run: [
    'npx rslib',
    'mkdir app/node_modules',
    'ln -s ../.. app/node_modules/demo',
    'node serve.mjs',
  ],
};
for (const words of [
  'If you want to see each change in an application',
  'Vite 8.4 serves the linked files from their own folder',
]) {
  statement(
    words,
    linked,
    undefined,
    ({ output }) => {
      expect(output).toContain('default before true');
      expect(output).toContain('default updates true true');
    },
    withVite,
  );
}
for (const words of [
  'If the application keeps showing the old code',
  'With either of them, Vite serves',
]) {
  statement(
    words,
    linked,
    undefined,
    ({ output }) => {
      for (const name of ['include', 'symlinks']) {
        expect(output).toContain(`${name} before true`);
        expect(output).toContain(`${name} updates false false`);
        expect(output).toContain(`${name} restart false`);
      }
    },
    withVite,
  );
}
statement(
  'Remove the setting, or start Vite with `--force`',
  linked,
  undefined,
  ({ output }) => {
    expect(output).toContain('include force true');
    expect(output).toContain('symlinks force true');
  },
  withVite,
);

below('ci');

unproven('Rslib takes no part in releases', 'a release needs a registry');
unproven('They run `npm publish` or that of your package manager', 'a release needs a registry');
unproven("In GitHub Actions, npm's trusted publishing", 'npm documents');
