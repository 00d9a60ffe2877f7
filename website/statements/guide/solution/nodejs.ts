import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { dualTypes } from '../../dual-types.ts';
import { below, recorded, statement } from '../../statement.ts';

const log = {
  'src/index.ts':
    "import { readFileSync } from 'fs';\nimport { sep } from 'node:path';\nexport const count = (level?: string) => { level ??= sep; return readFileSync(level); };\n",
  'src/cli.ts': "#!/usr/bin/env node\nimport { count } from './index';\nconsole.log(count('a'));\n",
};
const entries = { source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } } };
const manifest = (rest: object) => ({
  'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type: 'module', ...rest }),
});
const dep = (field: string) => ({
  'src/index.js': "export { a } from 'left';\n",
  ...manifest({ [field]: { left: '1' } }),
  'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
});
const load =
  "import { createRequire } from 'node:module';\ntry {\n  console.log(createRequire(import.meta.url)('./dist/index.js').a);\n} catch ({ code }) {\n  console.log(code);\n}";

below('');

statement('Since Node.js is the default target', log, undefined, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/from "fs"|from "node:fs"/);
});

below('esm');

statement('Because it also has a command, the config', log, entries, ({ files }) => {
  expect(files).toEqual(['dist/cli.js', 'dist/index.js']);
});
statement('Imports of Node.js built-in modules are left alone', log, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/from "fs"[\s\S]*from "node:path"/);
});
for (const field of [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'devDependencies',
]) {
  statement('Packages from `dependencies`, `optionalDependencies`', dep(field), {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js').includes('from left')).toBe(field === 'devDependencies');
  });
}

below('package-json');

for (const [type, file] of [
  ['module', 'dist/index.js'],
  [undefined, 'dist/index.mjs'],
] as const) {
  statement(
    'If your package has `"type": "module"`',
    { ...log, ...manifest({ type }) },
    {},
    ({ files }) => {
      expect(files).toEqual([file]);
    },
  );
}

below('require');

const plain = { 'src/index.js': 'export const a = 5;\n' };
const waiting = { 'src/index.js': 'export const a = await Promise.resolve(5);\n' };
statement('From 20.19 and 22.12 on, Node.js loads ESM', plain, {}, async ({ node }) => {
  expect(await node(load)).toMatch(/^5/);
});
statement('The exception is top-level `await`.', waiting, {}, async ({ node }) => {
  expect(await node(load)).toContain('ERR_REQUIRE_ASYNC_MODULE');
});
statement(
  'If you move the `await` into a function',
  {
    'src/index.js':
      'export const get = async () => await Promise.resolve(5);\nexport const a = 5;\n',
  },
  {},
  async ({ node }) => {
    expect(await node(load)).toMatch(/^5/);
  },
);
statement("A CommonJS output doesn't help", waiting, { format: 'cjs' }, async ({ node }) => {
  expect(await node(load.replace('index.js', 'index.cjs'))).toBe('undefined');
});

below('bin');

statement('The command imports `./index.js` instead', log, entries, ({ text }) => {
  expect(text('dist/cli.js')).toContain('from "./index.js"');
  expect(text('dist/cli.js')).not.toContain('readFileSync');
});
statement(
  'Your users call it by the name in the `bin` field',
  {
    'package.json': '{ "name": "user" }',
    'node_modules/tool/package.json':
      '{ "name": "tool", "version": "1.0.0", "bin": { "count": "cli.js" } }',
    'node_modules/tool/cli.js': '#!/usr/bin/env node\nconsole.log("counted");\n',
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('counted');
  },
  { run: ['npm rebuild && npx count'] },
);

below('engines');

for (const [words, node, isKept] of [
  ['`syntax` follows `engines.node`.', '>=14', false],
  ['`syntax` follows `engines.node`.', '>=20.19', true],
  ['With `>=20.19`, the operator `??=`', '>=20.19', true],
  ["If you don't set `engines`", undefined, true],
] as const) {
  statement(
    words,
    { ...log, ...manifest({ ...(node && { engines: { node } }) }) },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('??=')).toBe(isKept);
    },
  );
}
statement(
  'Only syntax changes, so a method that the old version',
  {
    'src/index.js': 'export const last = (list) => list?.at(-1);\n',
    ...manifest({ engines: { node: '>=12' } }),
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('.at(-1)');
    expect(text('dist/index.js')).not.toContain('?.');
  },
);

below('dirname');

statement(
  'In new code, use `import.meta.dirname`',
  { 'src/index.js': 'export const a = [import.meta.dirname, import.meta.filename];\n' },
  {},
  async ({ node }) => {
    expect(await node("console.log((await import('./dist/index.js')).a.join());")).toMatch(
      /dist,.*dist\/index\.js$/,
    );
  },
);
consumed(
  'Applications that bundle their server code',
  'meta-dirname',
  'wrong',
  ['next-turbopack', 'next-webpack', 'cloudflare-workers'],
  'wrong: undefined',
);
statement(
  "In the other direction, you don't have to set anything",
  {
    'src/index.js':
      'export const a = [import.meta.url, import.meta.dirname, import.meta.filename].join();\n',
  },
  { format: 'cjs' },
  async ({ node }) => {
    expect(await node(load.replace('index.js', 'index.cjs'))).toMatch(
      /dist\/index\.cjs,.*dist,.*dist\/index\.cjs$/m,
    );
  },
);

below('dual');

statement(
  'Add a CommonJS file if your users run an older Node.js',
  { ...plain, 'a.cjs': "console.log(require('./dist/index.cjs').a);\n" },
  { format: 'cjs' },
  ({ output }) => {
    expect(output).toMatch(/^5$/m);
  },
  { run: ['npx rslib', 'node --no-experimental-require-module a.cjs'] },
);
recorded('The entry `cli` is missing here', 'log-kit/dual', ({ files }) => {
  expect(files.join()).toContain('dist/index.cjs');
  expect(files.join()).not.toContain('cli');
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
statement(
  'If a program loads both files, it gets two copies',
  { 'src/index.js': 'export const a = {};\n' },
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  async ({ node }) => {
    const code =
      "import { createRequire } from 'node:module';\nimport { a } from './dist/index.js';\nconsole.log(a === createRequire(import.meta.url)('./dist/index.cjs').a);";
    expect(await node(code)).toBe('false');
  },
);

below('dual');

const shared = 'If both formats share a folder, `dts: { autoExtension: true }`';
dualTypes(shared, {}, false);
statement(
  shared,
  { 'src/index.ts': 'export const a: number = 1;\n' },
  {
    lib: [
      { dts: { autoExtension: true }, output: { distPath: 'dist/esm' } },
      { format: 'cjs', dts: { autoExtension: true }, output: { distPath: 'dist/cjs' } },
    ],
  },
  ({ files }) => {
    expect(files).toEqual(expect.arrayContaining(['dist/esm/index.d.ts', 'dist/cjs/index.d.cts']));
  },
);
