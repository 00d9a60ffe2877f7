import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const twoFolders: RslibConfig = {
  autoExtension: false,
  lib: [
    { format: 'esm', output: { distPath: { root: 'dist/esm' } } },
    { format: 'cjs', output: { distPath: { root: 'dist/cjs' } } },
  ],
};
const withManifest: RslibConfig = {
  ...twoFolders,
  lib: [
    { format: 'esm', output: { distPath: { root: 'dist/esm' } } },
    {
      format: 'cjs',
      output: {
        distPath: { root: 'dist/cjs' },
        copy: [{ from: './cjs.json', to: 'package.json' }],
      },
    },
  ],
};
const source = {
  'src/index.js': 'export const toRoman = () => "MMXXVI";\n',
  'cjs.json': '{ "type": "commonjs" }',
  'use.js': "import { toRoman } from './dist/cjs/index.js';\nconsole.log(toRoman());\n",
};
const bundlers = { packages: ['rolldown'] };

/** Bundles `use.js` and prints what the result does. */
const bundleWithRspack = `
import { rspack } from '@rslib/core';
const options = { context: process.cwd(), entry: './use.js', target: 'node', mode: 'production',
  output: { path: process.cwd() + '/out', filename: 'rspack.cjs' } };
rspack.rspack(options, (error, stats) => {
  console.log(stats.toJson().errors.map(({ message }) => message).join());
  console.log('errors: ' + stats.hasErrors());
});`;
const bundleWithRolldown = `
import { rolldown } from 'rolldown';
const bundle = await rolldown({ input: 'use.js', platform: 'node' });
await bundle.write({ file: 'out/rolldown.mjs' });
await import(process.cwd() + '/out/rolldown.mjs');`;

below('off');

statement(
  'In a package with `"type": "module"`, Node.js treats the CommonJS file as ESM',
  source,
  twoFolders,
  async ({ node }) => {
    expect(await node("import './use.js';")).toContain('does not provide an export');
  },
  bundlers,
);

statement(
  'Bundlers differ: Rspack',
  source,
  twoFolders,
  async ({ node }) => {
    expect(await node(bundleWithRspack)).toContain('errors: true');
    expect(await node(bundleWithRolldown)).toContain('MMXXVI');
  },
  bundlers,
);

statement(
  'To make the file readable for all of them',
  source,
  withManifest,
  async ({ node }) => {
    expect(await node("import './use.js';")).toContain('MMXXVI');
    expect(await node(bundleWithRspack)).toContain('errors: false');
    expect(await node(bundleWithRolldown)).toContain('MMXXVI');
  },
  bundlers,
);

statement('Keep it in your repository', source, withManifest, ({ text }) => {
  expect(text('dist/cjs/package.json')).toBe('{ "type": "commonjs" }');
});

const source2 = { 'src/index.js': 'export const a = 1;\n' };
const typed = (type: string) => ({
  ...source2,
  'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', ...(type && { type }) }),
});

below('');

statement(
  'A CommonJS file named `.js` fails',
  source2,
  { autoExtension: false, format: 'cjs' },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain('exports is not defined');
  },
);

statement(
  'A CommonJS file named `.js` fails',
  { ...typed('commonjs'), 'src/index.ts': 'export const a = 1;\n', 'src/index.js': '' },
  { autoExtension: false, source: { entry: { index: './src/index.ts' } } },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain("Unexpected token 'export'");
  },
);

statement(
  'Without the field, only older Node.js versions',
  typed(''),
  { autoExtension: false },
  async ({ node }) => {
    expect(await node("import { a } from './dist/index.js'; console.log('a', a);")).toContain(
      'a 1',
    );
  },
);

for (const bundle of [true, false]) {
  for (const words of [
    '`esm` and `cjs`, bundle and bundleless mode',
    '`autoExtension` gives each JavaScript file',
  ]) {
    statement(words, source2, { bundle, lib: [{}, { format: 'cjs' }] }, async ({ node, files }) => {
      expect(files).toEqual(['dist/index.cjs', 'dist/index.js']);
      const code = "import './dist/index.js'; import './dist/index.cjs'; console.log('both');";
      expect(await node(code)).toBe('both');
    });
  }
}

below('extensions');

for (const [type, esm, cjs] of [
  ['module', 'js', 'cjs'],
  ['commonjs', 'mjs', 'js'],
  ['', 'mjs', 'js'],
] as const) {
  for (const words of [
    type === 'module' ? '`module` |' : '`commonjs` or none |',
    'Rslib reads the same field',
  ]) {
    statement(
      words,
      { ...typed(type), 'src/index.ts': 'console.log(1);\n', 'src/index.js': '' },
      {
        source: { entry: { index: './src/index.ts' } },
        lib: [
          {},
          { format: 'cjs', output: { distPath: 'dist/c' } },
          { format: 'umd', output: { distPath: 'dist/u' } },
          { format: 'iife', output: { distPath: 'dist/i' } },
        ],
      },
      ({ files }) => {
        expect(files).toEqual([
          `dist/c/index.${cjs}`,
          'dist/i/index.js',
          `dist/index.${esm}`,
          'dist/u/index.js',
        ]);
      },
    );
  }
}

for (const npm of ['11.21.2', '12.2.2']) {
  statement(
    '`npm init` of npm 11 and 12 writes',
    source2,
    undefined,
    ({ text, files }) => {
      expect(text('package.json')).toContain('"type": "commonjs"');
      expect(files).toContain('dist/index.mjs');
    },
    {
      install: [`npm@${npm}`],
      run: [
        'rm package.json && npx npm init -y >/dev/null',
        'mv src/index.js src/index.ts',
        'npx rslib',
      ],
    },
  );
}

const declared = {
  'src/index.ts': 'export const a = 1;\n',
  'src/m.mts': 'export const m = 1;\n',
  'src/c.cts': 'export const c = 1;\n',
};

for (const [words, autoExtension, seen] of [
  ["Declaration files don't follow this rule", false, 'dist/index.d.ts'],
  ['They end in `.d.ts`, except', false, 'dist/m.d.mts'],
  ['They end in `.d.ts`, except', false, 'dist/c.d.cts'],
  ['They end in `.d.ts`, except', true, 'dist/index.d.cts'],
] as const) {
  statement(
    words,
    { ...declared, 'package.json': '{ "type": "module" }' },
    { format: 'cjs', dts: { autoExtension } },
    ({ files }) => {
      expect(files).toContain(seen);
    },
  );
}

below('off');

statement(
  'If your build expects `.js`, set `false`',
  source2,
  { autoExtension: false, lib: [{}, { format: 'cjs', output: { distPath: 'dist/c' } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/c/index.js', 'dist/index.js']);
  },
);

below('filename');

const twoFiles = {
  'src/index.js': "export { b } from './b.js';\n",
  'src/b.js': 'export const b = 1;\n',
};

statement(
  'To choose another name, set `output.filename`',
  twoFiles,
  { format: 'cjs', output: { filename: { js: '[name].own.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.own.js']);
  },
);

for (const output of [{ filename: { js: '[name].es.js' } }, { filenameHash: true }]) {
  statement(
    "With `'[name].es.js'`, or with `filenameHash`",
    twoFiles,
    { bundle: false, output },
    ({ text, files }) => {
      const index = files.find((file) => /dist\/index\./.test(file)) as string;
      expect(text(index)).toContain('"./b.js"');
      expect(files).not.toContain('dist/b.js');
    },
  );
}

statement(
  'With a function, the import paths have the extension',
  twoFiles,
  { bundle: false, output: { filename: { js: () => '[name].mjs' } } },
  ({ text }) => {
    expect(text('dist/index.mjs')).toContain('"./b.js"');
  },
);

statement(
  'You also need this option if CommonJS code loads',
  source2,
  { format: 'umd', output: { target: 'web' } },
  async ({ node }) => {
    const code = "import * as all from './dist/index.js'; console.log(Object.keys(all).length, a);";
    expect(await node(code)).toBe('0 1');
  },
);

below('limits');

for (const format of ['umd', 'iife'] as const) {
  for (const autoExtension of [true, false]) {
    statement(
      'The option has no effect on UMD, IIFE',
      { 'package.json': '{}', 'src/index.js': 'console.log(1);\n' },
      { format, autoExtension },
      ({ files }) => {
        expect(files).toEqual(['dist/index.js']);
      },
    );
  }
}

statement(
  'By default, it has none on declaration files',
  { 'src/index.ts': 'export const a = 1;\n' },
  { format: 'cjs', autoExtension: false, dts: { autoExtension: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
  },
);

below('example');

statement(
  'In both cases, the smaller file is ESM.',
  source2,
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js').length).toBeLessThan(text('dist/index.cjs').length);
  },
);
statement(
  'In both cases, the smaller file is ESM.',
  { ...source2, 'package.json': '{ "name": "demo" }' },
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.mjs').length).toBeLessThan(text('dist/index.js').length);
  },
);

below('extensions');

for (const [type, seen] of [
  ['module', /ran/],
  ['commonjs', /Cannot use import statement|ran/],
] as const) {
  statement(
    'Node.js uses the `type` field of your `package.json`',
    {
      'package.json': JSON.stringify({ type }),
      'a.js': "import 'node:fs';\nconsole.log(typeof module, 'ran');\n",
    },
    undefined,
    ({ output }) => {
      expect(output).toMatch(seen);
      expect(output.includes('undefined ran')).toBe(type === 'module');
    },
    { run: ['node a.js'], fails: type === 'commonjs' },
  );
}

below('filename');

statement(
  "You can't use a function for ESM output that keeps `.wasm`",
  { 'src/index.js': "export { a } from './a.wasm';\n", 'src/a.wasm': '\0asm\u0001\0\0\0' },
  { bundle: false, wasm: {}, output: { filename: { js: () => '[name].js' } } } as RslibConfig,
  ({ output }) => {
    expect(output).toContain('Wasm preserve does not support a function');
  },
  { fails: true },
);

below('off');

statement(
  'Without another file, not every tool can read both.',
  { 'src/index.js': 'export const a = 1;\n', 'commonjs.json': '{ "type": "commonjs" }' },
  { format: 'cjs', autoExtension: false },
  async ({ node }) => {
    const load = `import { createRequire } from 'node:module';
      console.log(createRequire(import.meta.url)('./dist/index.js').a);`;
    expect(await node(load)).not.toBe('1');
    const move =
      "import { renameSync } from 'node:fs';\nrenameSync('commonjs.json', 'dist/package.json');\n";
    expect(await node(`${move}${load}`)).toBe('1');
  },
);
