import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { dualTypes } from '../../dual-types.ts';
import { extension } from '../../extension.ts';
import { below, recorded, statement } from '../../statement.ts';

const source = { 'src/index.js': "import fs from 'node:fs';\nconsole.log(typeof fs);\n" };

below('iife');

statement(
  'With the `node` target, `node:fs` in an IIFE',
  source,
  { format: 'iife' },
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('globalThis["node:fs"]');
    expect(await node("import './dist/index.js';")).toBe('undefined');
  },
);

statement(
  'With the `node` target, `node:fs` in an IIFE',
  source,
  { format: 'iife', output: { target: 'web' } },
  ({ output }) => {
    expect(output).toContain('Reading from "node:fs" is not handled by plugins');
  },
  { fails: true },
);

const hello = {
  'src/index.js':
    "import { shout } from './shout.js';\nexport const greet = (name) => shout(name);\n",
  'src/shout.js': 'export const shout = (text) => text.toUpperCase();\n',
};

below('esm');

statement('Because the file contains nothing but your code', hello, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(
    /^const shout = .*\nconst greet = .*\nexport \{ greet \};\s*$/,
  );
});

statement(
  'Without `"type": "module"`, the file',
  { ...hello, 'package.json': '{}', 'src/index.js': 'export const greet = 1;\n' },
  {},
  ({ files }) => {
    expect(files).toEqual(['dist/index.mjs']);
  },
);

statement('Current Node.js versions also load ESM', hello, {}, async ({ node }) => {
  expect(
    await node(
      "import { createRequire } from 'node:module'; console.log(createRequire(import.meta.url)('./dist/index.js').greet('a'));",
    ),
  ).toContain('A');
});

statement(
  '`ERR_REQUIRE_ASYNC_MODULE`',
  { 'src/index.js': 'export const a = await 1;\n' },
  {},
  async ({ node }) => {
    expect(
      await node(
        "import { createRequire } from 'node:module'; createRequire(import.meta.url)('./dist/index.js');",
      ),
    ).toContain('ERR_REQUIRE_ASYNC_MODULE');
  },
);

const lazy = {
  'src/index.js':
    'export const load = () => import(/* webpackChunkName: "lazy" */ \'./shout.js\');\n',
  'src/shout.js': 'export const shout = 1;\n',
};

statement('In bundle mode, you can name the file with a comment', lazy, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'dist/lazy.js']);
});

statement(
  'If `lib` has more than one item, the names of such chunks',
  { ...lazy, 'src/index.js': "export const load = () => import('./shout.js');\n" },
  { lib: [{}, { output: { distPath: 'dist/2' } }] },
  ({ files }) => {
    expect(files.some((file) => /~\d\.js$/.test(file))).toBe(true);
  },
);

below('dual');

statement(
  'If one program loads it with `import` and',
  { 'src/index.js': 'export class A {}\n' },
  { lib: [{}, { format: 'cjs' }] },
  async ({ node }) => {
    const code =
      "import { A } from './dist/index.js'; import { createRequire } from 'node:module'; console.log(createRequire(import.meta.url)('./dist/index.cjs').A === A);";
    expect(await node(code)).toBe('false');
  },
);

below('umd');

statement(
  'A UMD file always gets the extension `.js`',
  { 'src/index.js': 'export const a = 1;\n' },
  { lib: [{}, { format: 'umd' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

statement(
  'Dependencies are bundled into a UMD file',
  {
    'src/index.js': "export { dep } from 'dep';\n",
    'package.json': '{ "type": "module", "dependencies": { "dep": "1" } }',
    'node_modules/dep/index.js': "export const dep = 'bundled';\n",
  },
  { format: 'umd' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('bundled');
  },
);

statement(
  "Don't use the short form",
  { 'src/index.js': "import { a } from 'host-api';\nconsole.log(a);\n" },
  { format: 'umd', output: { externals: { 'host-api': 'HostApi' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("HostApi")');
  },
);

for (const words of [
  'If the browser reports `global is not defined`',
  'The default, `node`, passes `global`',
  'It also drops the CSS files',
]) {
  statement(
    words,
    {
      'src/index.js': "import './a.css';\nexport const a = 1;\n",
      'src/a.css': '.a { color: red }',
    },
    { format: 'umd' },
    ({ text, files }) => {
      expect(text('dist/index.js')).toContain('})(global');
      expect(files).toEqual(['dist/index.js']);
    },
  );
}

for (const words of [
  '`[name].umd.cjs` also works in Node.js',
  'Node.js treats a `.js` file of such a package as ESM',
]) {
  statement(
    words,
    { 'src/index.js': 'export const a = 1;\n' },
    {
      format: 'umd',
      lib: [
        { output: { filename: { js: '[name].umd.cjs' } } },
        { output: { distPath: 'dist/js' } },
      ],
    },
    async ({ node }) => {
      const code =
        "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); import * as js from './dist/js/index.js'; console.log(require('./dist/index.umd.cjs').a, Object.keys(js).length, Object.keys(require('./dist/js/index.js')).length);";
      expect(await node(code)).toBe('1 0 0');
    },
  );
}

below('iife');

statement(
  'If the entry has exports, the build fails',
  { 'src/index.js': 'export const a = 1;\n' },
  { format: 'iife' },
  ({ output }) => {
    expect(output).toContain("'import', and 'export' cannot be used outside of module code");
  },
  { fails: true },
);

statement(
  'With `minify: false`, no such build fails',
  { 'src/index.js': 'export const a = import.meta.url;\n' },
  {
    output: { minify: false },
    lib: [{ format: 'iife' }, { format: 'umd', output: { filename: { js: 'umd.js' } } }],
  },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/umd.js']);
  },
);

statement(
  'A UMD build fails on `import.meta.url`',
  { 'src/index.js': 'export const a = import.meta.url;\n' },
  { format: 'umd' },
  ({ output }) => {
    expect(output).toContain("'import.meta' cannot be used outside of module code");
  },
  { fails: true },
);

const both = { lib: [{ format: 'esm' as const }, { format: 'cjs' as const }] };
const scriptFile = (code: string) => ({
  'script.cjs': `const vm = require('node:vm');\nconst text = require('node:fs').readFileSync('dist/index.js', 'utf8');\n${code}\n`,
});
const runScript = { run: ['npx rslib', 'node script.cjs'] };

below('pick');

statement(
  'Bundlers, Node.js from 20.19 or 22.12 | `esm`',
  {
    ...hello,
    'package.json': '{ "name": "demo", "type": "module", "exports": "./dist/index.js" }',
  },
  {},
  async ({ node }) => {
    const code =
      "import { createRequire } from 'node:module';\nimport { greet } from 'demo';\nconsole.log(typeof greet, typeof createRequire(import.meta.url)('demo').greet);";
    expect(await node(code)).toMatch(/^function function/);
  },
);
statement(
  'CommonJS code on an older Node.js, tools that only',
  {
    ...hello,
    'index.cjs': "console.log(typeof require('demo').greet);\n",
    'package.json':
      '{ "name": "demo", "type": "module", "exports": { "import": "./dist/index.js", "require": "./dist/index.cjs" } }',
  },
  both,
  ({ output }) => {
    expect(output).toMatch(/^function$/m);
  },
  { run: ['npx rslib', 'node --no-experimental-require-module index.cjs'] },
);
statement(
  'A `<script>` tag that needs an API | `umd`',
  {
    ...hello,
    ...scriptFile(
      'const page = {};\npage.window = page;\nvm.runInNewContext(text, page);\nconsole.log(typeof page.Hello.greet);',
    ),
  },
  { lib: [{ format: 'umd', umdName: 'Hello', output: { target: 'web' } }] },
  ({ output }) => {
    expect(output).toMatch(/^function$/m);
  },
  runScript,
);
statement(
  'A `<script>` tag that only runs the code | `iife`',
  {
    'src/index.js': "console.log('ran');\n",
    ...scriptFile('vm.runInNewContext(text, { console });'),
  },
  { format: 'iife', output: { target: 'web' } },
  ({ output }) => {
    expect(output).toMatch(/^ran$/m);
  },
  runScript,
);

below('esm');

statement(
  'In your `package.json`, `"type": "module"` and one',
  {
    ...hello,
    'package.json': '{ "name": "demo", "type": "module", "exports": "./dist/index.js" }',
  },
  {},
  async ({ node }) => {
    expect(await node("console.log(Object.keys(await import('demo')).join());")).toBe('greet');
  },
);
statement(
  '`ERR_REQUIRE_ESM`: the Node.js version is older.',
  { ...hello, 'index.cjs': "require('./dist/index.js');\n" },
  {},
  ({ output }) => {
    expect(output).toContain('ERR_REQUIRE_ESM');
  },
  { run: ['npx rslib', 'node --no-experimental-require-module index.cjs'], fails: true },
);
for (const format of ['cjs', 'umd'] as const) {
  statement(
    "CommonJS and UMD files don't support it either.",
    {
      'src/index.js': 'export const a = await Promise.resolve(1);\n',
      'index.cjs': "console.log('a is', require(process.argv[2]).a);\n",
      'package.json': '{ "name": "demo" }',
    },
    { format },
    ({ output }) => {
      expect(output).toMatch(/a is undefined|SyntaxError/);
    },
    { run: ['npx rslib', 'node index.cjs ./dist/index.js; true'] },
  );
}

below('dual');

statement('`index.cjs` is larger because it contains a small runtime', hello, both, ({ text }) => {
  const difference = text('dist/index.cjs').length - text('dist/index.js').length;
  expect(difference).toBeGreaterThan(1100);
  expect(difference).toBeLessThan(1700);
  expect(text('dist/index.cjs')).toContain('__webpack_require__');
});
for (const words of [
  'A dual package exists twice.',
  'If your library keeps a registry or a cache',
]) {
  statement(words, { 'src/index.js': 'export class A {}\n' }, both, async ({ node }) => {
    const code =
      "import { createRequire } from 'node:module';\nimport { A } from './dist/index.js';\nconsole.log(new A() instanceof createRequire(import.meta.url)('./dist/index.cjs').A);";
    expect(await node(code)).toBe('false');
  });
}

below('webpack-4');

const webpack4 = {
  'webpack.cjs': `require('webpack')(
  { mode: 'production', entry: './app.js', output: { path: process.cwd() + '/out' } },
  (error, stats) => {
    console.log(error ?? stats.toString());
    process.exitCode = error || stats.hasErrors() ? 1 : 0;
  },
);
`,
};
const withWebpack4 = { install: ['webpack@4.47.0'], fails: true };
const bundle4 = ['npx rslib', 'NODE_OPTIONS=--openssl-legacy-provider node webpack.cjs'];

statement(
  'A CommonJS file of Rslib that requires a package',
  {
    ...webpack4,
    'src/index.js': "import { b } from 'left';\nexport const a = b + 1;\n",
    'app.js': "const { a } = require('./dist/index.js');\nconsole.log('seen', a);\n",
    'package.json': '{ "name": "demo", "dependencies": { "left": "1" } }',
    'node_modules/left/package.json': '{ "name": "left" }',
    'node_modules/left/index.js': 'exports.b = 1;\n',
  },
  { format: 'cjs' },
  ({ output }) => {
    expect(output).toMatch(/TypeError: \w+ is not a function/);
  },
  { ...withWebpack4, run: [...bundle4, 'node out/main.js'] },
);
statement(
  'The syntax has to be older as well.',
  {
    ...webpack4,
    'src/index.js': 'export const get = (x) => x?.y;\n',
    'app.js': "import { get } from './dist/index.js';\nconsole.log(get);\n",
  },
  {},
  ({ output }) => {
    expect(output).toContain('Module parse failed');
  },
  { ...withWebpack4, run: bundle4 },
);

below('umd');

for (const [name, code] of [
  [
    'script',
    'const page = {};\npage.window = page;\nvm.runInNewContext(text, page);\nconsole.log(typeof page.Hello.greet);',
  ],
  [
    'amd',
    'const page = {};\nconst define = (deps, factory) => console.log(typeof factory().greet);\ndefine.amd = {};\nvm.runInNewContext(text, { window: page, define });',
  ],
  [
    'cjs',
    "const module_ = { exports: {} };\nnew Function('module', 'exports', text)(module_, module_.exports);\nconsole.log(typeof module_.exports.greet);",
  ],
]) {
  statement(
    'A UMD file works as a script, as an AMD module',
    { ...hello, ...scriptFile(`// ${name}\n${code}`) },
    { lib: [{ format: 'umd', umdName: 'Hello', output: { target: 'web' } }] },
    ({ output }) => {
      expect(output).toMatch(/^function$/m);
    },
    runScript,
  );
}
statement(
  'If both are written to one folder',
  hello,
  { lib: [{ format: 'esm' }, { format: 'umd' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);
statement(
  '`[name].umd.js` is enough for browsers.',
  hello,
  { lib: [{ format: 'esm' }, { format: 'umd', output: { filename: { js: '[name].umd.js' } } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/index.umd.js']);
  },
);

below('iife');

for (const words of [
  'An IIFE file runs as soon as it is loaded',
  'No option turns the exports of an IIFE',
]) {
  statement(
    words,
    { 'src/index.js': 'export const a = 1;\n' },
    { format: 'iife' },
    ({ output }) => {
      expect(output).toContain("'import', and 'export' cannot be used outside of module code");
    },
    { fails: true },
  );
}
statement(
  'A plain script has no Node.js built-in modules either.',
  { ...source, ...scriptFile('vm.runInNewContext(text, { console });') },
  { format: 'iife' },
  ({ output }) => {
    expect(output).toMatch(/^undefined$/m);
  },
  runScript,
);
statement(
  'An IIFE build keeps the expression, and the browser',
  { 'src/index.js': 'globalThis.a = import.meta.url;\n', ...scriptFile('new vm.Script(text);') },
  { format: 'iife', output: { target: 'web' } },
  ({ output }) => {
    expect(output).toContain("Cannot use 'import.meta' outside a module");
  },
  { ...runScript, fails: true },
);

below('mf');

statement(
  'Without the plugin, Rslib prints a warning and exits.',
  hello,
  { format: 'mf' },
  ({ output, exitCode }) => {
    expect(output).toContain('should be used with @module-federation/rsbuild-plugin');
    expect(exitCode).toBe(1);
  },
  { fails: true },
);
const federated = `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})] }] };`;
for (const words of [
  'With `mf`, you build a Module Federation remote',
  'It needs a plugin, registered in the same `lib` item:',
]) {
  statement(
    words,
    hello,
    federated,
    ({ files }) => {
      expect(files.join()).toContain('mf-manifest.json');
    },
    { packages: ['@module-federation/rsbuild-plugin'] },
  );
}

below('pick');

statement(
  'Applications that share modules at runtime |',
  hello,
  federated,
  ({ files }) => {
    expect(files.join()).toContain('mf-manifest.json');
  },
  { packages: ['@module-federation/rsbuild-plugin'] },
);

below('dual');

recorded('`dts.bundle` requires API Extractor 7:', 'dts-parcel/no-api-extractor', ({ output }) => {
  expect(output).toContain('@microsoft/api-extractor is required when dts.bundle is set to true');
});
statement(
  '`dts.bundle` requires API Extractor 7:',
  { 'src/index.ts': 'export const a: number = 1;\n' },
  { dts: { bundle: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { packages: ['@microsoft/api-extractor'] },
);

dualTypes('With only `dts: { autoExtension: true }` on two items', {}, false);
dualTypes('With only `dts: { autoExtension: true }` on two items', { isolated: true }, false, {
  typescript: '6',
});

below('esm');

consumed(
  '`Must use import to load ES Module`: your users run Jest.',
  'classes',
  'fails',
  ['jest'],
  'Must use import to load ES Module',
);
for (const [node, loads] of [
  ['20.20.2', false],
  ['22.23.3', false],
  ['24.21.0', true],
  ['26.10.0', true],
] as const) {
  statement(
    'Jest 30.5 loads ESM on Node.js 24.21 and 26.10',
    {
      'src/index.js': 'export const a = 1;\n',
      'package.json':
        '{ "name": "demo", "type": "module", "exports": "./dist/index.js", "jest": { "testMatch": ["**/a.test.cjs"], "testEnvironment": "node" } }',
      'a.test.cjs': "test('a', () => expect(require('./dist/index.js').a).toBe(1));\n",
    },
    {},
    ({ output }) => {
      expect(output).toMatch(/Tests: +1 /);
      expect(output.includes('1 passed')).toBe(loads);
    },
    {
      install: ['jest@30.5.2', `node@${node}`],
      run: [
        'npx rslib',
        'PATH=$PWD/node_modules/node/bin:$PATH NODE_OPTIONS=--experimental-vm-modules npx jest',
      ],
      fails: !loads,
    },
  );
}
for (const [packageName, result, tool, part] of [
  ['esm-await', 'wrong', 'react-native', "';' expected"],
  ['esm-await', 'fails', 'webpack-4', "Cannot use keyword 'await'"],
  ['esm-await', 'wrong', 'cloudflare-workers', 'Disallowed operation called within global scope'],
] as const) {
  consumed('A top-level `await` has more limits', packageName, result, [tool], part);
}
for (const tool of ['parcel', 'webpack-4']) {
  consumed(
    "Parcel 2.16 and webpack 4 don't read `exports`.",
    'css-bundle',
    'fails',
    [tool],
    "index.css'",
  );
}

below('webpack-4');

statement(
  'If your users still have webpack 4',
  {
    ...webpack4,
    'app.js': "import { a } from 'kit';\nconsole.log('seen', a);\n",
    'node_modules/kit/package.json':
      '{ "name": "kit", "exports": "./exports.js", "main": "./main.js", "module": "./module.js" }',
    ...Object.fromEntries(
      ['exports', 'main', 'module'].map((name) => [
        `node_modules/kit/${name}.js`,
        `export const a = 'file of ${name}';\n`,
      ]),
    ),
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('seen file of module');
  },
  {
    install: ['webpack@4.47.0'],
    run: ['NODE_OPTIONS=--openssl-legacy-provider node webpack.cjs', 'node out/main.js'],
  },
);

below('esm');

extension(
  'A top-level `await` has more limits',
  'export const a = await Promise.resolve(1);\n',
  'INVALID_TLA_FORMAT',
);
