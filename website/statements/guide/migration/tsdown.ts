import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect } from 'vitest';
import { compareWith } from '../../compare.ts';
import {
  aliased,
  conditional,
  entries,
  fields,
  folders,
  js,
  listed,
  long,
  packages,
  styled,
  text,
  typed,
} from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['tsdown@0.23.7', 'node@24.21.0', 'typescript@6.0.3'];
const compare = compareWith({
  install,
  config: 'tsdown.config.mjs',
  build: 'npx tsdown src/index.* --no-dts',
});
const plain = compareWith({ install, config: 'tsdown.config.mjs', build: 'npx tsdown' });
const apiExtractor = ['@microsoft/api-extractor'];
const dts = { bundle: true, autoExtension: true };
const both = [{ format: 'esm' }, { format: 'cjs' }] as const;
const declaring = {
  ...packages,
  'src/index.ts': 'export const a: number = 1;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      declaration: true,
    },
    include: ['src/index.ts'],
  }),
};

plain(
  'Move if you need more than JavaScript',
  styled,
  {},
  { bundle: false, output: { target: 'web' } },
  ({ output, files }) => {
    expect(output).toContain('`@tsdown/css` is not installed');
    expect(files).toContain('dist/a.css');
  },
  { commands: ['npx tsdown src/index.js; mkdir -p dist', 'npx rslib'] },
);

statement(
  'The samples were recorded with tsdown 0.20 and Rslib 1.0, and the tables checked with tsdown 0.23',
  {},
  undefined,
  ({ output }) => {
    expect(output).toContain('tsdown/0.23.');
  },
  { install, run: ['npx tsdown --version'] },
);

below('packages');

plain(
  'You need API Extractor because tsdown bundles declaration files',
  typed,
  { dts: true },
  { dts: true },
  ({ files }) => {
    expect(files.filter((file) => file.includes('.d.'))).toEqual([
      'dist/b.d.ts',
      'dist/index.d.ts',
      'theirs/index.d.mts',
    ]);
  },
);

below('config');

plain('You can leave out `entry`', typed, { dts: false }, undefined, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.mjs']);
});

plain(
  '`format` becomes an item of `lib` per format',
  js,
  { entry: 'src/index.js', format: ['esm', 'cjs'] },
  { lib: [{ format: 'esm' }, { format: 'cjs', output: { minify: true } }] },
  ({ files, text }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.js',
      'theirs/index.cjs',
      'theirs/index.mjs',
    ]);
    expect(text('dist/index.cjs').trim().split('\n')).toHaveLength(1);
    expect(text('dist/index.js').trim().split('\n').length).toBeGreaterThan(1);
  },
);

below('compare');

for (const type of ['module', undefined]) {
  plain(
    'For Node.js, tsdown names the files `.mjs` and `.cjs`',
    { ...js, 'package.json': JSON.stringify({ type }) },
    { entry: 'src/index.js', format: ['esm', 'cjs'] },
    { lib: [...both] },
    ({ files }) => {
      expect(files.filter((file) => file.startsWith('theirs/'))).toEqual([
        'theirs/index.cjs',
        'theirs/index.mjs',
      ]);
      expect(files).toContain(type === 'module' ? 'dist/index.cjs' : 'dist/index.mjs');
      expect(files).toContain('dist/index.js');
    },
  );
}

statement(
  'With `"type": "module"`, `index.cjs` keeps its name',
  declaring,
  {
    dts,
    lib: [{ output: { filename: { js: '[name].mjs' } } }, { format: 'cjs' }],
  },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.d.cts',
      'dist/index.d.ts',
      'dist/index.mjs',
    ]);
  },
  { packages: apiExtractor },
);

for (const [filename, written] of [
  [{}, 'dist/index.js'],
  [{ js: '[name].cjs' }, 'dist/index.cjs'],
] as const) {
  statement(
    'Without it, set `[name].cjs` in the CommonJS item',
    { ...packages, 'package.json': '{}' },
    { lib: [{}, { format: 'cjs', output: { filename } }] },
    ({ files }) => {
      expect(files).toEqual([written, 'dist/index.mjs'].sort());
    },
  );
}

below('defaults');

compare('Class fields |', fields({ target: 'ES2020' }), {}, {}, async ({ node }) => {
  expect(await node("import './theirs/index.mjs';")).toBe('set 1');
  expect(await node("import './dist/index.js'; console.log('loaded');")).toBe('loaded');
});

compare(
  'Class fields |',
  fields({ target: 'ES2020', experimentalDecorators: true }),
  {},
  {},
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toBe('set 1');
  },
);

for (const target of ['node', 'web'] as const) {
  compare(
    'Styles | need `@tsdown/css` |',
    styled,
    {},
    { output: { target } },
    ({ output, files }) => {
      expect(output).toContain('`@tsdown/css` is not installed');
      expect(files.includes('dist/index.css')).toBe(target === 'web');
    },
    { commands: ['npx tsdown src/index.js; mkdir -p dist', 'npx rslib'] },
  );
}

compare('Text files | ', text(''), {}, {}, ({ text, files }) => {
  expect(text('theirs/index.mjs')).toContain('"hello\\n"');
  expect(files).toContain('dist/static/assets/a.txt');
});

statement('Text files | ', text('?raw'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('"hello\\n"');
});

compare(
  '`import.meta.glob()` |',
  {
    'src/index.js': "export const a = import.meta.glob('./parts/*.js');\n",
    'src/parts/b.js': "export const b = 'code of b';\n",
  },
  {},
  {},
  ({ text, files }) => {
    expect(text('theirs/index.mjs')).toContain('import("./b');
    expect(files.filter((file) => file.startsWith('dist/'))).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('.glob(');
  },
);

compare(
  '`export default` in CommonJS |',
  { 'src/index.js': 'export default () => 1;\n' },
  { format: 'cjs' },
  { format: 'cjs' },
  async ({ node }) => {
    const seen = await node(
      "import theirs from './theirs/index.cjs';\nimport ours from './dist/index.cjs';\nconsole.log(typeof theirs, typeof ours, typeof ours.default);",
    );
    expect(seen).toBe('function object function');
  },
);

plain('Declarations | on if `package.json` has `types`', declaring, {}, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.d.mts', 'theirs/index.mjs']);
});

for (const fields of [
  { types: './dist/index.d.mts' },
  { typings: './dist/index.d.mts' },
  { exports: { '.': { types: './dist/index.d.mts', default: './dist/index.mjs' } } },
]) {
  plain(
    'Declarations | on if `package.json` has `types`',
    {
      ...typed,
      'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type: 'module', ...fields }),
    },
    {},
    { dts: { bundle: true } },
    ({ files, text }) => {
      expect(files.filter((file) => file.includes('.d.'))).toEqual([
        'dist/index.d.ts',
        'theirs/index.d.mts',
      ]);
      expect(text('theirs/index.d.mts')).toContain('n: number');
    },
    { packages: apiExtractor },
  );
}

plain('Declarations | on if `package.json` has `types`', typed, {}, { dts: true }, ({ files }) => {
  expect(files.filter((file) => file.includes('.d.'))).toEqual(['dist/b.d.ts', 'dist/index.d.ts']);
});

for (const field of [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
]) {
  compare('Dependencies | runtime dependencies are external', listed(field), {}, {}, ({ text }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js']) {
      expect(text(file)).toContain('mitt2');
      expect(text(file).includes('code of mitt2')).toBe(field === 'devDependencies');
    }
  });
}

const modern = 'export const get = (a) => (a.b ??= 1);\n';
for (const node of ['>=12', '>=20']) {
  compare(
    'Syntax | from `engines.node` |',
    {
      'src/index.js': modern,
      'package.json': JSON.stringify({ type: 'module', engines: { node } }),
    },
    {},
    {},
    ({ text }) => {
      for (const file of ['theirs/index.mjs', 'dist/index.js']) {
        expect(text(file)).toContain('get');
        expect(text(file).includes('??=')).toBe(node === '>=20');
      }
    },
  );
}

compare(
  'Comments | stay |',
  {
    'src/index.js':
      '/*! license */\n\n/** Says what it is. */\nexport const a = 1;\n// at the end\nexport const b = 2;\n',
  },
  {},
  {},
  ({ text }) => {
    expect(text('theirs/index.mjs')).toContain('Says what it is.');
    expect(text('dist/index.js')).toContain('license');
    expect(text('dist/index.js')).not.toContain('Says what it is.');
  },
);

compare('`platform` | `node` |', conditional, {}, {}, ({ text }) => {
  expect(text('theirs/index.mjs')).toContain('for node');
  expect(text('dist/index.js')).toContain('for node');
});

compare(
  'Clean before the build | on | on',
  js,
  {},
  {},
  ({ has }) => {
    expect(has('theirs/index.mjs')).toBe(true);
    for (const folder of folders) expect(has(`${folder}/old.js`)).toBe(false);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx tsdown src/index.js',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

below('options');

plain(
  '`entry` |',
  entries,
  { entry: ['src/**/*.js'], root: 'src' },
  { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.mjs', 'theirs/b/c.mjs']);
  },
);

for (const bundle of [false, true]) {
  statement(
    '`entry` |',
    entries,
    { bundle, source: { entry: { index: './src/**/*.js' } } },
    ({ files, output }) => {
      if (bundle) expect(output).toContain('is not supported when "bundle" is "true"');
      else expect(files).toEqual(['dist/a.js', 'dist/b/c.js']);
    },
    { fails: bundle },
  );
}

plain(
  '`format` |',
  js,
  { entry: 'src/index.js', format: ['esm', 'cjs'] },
  { lib: [...both] },
  ({ files, text }) => {
    expect(files).toHaveLength(4);
    expect(text('theirs/index.cjs')).toContain('exports.a');
    expect(text('dist/index.cjs')).toContain('exports');
  },
);

compare(
  '`outDir` |',
  js,
  { outDir: 'out' },
  { output: { distPath: 'lib' } },
  ({ files }) => {
    expect(files).toEqual(['lib/index.js', 'out/index.mjs']);
  },
  { commands: ['npx tsdown src/index.js && mkdir dist', 'npx rslib'] },
);

plain(
  '`outExtensions`, `fixedExtension` |',
  typed,
  { dts: true, outExtensions: () => ({ js: '.es.mjs' }) },
  { dts: { bundle: true }, output: { filename: { js: '[name].es.mjs' } } },
  ({ files }) => {
    expect(files).toContain('theirs/index.es.mjs');
    expect(files).toContain('dist/index.es.mjs');
  },
  { packages: apiExtractor },
);

plain(
  '`outExtensions`, `fixedExtension` |',
  typed,
  { dts: true, format: ['esm', 'cjs'], fixedExtension: false },
  { dts, lib: [...both] },
  ({ files }) => {
    const names = (folder: string) =>
      files.filter((file) => file.startsWith(folder)).map((file) => file.replace(folder, ''));
    expect(names('theirs/')).toEqual(['index.cjs', 'index.d.cts', 'index.d.ts', 'index.js']);
    expect(names('dist/')).toEqual(names('theirs/'));
  },
  { packages: apiExtractor },
);

compare('`unbundle` |', packages, { unbundle: true }, { bundle: false }, ({ text, files }) => {
  expect(files).toContain('theirs/node_modules/mitt2/index.mjs');
  expect(files.filter((file) => file.startsWith('dist/'))).toEqual(['dist/index.js']);
  expect(text('dist/index.js')).toContain('from "mitt2"');
});

plain(
  '`dts` |',
  typed,
  { dts: true, format: ['esm', 'cjs'] },
  { dts, lib: [...both] },
  ({ files }) => {
    expect(files.filter((file) => file.includes('.d.'))).toEqual([
      'dist/index.d.cts',
      'dist/index.d.ts',
      'theirs/index.d.cts',
      'theirs/index.d.mts',
    ]);
  },
  { packages: apiExtractor },
);

for (const externals of [['left'], [/^left($|\/)/]]) {
  for (const option of ['external', 'neverBundle']) {
    compare(
      '`external`, `deps.neverBundle` |',
      packages,
      option === 'external' ? { external: externals } : { deps: { neverBundle: externals } },
      { output: { externals } },
      ({ text }) => {
        for (const file of ['theirs/index.mjs', 'dist/index.js']) {
          expect(text(file)).toContain('from "left"');
          expect(text(file)).toContain('code of mitt2');
          expect(text(file).includes('code of left/sub')).toBe(externals[0] === 'left');
        }
      },
    );
  }
}

for (const option of ['noExternal', 'alwaysBundle']) {
  compare(
    '`noExternal`, `deps.alwaysBundle` |',
    listed('dependencies'),
    option === 'noExternal' ? { noExternal: ['left'] } : { deps: { alwaysBundle: ['left'] } },
    { output: { autoExternal: { exclude: ['left'] } } },
    ({ text }) => {
      for (const file of ['theirs/index.mjs', 'dist/index.js']) {
        expect(text(file)).toContain('from "mitt2"');
        expect(text(file)).toContain('code of left');
      }
      expect(text('theirs/index.mjs')).toContain('from "left/sub.js"');
      expect(text('dist/index.js')).toContain('code of left/sub');
    },
  );
}

compare(
  '`deps.neverBundle: true`, before 0.23',
  {
    ...packages,
    'package.json': '{ "type": "module", "devDependencies": { "left": "1" } }',
  },
  { deps: { neverBundle: true } },
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    expect(text('theirs/index.mjs')).not.toContain('code of');
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).toContain('code of mitt2');
  },
);

statement(
  '`deps.neverBundle: true`, before 0.23',
  { ...packages, 'package.json': '{ "type": "module" }' },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "mitt2"');
  },
);

compare(
  '`target` |',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  { target: ['node12', 'chrome70'] },
  { syntax: ['node 12', 'chrome 70'] },
  ({ text }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js']) {
      expect(text(file)).toContain('void 0');
    }
  },
);

compare(
  "`platform: 'browser'` |",
  conditional,
  { platform: 'browser' },
  { output: { target: 'web' } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('for browsers');
  },
);

plain(
  '`globalName` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { entry: 'src/index.js', format: ['iife'], globalName: 'Demo' },
  {
    lib: [
      {
        format: 'umd',
        umdName: 'Demo',
        output: { target: 'web', filename: { js: '[name].umd.js' } },
      },
    ],
  },
  async ({ node }) => {
    const read = (file: string) =>
      `new Function(readFileSync('${file}', 'utf8') + '; return typeof Demo === "undefined" ? globalThis.Demo.a : Demo.a')()`;
    const seen = await node(
      `import { readFileSync } from 'node:fs';\nglobalThis.self = globalThis;\nconsole.log(${read('theirs/index.iife.js')}, ${read('dist/index.umd.js')});`,
    );
    expect(seen).toBe('1 1');
  },
);

statement(
  '`globalName` |',
  packages,
  { lib: [{}, { format: 'umd', umdName: 'Demo' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

compare(
  '`define`, `env` |',
  { 'src/index.js': 'export const a = [MODE, process.env.API_URL, import.meta.env.API_URL];\n' },
  { define: { MODE: '"fast"' }, env: { API_URL: 'x' } },
  {
    source: {
      define: {
        MODE: '"fast"',
        'process.env.API_URL': '"x"',
        'import.meta.env.API_URL': '"x"',
      },
    },
  },
  ({ text }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js']) {
      expect(text(file)).toContain('"fast"');
      expect(text(file)).not.toContain('API_URL');
    }
  },
);

compare(
  '`alias` |',
  { ...aliased('tsconfig.other.json') },
  "export default { alias: { '@': import.meta.dirname + '/src' } };",
  { resolve: { alias: { '@': './src' } } },
  ({ text }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js']) expect(text(file)).toContain('b = 1');
  },
);

compare(
  '`minify`, `sourcemap`, `clean` |',
  long,
  { minify: true, sourcemap: true, clean: false },
  { output: { minify: true, sourceMap: true, cleanDistPath: false } },
  ({ text, has }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js']) {
      expect(text(file)).toContain('sourceMappingURL=');
      expect(text(file)).not.toContain('someone');
      expect(has(`${file}.map`)).toBe(true);
    }
    for (const folder of folders) expect(has(`${folder}/old.js`)).toBe(true);
  },
  {
    commands: [
      'mkdir dist && touch dist/old.js && npx tsdown src/index.js',
      'mkdir dist && touch dist/old.js && npx rslib',
    ],
  },
);

compare(
  '`banner`, `footer`, `shims` |',
  { 'src/index.js': 'export const a = [__dirname, __filename];\n' },
  { banner: { js: '/* top */' }, footer: { js: '/* end */' }, shims: true },
  {
    banner: { js: '/* top */' },
    footer: { js: '/* end */' },
    shims: { esm: { __dirname: true, __filename: true } },
  },
  async ({ text, node }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js'])
      expect(text(file)).toMatch(/^\/\* top \*\/[\s\S]*\/\* end \*\//);
    const seen = await node(
      "import * as theirs from './theirs/index.mjs';\nimport * as ours from './dist/index.js';\nconsole.log(...theirs.a, ...ours.a);",
    );
    expect(seen).toMatch(/theirs \S*theirs\/index\.mjs \S*dist \S*dist\/index\.js$/);
  },
);

compare(
  '`copy` |',
  { ...js, 'static/b.txt': 'b\n' },
  { copy: [{ from: 'static/b.txt', to: 'dist' }] },
  { output: { copy: [{ from: 'b.txt', context: './static' }] } },
  ({ files }) => {
    for (const folder of folders) expect(files).toContain(`${folder}/b.txt`);
  },
);

statement(
  '`publint` |',
  {
    ...js,
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "type": "module", "exports": "./dist/none.js" }',
  },
  `import { pluginPublint } from 'rsbuild-plugin-publint';
export default { plugins: [pluginPublint()] };`,
  ({ output }) => {
    expect(output).toContain('none.js');
  },
  { packages: ['rsbuild-plugin-publint'], fails: true },
);

compare('`exports` |', js, { exports: true }, {}, ({ text, files }) => {
  expect(files).toContain('package.json');
  expect(text('package.json')).toContain('./dist/index.mjs');
});

compare(
  '`plugins` |',
  { 'src/index.js': "export const a = ['first', MODE];\n" },
  {
    plugins: [
      {
        name: 'mine',
        transform: (code: string) => code.replace('first', 'changed').replace('MODE', '1'),
      },
    ],
  },
  `import { rspack } from '@rslib/core';
export default {
  plugins: [{ name: 'mine', setup: (api) => api.transform({ test: /\\.js$/ }, ({ code }) => code.replace('first', 'changed')) }],
  tools: { rspack: { plugins: [new rspack.DefinePlugin({ MODE: '1' })] } },
};`,
  ({ text }) => {
    for (const file of ['theirs/index.mjs', 'dist/index.js']) {
      expect(text(file)).toContain('changed');
      expect(text(file)).not.toContain('MODE');
    }
  },
);

compare(
  '`hooks`, `onSuccess` |',
  js,
  {
    hooks: { 'build:done': () => console.log('hook of theirs') },
    onSuccess: async () => console.log('success of theirs'),
  },
  {
    plugins: [
      {
        name: 'after',
        setup: (api: RsbuildPluginAPI) => api.onAfterBuild(() => console.log('after ours')),
      },
    ],
  },
  ({ output }) => {
    for (const word of ['hook of theirs', 'success of theirs', 'after ours'])
      expect(output).toContain(word);
  },
);

const repository = {
  'package.json': '{ "name": "root", "type": "module", "private": true }',
  'packages/a/package.json': '{ "name": "a", "version": "1.0.0", "type": "module" }',
  'packages/a/src/index.js': "export const a = 'a';\n",
  'packages/a/tsdown.config.mjs': "export default { entry: 'src/index.js', dts: false };\n",
  'packages/a/rslib.config.mjs': 'export default {};\n',
  'packages/a/tsconfig.json': '{ "compilerOptions": { "rootDir": "src" } }',
};
plain(
  '`workspace` |',
  repository,
  { workspace: ['packages/*'] },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['packages/a/dist/index.js', 'packages/a/dist/index.mjs']);
  },
  {
    commands: [
      'npx tsdown && mkdir dist',
      'ln -s ../../node_modules packages/a/node_modules && cd packages/a && npx rslib --no-clean',
    ],
  },
);

below('options');

for (const [nodeProtocol, written, theirs] of [
  [true, 'fs', 'node:fs'],
  ['strip', 'node:fs', 'fs'],
] as const) {
  compare(
    '`nodeProtocol` |',
    { 'src/index.js': `export { readFileSync } from '${written}';\n` },
    { nodeProtocol },
    {},
    ({ text, files }) => {
      const file = files.find((name) => name.startsWith('theirs/')) as string;
      expect(text(file)).toContain(`"${theirs}"`);
      expect(text('dist/index.js')).toContain(`"${written}"`);
    },
  );
}
