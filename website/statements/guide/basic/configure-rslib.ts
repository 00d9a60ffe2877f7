import { expect } from 'vitest';
import { below, type ProbeFiles, statement, unproven } from '../../statement.ts';

const source = {
  'src/index.js': "import 'top';\nimport 'item';\n",
  'node_modules/top/index.js': "console.log('bundled top');\n",
  'node_modules/item/index.js': "console.log('bundled item');\n",
};

below('top-level');

statement(
  'array and `true` or `false` | the item wins',
  source,
  "export default { output: { externals: ['top'] }, lib: [{ output: { externals: false } }] } as object;",
  ({ text }) => {
    expect(text('dist/index.js')).toContain('bundled top');
  },
);

statement(
  'array, or an array and a string or object | joined',
  source,
  { output: { externals: ['top'] }, lib: [{ output: { externals: 'item' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "top";\nimport "item";');
  },
);

const one = { 'src/index.js': 'export const a = 1;\n' };

below('config-file');

const names = ['mjs', 'ts', 'js', 'cjs', 'mts', 'cts'];

for (const [index, extension] of names.entries()) {
  const exported = (text: string, name: string) =>
    name === 'cjs' || name === 'cts'
      ? `module.exports = { banner: { js: '/* ${text} */' } };\n`
      : `export default { banner: { js: '/* ${text} */' } };\n`;
  const later = names
    .slice(index)
    .map((name) => [`rslib.config.${name}`, exported(name, name)] as const);
  statement(
    `\`rslib.config.${extension}\``,
    { ...one, ...Object.fromEntries(later) },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(new RegExp(`^/\\* ${extension} \\*/`));
    },
  );
}

for (const words of [
  'If there is no config file, Rslib builds',
  'The config still has only the default output',
]) {
  statement(words, one, undefined, ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  });
}

statement('Options at the top level change this output', one, { format: 'cjs' }, ({ files }) => {
  expect(files).toEqual(['dist/index.cjs']);
});

for (const words of [
  'Builds silently ignore unknown options',
  'Run `rslib inspect` to see which options',
]) {
  statement(
    words,
    one,
    'export default { fomat: "cjs", output: { minfy: true } } as object;',
    ({ output, files }) => {
      expect(files).toContain('dist/.rsbuild/rslib.config.mjs');
      expect(output).toContain('built');
      expect(output).not.toMatch(/warn|fomat/);
    },
    { run: ['npx rslib --no-clean', 'npx rslib inspect'] },
  );
}

const typed = (config: string) => ({
  'src/index.ts': `import { defineConfig } from '@rslib/core';\nexport const c = defineConfig(${config});\n`,
});
const check = { run: ['npx tsc --noEmit'], packages: ['@types/node'] };

for (const words of [
  'Always use `defineConfig`, which returns',
  'Builds silently ignore unknown options',
]) {
  statement(
    words,
    typed("{ fomat: 'cjs' }"),
    undefined,
    ({ output }) => {
      expect(output).toMatch(/fomat/);
    },
    { ...check, fails: true },
  );
}

statement(
  'The one gap is a top-level object',
  typed('{ output: { minify: true, minfy: true } }'),
  undefined,
  ({ output }) => {
    expect(output).toContain('no error');
  },
  { run: ['npx tsc --noEmit && echo no error'], packages: ['@types/node'] },
);

below('top-level');

statement(
  'From lowest to highest priority',
  one,
  { banner: { js: '/* top */' }, format: 'umd', lib: [{ format: 'esm' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
  { run: ['npx rslib --format cjs'] },
);

statement(
  'string, number, boolean | the item wins',
  one,
  { format: 'umd', lib: [{ format: 'cjs' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
);

statement(
  'object | deep-merged',
  one,
  { banner: { js: '/* top */' }, lib: [{ banner: { css: '/* css */' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^\/\* top/);
  },
);

statement(
  'function, such as `tools.rspack`',
  one,
  {
    tools: { rspack: () => console.log('top runs') },
    lib: [{ tools: { rspack: () => console.log('item runs') } }],
  },
  ({ output }) => {
    expect(output).toMatch(/top runs\s+item runs/);
  },
);

for (const config of [
  "{ id: 'a' }",
  "{ umdName: 'a' }",
  '{ experiments: {} }',
  "{ lib: [{ root: 'a' }] }",
  '{ lib: [{ server: {} }] }',
  "{ lib: [{ logLevel: 'warn' }] }",
]) {
  statement(
    'You can set `id`, `umdName`, and `experiments`',
    typed(config),
    undefined,
    ({ output }) => {
      expect(output).toContain('error TS');
    },
    { ...check, fails: true },
  );
}

below('monorepo');

statement(
  'If a package adds nothing, re-export',
  {
    ...one,
    'rslib.base.mjs': "export default { format: 'cjs' };\n",
    'rslib.config.mjs': "export { default } from './rslib.base.mjs';\n",
  },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
);

below('function');

const parameters = {
  ...one,
  'rslib.config.mjs':
    'export default (given) => { console.log(JSON.stringify(given), process.env.FROM_FILE); return {}; };\n',
  '.env': 'FROM_FILE=read\n',
};

for (const [row, command, seen] of [
  ['`env` |', 'npx rslib', '"env":"production"'],
  ['`env` |', 'NODE_ENV=test npx rslib', '"env":"test"'],
  ['`command` |', 'npx rslib', '"command":"build"'],
  ['`command` |', 'npx rslib inspect', '"command":"inspect"'],
  ['`envMode` |', 'npx rslib', '"envMode":"production"'],
  ['`envMode` |', 'npx rslib --env-mode staging', '"envMode":"staging"'],
  ['`.env` files are loaded before the function', 'npx rslib', '} read'],
] as const) {
  statement(
    row,
    parameters,
    undefined,
    ({ output }) => {
      expect(output).toContain(seen);
    },
    { run: [command] },
  );
}

statement('`meta` | `undefined`', parameters, undefined, ({ output }) => {
  expect(output).toContain('"command":"build"');
  expect(output).not.toContain('meta');
});

below('rsbuild');

statement(
  '`environments` is ignored',
  one,
  { environments: { own: { output: { distPath: 'own' } } } } as object,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

statement(
  'Options for web pages, such as `html`',
  one,
  { output: { target: 'web' }, html: { title: 'a' } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

below('loader');

const withEnum = {
  ...one,
  'rslib.config.ts': 'enum Kind { Cjs = "cjs" }\nexport default { format: Kind.Cjs };\n',
};

for (const loader of ['auto', 'jiti']) {
  statement(
    `\`${loader}\``,
    withEnum,
    undefined,
    ({ files }) => {
      expect(files).toEqual(['dist/index.cjs']);
    },
    { run: [`npx rslib --config-loader ${loader}`] },
  );
}

statement(
  '`native` |',
  withEnum,
  undefined,
  ({ exitCode }) => {
    expect(exitCode).toBe(1);
  },
  { run: ['npx rslib --config-loader native'], fails: true },
);

below('debug');

statement(
  '`npx rslib inspect` writes the resolved configs',
  one,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/.rsbuild/rslib.config.mjs');
    expect(files).not.toContain('dist/index.js');
  },
  { run: ['npx rslib inspect'] },
);

statement(
  '`DEBUG=rslib npx rslib` writes the same files',
  one,
  undefined,
  ({ files }) => {
    expect(files).toEqual(
      expect.arrayContaining(['dist/.rsbuild/rspack.config.cjs.mjs', 'dist/index.cjs']),
    );
  },
  { run: ['DEBUG=rslib npx rslib --format cjs'] },
);

for (const [words, files, command, seen] of [
  [
    '`Cannot find config file` means',
    one,
    'npx rslib --config none.mjs',
    'Cannot find config file',
  ],
  [
    '`Expect "lib" field to be a non-empty array`',
    { ...one, 'rslib.config.mjs': 'export default { lib: [] };\n' },
    'npx rslib',
    'Expect "lib" field to be a non-empty array',
  ],
  [
    '`The config function must return a config object`',
    { ...one, 'rslib.config.mjs': 'export default () => {};\n' },
    'npx rslib',
    'The config function must return a config object',
  ],
] as const) {
  statement(
    words,
    files,
    undefined,
    ({ output }) => {
      expect(output).toContain(seen);
    },
    { run: [command], fails: true },
  );
}

below('top-level');

statement(
  'The ESM item uses `syntax` from the top level',
  { 'src/index.js': 'export const get = (x) => x?.[0];\n' },
  {
    syntax: 'es2019',
    lib: [
      { format: 'esm', output: { target: 'web' } },
      { format: 'cjs', syntax: 'es2022' },
    ],
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/index.cjs')).toContain('?.[');
  },
);

below('monorepo');

statement(
  'Run `npm run build --workspaces`',
  {
    'package.json': '{ "private": true, "workspaces": ["b", "a"] }',
    'a/package.json':
      '{ "name": "a", "version": "1.0.0", "scripts": { "build": "echo built a" }, "dependencies": { "b": "1" } }',
    'b/package.json': '{ "name": "b", "version": "1.0.0", "scripts": { "build": "echo built b" } }',
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/built b[\s\S]*built a/);
  },
  { run: ['npm run build --workspaces'] },
);
statement(
  'Run `npm run build --workspaces`',
  {
    'package.json': '{ "private": true, "workspaces": ["a", "b"] }',
    'a/package.json':
      '{ "name": "a", "version": "1.0.0", "scripts": { "build": "echo built a" }, "dependencies": { "b": "1" } }',
    'b/package.json': '{ "name": "b", "version": "1.0.0", "scripts": { "build": "echo built b" } }',
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/built a[\s\S]*built b/);
  },
  { run: ['npm run build --workspaces'] },
);
unproven('`pnpm -r` and task runners find the order', 'needs other package managers');

below('function');

statement(
  'If a build for another mode lacks its source map',
  {
    'src/index.js': 'export const get = (x) => x?.y;\n',
    'rslib.config.mjs':
      "export default ({ envMode }) => ({ syntax: envMode === 'old' ? 'es2015' : 'es2022' });\n",
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('x?.y');
  },
  { run: ['npx rslib', 'npx rslib --env-mode old'] },
);

below('rsbuild');

statement(
  'You can use the options of Rsbuild at the top level',
  { 'src/a.js': 'export const a = [TOP, ITEM];\n' },
  {
    source: { entry: { a: './src/a.js' }, define: { TOP: '1' } },
    performance: { buildCache: false },
    lib: [{ source: { define: { ITEM: '2' } }, output: { distPath: 'out' } }],
  },
  ({ text }) => {
    expect(text('out/a.js').replace(/\s/g, '')).toContain('[1,2]');
  },
);
statement(
  'Some defaults suit a library',
  { 'src/index.js': "export { sep } from 'node:path';\n" },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('node:path');
  },
);

below('loader');

const native = (config: string, files: ProbeFiles = {}) => ({
  ...one,
  'rslib.config.mts': config,
  'shared.mts': "export const format = 'cjs';\n",
  'data.json': '{ "format": "cjs" }',
  ...files,
});
const flags = '--config rslib.config.mts --config-loader native';
for (const [words, config, fails] of [
  [
    'Relative imports need their extension',
    "import { format } from './shared.mts';\nexport default { format };\n",
    false,
  ],
  [
    'Relative imports need their extension',
    "import { format } from './shared';\nexport default { format };\n",
    true,
  ],
  [
    'JSON imports need `with',
    "import data from './data.json' with { type: 'json' };\nexport default { format: data.format };\n",
    false,
  ],
  [
    'JSON imports need `with',
    "import data from './data.json';\nexport default { format: data.format };\n",
    true,
  ],
] as const) {
  statement(
    words,
    native(config),
    undefined,
    ({ output, exitCode }) => {
      const message = words.startsWith('JSON') ? 'needs an import attribute' : 'Cannot find module';
      expect(output).toContain(fails ? message : 'dist/index.cjs');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    {
      install: ['node@24.9.0'],
      run: [`PATH=$PWD/node_modules/node/bin:$PATH npx rslib ${flags}`],
      fails,
    },
  );
}

below('debug');

statement('If you remove `lib`, you get the default output.', one, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('monorepo');

statement(
  "Otherwise, merge it with the package's own config",
  {
    ...one,
    'rslib.config.mjs': `import { mergeRslibConfig } from '@rslib/core';
const base = { syntax: 'es2022', output: { copy: [{ from: './a.txt' }], minify: true } };
export default mergeRslibConfig(base, { syntax: 'es2015', output: { copy: [{ from: './b.txt' }] } });\n`,
    'a.txt': 'a',
    'b.txt': 'b',
    'src/index.js': 'export const get = (long) => long?.b;\n',
  },
  undefined,
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/index.js')).not.toContain('long');
    expect([has('dist/a.txt'), has('dist/b.txt')]).toEqual([true, true]);
  },
);

below('loader');

for (const [config, fails] of [
  ["type Format = 'cjs';\nexport default { format: 'cjs' as Format };\n", false],
  ["enum Format { cjs = 'cjs' }\nexport default { format: Format.cjs };\n", true],
] as const) {
  statement(
    'Only types that can be erased are allowed',
    native(config),
    undefined,
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    {
      install: ['node@24.9.0'],
      run: [`PATH=$PWD/node_modules/node/bin:$PATH npx rslib ${flags}`],
      fails,
    },
  );
}
for (const [loader, restarts] of [
  ['native', true],
  ['jiti', false],
] as const) {
  statement(
    'In watch mode, a change to a file that your config imports',
    native("import { format } from './shared.mts';\nexport default { format };\n"),
    undefined,
    ({ output }) => {
      expect(output).toContain('watching for changes');
      expect(/restarting build as .*shared\.mts/.test(output)).toBe(restarts);
    },
    {
      install: ['node@24.9.0'],
      run: [
        `(PATH=$PWD/node_modules/node/bin:$PATH timeout 120 npx rslib --config rslib.config.mts --config-loader ${loader} --watch > log.txt 2>&1 & watching=$!
until grep -q 'watching for' log.txt; do sleep 0.2; done
for i in $(seq 10); do echo "export const format = 'esm'; // $i" > shared.mts; sleep 0.5; grep -q restarting log.txt && break; done
kill $watching; cat log.txt)`,
      ],
    },
  );
}
