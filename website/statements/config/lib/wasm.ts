import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, statement } from '../../statement.ts';

/** A module that exports the constant 2. */
const wasm =
  '\0asm\u0001\0\0\0\u0006\u0006\u0001\u007f\0A\u0002\u000b\u0007\u0007\u0001\u0003two\u0003\0';

below('declarations');

statement(
  "Rslib doesn't write this file to `dist`",
  {
    'src/index.ts': "export { two } from './two.wasm';\n",
    'src/two.wasm': wasm,
    'src/two.d.wasm.ts': 'export const two: WebAssembly.Global;\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        allowArbitraryExtensions: true,
        rootDir: 'src',
      },
      include: ['src'],
    }),
  },
  { dts: true },
  ({ files, text }) => {
    expect(files.filter((file) => file.endsWith('.ts'))).toEqual(['dist/index.d.ts']);
    expect(text('dist/index.d.ts')).toContain("from './two.wasm'");
  },
);

const module = { 'src/index.js': "export { two } from './two.wasm';\n", 'src/two.wasm': wasm };

below('');

statement('the `esm` format', module, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('await');
});

below('example');

for (const words of ['A bundle needs no config', "`mode: 'compile'` |"]) {
  statement(words, module, {}, async ({ files, node }) => {
    expect(files.some((file) => /^dist\/static\/wasm\/\w+\.module\.wasm$/.test(file))).toBe(true);
    expect(await node("import { two } from './dist/index.js'; console.log(two.value);")).toBe('2');
  });
}

for (const words of [
  "`mode: 'preserve'` |",
  "With `mode: 'compile'`, your library loads the file",
]) {
  statement(words, module, { bundle: false }, ({ text, files }) => {
    expect(text('dist/index.js')).toContain('from "./two.wasm"');
    expect(files).toContain('dist/two.wasm');
  });
}

for (const bundle of [true, false]) {
  for (const words of ['`false` | the same import']) {
    statement(words, module, { bundle, wasm: false }, ({ text, files }) => {
      expect(text('dist/index.js')).toContain('from "./two.wasm"');
      expect(files).toEqual(['dist/index.js']);
    });
  }
}

below('untouched');

statement('With `false`, Rslib neither changes', module, { wasm: false }, ({ text, files }) => {
  expect(text('dist/index.js')).toContain('from "./two.wasm"');
  expect(files).toEqual(['dist/index.js']);
});

below('compile');

statement('For the `node` target, the code reads', module, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/readFile/);
});

statement('Because of the top-level `await`', module, {}, async ({ node }) => {
  const code =
    "import { createRequire } from 'node:module'; createRequire(import.meta.url)('./dist/index.js');";
  expect(await node(code)).toContain('ERR_REQUIRE_ASYNC_MODULE');
});

statement(
  "You can use `mode: 'compile'` in bundleless mode",
  module,
  { bundle: false, wasm: { mode: 'compile' } },
  async ({ files, node }) => {
    expect(files).toContain('dist/rslib-runtime.js');
    expect(await node("import { two } from './dist/index.js'; console.log(two.value);")).toBe('2');
  },
);

below('preserve');

statement(
  'Node.js 20 does so only with the flag',
  module,
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('ERR_UNKNOWN_FILE_EXTENSION');
  },
  {
    run: [
      'npx rslib',
      'node dist/index.js 2>&1 || true',
      'node --experimental-wasm-modules dist/index.js',
    ],
  },
);

statement(
  'Files of packages and files outside `outBase`',
  {
    ...module,
    'src/index.js': "export { two } from 'binary/two.wasm';\n",
    'node_modules/binary/two.wasm': wasm,
  },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

below('limits');

for (const format of ['cjs', 'umd', 'iife'] as const) {
  statement(
    'If you set the option with any other `format`',
    module,
    { format, wasm: { mode: 'compile' } },
    ({ output }) => {
      expect(output).toContain('"wasm" only supports the "esm" format');
    },
    { fails: true },
  );
}

statement(
  '`preserve` needs `bundle: false`',
  module,
  { wasm: { mode: 'preserve' } },
  ({ output }) => {
    expect(output).toContain('"bundle" must be set to "false"');
  },
  { fails: true },
);

statement(
  'Without the option, CommonJS output compiles',
  module,
  { format: 'cjs' },
  async ({ node }) => {
    const code = "import all from './dist/index.cjs'; console.log(all.two);";
    expect(await node(code)).toBe('undefined');
  },
);

statement(
  '`.wasm` files count when Rslib',
  {
    ...module,
    'src/deep/index.js': "export { two } from './two.wasm';\n",
    'src/deep/two.wasm': wasm,
    'src/index.js': '',
    'src/two.wasm': wasm,
  },
  { bundle: false, source: { entry: { index: ['src/deep/**', 'src/*.wasm'] } } },
  ({ files }) => {
    expect(files).toContain('dist/deep/index.js');
  },
);

below('declarations');

const declared = (source: string) => ({
  'src/index.ts': source,
  'src/two.wasm': wasm,
  'src/two.d.wasm.ts': 'export const two: number;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowArbitraryExtensions: true,
      rootDir: 'src',
      types: [],
    },
    include: ['src'],
  }),
});
statement(
  'If a build with `dts` fails with `TS2307`',
  { 'src/index.ts': "export { two } from './two.wasm';\n", 'src/two.wasm': wasm },
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS2307');
  },
  { fails: true },
);
statement(
  'If your entry contains `export { add }',
  declared("export { two } from './two.wasm';\n"),
  { dts: true },
  ({ text, has }) => {
    expect(text('dist/index.d.ts')).toContain('./two.wasm');
    expect(has('dist/two.wasm')).toBe(false);
  },
);
statement(
  'Export a function with written types instead',
  declared(
    "import { two } from './two.wasm';\nexport const sum = (a: number): number => a + two;\n",
  ),
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('sum: (a: number) => number');
    expect(text('dist/index.d.ts')).not.toContain('wasm');
  },
);

below('limits');

statement('Ship ESM instead.', module, {}, async ({ node }) => {
  expect(await node("console.log(Object.keys(await import('./dist/index.js')).join());")).toBe(
    'two',
  );
});

below('compile');

for (const tools of [
  ['vite/build', 'rollup', 'rolldown'],
  ['webpack', 'rspack', 'parcel/build'],
]) {
  consumed('In browsers, the file is missing once', 'wasm-compile', 'wrong', tools);
}

below('preserve');

const preserving = 'Use this mode if your users have a bundler or runtime';
consumed(preserving, 'wasm-preserve', 'works', [
  'vite',
  'webpack',
  'rspack',
  'rsbuild',
  'deno',
  'next-turbopack',
  'node-24',
  'node-26',
  'vitest',
  'rstest',
]);
consumed(preserving, 'wasm-preserve', 'fails', [
  'esbuild',
  'rollup',
  'rolldown',
  'bun',
  'react-native',
  'webpack-4',
  'browser',
  'jest',
  'web-test-runner',
  'node-20',
]);
