import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

below('polyfills');

unproven('If the build fails with `Requires Babel', 'depends on the order of two installations');
unproven('npm puts it there', 'depends on the order of two installations');

const modern = {
  'src/index.js':
    "class Shelf { #books = ['a']; last(f) { return f?.(this.#books.at(-1)); } }\nexport const create = () => new Shelf();\n",
};
const engine = (node: string) => ({
  ...modern,
  'package.json': JSON.stringify({ name: 'demo', type: 'module', engines: { node } }),
});
const web = { target: 'web' } as const;
const isModern = (text: string) => text.includes('#books') && text.includes('?.');

below('');

statement(
  'Rslib rewrites the syntax for the oldest browser',
  modern,
  { syntax: ['node 12'] },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/void 0|null ==/);
  },
);

below('syntax');

for (const [words, node, seen] of [
  ['Node.js | `engines.node`', '>=14 || >=20', false],
  ['Node.js | `engines.node`', '>=20', true],
  ['With `"engines": { "node": ">=20" }`', '>=20', true],
] as const) {
  statement(words, engine(node), {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('.at(-1)');
    expect(isModern(text('dist/index.js'))).toBe(seen);
  });
}
statement(
  'Browsers | `syntax` with Browserslist queries',
  modern,
  { syntax: ['chrome 60'], output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('.at(-1)');
    expect(text('dist/index.js')).not.toMatch(/#books|\?\./);
  },
);
statement('Only bundlers that compile dependencies', modern, { output: web }, ({ text }) => {
  expect(isModern(text('dist/index.js'))).toBe(true);
});
recorded('The lines left out are helper functions', 'compat-shelf/browsers', ({ text }) => {
  expect(text('files.txt')).toMatch(/dist\/index\.js +1\.9 kB|1895 B/);
});
statement(
  'If several of your files need them, `externalHelpers`',
  { ...modern, 'package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "0.5" } }' },
  { syntax: 'es2015', externalHelpers: true },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "@swc\/helpers/);
  },
);
statement(
  'CSS follows the same setting',
  { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { .b { color: red } }' },
  { syntax: ['chrome 80'], output: web },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.a .b {');
  },
);
statement(
  'Rslib does not read `.browserslistrc`',
  {
    ...modern,
    '.browserslistrc': 'chrome 60\n',
    'package.json': '{ "name": "demo", "type": "module", "browserslist": ["chrome 60"] }',
  },
  { output: web },
  ({ text }) => {
    expect(isModern(text('dist/index.js'))).toBe(true);
  },
);
for (const [syntax, query, seen] of [
  ['esnext', 'chrome 60', false],
  ['es2015', 'chrome 120', true],
] as const) {
  statement(
    '`output.overrideBrowserslist` wins over `syntax`',
    modern,
    { syntax, output: { ...web, overrideBrowserslist: [query] } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('.at(-1)');
      expect(isModern(text('dist/index.js'))).toBe(seen);
    },
  );
}

below('dependencies');

const queue = (field: string) => ({
  'src/index.js': "export { get } from 'left';\nexport const own = (x) => x?.own;\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
  'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
  'node_modules/left/index.js': 'export const get = (x) => x?.left;\n',
});
for (const words of [
  'Rslib compiles your own files and leaves',
  'If a package is bundled into your output',
]) {
  statement(words, queue('devDependencies'), { syntax: 'es2015' }, ({ text }) => {
    expect(text('dist/index.js')).toContain('?.left');
    expect(text('dist/index.js')).not.toContain('?.own');
  });
}
statement(
  'Packages that are kept as imports are compiled by',
  queue('dependencies'),
  { syntax: 'es2015' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
  },
);

below('polyfills');

for (const words of [
  'In all outputs above, `.at(-1)` is unchanged',
  '`syntax` never adds polyfills',
]) {
  statement(words, modern, { syntax: 'es5' }, ({ text }) => {
    expect(text('dist/index.js')).toContain('.at(-1)');
    expect(text('dist/index.js')).not.toContain('core-js');
  });
}
statement(
  'The `v` flag of a regular expression is a borderline case',
  { 'src/index.js': 'export const letter = /[a-z--[aeiou]]/v;\n' },
  { syntax: 'es2020' },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/RegExp\("\[a-z--\[aeiou\]\]", "v"\)/);
  },
);
const core = { packages: ['core-js-pure'] };
statement(
  '`core-js-pure` contains the functions as modules',
  {
    'index.mjs':
      "import at from 'core-js-pure/actual/array/at.js';\nconst before = Array.prototype.at;\ndelete Array.prototype.at;\nconsole.log(at(['x'], -1), Array.prototype.at === undefined);\n",
  },
  undefined,
  ({ output }) => {
    expect(output.trim()).toBe('x true');
  },
  { ...core, run: ['node index.mjs'] },
);
for (const [path, fails] of [
  ['core-js-pure/actual/array/at.js', false],
  ['core-js-pure/actual/array/at', true],
] as const) {
  statement(
    'Keep the `.js` in the path',
    { 'index.mjs': `import at from '${path}';\nconsole.log(at(['x'], -1));\n` },
    undefined,
    ({ output }) => {
      expect(output).toMatch(fails ? /ERR_MODULE_NOT_FOUND/ : /^x/);
    },
    { ...core, run: ['node index.mjs'], fails },
  );
}
for (const words of [
  'Read the output before you rely on it',
  'Here it replaced `.replaceAll()`, but not `.at()`.',
]) {
  recorded(words, 'compat-shelf/babel', ({ text }) => {
    expect(text('dist/index.js')).toMatch(/import .*replace-?all/i);
    expect(text('dist/index.js')).not.toMatch(/import .*\/at\.js/);
  });
}
recorded('It replaces calls with the same imports:', 'compat-shelf/babel', ({ text }) => {
  expect(text('dist/index.js')).toMatch(/import .* from "core-js-pure\//);
});

below('node-polyfill');

const buffer = (name = "import { Buffer } from 'node:buffer';\n") => ({
  'src/index.js': `${name}export const a = Buffer.from('a');\n`,
});
statement(
  'A bundle for the `web` target that imports `node:buffer`',
  buffer(),
  { output: web },
  ({ output }) => {
    expect(output).toContain(
      '"node:*" is a built-in Node.js module and cannot be imported in client-side code',
    );
  },
  { fails: true },
);
statement(
  'Bundleless mode bundles nothing, so an import',
  buffer(),
  { bundle: false, output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from ["']node:buffer["']/);
  },
);
const polyfilled = (
  bundle: boolean,
) => `import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
export default { bundle: ${bundle}, output: { target: 'web' }, plugins: [pluginNodePolyfill()] };`;
statement(
  'If your source uses the global `Buffer`',
  buffer(''),
  polyfilled(false),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/import .* from "\/.*\/buffer\//);
  },
  { packages: ['@rsbuild/plugin-node-polyfill'] },
);
below('check');

recorded('This is the file for Node.js 20 from above.', 'compat-shelf/too-new', ({ text }) => {
  expect(text('terminal-2.txt')).toContain('acorn');
});
for (const [level, fails] of [
  ['--ecma2019', true],
  ['--ecma2022', false],
] as const) {
  for (const words of [
    'If a file is too new, the command prints',
    'The parser `acorn` does that for any format',
  ]) {
    statement(
      words,
      modern,
      { output: web },
      ({ output, exitCode }) => {
        expect(exitCode).toBe(fails ? 1 : 0);
        expect(output).toMatch(fails ? /\(.*\d+:\d+\)/ : /built/);
      },
      {
        packages: ['acorn'],
        run: ['npx rslib', `npx acorn ${level} --module --silent dist/index.js`],
        fails,
      },
    );
  }
}
for (const words of [
  '`@rsbuild/plugin-check-syntax` runs such a check',
  'It reads files as scripts and fails',
]) {
  for (const format of ['esm', 'umd'] as const) {
    statement(
      words,
      { 'src/index.js': 'export const a = (x) => x + 1;\n' },
      `import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
export default { format: '${format}', syntax: 'es2015', output: { target: 'web' }, plugins: [pluginCheckSyntax({ ecmaVersion: 2015 })] };`,
      ({ output }) => {
        expect(output).toMatch(
          format === 'esm' ? /'import' and 'export' may appear only/ : /built/,
        );
      },
      { install: ['@rsbuild/plugin-check-syntax@2.0.1'], fails: format === 'esm' },
    );
  }
}

below('check');

statement(
  'Neither of them looks at functions',
  modern,
  { syntax: 'es2015', output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('.at(-1)');
  },
  {
    packages: ['acorn'],
    run: ['npx rslib', 'npx acorn --ecma2015 --module --silent dist/index.js'],
  },
);

below('polyfills');

statement(
  "Don't use `output.polyfill` in a library",
  { 'src/index.js': 'export const last = (list) => list.at(-1);\n' },
  { syntax: ['chrome 60'], output: { ...web, polyfill: 'usage' } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/core-js\/modules\/es\.array\.at|proto: true/);
  },
  { install: ['core-js@3.51.0'] },
);

below('syntax');

consumed(
  'webpack 4, for example in Vue CLI 4 |',
  'classes',
  'fails',
  ['webpack-4'],
  "Unexpected character '#'",
);
consumed('webpack 4, for example in Vue CLI 4 |', 'classes-es2017', 'works', ['webpack-4']);
consumed(
  'React Native 0.88 |',
  'classes',
  'fails',
  ['react-native'],
  'Static class blocks are not enabled',
);
statement(
  'React Native 0.88 |',
  { 'src/index.js': 'export class A {\n  static a;\n  static {\n    A.a = 1;\n  }\n}\n' },
  { syntax: 'es2021' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('class A');
    expect(text('dist/index.js')).not.toMatch(/static ?\{/);
  },
);

below('polyfills');

statement(
  '`core-js` changes globals',
  {
    'use.mjs':
      "console.log(typeof Math.sumPrecise);\nawait import('core-js/actual/math/sum-precise.js');\nconsole.log(typeof Math.sumPrecise);\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('undefined\nfunction');
  },
  { install: ['core-js@3.51.0'], run: ['node use.mjs'] },
);
unproven('Applications often have one already', 'an experience, not a behavior');

below('node-polyfill');

recorded(
  'If there is none, a plugin bundles replacements:',
  'compat-shelf/buffer',
  ({ output }) => {
    expect(output).toMatch(/ready|dist/);
  },
);
statement(
  'Almost all of it is the replacement for `Buffer`.',
  {
    'src/index.js':
      "import { Buffer } from 'node:buffer';\nexport const encode = (text) => Buffer.from(text).toString('base64');\n",
    'src/plain.js': 'export const encode = (text) => btoa(text);\n',
  },
  `import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
export default { source: { entry: { index: './src/index.js', plain: './src/plain.js' } }, output: { target: 'web' }, plugins: [pluginNodePolyfill()] } as object;
`,
  ({ text }) => {
    expect(text('dist/index.js').length).toBeGreaterThan(20_000);
    expect(text('dist/plain.js').length).toBeLessThan(500);
  },
  { packages: ['@rsbuild/plugin-node-polyfill'] },
);
