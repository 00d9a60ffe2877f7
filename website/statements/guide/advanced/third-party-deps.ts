import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import {
  below,
  type ProbeFiles,
  recorded,
  type Seen,
  statement,
  unproven,
} from '../../statement.ts';

const caught = '} catch (error) {\n  unit = error.code;\n}\nexport const a = unit;\n';
const load = "import { a } from './dist/index.js'; console.log(a);";

below('default');

statement(
  "A package that you don't list but import anyway",
  {
    'src/index.js': "export { hidden } from 'hidden';\n",
    'node_modules/hidden/index.js': "export const hidden = 'bundled';\n",
  },
  {},
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('bundled');
    expect(output).not.toContain('warn');
  },
);

below('unresolved');

statement(
  "`await import('left-unit')` without `try`",
  { 'src/index.js': "export const a = await import('left-unit');\n" },
  {},
  ({ output }) => {
    expect(output).toContain("Module not found: Can't resolve 'left-unit'");
  },
  { fails: true },
);

for (const [words, call] of [
  ["`await import('left-unit')` in `try`", "await import('left-unit')"],
  ["`require('left-unit')` in `try`", "require('left-unit')"],
] as const) {
  statement(
    words,
    {
      'src/index.ts': `declare const require: (name: string) => string;\nlet unit: unknown;\ntry {\n  unit = ${call};\n${caught}`,
    },
    {},
    async ({ output, node }) => {
      expect(output).toMatch(/warn.*[\s\S]*Can't resolve 'left-unit'/);
      expect(await node(load)).toBe('MODULE_NOT_FOUND');
    },
  );
}

statement(
  "`import 'left-unit'` |",
  { 'src/index.js': "import 'left-unit';\n" },
  {},
  ({ output }) => {
    expect(output).toContain("Module not found: Can't resolve 'left-unit'");
  },
  { fails: true },
);

for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
  statement(
    'any | in `dependencies`, `peerDependencies`',
    {
      'package.json': `{ "type": "module", "${field}": { "left-unit": "1" } }`,
      'src/index.js': "import 'left-unit';\nexport const a = import('left-unit');\n",
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('import "left-unit"');
      expect(text('dist/index.js')).toContain('import("left-unit")');
    },
  );
}

below('node');

for (const [code, printed] of [
  ['module.exports = create();\nfunction create() { return { named: 1 }; }', 'Named export'],
  ['exports.named = 1;', '1'],
]) {
  statement(
    "ESM: a name that Node.js doesn't detect",
    {
      'package.json': '{ "type": "module", "dependencies": { "common": "1" } }',
      'src/index.js': "import { named } from 'common';\nexport const a = named;\n",
      'node_modules/common/package.json': '{ "name": "common", "version": "1.0.0" }',
      'node_modules/common/index.js': `${code}\n`,
    },
    {},
    async ({ node }) => {
      expect(await node(load)).toContain(printed);
    },
  );
}

/** A package in `node_modules` and the field that lists it. */
const dep = (field: string, source = "export { a } from 'left';\n", extra: ProbeFiles = {}) => ({
  'src/index.js': source,
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1.0.0' } }),
  'node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "type": "module", "types": "index.d.ts" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
  'node_modules/left/index.d.ts': 'export type A = string;\nexport declare const a: A;\n',
  'node_modules/left/sub.js': "export const sub = 'from sub';\n",
  ...extra,
});
const isBundled = ({ text }: Seen, file = 'dist/index.js') => text(file).includes('from left');
const external = ['dependencies', 'peerDependencies', 'optionalDependencies'];
const bundled = ['devDependencies', 'others'];

below('');

for (const field of [...external, ...bundled]) {
  statement('The field of `package.json` that lists the package', dep(field), {}, (seen) => {
    expect(seen.text('dist/index.js')).toContain('export');
    expect(isBundled(seen)).toBe(bundled.includes(field));
  });
}

below('default');

recorded('This library reads a log file.', 'deps-tail/default', ({ text }) => {
  expect(text('dist/index.js')).toMatch(/from ["'](?:node:)?fs/);
});
recorded('`picocolors` is kept as an import', 'deps-tail/default', ({ text }) => {
  expect(text('dist/index.js')).toMatch(/import .* from "picocolors"/);
});
recorded('`mitt` became part of the file', 'deps-tail/default', ({ text }) => {
  expect(text('dist/index.js')).not.toMatch(/from "mitt"/);
  expect(text('dist/index.js')).toContain('new Map');
});
for (const format of ['esm', 'cjs'] as const) {
  for (const field of [...external, ...bundled]) {
    statement('ESM or CJS bundle | external | bundled', dep(field), { format }, (seen) => {
      const [file = ''] = seen.files;
      expect(file).toMatch(/^dist\/index\.c?js$/);
      expect(isBundled(seen, file)).toBe(bundled.includes(field));
    });
    statement('Bundleless | external | external', dep(field), { format, bundle: false }, (seen) => {
      const [file = ''] = seen.files;
      expect(seen.text(file)).toMatch(/["']left["']/);
    });
  }
}
for (const format of ['umd', 'iife'] as const) {
  for (const field of [...external, ...bundled]) {
    statement(
      'UMD, IIFE, MF | bundled | bundled',
      dep(field, "import { a } from 'left';\nglobalThis.b = a;\n"),
      { format },
      (seen) => {
        expect(isBundled(seen)).toBe(true);
      },
    );
  }
}
for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'With the target `node`, Node.js built-in modules',
    { 'src/index.js': "import { sep } from 'node:path';\nglobalThis.a = sep;\n" },
    { format },
    ({ files, text }) => {
      expect(text(files[0] as string)).toMatch(/from "node:path"|require\("node:path"\)|node:path/);
    },
  );
}
for (const [format, pattern] of [
  ['esm', /from "left"/],
  ['cjs', /require\("left"\)/],
] as const) {
  statement(
    'An external package is kept as an `import`',
    dep('dependencies'),
    { format },
    ({ files, text }) => {
      expect(text(files[0] as string)).toMatch(pattern);
    },
  );
}
statement(
  'If a package is in both `peerDependencies` and',
  {
    ...dep('dependencies'),
    'package.json':
      '{ "type": "module", "peerDependencies": { "left": "1" }, "devDependencies": { "left": "1" } }',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "left"/);
  },
);
for (const field of ['dependencies', 'devDependencies']) {
  statement(
    'Subpaths of a package, such as `picocolors/types`',
    dep(field, "export { sub } from 'left/sub.js';\n"),
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('from "left/sub.js"')).toBe(field === 'dependencies');
    },
  );
}
const typedLeft = {
  ...dep('devDependencies'),
  'src/index.js': '',
  'src/index.ts':
    "import { a } from 'left';\nexport const b: typeof a = a;\nexport type { A } from 'left';\n",
};
for (const words of ['In the declaration files, the types of a `devDependencies` package']) {
  statement(
    words,
    typedLeft,
    { dts: true, source: { entry: { index: './src/index.ts' } } },
    (seen) => {
      expect(seen.text('dist/index.d.ts')).toMatch(/from ["']left["']/);
      expect(isBundled(seen)).toBe(true);
    },
  );
}
unproven('pnpm hides them, so the same build fails', 'needs an installation by pnpm');
for (const format of ['esm', 'cjs', 'umd'] as const) {
  statement(
    'The rule behind the first row of the table is',
    dep('dependencies'),
    { format },
    (seen) => {
      expect(seen.text(seen.files[0] as string)).toContain('left');
      expect(isBundled(seen, seen.files[0])).toBe(format === 'umd');
    },
  );
}

below('choose');

const twoCopies = {
  'node_modules/kit/index.js':
    "const { useState } = require('react');\nmodule.exports = () => useState(1)[0];\n",
  'index.cjs':
    "const { renderToString } = require('react-dom/server');\nrenderToString(require('react').createElement(require('kit')));\n",
};
statement(
  'An application that uses it then runs two copies',
  twoCopies,
  undefined,
  ({ output }) => {
    expect(output).toContain('Invalid hook call');
  },
  {
    packages: ['react', 'react-dom'],
    run: [
      'mkdir node_modules/kit/node_modules && cp -rL node_modules/react node_modules/kit/node_modules/react',
      'node index.cjs',
    ],
    fails: true,
  },
);
statement(
  'In bundleless mode, every package is kept',
  dep('devDependencies'),
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
  },
);

below('bundle-one');

const twoNames = dep('dependencies', "export { a } from 'left';\nexport { b } from 'leftover';\n", {
  'package.json': '{ "type": "module", "dependencies": { "left": "1", "leftover": "1" } }',
  'node_modules/leftover/package.json': '{ "name": "leftover", "type": "module" }',
  'node_modules/leftover/index.js': "export const b = 'from over';\n",
});
for (const [exclude, isMatched] of [
  [['left'], false],
  [[/^left/], true],
] as const) {
  statement(
    'A string is compared with the package name',
    twoNames,
    { output: { autoExternal: { exclude: [...exclude] } } },
    (seen) => {
      expect(isBundled(seen)).toBe(true);
      expect(seen.text('dist/index.js').includes('from over')).toBe(isMatched);
    },
  );
}
for (const [field, config] of [
  ['dependencies', { output: { autoExternal: { exclude: ['left'] } } }],
  ['devDependencies', {}],
] as [string, RslibConfig][]) {
  statement('You get the same file if you move the package', dep(field), config, ({ text }) => {
    expect(text('dist/index.js').replace(/^\/\/.*\n/gm, '')).toMatch(
      /^const a = 'from left';\s+export \{ a \};/,
    );
  });
}
const withSub = (field = 'dependencies') =>
  dep(field, "export { a } from 'left';\nexport { sub } from 'left/sub.js';\n");
statement(
  "`autoExternal: { exclude: ['picocolors'] }` |",
  withSub(),
  { output: { autoExternal: { exclude: ['left'] } } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from left[\s\S]*from sub/);
  },
);
for (const target of ['node', 'web'] as const) {
  statement(
    '`externals: { picocolors: false }` | bundles this exact import',
    withSub(),
    { output: { target, externals: { left: false as never } } },
    (seen) => {
      expect(isBundled(seen)).toBe(true);
      expect(seen.text('dist/index.js').includes('"left/sub.js"')).toBe(target === 'node');
    },
  );
}
statement(
  '`autoExternal: false` |',
  dep('peerDependencies'),
  { output: { autoExternal: false } },
  (seen) => {
    expect(isBundled(seen)).toBe(true);
  },
);
for (const [field, isExternal] of [
  ['devDependencies', true],
  ['others', false],
] as const) {
  statement(
    '`autoExternal: { devDependencies: true }` |',
    dep(field),
    { output: { autoExternal: { devDependencies: true } } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('from "left"')).toBe(isExternal);
    },
  );
}
for (const autoExternal of [true, false]) {
  statement(
    'Bundleless mode ignores `autoExternal`.',
    dep('dependencies'),
    { bundle: false, output: { autoExternal } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('from "left"');
    },
  );
}
for (const [format, count] of [
  ['esm', 1],
  ['cjs', 2],
] as const) {
  statement(
    '`externals: { picocolors: false }` still works',
    dep('dependencies', "export { a } from 'left';\n", {
      'src/b.js': "export { a as b } from 'left';\n",
    }),
    { format, bundle: false, output: { externals: { left: false as never } } },
    ({ files, text }) => {
      expect(files.filter((file) => text(file).includes('from left'))).toHaveLength(count);
      expect(files).toHaveLength(format === 'esm' ? 3 : 2);
    },
  );
}

below('keep-out');

statement(
  '`output.externals` comes before the rules above.',
  dep('devDependencies'),
  { output: { externals: ['left'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
  },
);
statement(
  'An object also renames them.',
  dep('devDependencies'),
  { output: { externals: { left: 'right' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "right"');
  },
);
statement(
  'For UMD, you also specify the global variable',
  dep('dependencies', "import { a } from 'left';\nexport const b = a;\n"),
  {
    format: 'umd',
    output: {
      externals: {
        left: { root: 'Left', commonjs: 'left', commonjs2: 'left', amd: 'left' } as never,
      },
    },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/factory\(root(?:\["Left"\]|\.Left)\)/);
  },
);

below('subpaths');

for (const [externals, isKept] of [
  [['left'], false],
  [[/^left(\/|$)/], true],
] as const) {
  const see = ({ text }: Seen) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.js').includes('from "left/sub.js"')).toBe(isKept);
  };
  const config = { output: { externals: [...externals] } };
  const words = isKept
    ? 'Cover the subpaths with a regular expression'
    : 'If a part of a package is still bundled';
  statement(words, withSub('devDependencies'), config, see);
}
statement(
  'Cover the subpaths with a regular expression',
  withSub('peerDependencies'),
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left/sub.js"');
  },
);
statement(
  'The bundled part calls `require("react")`',
  {
    'src/index.jsx': 'export const a = () => <i />;\n',
    'package.json': '{ "type": "module", "devDependencies": { "react": "19" } }',
  },
  `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], output: { target: 'web', externals: ['react'] } };`,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/require\("react"\)|import .* from "react"/);
  },
  { packages: ['react', '@rsbuild/plugin-react'] },
);

below('unresolved');

for (const [source, fails] of [
  ["import 'left-unit';\n", true],
  ["try { await import('left-unit'); } catch {}\n", false],
] as const) {
  statement(
    "If a package isn't installed while you build an ESM or CJS bundle",
    { 'src/index.js': source },
    {},
    ({ exitCode, output }) => {
      expect(output).toContain("Can't resolve 'left-unit'");
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { fails },
  );
}
statement(
  'List such a package in `peerDependencies` and mark it',
  {
    'src/index.js': "export const load = () => import('left-unit');\n",
    'package.json':
      '{ "type": "module", "peerDependencies": { "left-unit": "1" }, "peerDependenciesMeta": { "left-unit": { "optional": true } } }',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import("left-unit")');
  },
);

below('monorepo');

statement(
  'Rslib reads only the `package.json` of the project root.',
  {
    'package.json': '{ "dependencies": { "left": "1" } }',
    'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
    'node_modules/left/index.js': "export const a = 'from left';\n",
    'kit/package.json': '{ "name": "kit", "type": "module" }',
    'kit/src/index.js': "export { a } from 'left';\n",
  },
  undefined,
  (seen) => {
    expect(isBundled(seen, 'kit/dist/index.js')).toBe(true);
  },
  { run: ['npx rslib --root kit'] },
);

below('types');

const tsEntry = { source: { entry: { index: './src/index.ts' } } };
statement(
  "Declaration files aren't bundled along with JavaScript.",
  typedLeft,
  { dts: true, ...tsEntry },
  (seen) => {
    expect(seen.text('dist/index.d.ts')).toMatch(/from ["']left["']/);
    expect(isBundled(seen)).toBe(true);
  },
);

below('require');

const requires = (file: string, left = 'dependencies') => ({
  ...dep(left, ''),
  'src/index.js': '',
  [file]: `${file.endsWith('.ts') ? 'declare const require: (name: string) => { a: string };\n' : ''}export const b = require('left').a;\n`,
  'node_modules/left/package.json': '{ "name": "left" }',
  'node_modules/left/index.js': "exports.a = 'from left';\n",
});
const load2 = "console.log((await import('./dist/index.js')).b);";
const entry = (file: string) => ({ source: { entry: { index: `./${file}` } } });

statement(
  'In ESM output for Node.js, a `require()` of an external package',
  requires('src/index.ts'),
  entry('src/index.ts'),
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('createRequire');
    expect(await node(load2)).toBe('from left');
  },
);
for (const file of ['src/a.mjs', 'src/a.js']) {
  statement(
    'The source is JavaScript that Node.js treats as ESM',
    requires(file),
    entry(file),
    async ({ text, node }) => {
      expect(text('dist/index.js')).toContain('require(');
      expect(text('dist/index.js')).not.toContain('createRequire');
      expect(await node(load2)).toContain('require is not defined');
    },
  );
}
statement(
  'The target is `web`.',
  requires('src/index.ts'),
  { ...entry('src/index.ts'), output: { target: 'web' } },
  async ({ node }) => {
    expect(await node(load2)).toContain('require is not defined');
  },
);
const middle = (rest: object) => ({
  ...requires('src/index.js'),
  'src/index.js': "export { default as b } from 'middle';\n",
  'package.json': JSON.stringify({
    name: 'demo',
    type: 'module',
    dependencies: { left: '1' },
    ...rest,
  }),
  'node_modules/middle/package.json': '{ "name": "middle" }',
  'node_modules/middle/index.js': "module.exports = require('left').a;\n",
});
statement(
  'This includes CommonJS packages that you bundle',
  middle({ devDependencies: { middle: '1' } }),
  { output: { target: 'web' } },
  async ({ node }) => {
    expect(await node(load2)).toContain('require is not defined');
  },
);
statement(
  'In the second case, keep the CommonJS package external',
  middle({ dependencies: { left: '1', middle: '1' } }),
  { output: { target: 'web' } },
  async ({ node }) => {
    expect(await node(load2)).toBe('from left');
  },
);

below('node');

statement(
  "Rslib doesn't check whether an import that it keeps",
  dep('dependencies', "export { none } from 'left/none';\n"),
  {},
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('from "left/none"');
    expect(await node("import './dist/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
  },
);
for (const [path, seen] of [
  ['left/sub', 'ERR_MODULE_NOT_FOUND'],
  ['left/sub.js', 'from sub'],
] as const) {
  statement(
    'ESM: a subpath without extension, of a package without `exports`',
    dep('dependencies', `export { sub as b } from '${path}';\n`),
    {},
    async ({ node }) => {
      expect(await node(load2)).toContain(seen);
    },
  );
}
const cjsRun = { run: ['npx rslib', 'node --no-experimental-require-module dist/index.cjs'] };
statement(
  'CommonJS: an ESM-only package, such as `chalk`',
  dep('dependencies'),
  { format: 'cjs' },
  ({ output }) => {
    expect(output).toContain('ERR_REQUIRE_ESM');
  },
  { ...cjsRun, fails: true },
);
statement(
  'CommonJS: an ESM-only package, such as `chalk`',
  dep('dependencies', "import('left').then(({ a }) => console.log(a));\n"),
  { format: 'cjs' },
  ({ text, output }) => {
    expect(text('dist/index.cjs')).toContain('import("left")');
    expect(output).toContain('from left');
  },
  cjsRun,
);

below('es-module');

const marked = {
  ...dep(
    'dependencies',
    "import left from 'left';\nexport const b = JSON.stringify(left);\nconsole.log(b);\n",
  ),
  'src/index.js': '',
  'src/index.ts':
    "import left from 'left';\nexport const b = JSON.stringify(left);\nconsole.log(b);\n",
  'node_modules/left/package.json': '{ "name": "left" }',
  'node_modules/left/index.js': 'exports.__esModule = true;\nexports.a = 1;\n',
};
for (const [words, format, printed] of [
  ['Some CommonJS packages set `__esModule`', 'esm', '{"__esModule":true,"a":1}'],
  ['Some CommonJS packages set `__esModule`', 'cjs', 'undefined'],
  ['In ESM output, Node.js gives you the whole', 'esm', '{"__esModule":true,"a":1}'],
] as const) {
  statement(
    words,
    marked,
    { format, ...tsEntry },
    ({ output }) => {
      expect(output.trim().split('\n').at(-1)).toBe(printed);
    },
    { run: ['npx rslib', `node dist/index.${format === 'cjs' ? 'cjs' : 'js'}`] },
  );
}

below('licenses');

const licensed = (comment: string) =>
  dep('devDependencies', undefined, {
    'node_modules/left/index.js': `${comment}\nexport const a = 'from left';\n`,
  });
for (const comment of ['/*! left */', '/** @license left */', '/* @preserve left */']) {
  for (const minify of [undefined, true, false]) {
    for (const words of [
      'Comments of bundled packages that start with',
      'Unless it is `false`, they are copied',
    ]) {
      statement(
        words,
        licensed(comment),
        { output: minify === undefined ? {} : { minify } },
        (seen) => {
          expect(isBundled(seen)).toBe(true);
          expect(/\/\*.* left \*\//.test(seen.text('dist/index.js'))).toBe(minify !== true);
          expect(seen.has('dist/index.js.LICENSE.txt')).toBe(minify !== false);
        },
      );
    }
  }
}
statement(
  'Many packages, `mitt` among them, have no such comment',
  {
    'src/index.js': "export { default } from 'mitt';\n",
    'package.json': '{ "type": "module", "devDependencies": { "mitt": "3" } }',
  },
  {},
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('new Map');
    expect(has('dist/index.js.LICENSE.txt')).toBe(false);
  },
  { packages: ['mitt'] },
);

below('choose');

const inField = (field: string) => ({
  'src/index.js': "export { a } from 'left';\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '^1.0.0' } }),
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
});
for (const [words, field] of [
  ['`dependencies`: packages that run with', 'dependencies'],
  ['Your users can share and update them.', 'dependencies'],
  ['`peerDependencies`: packages that must exist once', 'peerDependencies'],
] as const) {
  statement(words, inField(field), {}, ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from ["']left["']/);
  });
}
statement(
  '`devDependencies`: tools, and small packages',
  inField('devDependencies'),
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from left');
  },
);
statement(
  'Add them to `devDependencies` as well',
  {
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "peerDependencies": { "left": "1.0.0" }, "devDependencies": { "left": "1.0.0" } }',
    'packages/left/package.json': '{ "name": "left", "version": "1.0.0" }',
  },
  {},
  ({ output }) => {
    expect(output).toMatch(/left@1\.0\.0/);
  },
  { run: ['ln -s ../packages/left node_modules/left', 'npm ls --omit=peer left'] },
);

below('types');

const commonTypes = (field: string) => ({
  'src/index.ts': "import lines from 'left';\nexport const all: lines.Line[] = lines();\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1.0.0' } }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      esModuleInterop: true,
      types: [],
    },
    include: ['src'],
  }),
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "main": "index.js" }',
  'node_modules/left/index.js': 'module.exports = () => [];\n',
  'node_modules/left/index.d.ts':
    'declare function lines(): lines.Line[];\ndeclare namespace lines {\n  interface Line { text: string }\n}\nexport = lines;\n',
});
statement(
  'This is the only way for types that are written with `export =`',
  commonTypes('dependencies'),
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain("from 'left'");
  },
);
statement(
  'This is the only way for types that are written with `export =`',
  commonTypes('devDependencies'),
  { dts: { bundle: { bundledPackages: ['left'] } } },
  ({ output }) => {
    expect(output).toContain('Unable to analyze the export');
  },
  { packages: ['@microsoft/api-extractor'], typescript: '6', fails: true },
);
statement(
  "Your users don't have `mitt`, so `lines` has no type",
  {
    'node_modules/lib/package.json':
      '{ "name": "lib", "version": "1.0.0", "type": "module", "types": "./index.d.ts" }',
    'node_modules/lib/index.d.ts':
      "import { type Emitter } from 'mitt';\nexport declare const lines: Emitter;\n",
    'src/index.ts':
      "import { lines } from 'lib';\nexport const wrong: number = lines;\nexport const none: string = lines;\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('node_modules/lib/index.d.ts');
    expect(output).not.toContain('error TS');
  },
  { run: ['npx tsc --noEmit --listFiles'] },
);

below('node-modules-path');

const inStore = {
  'src/index.ts': "export * from 'left';\nexport * from 'right';\nexport * from 'other';\n",
  'node_modules/.pnpm/left@1/node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/.pnpm/left@1/node_modules/left/index.js': 'export const left = 1;\n',
  'node_modules/right/package.json': '{ "name": "right", "version": "1.0.0", "type": "module" }',
  'node_modules/right/index.js': 'export const right = 1;\n',
  '../other/dist/index.js': 'export const other = 1;\n',
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "types": [], "paths": { "other": ["../other/dist/index.js"] } }, "include": ["src"] }',
};
statement(
  'Rslib 1.0 keeps the name of a package in bundleless output',
  inStore,
  { bundle: false, resolve: { alias: { right: './node_modules/right/index.js' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "left";.*from "right";.*from "other";/s);
  },
  { run: ['ln -s .pnpm/left@1/node_modules/left node_modules/left', 'npx rslib'] },
);
statement(
  'If your output imports `../node_modules/.pnpm/…`, look',
  { ...inStore, 'src/index.ts': "export * from '../node_modules/right/index.js';\n" },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('../node_modules/right/index.js');
  },
);
