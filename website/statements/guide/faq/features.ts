import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { dualTypes } from '../../dual-types.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

const source = {
  'src/index.js':
    "import { dep } from 'dep';\nexport const get = (longName) => longName?.b ?? dep;\n",
  'package.json': '{ "type": "module", "dependencies": { "dep": "1" } }',
  'node_modules/dep/index.js': "export const dep = 'bundled dependency';\n",
};

below('stale-cache');

for (const [flag, kept] of [
  ['--syntax es2015', 'longName?.b'],
  ['--no-auto-external', 'from "dep"'],
] as const) {
  statement(
    "The build cache doesn't notice flags such as",
    source,
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain(kept);
    },
    { run: ['npx rslib', `npx rslib ${flag}`] },
  );
}

statement(
  "The build cache doesn't notice flags such as",
  source,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).not.toContain('longName');
    expect(text('dist/index.js')).toContain('dep');
  },
  { run: ['npx rslib', 'npx rslib --minify'] },
);

const web = { target: 'web' } as const;
const flat = { bundle: false } as const;
const styled = {
  'src/index.js': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }',
};

below('css-missing');

for (const words of ["Set `output.target` to `'web'`", 'A bundle silently loses it']) {
  statement(words, styled, {}, ({ files, text, output }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('css');
    expect(output).not.toContain('warn');
  });
  statement(words, styled, flat, ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('import "./a.css"');
  });
}
statement("Set `output.target` to `'web'`", styled, { output: web }, ({ has }) => {
  expect(has('dist/index.css')).toBe(true);
});

below('raw-scss');

recorded("You don't need the Sass plugin then", 'card-kit/raw-scss', ({ text, has }) => {
  expect(text('dist/index.js')).toContain('./card.scss');
  expect(has('dist/card.scss')).toBe(true);
});

below('raw-assets');

statement(
  'By default, bundleless output has a JavaScript module',
  { 'src/index.js': "export { default } from './a.svg';\n", 'src/a.svg': '<svg/>' },
  flat,
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/index.js', 'dist/static/svg/a.svg']);
  },
);

below('unwanted-files');

statement(
  'Exclude such files in the entry',
  { 'src/index.js': 'export const a = 1;\n', 'src/a.test.js': 'export const b = 1;\n' },
  flat,
  ({ has }) => {
    expect(has('dist/a.test.js')).toBe(true);
  },
);
statement(
  'A `.md` file is read as JavaScript',
  { 'src/index.js': 'export const a = 1;\n', 'src/a.md': '# A title of words\n' },
  flat,
  ({ output }) => {
    expect(output).toContain('JavaScript parse error');
  },
  { fails: true },
);
statement(
  'A `.md` file is read as JavaScript',
  { 'src/index.js': 'export const a = 1;\n', 'src/a.md': 'word\n' },
  flat,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/a.js').trim().length).toBeLessThan(30);
  },
);

below('license-file');

for (const comment of ['/*! legal */', '/** @license legal */', '/* @preserve legal */']) {
  statement(
    'Comments that start with `/*!`, or that contain',
    { 'src/index.js': `${comment}\nexport const a = 1;\n` },
    {},
    ({ text }) => {
      expect(text('dist/index.js.LICENSE.txt')).toContain('legal');
    },
  );
}

below('keep-comments');

const commented = {
  'src/index.js':
    '// plain\n/*! legal */\nexport const makeText = () => {\n  /* inner */\n  const longName = /*#__PURE__*/ globalThis.create();\n  return [longName, longName];\n};\n',
};
statement('By default, only legal comments and annotations', commented, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/\/\*! legal \*\/[\s\S]*\/\*\s?#__PURE__\s?\*\//);
  expect(text('dist/index.js')).not.toMatch(/plain|inner/);
});
const allComments = {
  output: { minify: { jsOptions: { minimizerOptions: { format: { comments: 'all' } } } } },
} as RslibConfig;
for (const words of [
  'An object in `output.minify` replaces',
  "If you set `comments: 'all'` alone",
]) {
  statement(words, commented, allComments, ({ text }) => {
    expect(text('dist/index.js')).toContain('inner');
    expect(text('dist/index.js')).not.toContain('longName');
  });
}

below('private-properties');

const pad = {
  'src/index.js':
    "class Pad { #limit = 1; _titles = ['a']; get() { return [this.#limit, this._titles, '_titles' in this]; } }\nexport const pad = new Pad();\n",
};
const minified = { output: { minify: true } };
const props = (more = '') =>
  `export default { output: { minify: { jsOptions: { minimizerOptions: { mangle: { props: { regex: '^_'${more} } } } } } } };`;
const printPad =
  "import { pad } from './dist/index.js';\nconsole.log(JSON.stringify(pad.get()), '_titles' in pad);";

statement('With `minify: true`, Rslib shortens names such as', pad, minified, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/#\w=/);
  expect(text('dist/index.js')).not.toContain('#limit');
});
statement(
  'It keeps names such as `_titles`',
  {
    'src/index.ts':
      'class Pad { private _titles = [1]; get() { return this._titles; } }\nexport const pad = new Pad();\n',
  },
  minified,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('_titles');
  },
);
statement(
  'Rslib shortens the names of each file on its own',
  {
    'src/index.js':
      "import { make } from './make.js';\nexport const read = () => { const a = { _x: 1, _own: 2 }; return [make()._titles, a]; };\n",
    'src/make.js': "export const make = () => ({ _titles: 'found' });\n",
  },
  props().replace('default {', 'default { bundle: false,'),
  async ({ node }) => {
    expect(
      await node("import { read } from './dist/index.js';\nconsole.log(typeof read()[0]);"),
    ).toBe('undefined');
  },
);
statement("Strings don't change, so `'_titles' in pad`", pad, props(), async ({ node, text }) => {
  expect(text('dist/index.js')).not.toContain('._titles');
  expect(await node(printPad)).toMatch(/false$/);
});
for (const [words, more, isRenamed] of [
  ['Properties of other packages are renamed, too, if', '', true],
  ['To keep them, list them', ", reserved: ['_id']", false],
] as const) {
  statement(
    words,
    {
      'src/index.js':
        "import { a } from 'left';\nexport const b = a()._id;\nexport const own = { _id: 1 };\n",
      'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
    },
    props(more),
    ({ text }) => {
      expect(text('dist/index.js')).toContain('left');
      expect(text('dist/index.js').includes('._id')).toBe(!isRenamed);
    },
  );
}
statement(
  'Declaration files contain the original names',
  {
    'src/index.ts':
      'class Pad { _titles = [1]; private _own = 1; get() { return this._own; } }\nexport const pad = new Pad();\n',
  },
  props().replace('default {', 'default { dts: true,'),
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/_titles: number\[\];\s+private _own/);
    expect(text('dist/index.js')).not.toContain('_titles');
  },
);

below('dist-src');

const tsconfig = (options: object, rest: object = { include: ['src'] }) => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', types: [], ...options },
    ...rest,
  }),
});
const typed = { 'src/index.ts': 'export const a: number = 1;\n' };
for (const typescript of ['6', '7'] as const) {
  statement(
    "If it's missing, TypeScript 6 and 7 report `TS5011`.",
    { ...typed, ...tsconfig({}) },
    { dts: true },
    ({ output }) => {
      expect(output).toContain('TS5011');
    },
    { typescript, fails: true },
  );
}
for (const typescript of ['5', '6', '7'] as const) {
  for (const [options, dts] of [
    [{ composite: true }, true],
    [{}, { isolated: true }],
  ] as const) {
    statement(
      'With `composite` or `dts.isolated`, all versions',
      { ...typed, ...tsconfig(options) },
      { dts },
      ({ has }) => {
        expect(has('dist/src/index.d.ts')).toBe(true);
      },
      { typescript },
    );
  }
}

below('no-declarations');

const vite = {
  ...typed,
  ...tsconfig({}, { files: [], references: [{ path: './tsconfig.app.json' }] }),
  'tsconfig.app.json': tsconfig({ rootDir: 'src' })['tsconfig.json'],
};
statement(
  'Set `source.tsconfigPath` to the tsconfig that includes',
  vite,
  { dts: true, source: { tsconfigPath: './tsconfig.app.json' } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);
for (const words of ['In projects that Vite created', 'It still reports that it has generated']) {
  statement(words, vite, { dts: true }, ({ files, output }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(output).toContain('declaration files generated');
  });
}

below('hand-written-dts');

statement(
  "TypeScript doesn't emit `.d.ts` files that it reads",
  { 'src/index.ts': "export type { A } from './a';\n", 'src/a.d.ts': 'export type A = 1;\n' },
  { dts: true },
  ({ text, has }) => {
    expect(text('dist/index.d.ts')).toMatch(/from ["']\.\/a["']/);
    expect(has('dist/a.d.ts')).toBe(false);
  },
);

below('bundled-types');

const left = {
  'src/index.ts': "export { a, type A } from 'left';\n",
  'package.json': '{ "name": "demo", "type": "module", "devDependencies": { "left": "1" } }',
  'node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "type": "module", "types": "index.d.ts" }',
  'node_modules/left/index.js': "export const a = 'from left';\n",
  'node_modules/left/index.d.ts': 'export type A = "typed";\nexport declare const a: A;\n',
};
const extractor = { packages: ['@microsoft/api-extractor'] };
statement(
  '`dts.bundle` copies the types of packages',
  left,
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('typed');
    expect(text('dist/index.js')).toContain('from left');
  },
  extractor,
);
for (const [external, isolated, isCopied] of [
  ['left', false, false],
  [/^left$/, false, true],
  [/^left$/, true, false],
] as const) {
  statement(
    'If you add the package to `output.externals`, as a string',
    left,
    { dts: { bundle: true, isolated }, output: { externals: [external] } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('from "left"');
      expect(text('dist/index.d.ts').includes('typed')).toBe(isCopied);
    },
    extractor,
  );
}

below('iife-export');

const exporting = { 'src/index.js': 'export const a = 1;\n' };
statement(
  "`'import', and 'export' cannot be used outside",
  exporting,
  { format: 'iife' },
  ({ output }) => {
    expect(output).toContain("'import', and 'export' cannot be used outside of module code");
  },
  { fails: true },
);
statement(
  "Don't turn off `minify` to get rid of the error",
  {
    ...exporting,
    'run.cjs':
      "new (require('node:vm').Script)(require('node:fs').readFileSync('dist/index.js', 'utf8'));\n",
  },
  { format: 'iife', output: { minify: false } },
  ({ output }) => {
    expect(output).toMatch(/built[\s\S]*SyntaxError/);
  },
  { run: ['npx rslib', 'node run.cjs'], fails: true },
);

below('cjs-default');

const defaults = { 'src/index.js': 'export default () => 5;\nexport const named = 1;\n' };
const printCjs = (file: string) =>
  `import { createRequire } from 'node:module';\nconst all = createRequire(import.meta.url)('./${file}');\nconsole.log(typeof all, typeof all.default, typeof all.named);`;
const umdFiles = { ...defaults, 'package.json': '{ "name": "demo" }' };
for (const format of ['cjs', 'umd'] as const) {
  statement('A CommonJS or UMD file gives', umdFiles, { format }, async ({ node, files }) => {
    expect((await node(printCjs(files[0] as string))).split('\n').at(-1)).toBe(
      'object function number',
    );
  });
}
for (const [words, format, library] of [
  ['If you want the function itself', 'cjs', { type: 'commonjs2', export: 'default' }],
  ['For `umd`, leave out `type`', 'umd', { export: 'default' }],
] as const) {
  statement(
    words,
    umdFiles,
    { lib: [{ format, tools: { rspack: { output: { library } } } }] } as RslibConfig,
    async ({ node, files }) => {
      expect((await node(printCjs(files[0] as string))).split('\n').at(-1)).toBe(
        'function undefined undefined',
      );
    },
  );
}
recorded('The generated declarations still contain', 'error-node/typescript-7', ({ output }) => {
  expect(output).toMatch(/callable\.ts.*This expression is not callable/);
});
statement(
  'The generated declarations still contain',
  { 'src/index.ts': 'export default (): number => 5;\n' },
  { format: 'cjs', dts: true },
  ({ text, files }) => {
    expect(text(files.find((file) => file.endsWith('.ts')) as string)).toContain('export default');
  },
);
statement(
  'Leave `dts` out of this item, write `index.d.cts` by hand',
  { ...defaults, 'src/index.d.cts': 'declare const get: () => number;\nexport = get;\n' },
  { format: 'cjs', output: { copy: [{ from: '**/*.d.cts', context: './src' }] } },
  ({ text }) => {
    expect(text('dist/index.d.cts')).toContain('export =');
  },
);

below('global');

for (const [target, isGlobal] of [
  ['node', true],
  ['web', false],
] as const) {
  statement(
    'The UMD file was built for `node`',
    exporting,
    { format: 'umd', output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('define');
      expect(/\}\)\(global,/.test(text('dist/index.js'))).toBe(isGlobal);
    },
  );
}

below('webpack-hash');

statement(
  'Rspack replaces the name while it builds the library.',
  { 'src/index.js': 'export const hash = __webpack_hash__;\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('__webpack_hash__');
  },
);

below('webpack-require');

const requiring = { 'src/index.js': 'export const load = (id) => __webpack_require__(id);\n' };
statement('If your source contains `__webpack_require__`', requiring, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(
    /function __webpack_require__|__webpack_require__ = |import \{ __webpack_require__ \}/,
  );
});
statement(
  'This works for ESM only, because CommonJS output',
  exporting,
  { format: 'cjs' },
  ({ text }) => {
    expect(text('dist/index.cjs')).toContain('__webpack_require__');
  },
);

below('modify-rsbuild-config');

const plugin = (hook: string) => `export default {
  plugins: [{ name: 'x', setup(api) {
    api.${hook}((config) => { config.output.minify = true; config.output.legalComments = 'none'; });
  } }],
} as object;`;
for (const [words, hook, isMinified] of [
  ['Use `modifyEnvironmentConfig` in your plugin', 'modifyEnvironmentConfig', true],
  ['Each `lib` item is an environment of Rsbuild', 'modifyRsbuildConfig', false],
] as const) {
  statement(words, commented, plugin(hook), ({ text, output }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js').includes('longName')).toBe(!isMinified);
    expect(output).not.toContain('warn');
  });
}

below('stale-cache');

statement(
  'Values of `source.define` are noticed without it.',
  {
    'src/index.js': 'export const a = MODE;\n',
    'rslib.config.mjs':
      'export default { source: { define: { MODE: JSON.stringify(process.env.MODE) } } };\n',
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('two');
  },
  { run: ['MODE=one npx rslib', 'MODE=two npx rslib'] },
);

below('bun-deno');

for (const [words, name] of [
  ['Yes, declaration files included.', 'bun'],
  ['Yes, declaration files included.', 'deno'],
] as const) {
  recorded(words, `hello-kit/${name}`, ({ output }) => {
    expect(output).toContain('declaration files');
  });
}
unproven('By default, `bunx rslib` starts Node.js', 'needs an installed Bun');

below('yarn-pnp');

unproven('Yes, declaration files included (checked', 'needs an installation by Yarn');

below('private-properties');

statement(
  'Do this only in a bundle with a single entry.',
  {
    'src/a.js': "export const make = () => ({ _first: 1, _second: 2, _titles: 'found' });\n",
    'src/b.js': 'export const own = { _titles: 2 };\nexport const read = (pad) => pad._titles;\n',
  },
  `export default {
  source: { entry: { a: './src/a.js', b: './src/b.js' } },
  output: { minify: { jsOptions: { minimizerOptions: { mangle: { props: { regex: '^_' } } } } } },
} as object;`,
  async ({ node }) => {
    const code =
      "import { make } from './dist/a.js';\nimport { read } from './dist/b.js';\nconsole.log(read(make()) === 'found');";
    expect(await node(code)).toBe('false');
  },
);

below('runtime');

statement(
  "If it's in `dist`, yes: publish it",
  {
    'src/index.js': "export { a } from './a.cjs';\n",
    'src/b.js': "export { a as b } from './a.cjs';\n",
    'src/a.cjs': 'exports.a = globalThis.value;\n',
  },
  { source: { entry: { index: './src/index.js', b: './src/b.js' } } },
  ({ files, text }) => {
    expect(files).toContain('dist/rslib-runtime.js');
    expect(text('dist/index.js')).toContain('./rslib-runtime.js');
  },
);

below('dual-types');

const oneFolder = 'If ESM and CommonJS write their declarations to one folder';
dualTypes(oneFolder, {}, false);
dualTypes(oneFolder, { isolated: true }, false, { typescript: '6' });
dualTypes(oneFolder, {}, true, { typescript: '6' });

below('webpack-hash');

statement(
  'The build of the application then fills in its own hash.',
  {
    'src/index.js': 'export const hash = HASH;\n',
    'app.js': "import { hash } from './dist/index.js';\nconsole.log('hash', hash);\n",
    'application.mjs': `import { rspack } from '@rslib/core';
rspack.rspack({ mode: 'production', target: 'node', entry: './app.js', output: { path: process.cwd() + '/out' } }, (error, stats) => console.log(stats.hash));\n`,
  },
  { source: { define: { HASH: '__webpack_hash__' } } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('__webpack_hash__');
    expect(output).toMatch(/^hash [\da-f]{10,}$/m);
  },
  { run: ['npx rslib', 'node application.mjs', 'node out/main.js'] },
);

below('stale-cache');

for (const [buildCache, updates] of [
  [true, false],
  [false, true],
] as const) {
  statement(
    "In watch mode, an ESM bundle doesn't update",
    {
      'src/index.js': "import { b } from './b.js';\nexport const get = () => [b];\n",
      'src/b.js': 'export const b = 1;\n',
    },
    { performance: { buildCache } },
    ({ output, text }) => {
      expect(output).toContain('watching for changes');
      expect(text('dist/index.js')).toContain('get');
      expect(/\b\d{2}\b/.test(text('dist/index.js'))).toBe(updates);
    },
    {
      run: [
        `(timeout 120 npx rslib --watch > log.txt 2>&1 & watching=$!
until grep -q 'watching for' log.txt; do sleep 0.2; done
for i in $(seq 10 24); do echo "export const b = $i;" > src/b.js; sleep 0.5; grep -qE '[0-9]{2}' dist/index.js && break; done
kill $watching; cat log.txt)`,
      ],
    },
  );
}

below('bun-deno');

for (const runtime of ['Bun', 'Deno']) {
  recorded('The one feature that needs Node.js', 'error-cases/exe', ({ output }) => {
    expect(output).toContain('"experiments.exe" uses the Node.js SEA');
    expect(output).toContain(`For ${runtime}, run`);
  });
}
for (const run of ['hello-kit/bun', 'hello-kit/deno']) {
  recorded('The one feature that needs Node.js', run, ({ output }) => {
    expect(output).toContain('built');
  });
}

below('keep-comments');

const instructions = {
  'src/index.js': `export const load = () => import(/* webpackChunkName: "my-chart" */ './chart.js');
export const any = (url) => import(/* @vite-ignore */ url);
export const other = () => import(/* webpackIgnore: true */ 'other');
export const skipped = /* istanbul ignore next */ () => 1;
`,
  'src/chart.js': 'export const chart = 1;\n',
};
const everyComment: RslibConfig['output'] = {
  minify: {
    js: true,
    jsOptions: {
      minimizerOptions: {
        mangle: false,
        minify: false,
        compress: { defaults: false, unused: true, dead_code: true, toplevel: true },
        format: { comments: 'all' },
      },
    },
  },
};
const removed = ['webpackChunkName', 'webpackIgnore', 'istanbul ignore'];
statement(
  'By default, `/* @vite-ignore */` is kept',
  instructions,
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('@vite-ignore');
    for (const comment of removed) expect(text('dist/index.js')).not.toContain(comment);
  },
);
for (const words of [
  'Among these comments are instructions to the bundlers',
  'With the config above, bundleless output keeps',
]) {
  statement(words, instructions, { bundle: false, output: everyComment }, ({ text }) => {
    for (const comment of ['@vite-ignore', ...removed]) {
      expect(text('dist/index.js')).toContain(comment);
    }
  });
}
statement(
  'A bundle still removes `webpackChunkName`',
  instructions,
  { output: everyComment },
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('webpackIgnore');
    expect(text('dist/index.js')).not.toContain('webpackChunkName');
    expect(has('dist/my-chart.js')).toBe(true);
  },
);
statement(
  "In bundleless mode, don't choose the name",
  { ...instructions, 'src/index.js': instructions['src/index.js'].replace('my-chart', 'chart') },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain("It's not allowed to load an initial chunk on demand");
  },
  { fails: true },
);

below('jsr');

unproven('Yes, but Rslib has no part in it', 'JSR documents');
unproven('Build with Rslib for npm only.', 'JSR documents');
