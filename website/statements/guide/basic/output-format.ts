import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

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
