import { expect } from 'vitest';
import { below, type ProbeFiles, statement } from '../../statement.ts';

const source = {
  'src/index.js': "export { b } from './b.js';\nexport const get = (x) => x?.y;\n",
  'src/b.js': 'export const b = [1].at(-1);\n',
};
const dep = (field: string, extra: ProbeFiles = {}) => ({
  'src/index.js': "export { a } from 'left';\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
  'node_modules/left/package.json': '{ "name": "left", "type": "module", "exports": "./index.js" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
  ...extra,
});

below('cjs');

statement("You get it with `format: 'cjs'`.", source, { format: 'cjs' }, ({ text }) => {
  expect(text('dist/index.cjs')).toMatch(/module\.exports|exports\.get/);
});

below('dual-package');

statement(
  'If a program loads both, it contains two copies',
  { ...source, 'src/index.js': 'export const state = {};\n' },
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  async ({ node }) => {
    const code =
      "import { createRequire } from 'node:module';\nimport { state } from './dist/index.js';\nconsole.log(state === createRequire(import.meta.url)('./dist/index.cjs').state);";
    expect(await node(code)).toBe('false');
  },
);

below('esm');

statement('You get this format unless you choose another one.', source, undefined, ({ text }) => {
  expect(text('dist/index.js')).toContain('export {');
});

below('bundle');

statement('Bundle mode is the default', source, undefined, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('entry');

statement(
  'In bundle mode, everything else is found',
  { ...source, 'src/alone.js': '' },
  {},
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('.at(-1)');
  },
);
statement(
  'In bundle mode, everything else is found',
  { ...source, 'src/alone.js': '' },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/alone.js', 'dist/b.js', 'dist/index.js']);
  },
);

below('external');

statement(
  'Because its import is kept in the output, your users',
  dep('dependencies'),
  {},
  ({ output }) => {
    expect(output).toContain('ERR_MODULE_NOT_FOUND');
  },
  { run: ['npx rslib', 'rm -r node_modules/left', 'node dist/index.js'], fails: true },
);

below('peer-dependency');

statement('You list it in `peerDependencies`.', dep('peerDependencies'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "left"');
});

below('phantom-dependency');

statement(
  'The code works only as long as another package',
  dep('none'),
  { bundle: false },
  async ({ node }) => {
    expect(await node("console.log((await import('./dist/index.js')).a);")).toBe('from left');
  },
);
for (const words of [
  'The code works only as long as another package',
  'If an output file imports one of your',
]) {
  statement(
    words,
    dep('devDependencies'),
    { bundle: false },
    ({ output }) => {
      expect(output).toContain('ERR_MODULE_NOT_FOUND');
    },
    { run: ['npx rslib', 'rm -r node_modules/left', 'node dist/index.js'], fails: true },
  );
}

below('helper-function');

const fields = {
  'src/index.js': 'export class A { #a = 1; get() { return this.#a; } }\n',
  'package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "0.5" } }',
};
for (const externalHelpers of [true, false]) {
  statement(
    'It is copied into your output or imported',
    fields,
    { syntax: 'es2015', externalHelpers },
    ({ text }) => {
      expect(/from "@swc\/helpers/.test(text('dist/index.js'))).toBe(externalHelpers);
      expect(/function _class_private/.test(text('dist/index.js'))).toBe(!externalHelpers);
    },
  );
}

below('minify');

statement(
  'By default, Rslib only removes dead code',
  {
    'src/index.js':
      'const unused = 1;\nexport const make = () => {\n  const longName = globalThis.create();\n  return [longName, longName];\n};\n',
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/longName[\s\S]*\n/);
    expect(text('dist/index.js')).not.toContain('unused');
  },
);

below('polyfill');

statement('If you lower the syntax target, no polyfills', source, { syntax: 'es5' }, ({ text }) => {
  expect(text('dist/index.js')).toContain('.at(-1)');
  expect(text('dist/index.js')).not.toMatch(/core-js|prototype/);
});

below('side-effect');

for (const sideEffects of [undefined, false]) {
  statement(
    'Bundlers remove an unused module only when',
    {
      'src/index.js': "import 'left';\nexport const b = 1;\n",
      'node_modules/left/package.json': JSON.stringify({
        name: 'left',
        type: 'module',
        sideEffects,
      }),
      'node_modules/left/index.js': "globalThis.left = 'loaded';\n",
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('loaded')).toBe(sideEffects === undefined);
    },
  );
}

below('syntax-target');

statement(
  'If your source uses newer syntax, it is rewritten.',
  source,
  { syntax: 'es2019' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);

below('tree-shaking');

for (const [extension, code, isKept] of [
  ['mjs', "export const a = 1;\nexport const other = 'unused';\n", false],
  ['cjs', "exports.a = 1;\nexports[globalThis.name ?? 'other'] = 'unused';\n", true],
] as const) {
  statement(
    'A bundler can do it with ESM, because the imports',
    {
      'src/index.js': `import { a } from './b.${extension}';\nexport const c = a;\n`,
      [`src/b.${extension}`]: code,
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('unused')).toBe(isKept);
    },
  );
}

below('declaration-file');

statement(
  'Editors and TypeScript read it in place',
  {
    'src/index.ts': "import { a } from 'left';\nexport const b = a;\n",
    'package.json': '{ "name": "demo", "type": "module", "dependencies": { "left": "1" } }',
    'node_modules/left/package.json': '{ "name": "left", "type": "module", "main": "index.js" }',
    'node_modules/left/index.js': 'export const a = 1;\n',
    'node_modules/left/index.d.ts': "export declare const a: 'typed';\n",
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('"typed"');
  },
);
