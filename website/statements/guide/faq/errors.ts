import type { RslibConfig } from '@rslib/core';
import { escapeRegex } from 'docs-engine/server';
import { expect } from 'vitest';
import { browse } from '../../browser.ts';
import { consumed } from '../../consumed.ts';
import { extension } from '../../extension.ts';
import { newerReact, open, pair, pairPackages, serveHost, startKit } from '../../federated-pair.ts';
import { hydrated } from '../../hydration.ts';
import {
  below,
  type Consumed,
  type ProbeFiles,
  type ProbeOptions,
  recorded,
  statement,
  unproven,
} from '../../statement.ts';

/** A message of the index as a pattern: an ellipsis stands for names and paths. */
const toPattern = (message: string) =>
  new RegExp(
    message
      .replace(/^`+ ?| ?`+$/g, '')
      .split('…')
      .map(escapeRegex)
      .join('[\\s\\S]+?'),
  );

/** The part of a recorded run that belongs to one case. */
const partOf = (output: string, name: string) =>
  output.split(/^--- /m).find((part) => part.startsWith(`${name}\n`)) ?? '';

/** Proves a row by the case of a kit that provokes its message. */
function provoked(row: string, run: string, name: string, message = row): void {
  recorded(row, `error-cases/${run}`, ({ output }) => {
    expect(partOf(output, name)).toMatch(toPattern(message));
  });
}

/** Proves a row by a project whose last command fails with its message. */
function fails(
  row: string,
  files: ProbeFiles,
  config: RslibConfig | string | undefined,
  { message = row, ...options }: ProbeOptions & { message?: string } = {},
): void {
  statement(
    row,
    files,
    config,
    ({ output }) => {
      expect(output).toMatch(toPattern(message));
    },
    { fails: true, ...options },
  );
}

/** Proves a row by a project that Node.js cannot run. */
function crashes(row: string, files: ProbeFiles, file: string, message = row): void {
  statement(
    row,
    files,
    undefined,
    ({ output }) => {
      expect(output).toMatch(toPattern(message));
    },
    { run: [`node ${file}`], fails: true },
  );
}

const source = { 'src/index.ts': 'export const a = 1;\n' };
const withOptions = (options: object, include = ['src']) => ({
  ...source,
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', ...options },
    include,
  }),
});

const js = { 'src/index.js': 'export const a = 1;\n' };
const imports = (path: string, files: ProbeFiles = {}) => ({
  'src/index.js': `import a from '${path}';\nexport default a;\n`,
  ...files,
});
const wrongType = { 'src/index.ts': "export const a: number = 'a';\n" };
const web = { target: 'web' } as const;
const without = (pattern: string) => ({
  'without.cjs': `const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  if (${pattern}.test(name)) {
    throw Object.assign(new Error(\`Cannot find module '\${name}'\`), { code: 'MODULE_NOT_FOUND' });
  }
  return resolve.call(this, name, ...rest);
};\n`,
});
const runsWithout = { run: ['NODE_OPTIONS="--require ./without.cjs" npx rslib'] };

below('read');

statement(
  '`Rspack build failed.` |',
  { 'src/index.js': "import './missing.js';\n" },
  {},
  ({ output }) => {
    expect(output).toMatch(/Build error:[\s\S]*Can't resolve[\s\S]*Rspack build failed\./);
  },
  { fails: true },
);

for (const words of ['`Panic occurred at runtime.` |', '`failed to parse targets` below']) {
  below(words.startsWith('`Panic') ? 'read' : 'formats');
  statement(
    words,
    source,
    { syntax: ['node12'] },
    ({ output, has }) => {
      expect(output).toContain('Panic occurred at runtime.');
      expect(output).toMatch(
        /Panic occurred at runtime\.[\s\S]*panicked at .*\n.*failed to parse targets/,
      );
      expect(has('dist/index.js')).toBe(false);
    },
    { fails: true },
  );
}

statement(
  '`failed to parse targets` below',
  source,
  'export default { syntax: { node: 12 } } as object;',
  ({ output }) => {
    expect(output).toContain('TypeError: syntaxItem.toLowerCase is not a function');
  },
  { fails: true },
);

statement(
  '`failed to parse targets` below',
  source,
  { syntax: ['node 12', 'chrome 80'] },
  ({ has }) => {
    expect(has('dist/index.js')).toBe(true);
  },
);

below('typescript');

for (const [module, typescript] of [
  ['CommonJS', '5'],
  ['AMD', '7'],
  ['UMD', '6'],
  ['System', '7'],
] as const) {
  statement(
    "`TS5095: Option 'bundler' can only be used",
    withOptions({ module }),
    { dts: true },
    ({ output }) => {
      expect(output).toContain("TS5095: Option 'bundler' can only be used when 'module' is set to");
    },
    { typescript, fails: true },
  );
}

for (const typescript of ['6', '7'] as const) {
  statement(
    "`TS5095: Option 'bundler' can only be used",
    withOptions({ module: 'CommonJS' }),
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}

statement(
  "`TS5103: Invalid value for '--ignoreDeprecations'.`",
  withOptions({ ignoreDeprecations: '6.0' }),
  { dts: true },
  ({ output }) => {
    expect(output).toContain("TS5103: Invalid value for '--ignoreDeprecations'.");
  },
  { typescript: '5', fails: true },
);

const removed = [
  ['6', "TS5107: Option 'target=ES5' is deprecated"],
  ['7', "TS5108: Option 'target=ES5' has been removed."],
] as const;

for (const [typescript, message] of removed) {
  statement(
    "`TS5107: Option 'target=ES5' is deprecated`",
    withOptions({ target: 'ES5' }),
    { dts: true },
    ({ output }) => {
      expect(output).toContain(message);
    },
    { typescript, fails: true },
  );
}

for (const [option, value] of Object.entries({
  esModuleInterop: false,
  alwaysStrict: false,
  module: 'AMD',
})) {
  for (const [typescript, message] of [
    ['6', `TS5107: Option '${option}=${value}' is deprecated`],
    ['7', `TS5108: Option '${option}=${value}' has been removed.`],
  ] as const) {
    statement(
      "`TS5107: Option 'target=ES5' is deprecated`",
      withOptions({ [option]: value }),
      { dts: true },
      ({ output }) => {
        expect(output).toContain(message);
      },
      { typescript, fails: true },
    );
  }
}

statement(
  "`TS5055: Cannot write file '…'",
  withOptions({ rootDir: '.' }, ['.']),
  { dts: true, output: { cleanDistPath: false } },
  ({ output }) => {
    expect(output).toContain(
      "TS5055: Cannot write file 'dist/src/index.d.ts' because it would overwrite input file.",
    );
  },
  { typescript: '6', run: ['npx rslib', 'npx rslib'], fails: true },
);

below('read');

recorded('Besides the reason, Rslib prints a general line.', 'error-cases/cli', ({ output }) => {
  expect(output).toMatch(/Failed to build\.\nerror {3}Cannot find/);
});

recorded('`Failed to build.`', 'error-cases/cli', ({ output }) => {
  expect(output).toMatch(/Failed to build\.\nerror {3}Cannot find/);
  expect(output).toMatch(/Failed to inspect config\.\nerror {3}Invalid/);
  expect(output).toMatch(/Failed to start Rslib CLI\.\nerror {3}CACError: Unknown/);
});

statement(
  '`Failed to build.`',
  js,
  undefined,
  ({ output }) => {
    expect(output).toMatch(/Failed to start mf-dev\.\nerror {3}No mf format/);
  },
  { run: ['npx rslib mf-dev'], fails: true },
);

for (const words of ['`Error occurred in …', '`Failed to generate declaration files.']) {
  statement(
    words,
    wrongType,
    { dts: true },
    ({ output }) => {
      expect(output).toMatch(
        /TS2322[\s\S]*Failed to generate declaration files\. \(esm\)[\s\S]*Error occurred in esm declaration files generation\./,
      );
    },
    { fails: true },
  );
}

provoked('`build completed with errors, watching for changes...`', 'config', 'watch');

statement(
  '`With `abortOnError` configuration currently disabled',
  wrongType,
  { dts: { abortOnError: false } },
  ({ output, has }) => {
    expect(output).toContain(
      'With `abortOnError` configuration currently disabled, type errors will not fail the build',
    );
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

below('config');

fails(
  '`Cannot find native binding.`',
  { ...js, ...without('/@rspack.binding-/') },
  {},
  runsWithout,
);
fails('`Unused args: …`', js, {}, { run: ['npx rslib biuld'] });
fails('`Unknown option `…``', js, {}, { run: ['npx rslib --fast'] });
fails('`Unknown option `…``', js, {}, { run: ['npx rslib inspect --minify'] });
fails('`option `…` value is missing`', js, {}, { run: ['npx rslib --config'] });
fails('`Cannot find config file: …`', js, {}, { run: ['npx rslib --config none.ts'] });

statement(
  '`Cannot find config file: …`',
  { 'kit/src/index.js': '', 'kit/other.mjs': "export default { format: 'cjs' };\n" },
  undefined,
  ({ files }) => {
    expect(files).toContain('kit/dist/index.js');
    expect(files.join()).toContain('cjs-production');
  },
  { run: ['npx rslib --root kit --config other.mjs'] },
);

fails(
  '`Invalid inspect mode "…". Expected',
  js,
  {},
  {
    run: ['npx rslib inspect --mode test'],
  },
);
fails('`Expect "lib" field to be a non-empty array, but got: ….`', js, { lib: [] });
fails(
  '`Expect "lib" field to be a non-empty array, but got: ….`',
  { ...js, 'rslib.config.mjs': 'export default { lib: {} };\n' },
  undefined,
  { message: 'config.lib is not iterable' },
);
fails(
  '`Expect "lib" field to be a non-empty array, but got: ….`',
  {
    ...js,
    'build.mjs':
      "import { createRslib } from '@rslib/core';\nawait (await createRslib({ config: { lib: 'esm' } })).build();\n",
  },
  undefined,
  { run: ['node build.mjs'] },
);
fails('`The following ids are duplicated: ….', js, { lib: [{ id: 'a' }, { id: 'a' }] });
fails('`The following libs are not found: ….`', js, {}, { run: ['npx rslib --lib other'] });
fails('`No mf format found in …', js, {}, { run: ['npx rslib mf-dev'] });
fails('`No mf format found in …', js, {}, { run: ['npx rslib inspect --mode development'] });

statement(
  '`lib.autoExternal is deprecated',
  js,
  { lib: [{ autoExternal: false }] },
  ({ output }) => {
    expect(output).toContain('lib.autoExternal is deprecated, use output.autoExternal instead.');
  },
);

for (const typescript of ['5', '6'] as const) {
  statement(
    '`JavaScript heap out of memory`',
    source,
    { dts: true },
    ({ output, exitCode, has }) => {
      expect(output).toContain('JavaScript heap out of memory');
      expect(exitCode).toBe(0);
      expect([has('dist/index.js'), has('dist/index.d.ts')]).toEqual([true, false]);
    },
    { typescript, run: ['NODE_OPTIONS=--max-old-space-size=40 npx rslib'] },
  );
}

statement(
  '`JavaScript heap out of memory`',
  source,
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { typescript: '6', run: ['NODE_OPTIONS=--max-old-space-size=8192 npx rslib'] },
);

below('entries');

const entryOf = (entry: unknown, rest: RslibConfig = {}) =>
  ({ ...rest, source: { entry } }) as RslibConfig;

fails('`The source.entry configuration should be an object', js, entryOf('./src/index.js'));

statement(
  '`The source.entry configuration should be an object',
  { ...js, 'src/b.js': 'export const b = 1;\n' },
  entryOf(['./src/index.js', './src/b.js']),
  ({ files }) => {
    expect(files).toEqual(['dist/0.js', 'dist/1.js']);
  },
);

fails(
  '`Can\'t resolve the entry "…" at the location …. Please ensure that the file exists.`',
  js,
  entryOf({ index: './src/main.js' }),
);
fails(
  '`[rsbuild:config] Could not find any entry module',
  { 'a.js': '' },
  {},
  {
    message:
      '[rsbuild:config] Could not find any entry module, please make sure that src/index.(ts|js|tsx|jsx|mts|cts|mjs|cjs) exists',
  },
);
for (const path of ['./src/*.js', './src', './src/main']) {
  fails('`Glob pattern "…" is not supported when', js, entryOf({ index: path }));
}
fails(
  '`No entry files matching …. Please ensure the entry pattern',
  js,
  entryOf({ index: './src/*.ts' }, { bundle: false }),
);
fails(
  '`Entry can only be a string or an array of strings for now`',
  js,
  entryOf({ index: { import: './src/index.js' } }, { bundle: false }),
);
statement(
  '`Duplicate entry … from … and …',
  { 'src/menu.js': '', 'src/menu.svg': '<svg/>' },
  entryOf({ index: './src/**' }, { bundle: false }),
  ({ output }) => {
    expect(output).toMatch(
      /Duplicate entry .* from .* and .*, which may lead to the incorrect output, please rename the file\./,
    );
  },
);

recorded('`The `package.json` file does not exist in the …', 'error-cases/dts', ({ output }) => {
  const part = partOf(output, 'no-package');
  for (const message of [
    'The `package.json` file does not exist in the … directory',
    'The `autoExtension` configuration will not be applied due to read package.json failed',
    'The type of third-party packages will not be bundled due to read package.json failed',
    'The `output.autoExternal` configuration will not be applied because reading package.json failed.',
  ]) {
    expect(part).toMatch(toPattern(message));
  }
});
provoked(
  '`The `package.json` file does not exist in the …',
  'config',
  'broken-package',
  'Failed to parse …, it might not be valid JSON',
);
statement(
  '`The `package.json` file does not exist in the …',
  {
    'kit/src/index.js': "export { default } from 'left';\n",
    'kit/node_modules/left/package.json':
      '{ "name": "left", "type": "module", "exports": "./i.js" }',
    'kit/node_modules/left/i.js': 'export default 5;\n',
  },
  undefined,
  ({ text }) => {
    expect(text('kit/dist/index.js')).not.toContain('import');
    expect(text('kit/dist/index.js')).toContain('5');
  },
  { run: ['npx rslib --root kit'] },
);

below('formats');

fails('`Unsupported format: …`', js, { format: 'amd' } as never);
fails(
  '`When using "umd" format',
  js,
  { format: 'umd', bundle: false },
  {
    message: 'When using "umd" format, "bundle" must be set to "true".',
  },
);
for (const format of ['iife', 'mf']) {
  provoked(
    '`When using "umd" format',
    'config',
    format,
    `When using "${format}" format, "bundle" must be set to "true".`,
  );
}
fails('`format: "mf" should be used with @module-federation', js, { format: 'mf' });
fails('`Unsupported platform: …`', js, { output: { target: 'web-worker' } });
fails('`Unsupported ES version: …`', js, { syntax: 'es2035' as never });
fails('`externalHelpers is enabled, but the @swc/helpers', js, {
  externalHelpers: true,
});
provoked('`Bundle mode does not support preserving JSX syntax.`', 'config', 'jsx');
fails('`"wasm" only supports the "esm" format.', js, { format: 'cjs', wasm: {} } as never);
fails('`When using "wasm.mode: preserve"', js, { wasm: { mode: 'preserve' } } as never, {
  message: 'When using "wasm.mode: preserve", "bundle" must be set to "false".',
});
recorded('`Wasm preserve does not support a function', 'error-cases/config', ({ output }) => {
  expect(output).toContain('Wasm preserve does not support a function for "output.filename.js".');
});

below('module-not-found');

fails("`Can't resolve './unit'`", imports('./unit'), {});
fails("`Can't resolve './unit'`", imports('./unit', { 'src/Unit.js': '' }), {});
fails("`Can't resolve 'left-unit'`", imports('left-unit'), {});
fails("`Can't resolve 'fs'`", imports('fs'), { output: web });
fails(
  "`Can't resolve './a.png'`",
  imports('./a.css', { 'src/a.css': '.a { background: url(./a.png) }' }),
  { output: web },
);
fails("`Can't resolve '@frame'`", imports('@frame'), {});

below('module-messages');

for (const [entry, type] of [
  ['index.js', 'commonjs'],
  ['index.js', undefined],
  ['index.mjs', 'commonjs'],
  ['index.ts', 'commonjs'],
] as const) {
  const fails = entry === 'index.js' && type !== undefined;
  statement(
    "`'import', and 'export' cannot be used outside of module code` in a",
    { [`src/${entry}`]: 'export const a = 1;\n', 'package.json': JSON.stringify({ type }) },
    { source: { entry: { index: `./src/${entry}` } } },
    ({ output, files }) => {
      if (fails)
        expect(output).toContain("'import', and 'export' cannot be used outside of module");
      else expect(files).toEqual(['dist/index.mjs']);
    },
    { fails },
  );
}

for (const [row, name, message] of [
  ["`export 'gram' (imported as 'gram') was not found in './unit'`", 'name'],
  [
    '`from default-exporting module (only default',
    'json',
    'from default-exporting module (only default export is available)',
  ],
  [
    '`You may need an appropriate loader to handle',
    'type',
    'You may need an appropriate loader to handle this file type.',
  ],
  ['`To enable support for Sass, use "@rsbuild/plugin-sass"`', 'sass'],
  ['`Module build failed (from builtin:swc-loader):`', 'syntax'],
] as const) {
  recorded(row, 'error-node/build', ({ output }) => {
    expect(partOf(output, name)).toMatch(toPattern(message ?? row));
  });
}
fails(
  '`[rsbuild:worker] Failed to find the inline worker output for "…".`',
  imports('./w.js?worker&inline', { 'src/w.js': 'postMessage(1);\n' }),
  { format: 'cjs' },
);
fails(
  '`Reading from "node:fs" is not handled by plugins (Unhandled scheme).`',
  imports('node:fs'),
  { output: web },
);
fails("`'import', and 'export' cannot be used outside of module code`", js, { format: 'iife' });
const meta = { 'src/index.js': 'globalThis.a = import.meta.url;\n' };
fails("`'import.meta' cannot be used outside of module code.`", meta, { format: 'umd' });
statement(
  "`'import.meta' cannot be used outside of module code.`",
  {
    ...meta,
    'run.cjs':
      "new (require('node:vm').Script)(require('node:fs').readFileSync('dist/index.js', 'utf8'));\n",
  },
  { format: 'iife', output: web },
  ({ output }) => {
    expect(output).toContain("Cannot use 'import.meta' outside a module");
  },
  { run: ['npx rslib', 'node run.cjs'], fails: true },
);
recorded('`Conflict: Multiple assets emit different', 'assets-map/conflict', ({ output }) => {
  expect(output).toContain('Conflict: Multiple assets emit different content to the same filename');
});

below('declaration-entry');

const extractor = { packages: ['@microsoft/api-extractor'] };
const bundled = { dts: { bundle: true } };
const noEntry = { ...extractor, message: 'Declaration entry file … not found' };

statement(
  '`dts.bundle` first writes one declaration file per source file',
  { ...source, 'src/other.ts': "export const other: number = 'a';\n" },
  bundled,
  ({ output }) => {
    expect(output).toMatch(/src\/other\.ts[\s\S]*TS2322/);
  },
  { ...extractor, fails: true },
);
statement(
  '`dts.bundle` first writes one declaration file per source file',
  { ...source, 'src/other.ts': 'export const other = 1;\n' },
  bundled,
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
    expect(text('dist/index.d.ts')).not.toContain('other');
  },
  extractor,
);
const types = { 'src/types/a.ts': 'export type A = string;\n' };
fails(
  '`include` or `files` of the tsconfig',
  { ...withOptions({}, ['src/types']), ...types },
  bundled,
  noEntry,
);
recorded('Here, `include` was `["src/types"]`.', 'dts-crate/include', ({ output }) => {
  expect(output).toMatch(/Declaration entry file .* not found/);
});
statement(
  'The tsconfig that includes `src` is another one',
  {
    ...source,
    'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
    'tsconfig.app.json': withOptions({ types: [] })['tsconfig.json'],
  },
  { ...bundled, source: { tsconfigPath: './tsconfig.app.json' } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  extractor,
);
const jsEntry = { ...js, ...types, 'tsconfig.json': withOptions({})['tsconfig.json'] };
fails('The entry is JavaScript, which TypeScript reads', jsEntry, bundled, noEntry);
statement(
  'The entry is JavaScript, which TypeScript reads',
  { ...js, 'tsconfig.json': withOptions({ allowJs: true })['tsconfig.json'] },
  bundled,
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  extractor,
);
fails(
  'The entry ends in `.mts` or `.cts`',
  { 'src/index.mts': 'export const a = 1;\n' },
  bundled,
  noEntry,
);

below('follow-symbol');

const follow = { ...extractor, message: 'Unable to follow symbol for "…"' };
const uses = (name: string, options: object, extra: ProbeFiles = {}) => ({
  'src/index.ts': `export const get = (a: ${name}): unknown => a;\n`,
  'tsconfig.json': withOptions(options)['tsconfig.json'],
  ...extra,
});
const declaresDts = ({ has }: { has: (file: string) => boolean }) => {
  expect(has('dist/index.d.ts')).toBe(true);
};
const apiConfig = (lib: string[]) => ({
  'tsconfig.api.json': JSON.stringify({
    compilerOptions: { lib, types: [], module: 'ESNext', moduleResolution: 'bundler' },
    include: ['src'],
  }),
});
const second = { dts: { bundle: { tsconfigPath: 'tsconfig.api.json' } } } as RslibConfig;
const setOf = uses('Set<string>', { types: [] });

fails('API Extractor met a name that neither', { ...setOf, ...apiConfig(['ES5']) }, second, follow);
statement(
  'For a global of the language or the browser',
  { ...setOf, ...apiConfig(['ES2022', 'DOM']) },
  second,
  declaresDts,
  extractor,
);
statement(
  'For a global of the language or the browser',
  { ...uses('HTMLElement', {}), ...apiConfig(['ES2022', 'DOM']) },
  second,
  declaresDts,
  extractor,
);
statement(
  'For a global of a package, such as `Buffer`',
  uses('Buffer', { types: ['node'] }),
  bundled,
  declaresDts,
  { packages: ['@microsoft/api-extractor', '@types/node'] },
);
statement(
  'For a global of a package, such as `Buffer`',
  {
    ...uses('Buffer', { types: ['node'] }),
    'src/index.ts':
      "import type { Buffer } from 'node:buffer';\nexport const get = (a: Buffer): unknown => a;\n",
  },
  bundled,
  declaresDts,
  { packages: ['@microsoft/api-extractor', '@types/node'] },
);
statement(
  'Both belong in the tsconfig that API Extractor reads',
  { ...setOf, ...apiConfig(['ES2022']) },
  second,
  declaresDts,
  extractor,
);
fails(
  'Both belong in the tsconfig that API Extractor reads',
  { ...setOf, ...apiConfig(['ES5']) },
  second,
  follow,
);

below('analyze-export');

recorded(
  '`dts.bundle` copies the types of `devDependencies`',
  'dts-crate/default',
  ({ output }) => {
    expect(output).toMatch(/Unable to analyze the export "default"/);
  },
);
const equals = (field: string) => ({
  'src/index.ts':
    "import left from 'left';\nexport const get = (a: left.Options): unknown => left(a);\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1.0.0' } }),
  'tsconfig.json': withOptions({ types: [], esModuleInterop: true })['tsconfig.json'],
  'node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "main": "i.js", "types": "i.d.ts" }',
  'node_modules/left/i.js': 'module.exports = (a) => a;\n',
  'node_modules/left/i.d.ts':
    'declare function left(a: left.Options): unknown;\ndeclare namespace left { interface Options { a: 1 } }\nexport = left;\n',
});
fails('`dts.bundle` copies the types of `devDependencies`', equals('devDependencies'), bundled, {
  ...extractor,
  message: 'Unable to analyze the export "default"',
});
statement(
  'Move the package, or its `@types` package, to `dependencies`',
  equals('dependencies'),
  bundled,
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/import .* from 'left'/);
  },
  extractor,
);

below('dts-messages');

fails(
  '`Failed to resolve TypeScript from the project root.',
  source,
  { dts: true },
  {
    typescript: 'none',
    message:
      'Failed to resolve TypeScript from the project root. Please install TypeScript or set "dts.typescriptPath".',
  },
);
fails('`Failed to resolve tsconfig file "…" from ….', js, { dts: true });
provoked("`File '…' not found.`", 'dts', 'no-tsconfig-base');
provoked(
  "`File '…' not found.`",
  'dts',
  'circular',
  'Circularity detected while resolving configuration: …',
);
for (const typescript of ['6', '7'] as const) {
  fails(
    "`Non-relative paths are not allowed when 'baseUrl' is not set.",
    { ...source, 'tsconfig.json': withOptions({ paths: { '@/*': ['src/*'] } })['tsconfig.json'] },
    { dts: true },
    { typescript, message: 'Non-relative paths are not allowed' },
  );
}
provoked('`The resolved … … is outside the project root …', 'dts', 'outside');
statement(
  '`When multiple lib items are present, using top-level',
  source,
  { dts: true, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ output }) => {
    expect(output).toContain(
      'When multiple lib items are present, using top-level "dts" may cause conflicting file writes or deletions',
    );
  },
);
recorded(
  '`@microsoft/api-extractor is required when',
  'dts-parcel/no-api-extractor',
  ({ output }) => {
    expect(output).toContain(
      '@microsoft/api-extractor is required when dts.bundle is set to true, please make sure it is installed.',
    );
  },
);
provoked(
  '`@microsoft/api-extractor only support entry',
  'dts',
  'bundle-list',
  '@microsoft/api-extractor only support entry of Record<string, string> type to bundle declaration files',
);
unproven('`API Extractor error. (…)`', 'no project is known that leads to it');
provoked(
  '`Can not set "dts.bundle: true" when',
  'dts',
  'build-bundle',
  'Can not set "dts.bundle: true" when "dts.build: true"',
);
for (const [name, message] of [
  ['isolated-typescript', 'Can not set "dts.typescriptPath" when "dts.isolated: true".'],
  ['isolated-tsgo', 'Can not set "dts.isolated: true" when "dts.tsgo: true".'],
  ['isolated-build', 'Can not set "dts.isolated: true" when "dts.build: true".'],
  ['isolated-errors', 'Can not set "dts.abortOnError: false" when "dts.isolated: true".'],
] as const) {
  provoked('`Can not set "dts.typescriptPath" when', 'dts', name, message);
}
fails(
  '`Can not set "dts.tsgo: false" when using',
  source,
  { dts: { tsgo: false } },
  {
    message: 'Can not set "dts.tsgo: false" when using `typescript` >= 7.0.0.',
  },
);
provoked(
  '`Can not set "dts.tsgo: false" when using',
  'dts-6',
  'tsgo',
  '`dts.tsgo` requires `typescript` >= 7.0.0.',
);
for (const [name, message] of [
  [
    'relative-typescript',
    'The "dts.typescriptPath" option must be an absolute path where TypeScript can be resolved, received ….',
  ],
  [
    'no-typescript-file',
    'The path specified by "dts.typescriptPath" must point to an existing TypeScript module entry file: ….',
  ],
  ['not-typescript', 'Failed to read the TypeScript version from ….'],
] as const) {
  provoked('`The "dts.typescriptPath" option must be', 'dts', name, message);
}
fails(
  '`Failed to resolve the native TypeScript executable.`',
  source,
  { dts: true },
  {
    run: [
      'cp -rL node_modules/typescript copy && rm node_modules/typescript && mv copy node_modules/typescript',
      'npx rslib',
    ],
  },
);
recorded('`Can not enable "dts.isolated: true" without', 'error-cases/dts', ({ output }) => {
  expect(output).toContain('Can not enable "dts.isolated: true" without the built-in RslibPlugin.');
});
unproven('`Failed to empty dir: …`', 'depends on the timing of another process');

below('formats');

unproven(
  '`[rslib:wasm] Failed to read .wasm source',
  'needs a file that disappears during the build',
);

below('exe');

for (const [row, name, message] of [
  [
    '`"experiments.exe" requires Node.js',
    'exe-old-node',
    '"experiments.exe" requires Node.js >= 25.7.0, but the current version is ….',
  ],
  [
    '`"experiments.exe" uses the Node.js SEA',
    'exe-bun',
    'requires Node.js. For Bun, run "bun build --compile"',
  ],
  [
    '`"experiments.exe" uses the Node.js SEA',
    'exe-deno',
    'requires Node.js. For Deno, run "deno compile"',
  ],
  [
    '`"experiments.exe" does not support platform',
    'exe-platform',
    '"experiments.exe" does not support platform "…".',
  ],
  [
    '`"experiments.exe" does not support platform',
    'exe-arch',
    '"experiments.exe" does not support architecture "…".',
  ],
  [
    '`"experiments.exe" only supports "esm"',
    'exe-format',
    '"experiments.exe" only supports "esm" and "cjs" formats, but received ….',
  ],
  [
    '`"experiments.exe" currently supports a single',
    'exe-entries',
    'supports a single entry per library, but received … entries.',
  ],
  [
    '`"experiments.exe" currently supports a single',
    'exe-more-entries',
    'supports a single entry per library, but "…" has … entries.',
  ],
  [
    '`"experiments.exe" expects a single bundled',
    'exe-files',
    '"experiments.exe" expects a single bundled JavaScript entry file, but "…" emitted … JavaScript files for entry "…": ….',
  ],
  [
    '`"experiments.exe.fileName" must be',
    'exe-name',
    '"experiments.exe.fileName" must be a file name, but received "…".',
  ],
  [
    '`"experiments.exe.seaOptions.useSnapshot" cannot',
    'exe-snapshot',
    '"experiments.exe.seaOptions.useSnapshot" cannot be used together with "esm" executables.',
  ],
  [
    '`"experiments.exe" could not determine',
    'exe-no-binary',
    '"experiments.exe" could not determine the Node.js version of custom binary "…".',
  ],
  [
    '`"experiments.exe" could not determine',
    'exe-failing-binary',
    'Command "…" exited with code …',
  ],
  [
    '`"experiments.exe" could not determine',
    'exe-other-binary',
    '"experiments.exe" requires the target executable and builder Node.js binaries to use the same version',
  ],
  [
    '`Failed to download "…" for',
    'exe-no-manifest',
    'Failed to download "…" for "experiments.exe": … ….',
  ],
  [
    '`Failed to download "…" for',
    'exe-no-body',
    'Failed to download "…" for "experiments.exe": response body is empty.',
  ],
  [
    '`Failed to download "…" for',
    'exe-no-checksum',
    'Failed to find checksum for "…" in Node.js SHASUMS256.txt for "experiments.exe".',
  ],
  [
    '`Failed to download "…" for',
    'exe-checksum',
    'Checksum mismatch for "…" in "experiments.exe": expected …, received ….',
  ],
] as const) {
  provoked(row, 'exe', name, message);
}

below('node');

/** Proves a row by a line of the kit that runs small projects in Node.js. */
function nodeCase(row: string, name: string, message = row): void {
  recorded(row, 'error-node/node', ({ output }) => {
    const line = output.split('\n').find((found) => found.startsWith(`${name}: `));
    expect(line).toMatch(toPattern(message));
  });
}

for (const [name, row, message] of [
  ['import in CommonJS', '`Cannot use import statement outside a module`'],
  ['export in CommonJS', "`Unexpected token 'export'`"],
  ['exports in ESM', '`exports is not defined in ES module scope`'],
  [
    'module in ESM',
    '`exports is not defined in ES module scope`',
    'module is not defined in ES module scope',
  ],
  ['require in ESM', '`require is not defined in ES module scope, you can use import instead`'],
  ['no extension', "`[ERR_MODULE_NOT_FOUND]: Cannot find module '…' imported from …`"],
  [
    'no package',
    "`[ERR_MODULE_NOT_FOUND]: Cannot find package '…'",
    "[ERR_MODULE_NOT_FOUND]: Cannot find package '…' imported from …",
  ],
  [
    'no package, CommonJS',
    "`[ERR_MODULE_NOT_FOUND]: Cannot find package '…'",
    "Cannot find module 'left-unit'",
  ],
  [
    'folder',
    "`[ERR_UNSUPPORTED_DIR_IMPORT]: Directory import '…' is not supported resolving ES modules`",
  ],
  ['css', '`[ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".css"`'],
  ['json', '`needs an import attribute`'],
  [
    'subpath',
    '`[ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath \'…\' is not defined by "exports" in …`',
  ],
  ['main', '`[ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main defined in …`'],
  ['no default', "`does not provide an export named '…'`"],
  ['circle in CommonJS', '`Class extends value undefined is not a constructor or null`'],
  ['circle in ESM', '`Class extends value undefined', "Cannot access 'Base' before initialization"],
  ['default of CommonJS', '`unit is not a function`'],
] as const) {
  nodeCase(row, name, message);
}
crashes(
  '`__dirname is not defined in ES module scope`',
  { 'index.mjs': '__dirname;\n' },
  'index.mjs',
);
crashes('`window is not defined`', { 'index.mjs': 'window.title;\n' }, 'index.mjs');
crashes(
  '`ERR_REQUIRE_ESM`',
  { 'index.cjs': "require('./a.mjs');\n", 'a.mjs': '' },
  '--no-experimental-require-module index.cjs',
);
crashes(
  '`ERR_REQUIRE_ASYNC_MODULE`',
  { 'index.cjs': "require('./a.mjs');\n", 'a.mjs': 'await 1;\n' },
  'index.cjs',
);
statement(
  "`Named export 'red' not found. The requested module",
  { 'index.mjs': "import { red } from 'picocolors';\nred('a');\n" },
  undefined,
  ({ output }) => {
    expect(output).toContain(
      "Named export 'red' not found. The requested module 'picocolors' is a CommonJS module",
    );
  },
  { run: ['node index.mjs'], packages: ['picocolors'], fails: true },
);

below('browsers');

/** Runs a file as a script of a page: without the names of Node.js. */
const page = (file: string) => ({
  'page.cjs': `require('node:vm').runInNewContext(require('node:fs').readFileSync('${file}', 'utf8'), { console });\n`,
});
const inPage = { run: ['npx rslib', 'node page.cjs'] };

fails(
  '`global is not defined`',
  { ...js, ...page('dist/index.js') },
  { lib: [{ format: 'umd', umdName: 'a' }] },
  inPage,
);
fails(
  '`require is not defined`',
  {
    ...imports('left'),
    'package.json': '{ "type": "module", "dependencies": { "right": "1" } }',
    'node_modules/left/package.json': '{ "name": "left" }',
    'node_modules/left/index.js': "module.exports = require('right');\n",
  },
  { output: web },
  { run: ['npx rslib', 'node dist/index.js'] },
);
fails(
  '`process is not defined`',
  { 'src/index.js': 'globalThis.a = process.env.UNIT;\n', ...page('dist/index.js') },
  { format: 'iife', output: web },
  inPage,
);
for (const message of [
  'Invalid hook call',
  "Cannot read properties of null (reading 'useState')",
]) {
  fails(
    '`Invalid hook call`',
    {
      'node_modules/kit/index.js':
        "const { useState } = require('react');\nmodule.exports = () => useState(1)[0];\n",
      'index.cjs':
        "const { renderToString } = require('react-dom/server');\nrenderToString(require('react').createElement(require('kit')));\n",
    },
    undefined,
    {
      message,
      packages: ['react', 'react-dom'],
      run: [
        'mkdir node_modules/kit/node_modules && cp -rL node_modules/react node_modules/kit/node_modules/react',
        'node index.cjs',
      ],
    },
  );
}

below('typescript');

/** Proves a row by the kit that runs TypeScript alone. */
function tscCase(row: string, message = row, typescript: 5 | 6 | 7 = 7): void {
  recorded(row, `error-node/typescript-${typescript}`, ({ output }) => {
    expect(output).toMatch(toPattern(message));
  });
}

for (const typescript of ['6', '7'] as const) {
  fails(
    '`TS5011`',
    {
      ...source,
      'tsconfig.json': '{ "compilerOptions": { "module": "ESNext" }, "include": ["src"] }',
    },
    { dts: true },
    { typescript },
  );
}
for (const [row, message = row, typescript] of [
  ["`TS2591: Cannot find name 'process'.`"],
  ["`TS2591: Cannot find name 'process'.`", "TS2688: Cannot find type definition file for '…'."],
  ["`TS5101: Option 'baseUrl' is deprecated`", undefined, 6],
  ["`TS5101: Option 'baseUrl' is deprecated`", "TS5102: Option 'baseUrl' has been removed."],
  [
    "`TS5107: Option 'moduleResolution=node10'",
    "TS5107: Option 'moduleResolution=node10' is deprecated",
    6,
  ],
  [
    "`TS5107: Option 'moduleResolution=node10'",
    "TS5108: Option 'moduleResolution=node10' has been removed.",
  ],
  ["`TS6059: File '…' is not under 'rootDir' '…'.`"],
  ["`TS6305: Output file '…' has not been built from source file '…'.`"],
  ["`TS6307: File '…' is not listed within the file list of project '…'.`"],
  ['`TS18003: No inputs were found in config file`'],
  ["`TS2307: Cannot find module '…' or its corresponding type declarations.`"],
  ["`TS2882: Cannot find module or type declarations for side-effect import of '…'.`"],
  ["`TS7016: Could not find a declaration file for module '…'.`"],
  [
    "`TS2742: The inferred type of '…'",
    "TS2742: The inferred type of '…' cannot be named without a reference to '…'.",
    5,
  ],
  [
    "`TS2742: The inferred type of '…'",
    "TS2883: The inferred type of '…' cannot be named without a reference to",
  ],
  ["`TS1205: Re-exporting a type when 'isolatedModules' is enabled requires using 'export type'.`"],
  ['`TS9007: Function must have', 'TS9010: Variable must have an explicit type annotation'],
  ['`TS9007: Function must have', 'TS9012: Property must have an explicit type annotation'],
  ['`TS2834: Relative import paths', 'TS2835: Relative import paths need explicit file extensions'],
  ["`TS1479: The current file is a CommonJS module whose imports will produce 'require' calls`"],
  ['`TS1543: Importing a JSON file into an ECMAScript module requires`'],
  ['`TS2349: This expression is not callable.`'],
  ["`TS2503: Cannot find namespace 'JSX'.`"],
] as [string, string?, (5 | 6 | 7)?][]) {
  tscCase(row, message, typescript);
}
for (const typescript of ['6', '7'] as const) {
  fails(
    '`TS5090: Non-relative paths are not allowed`',
    { ...source, 'tsconfig.json': withOptions({ paths: { '@/*': ['src/*'] } })['tsconfig.json'] },
    { dts: true },
    { typescript },
  );
}

for (const typescript of ['6', '7'] as const) {
  fails(
    'Rslib reports these from the declaration step',
    wrongType,
    { dts: true },
    {
      typescript,
      message: 'TS2322',
    },
  );
}

below('application');

for (const name of ['svg', 'png']) {
  fails(
    '`Unknown file extension ".svg"`',
    { ...imports(`./a.${name}`), [`src/a.${name}`]: 'a' },
    {},
    { message: `Unknown file extension ".${name}"`, run: ['npx rslib', 'node dist/index.js'] },
  );
}
fails(
  '`is not valid JSON`',
  {
    'src/index.js': "import a from './a.json' with { type: 'json' };\nexport default a;\n",
    'src/a.json': '{ "a": 1 }',
  },
  { bundle: false },
  { message: 'is not of type "json"', run: ['npx rslib', 'node dist/index.js'] },
);

/** Bundles `dist` as an application that is built with Rspack. */
const application = {
  'application.mjs': `import { rspack } from '@rslib/core';
const options = { mode: 'development', target: 'web', entry: './dist/index.js', output: { path: process.cwd() + '/out' } };
rspack.rspack(options, (error, stats) => {
  console.log(error ?? stats.toString());
  process.exitCode = error || stats.hasErrors() ? 1 : 0;
});\n`,
};
const bundles = { run: ['npx rslib', 'node application.mjs'] };

fails(
  '`Module parse failed: Unexpected token`',
  { ...imports('./a.png'), 'src/a.png': '%', ...application },
  {},
  { ...bundles, message: 'Module parse failed' },
);
fails(
  '`UnhandledSchemeError`',
  { 'src/index.js': "export { readFile } from 'node:fs';\n", ...application },
  {},
  { ...bundles, message: 'Unhandled' },
);

below('');

unproven('An ellipsis (`…`) stands for', 'a convention of this page');

below('module-messages');

const common = { 'package.json': '{ "name": "demo", "type": "commonjs" }' };
fails(
  "`'import', and 'export' cannot be used outside of module code`",
  { ...js, ...common },
  { format: 'esm' },
);
statement(
  "`'import', and 'export' cannot be used outside of module code`",
  { 'src/index.mjs': 'export const a = 1;\n', ...common },
  {},
  ({ files }) => {
    expect(files).toEqual(['dist/index.mjs']);
  },
);

below('application');

/** Rows with what `npm run consumers` has seen: the message of a package in tools. */
for (const [row, packageName, result, tools, ...parts] of [
  [
    '`Must use import to load ES Module` |',
    'classes',
    'fails',
    ['jest'],
    'Must use import to load ES Module',
    'with NODE_OPTIONS=--experimental-vm-modules',
  ],
  [
    '`Unknown file extension ".svg"`',
    'picture-import',
    'fails',
    ['astro/build, server', 'node-26/import'],
    'Unknown file extension ".svg"',
  ],
  [
    '`Unknown file extension ".svg"`',
    'picture-import-files',
    'fails',
    ['astro/build, server', 'node-26/import'],
    'Unknown file extension ".png"',
  ],
  ['`Unknown file extension ".css"`', 'css-files', 'fails', ['node-26/import'], '".css"'],
  ['`Unknown file extension ".css"`', 'css-files', 'fails', ['deno/run'], "Unexpected token '.'"],
  [
    '`Unknown file extension ".css"`',
    'picture-import',
    'fails',
    ['deno/run'],
    "Unexpected token '<'",
  ],
  [
    '`Unknown file extension ".css"`',
    'picture-import-files',
    'fails',
    ['deno/run'],
    'Invalid or unexpected token',
  ],
  [
    '`No loader is configured for ".svg"`',
    'picture-import',
    'fails',
    ['angular/ng build', 'cloudflare-workers/dev', 'deno/bundle', 'esbuild/build'],
    'No loader is configured for ".svg"',
  ],
  [
    '`No loader is configured for ".svg"`',
    'picture-import-files',
    'fails',
    ['cloudflare-workers/dev', 'deno/bundle', 'esbuild/build'],
    'No loader is configured for ".png"',
  ],
  ['`is not valid JSON`', 'json-attribute', 'fails', ['webpack'], 'is not valid JSON'],
  [
    '`is not valid JSON`',
    'json-attribute',
    'fails',
    ['cloudflare-workers/dev', 'esbuild/build'],
    'Unexpected "var" in JSON',
  ],
  [
    '`is not valid JSON`',
    'json-attribute',
    'fails',
    ['bun/run'],
    'JSON Parse error: Unexpected identifier "var"',
  ],
  [
    '`is not valid JSON`',
    'json-attribute',
    'fails',
    ['node-26', 'rstest'],
    'is not of type "json"',
  ],
  ['`is not valid JSON`', 'json-attribute', 'fails', ['bun/build --target=bun'], 'Unexpected var'],
  ['`is not valid JSON`', 'json-attribute', 'fails', ['browser', 'deno'], 'Expected a JSON module'],
  [
    '`is not valid JSON`',
    'json-attribute',
    'fails',
    ['rsbuild', 'rspack'],
    'JSON parse error: Unexpected character v',
  ],
  [
    '`is not valid JSON`',
    'json-attribute',
    'fails',
    ['next-turbopack'],
    "Export default doesn't exist in target module",
  ],
  ['`n is not a function`', 'cjs', 'wrong', ['webpack-4'], 'n is not a function'],
  ['`n is not a function`', 'cjs-minified', 'wrong', ['webpack-4'], 'r is not a function'],
  ['`r.r is not a function`', 'css-inject', 'wrong', ['webpack-4'], 'r.r is not a function'],
  [
    '`Module parse failed: Unexpected token`',
    'css-files',
    'fails',
    ['webpack-4'],
    'Unexpected token',
  ],
  [
    '`Module parse failed: Unexpected token`',
    'picture-import-files',
    'fails',
    ['webpack'],
    'Module parse failed: Unexpected character',
  ],
  [
    '`Module parse failed: Unexpected token`',
    'css-files',
    'fails',
    ['rspack'],
    'Module parse failed: JavaScript parse error',
  ],
  [
    '`Static class blocks are not enabled`',
    'classes',
    'fails',
    ['react-native'],
    'Static class blocks are not enabled',
    "with plugins: ['@babel/plugin-transform-class-static-block']",
  ],
  [
    "`'import.meta' is currently unsupported`",
    'picture-url',
    'wrong',
    ['react-native'],
    "'import.meta' is currently unsupported",
  ],
  [
    '`Unable to resolve module …`',
    'css-files',
    'fails',
    ['react-native'],
    'Unable to resolve module',
    'with ',
  ],
  [
    '`Unable to resolve module …`',
    'cjs-minified',
    'fails',
    ['react-native'],
    'Unable to resolve module',
  ],
  [
    '`Unable to resolve module …`',
    'node-builtin',
    'fails',
    ['react-native'],
    "No resolver is registered for the 'node:' URI scheme",
  ],
  [
    '`Dynamic require of "url" is not supported`',
    'cjs-minified',
    'wrong',
    ['cloudflare-workers'],
    'Dynamic require of "url" is not supported',
  ],
  [
    '`Dynamic require of "url" is not supported`',
    'meta-url-cjs',
    'wrong',
    ['deno/bundle'],
    '__filename is not defined',
  ],
  [
    '`Dynamic require of "url" is not supported`',
    'cjs-minified',
    'fails',
    ['rspack', 'webpack'],
    "Can't resolve 'url'",
  ],
  [
    '`Dynamic require of "url" is not supported`',
    'cjs-minified',
    'fails',
    ['next-turbopack/dev, client component'],
    'Cannot find module as expression is too dynamic',
  ],
  [
    '`Dynamic require of "url" is not supported`',
    'cjs',
    'works',
    ['cloudflare-workers', 'deno/bundle', 'rspack'],
  ],
  ['`Invalid URL string`', 'picture-url', 'wrong', ['cloudflare-workers'], 'Invalid URL string'],
  ['`Invalid URL string`', 'picture-url', 'wrong', ['esbuild/build'], 'Invalid URL'],
  [
    '`Automatic publicPath is not supported`',
    'wasm-compile',
    'wrong',
    ['parcel/build', 'rspack/build', 'webpack/build'],
    'Failed to fetch',
  ],
  [
    '`Automatic publicPath is not supported`',
    'wasm-compile',
    'fails',
    ['next-turbopack'],
    'fetch failed',
  ],
  [
    '`Automatic publicPath is not supported`',
    'wasm-compile',
    'wrong',
    ['rolldown/build', 'rollup/build'],
    'BufferSource argument is empty',
  ],
  [
    '`Automatic publicPath is not supported`',
    'wasm-compile',
    'wrong',
    ['vite/build'],
    'expected magic word 00 61 73 6d',
  ],
  ['`Automatic publicPath is not supported`', 'wasm-url', 'works', ['vite/build', 'webpack/build']],
  [
    '`No transformers found for`',
    'wasm-preserve',
    'fails',
    ['bun/run'],
    "Export named 'add' not found",
  ],
  [
    '`No transformers found for`',
    'wasm-preserve',
    'fails',
    ['bun/build --target=bun'],
    'No matching export in',
  ],
  [
    '`No transformers found for`',
    'wasm-preserve',
    'fails',
    ['esbuild'],
    'No loader is configured for ".wasm"',
  ],
  ['`No transformers found for`', 'wasm-preserve', 'fails', ['node-20'], '".wasm"'],
  [
    '`No transformers found for`',
    'wasm-preserve',
    'fails',
    ['node-22/require()'],
    'WASM is currently unsupported by require(esm)',
  ],
  [
    '`No transformers found for`',
    'wasm-preserve',
    'fails',
    ['webpack-4'],
    'is included in initial chunk',
  ],
  ['`INVALID_TLA_FORMAT`', 'wasm-compile', 'fails', ['parcel/dev'], 'Unexpected reserved word'],
  ['`INVALID_TLA_FORMAT`', 'esm-await', 'wrong', ['react-native'], "';' expected"],
  [
    '`INVALID_TLA_FORMAT`',
    'esm-await',
    'fails',
    ['webpack-4'],
    "Cannot use keyword 'await' outside an async function",
  ],
  [
    '`Disallowed operation called within global scope`',
    'esm-await',
    'wrong',
    ['cloudflare-workers'],
    'Disallowed operation called within global scope',
  ],
  [
    '`useState only works in Client Components`',
    'client-module',
    'fails',
    ['next-turbopack/dev, rendered by a server component'],
    'useState only works in Client Components',
  ],
  [
    '`useState only works in Client Components`',
    'client-module',
    'wrong',
    ['next-turbopack/build, rendered by a server component'],
    'useState) is not a function or its return value is not iterable',
  ],
  [
    '`Minified React error #419`',
    'picture-import',
    'wrong',
    ['tanstack-start/build, browser'],
    'Minified React error #419',
    'with ',
  ],
  [
    '`Minified React error #419`',
    'picture-import',
    'fails',
    ['tanstack-start/dev, browser'],
    'the server rendering errored',
    'with ',
  ],
  [
    "`Cannot read properties of undefined (reading 'replace')`",
    'wasm-compile',
    'fails',
    ['nuxt/dev, browser', 'nuxt/dev, server'],
    "reading 'replace'",
  ],
  [
    '`ScriptExternalLoadError: Loading script failed.`',
    'cjs',
    'fails',
    ['umi/dev'],
    'ScriptExternalLoadError',
  ],
  [
    '`ScriptExternalLoadError: Loading script failed.`',
    'cjs-minified',
    'fails',
    ['umi/dev'],
    'ScriptExternalLoadError',
  ],
  [
    '`ScriptExternalLoadError: Loading script failed.`',
    'meta-url-cjs',
    'fails',
    ['umi/dev'],
    'ScriptExternalLoadError',
  ],
  [
    '`Minified React error #419`',
    'umd',
    'wrong',
    ['tanstack-start/build, browser'],
    'Minified React error #419',
  ],
  [
    '`Minified React error #419`',
    'umd',
    'fails',
    ['tanstack-start/dev, browser'],
    'the server rendering errored',
    'is a CommonJS module',
  ],
  [
    '`Wasm code generation disallowed by embedder`',
    'wasm-inline',
    'wrong',
    ['cloudflare-workers'],
    'Wasm code generation disallowed by embedder',
  ],
  ['`UnhandledSchemeError`', 'node-builtin', 'fails', ['webpack'], 'UnhandledSchemeError'],
  [
    '`UnhandledSchemeError`',
    'node-builtin',
    'fails',
    ['esbuild/build'],
    'Could not resolve "node:fs"',
  ],
  ['`UnhandledSchemeError`', 'node-builtin', 'fails', ['webpack-4'], "Can't resolve 'node:fs'"],
  [
    '`UnhandledSchemeError`',
    'node-builtin',
    'wrong',
    ['rolldown/build', 'rollup/build'],
    "Access to script at 'node:fs' from origin",
  ],
  [
    '`Expected a JavaScript-or-Wasm module script',
    'css-files',
    'fails',
    ['browser'],
    'Expected a JavaScript-or-Wasm module script but the server responded with a MIME type',
  ],
  [
    '`Expected a JavaScript-or-Wasm module script',
    'picture-import',
    'fails',
    ['browser'],
    'Expected a JavaScript-or-Wasm module script but the server responded with a MIME type',
  ],
  [
    '`Bundling CSS is no longer supported`',
    'css-files',
    'fails',
    ['rolldown/build'],
    'Bundling CSS is no longer supported',
  ],
  ['`Bundling CSS is no longer supported`', 'css-files', 'works', ['vite/build']],
  [
    '`[PARSE_ERROR] Unexpected JSX expression`',
    'picture-import',
    'fails',
    ['rolldown/build'],
    '[PARSE_ERROR] Unexpected JSX expression',
    'with --module-types .svg=asset',
  ],
  [
    '`[PARSE_ERROR] Unexpected JSX expression`',
    'wasm-preserve',
    'fails',
    ['rolldown/build'],
    '[PARSE_ERROR] Invalid Character',
  ],
  [
    '`[PARSE_ERROR] Unexpected JSX expression`',
    'picture-import-files',
    'fails',
    ['rolldown/build'],
    '[UNLOADABLE_DEPENDENCY] Could not load',
  ],
  [
    '`Note that you need plugins to import files',
    'css-files',
    'fails',
    ['rollup/build'],
    'Note that you need plugins to import files that are not JavaScript',
    'with rollup-plugin-import-css',
  ],
  [
    '`Note that you need plugins to import files',
    'picture-import',
    'fails',
    ['rollup/build'],
    'Note that you need plugins to import files that are not JavaScript',
    'with @rollup/plugin-url',
  ],
  [
    '`Note that you need plugins to import files',
    'wasm-preserve',
    'fails',
    ['rollup/build'],
    'Note that you need plugins to import files that are not JavaScript',
  ],
  ["`Can't resolve '…/index.css'`", 'css-bundle', 'fails', ['webpack-4'], "index.css'"],
  [
    "`Can't resolve '…/index.css'`",
    'css-bundle',
    'fails',
    ['parcel'],
    "Failed to resolve 'css-bundle/index.css'",
    '"packageExports": true',
  ],
  [
    "`ENOENT: no such file or directory, open '….wasm'`",
    'wasm-compile-node',
    'wrong',
    ['bun/build --target=bun', 'deno/bundle'],
    'ENOENT: no such file or directory, open ',
  ],
  [
    '`Top-level await is currently not supported with',
    'esm-await',
    'fails',
    ['esbuild/build'],
    'Top-level await is currently not supported with the "iife" output format',
    'with --format=esm',
  ],
  [
    '`HTTP status code is not ok`',
    'wasm-url',
    'wrong',
    ['rolldown/build', 'rollup/build'],
    'HTTP status code is not ok',
  ],
  [
    '`does not provide an export named`',
    'umd',
    'fails',
    ['node-24/import', 'node-26/import'],
    'does not provide an export named',
  ],
  [
    '`does not provide an export named`',
    'umd',
    'fails',
    [
      'node-20/import',
      'node-22/import',
      'sveltekit/dev, server',
      'react-router/dev, server',
      'tanstack-start/dev, server',
      'astro/build, server',
      'astro/dev, server',
    ],
    'Named export',
    'is a CommonJS module',
  ],
  [
    "`Can't import the named export 'value'",
    'cjs',
    'fails',
    ['react-scripts/build'],
    "Can't import the named export 'value' (imported as 'value') from default-exporting module",
    'in the application itself: works',
  ],
  ["`Can't import the named export 'value'", 'dual', 'works', ['react-scripts']],
  [
    "`It's currently unsupported to use",
    'client-barrel',
    'fails',
    ['next-webpack'],
    'It\'s currently unsupported to use "export *" in a client boundary',
  ],
  [
    '`__WEBPACK_IMPORTED_MODULE_…__.value) is not a function` |',
    'esm-await',
    'fails',
    ['umi/dev'],
    ') is not a function',
    'with mfsu: false',
  ],
  [
    '`require is not defined` |',
    'cjs-minified',
    'wrong',
    ['wxt/background script'],
    'require is not defined',
    'in the application itself: works',
  ],
  [
    '`Failed to resolve module specifier` |',
    'classes-helpers',
    'fails',
    ['browser'],
    'Failed to resolve module specifier',
  ],
  ['`… is not a function` |', 'esm-default', 'fails', ['node-26/require()'], 'is not a function'],
] as [string, string, Consumed['result'], string[], ...string[]][]) {
  consumed(row, packageName, result, tools, ...parts);
}

consumed('`n is not a function`', 'esm-named', 'works', ['webpack-4']);

below('config');

statement(
  '`Unsupported Node.js version:',
  js,
  {},
  ({ output }) => {
    expect(output).toMatch(/SyntaxError:.*styleText|styleText[\s\S]*SyntaxError/);
    expect(output).not.toContain('Unsupported Node.js version');
  },
  {
    install: ['node@18.20.8'],
    run: ['PATH=$PWD/node_modules/node/bin:$PATH npx rslib'],
    fails: true,
  },
);

below('application');

/** Copies what Rslib has built into a package of the application. */
const asPackage = (file: string, rest: object = {}) =>
  `mkdir -p node_modules/kit && cp -r dist node_modules/kit/ && echo '${JSON.stringify({ name: 'kit', version: '1.0.0', exports: `./dist/${file}`, ...rest })}' > node_modules/kit/package.json`;
const requiring = {
  'src/index.js': "export { a } from 'left';\n",
  'package.json': '{ "name": "demo", "type": "module", "dependencies": { "left": "1" } }',
  'node_modules/left/package.json': '{ "name": "left" }',
  'node_modules/left/index.js': 'exports.a = 1;\n',
};

for (const [port, isDev, message] of [
  [47364, false, 'Minified React error #527'],
  [47367, true, 'Incompatible React versions'],
] as const) {
  statement(
    '`Incompatible React versions`',
    pair({ port }),
    undefined,
    ({ output }) => {
      expect(output).toContain(message);
    },
    newerReact(port, isDev),
  );
}
statement(
  '`dispatcher.getOwner is not a function` |',
  pair({ port: 47330 }),
  undefined,
  ({ output }) => {
    expect(output).toContain('[dispatcher.getOwner is not a function]');
  },
  {
    packages: pairPackages,
    run: [
      'cd host && npx rsbuild build',
      browse({ ...open(47330), serve: serveHost(47330), start: startKit(47330) }),
    ],
  },
);

statement(
  '`require is not defined` |',
  {
    ...requiring,
    'app.js': "import { a } from 'kit';\nconsole.log(a);\n",
    'dev.mjs': `import { createServer } from 'vite';
const server = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: false }, ssr: { noExternal: process.argv.slice(2) } });
await server.ssrLoadModule('/app.js').catch(({ message }) => console.log('dev server:', message));
await server.close();\n`,
  },
  { format: 'cjs' },
  ({ output }) => {
    expect(output).toMatch(
      /external\n1\n[\s\S]*bundled\n[\s\S]*dev server: require is not defined/,
    );
  },
  {
    install: ['vite@8.4.0'],
    run: [
      'npx rslib',
      `${asPackage('index.cjs')} && echo external && node dev.mjs && echo bundled && node dev.mjs kit`,
    ],
  },
);

for (const [bundle, entry, fails] of [
  [false, '', true],
  [false, "transpilePackages: ['kit']", false],
  [true, '', false],
] as const) {
  statement(
    '`Global CSS cannot be imported from within node_modules`',
    {
      'src/index.js': "import './a.css';\nexport const name = 'card';\n",
      'src/a.css': '.card { color: red }',
      'pages/index.js':
        "import { name } from 'kit';\nexport default function Page() { return <p className={name}>text</p>; }\n",
      'next.config.mjs': `export default { ${entry} };\n`,
      'package.json': '{ "name": "demo", "type": "module" }',
    },
    { bundle, output: { target: 'web' } },
    ({ output }) => {
      expect(output).toContain('Next.js');
      expect(output.includes('Global CSS cannot be imported from within node_modules')).toBe(fails);
    },
    {
      install: ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'],
      run: [
        'npx rslib',
        `${asPackage('index.js', { type: 'module' })} && NEXT_TELEMETRY_DISABLED=1 npx next build --webpack`,
      ],
      fails,
    },
  );
}

for (const [js, published, isReported] of [
  ['source-map', false, true],
  ['source-map', true, false],
  ['hidden-source-map', false, false],
] as const) {
  statement(
    "`Failed to parse source map from '…' file`",
    {
      'src/index.js': 'export const get = (value) => value + 1;\n',
      'app.js': "import { get } from 'kit';\nconsole.log(get(1));\n",
      'webpack.cjs': `require('webpack')(
  { mode: 'production', entry: './app.js', output: { path: process.cwd() + '/out' }, module: { rules: [{ test: /\\.js$/, enforce: 'pre', use: 'source-map-loader' }] } },
  (error, stats) => console.log(error ?? stats.toString()),
);\n`,
    },
    { output: { sourceMap: { js } } },
    ({ output }) => {
      expect(output).toContain('compiled');
      expect(/Failed to parse source map from '.*' file/.test(output)).toBe(isReported);
    },
    {
      install: ['webpack@5.113.0', 'source-map-loader@5.0.0'],
      run: [
        'npx rslib',
        `${published ? '' : 'mv dist/index.js.map map;'} ${asPackage('index.js', { type: 'module' })}`,
        'node webpack.cjs',
      ],
    },
  );
}

/** Runs a module as a Cloudflare Worker and prints its answer, or why it does not start. */
const workerd = (code: string, options: object) => ({
  'worker.mjs': `import { Miniflare } from 'miniflare';
const modules = [{ type: 'ESModule', path: 'entry.mjs', contents: ${JSON.stringify(code)} }];
const worker = new Miniflare({ modules, ...${JSON.stringify(options)} });
try {
  console.log('answer:', await (await worker.dispatchFetch('http://localhost/')).text());
} catch (error) {
  console.log('fails:', error.message, error.cause?.message);
}
await worker.dispose().catch(() => {});\n`,
});
const answers = "export default { fetch: () => new Response('works') };";
for (const [date, flags, works] of [
  ['2026-01-01', [], false],
  ['2026-01-01', ['nodejs_compat'], true],
] as const) {
  statement(
    '`No such module "node:fs"` |',
    workerd(`import 'node:fs';\n${answers}`, {
      compatibilityDate: date,
      compatibilityFlags: flags,
    }),
    undefined,
    ({ output }) => {
      expect(output).toMatch(works ? /answer: works/ : /No such module "node:fs"/);
    },
    { install: ['miniflare@4.20260730.0'], run: ['node worker.mjs 2>&1'] },
  );
}
statement(
  '`Worker is not defined` |',
  workerd(
    "export default { fetch() { try { new Worker('a.js'); } catch (error) { return new Response(String(error)); } } };",
    { compatibilityDate: '2026-07-01' },
  ),
  undefined,
  ({ output }) => {
    expect(output).toContain('ReferenceError: Worker is not defined');
  },
  { install: ['miniflare@4.20260730.0'], run: ['node worker.mjs 2>&1'] },
);

for (const [options, fails] of [
  [", { type: 'module' }", true],
  ['', false],
] as const) {
  statement(
    '`Web workers cannot have imports or exports',
    {
      'src/index.js': `export const start = () => new Worker(new URL('./tally.js', import.meta.url)${options});\n`,
      'src/tally.js': "import { one } from './one.js';\nself.onmessage = () => postMessage(one);\n",
      'src/one.js': 'export const one = 1;\n',
      'index.html': '<script type="module" src="./app.js"></script>',
      'app.js': "import { start } from './dist/index.js';\nstart();\n",
    },
    { bundle: false, output: { target: 'web' } },
    ({ output, exitCode }) => {
      expect(exitCode).toBe(fails ? 1 : 0);
      expect(output).toMatch(
        fails
          ? /Web workers cannot have imports or exports without the\s+`type: \\?"module\\?"` option/
          : /✨ Built/,
      );
    },
    {
      install: ['parcel@2.16.4'],
      run: ['npx rslib', 'npx parcel build index.html --dist-dir out --no-cache'],
      fails,
    },
  );
}

extension(
  '`INVALID_TLA_FORMAT`',
  'export const a = await Promise.resolve(1);\n',
  'INVALID_TLA_FORMAT',
);

below('source-file');

const units = {
  'src/units.ts': 'export interface Box { width: number }\nexport const unit = 1;\n',
};
for (const words of [
  "API Extractor can't bundle the type of a whole module",
  'TypeScript also infers it for a function',
]) {
  statement(
    words,
    { ...units, 'src/index.ts': "export const load = () => import('./units');\n" },
    { dts: { bundle: true } },
    ({ output }) => {
      expect(output).toContain('symbol has a ts.SyntaxKind.SourceFile declaration');
    },
    { packages: ['@microsoft/api-extractor'], fails: true },
  );
}
statement(
  "`export * as units from './units'`, and a namespace",
  {
    ...units,
    'src/index.ts':
      "export * as units from './units';\nimport * as more from './units';\nexport { more };\n",
  },
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/namespace units/);
    expect(text('dist/index.d.ts')).toMatch(/export \{ more \}|namespace more/);
  },
  { packages: ['@microsoft/api-extractor'] },
);

below('module-messages');

statement(
  "`It's not allowed to load an initial chunk on demand.`",
  {
    'src/index.js':
      'export const load = () => import(/* webpackChunkName: "chart" */ \'./chart.js\');\n',
    'src/chart.js': 'export const chart = 1;\n',
  },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain("It's not allowed to load an initial chunk on demand.");
  },
  { fails: true },
);

below('application');

hydrated(
  '`Minified React error #418`',
  { port: 47412, element: "h('p', null, address)" },
  /\[Minified React error #418;/,
);
hydrated(
  '`A tree hydrated but some attributes of the server rendered HTML',
  { port: 47415, element: "h('img', { src: address })", mode: 'development' },
  /\[A tree hydrated but some attributes of the server rendered HTML didn't match/,
);
