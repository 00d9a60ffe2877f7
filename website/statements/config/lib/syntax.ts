import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const files = {
  'package.json': '{ "type": "module", "devDependencies": { "newdep": "1" } }',
  'src/index.js': "import { read } from 'newdep';\nexport const get = (o) => read(o) ?? o?.own;\n",
  'node_modules/newdep/package.json': '{ "name": "newdep", "version": "1.0.0", "type": "module" }',
  'node_modules/newdep/index.js': 'export const read = (o) => o?.dep;\n',
};

statement(
  'If your JavaScript or CSS is too new for it',
  files,
  { syntax: 'es2015' },
  ({ text }) => {
    expect(text('dist/index.js')).not.toContain('?.own');
    expect(text('dist/index.js')).toContain('?.dep');
  },
);

below('limits');

for (const format of ['esm', 'umd'] as const) {
  statement(
    'Packages from `node_modules` keep their syntax',
    files,
    { syntax: 'es2015', lib: [{ format }], output: { minify: true } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('?.dep');
    },
  );
}

statement(
  'To rewrite one, too',
  files,
  { syntax: 'es2015', source: { include: [/node_modules\/newdep\//] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('const read');
    expect(text('dist/index.js')).not.toContain('?.');
  },
);

for (const query of ['node12', 'chrome80']) {
  statement(
    'If you write a query without the space',
    files,
    { syntax: [query] },
    ({ output, has }) => {
      expect(output).toContain('failed to parse targets');
      expect(has('dist/index.js')).toBe(false);
    },
    { fails: true },
  );
}

const modern = { 'src/index.js': 'export const get = (a) => a?.b;\n' };

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': 'globalThis.get = (a) => a?.b;\n' },
    { format, syntax: 'es2017', output: { filename: { js: '[name].js' } } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('void 0');
    },
  );
}

statement(
  'all formats, bundle and bundleless mode',
  modern,
  { bundle: false, syntax: 'es2017' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);

below('types');

statement(
  'Write the names without a hyphen',
  modern,
  "export default { syntax: 'ES2017' } as object;",
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);

statement(
  'Write the names without a hyphen',
  modern,
  "export default { syntax: 'es-2017' } as object;",
  ({ output }) => {
    expect(output).toContain('error');
  },
  { fails: true },
);

below('default');

const withEngines = (node: string) => ({
  ...modern,
  'package.json': JSON.stringify({ type: 'module', ...(node && { engines: { node } }) }),
});

for (const [node, target, seen] of [
  ['>=12 <13', 'node', 'void 0'],
  ['^20.1.0 || >=12.1', 'node', 'void 0'],
  ['>=20', 'node', 'a?.b'],
  ['>=12', 'web', 'a?.b'],
] as const) {
  statement(
    "If you don't set `syntax`, Rslib uses the lowest version",
    withEngines(node),
    { output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

for (const target of ['node', 'web'] as const) {
  statement(
    'Without `engines.node`, and for the `web` target',
    {
      ...withEngines(''),
      'src/index.js': 'export class A { static #a = 1; static { this.#a ??= 2; } }\n',
    },
    { output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('static{');
    },
  );
}

statement(
  'Rslib has read `engines` since 1.0',
  withEngines('>=12'),
  { syntax: 'esnext' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('a?.b');
  },
);

below('queries');

statement(
  'If you know the environments of your users',
  modern,
  { syntax: ['node >= 18', 'es2017'] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);

statement(
  'In the config file, put even a single query',
  {
    'src/index.ts':
      "import { defineConfig } from '@rslib/core';\nexport const a = defineConfig({ syntax: ['node >= 18'] });\nexport const b = defineConfig({ syntax: 'node >= 18' });\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/src\/index\.ts\(3,[\s\S]*not assignable to type 'Syntax/);
    expect(output).not.toContain('src/index.ts(2,');
  },
  { run: ['npx tsc --noEmit -p .'], fails: true, packages: ['@types/node'] },
);

statement(
  "As a flag, write `--syntax 'node >= 18'`",
  modern,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
  { run: ["npx rslib --syntax 'node >= 12'"] },
);

below('limits');

statement(
  'A method such as `[].at()` is kept',
  { 'src/index.js': 'export const last = (a) => a.at(-1);\n' },
  { syntax: 'es5' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('.at(-1)');
  },
);

statement(
  'Only syntax is rewritten',
  { 'src/index.js': 'export const last = (a) => structuredClone(a).replaceAll(1, 2);\n' },
  { syntax: 'es5' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('structuredClone(a).replaceAll(1, 2)');
    expect(text('dist/index.js')).toContain('function');
  },
);

statement(
  'A regular expression with the `v` flag',
  { 'src/index.js': 'export const r = /[a--b]/v;\n' },
  { syntax: 'es2020' },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/RegExp\(["']\[a--b\]["'], ["']v["']\)/);
  },
);

for (const extra of [
  { '.browserslistrc': 'node 12\n' },
  { 'package.json': '{ "type": "module", "browserslist": ["node 12"] }' },
]) {
  statement('`.browserslistrc` and `browserslist`', { ...modern, ...extra }, {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('a?.b');
  });
}

statement(
  'For your code and CSS, `output.overrideBrowserslist` wins',
  modern,
  { syntax: 'es2017', output: { overrideBrowserslist: ['chrome 120'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('a?.b');
  },
);
for (const [syntax, browsers, isKept] of [
  [['chrome 60'], ['chrome 120'], true],
  [['chrome 120'], ['chrome 60'], false],
] as const) {
  statement(
    'For your code and CSS, `output.overrideBrowserslist` wins',
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { .b { color: red } }\n' },
    { syntax: [...syntax], output: { target: 'web', overrideBrowserslist: [...browsers] } },
    ({ text }) => {
      expect(text('dist/index.css').includes('.a .b')).toBe(!isKept);
      expect(text('dist/index.css')).toContain('color: red');
    },
  );
}

statement(
  'If you change only the `--syntax` flag',
  modern,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('a?.b');
  },
  { run: ['npx rslib --syntax es2022', 'npx rslib --syntax es2017'] },
);

statement(
  'Delete `node_modules/.cache`, or set `syntax`',
  modern,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
  { run: ['npx rslib --syntax es2022', 'rm -r node_modules/.cache', 'npx rslib --syntax es2017'] },
);

statement(
  'If you use an unknown version',
  modern,
  "export default { syntax: 'es2030' } as object;",
  ({ output }) => {
    expect(output).toContain('Unsupported ES version: es2030');
  },
  { fails: true },
);

below('example');

statement(
  'The older the target, the larger the file',
  { 'src/index.js': 'export class A { #a = 1; get() { return this.#a ?? 2; } }\n' },
  {
    lib: ['es2015', 'es2020', 'es2022'].map((syntax) => ({
      id: syntax,
      syntax: syntax as 'es2015',
      output: { distPath: syntax },
    })),
  },
  ({ text }) => {
    const [oldest = 0, older = 0, newest = 0] = ['es2015', 'es2020', 'es2022'].map(
      (name) => text(`${name}/index.js`).length,
    );
    expect(oldest).toBeGreaterThan(older - 1);
    expect(older).toBeGreaterThan(newest);
  },
);
statement(
  'You can import the helpers instead, with `externalHelpers`.',
  {
    'src/index.js': 'export class A { #a = 1; }\n',
    'package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "0.5" } }',
  },
  { syntax: 'es2015', externalHelpers: true },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "@swc\/helpers/);
  },
);
