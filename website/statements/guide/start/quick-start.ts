import { expect } from 'vitest';
import { below, recorded, statement } from '../../statement.ts';

const source = {
  'src/index.ts':
    "import { shout } from './shout';\nexport const greet = (name: string): string => shout(name);\n",
  'src/shout.ts':
    'export const shout = (text: string): string => text.toUpperCase();\nexport const whisper = (text: string): string => text.toLowerCase();\n',
};
const manifest = (rest: object) => ({
  'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', ...rest }),
});
const config = (options: object) => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', types: [], ...options },
    include: ['src'],
  }),
});

below('requirements');

statement(
  'Rslib needs Node.js 20.19 or a later version',
  {},
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/@rslib/core/package.json')).engines.node);";
    expect(await node(code)).toBe('^20.19.0 || >=22.12.0');
  },
  { run: [] },
);
for (const name of ['bun', 'deno']) {
  recorded('If you prefer another runtime, it also works', `hello-kit/${name}`, ({ output }) => {
    expect(output).toContain('ready');
  });
}

below('write-package-json');

for (const type of [undefined, 'commonjs']) {
  for (const words of [
    'If your `package.json` has no `"type"`',
    'Otherwise, Rslib names the output',
  ]) {
    statement(words, { ...source, ...manifest({ type }) }, undefined, ({ files }) => {
      expect(files).toEqual(['dist/index.mjs']);
    });
  }
}
statement(
  'If your `package.json` has no `"type"`',
  {},
  undefined,
  ({ output }) => {
    expect(output).toMatch(/^1[1-9]\.[\s\S]*"type": "commonjs"/m);
  },
  {
    install: ['npm@11.21.2'],
    run: ['mkdir new && cd new && npx npm --version && npx npm init -y'],
  },
);

statement(
  'With `"type": "commonjs"`, a `.js` source',
  { 'src/index.js': 'export const a = 1;\n', ...manifest({ type: 'commonjs' }) },
  undefined,
  ({ output }) => {
    expect(output).toContain("'import', and 'export' cannot be used outside of module code");
  },
  { fails: true },
);

below('write-source');

statement('The default entry is `src/index.ts`.', source, undefined, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('build');

statement('Both modules are in one ESM file', source, undefined, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/toUpperCase[\s\S]*export \{/);
  expect(text('dist/index.js')).not.toContain(': string');
});
statement('`whisper` was removed because nothing uses it.', source, undefined, ({ text }) => {
  expect(text('dist/index.js')).toContain('shout');
  expect(text('dist/index.js')).not.toContain('whisper');
});

below('types');

statement(
  "The build above strips types, but doesn't check them.",
  { 'src/index.ts': "export const a: number = 'a';\n" },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('number');
  },
);
statement(
  '`rootDir` fixes the layout of the declaration files.',
  { ...source, ...config({ rootDir: '.' }) },
  { dts: true },
  ({ has }) => {
    expect(has('dist/src/index.d.ts')).toBe(true);
  },
);
for (const typescript of ['6', '7'] as const) {
  statement(
    "If it's missing, the build fails with `TS5011`.",
    { ...source, ...config({}) },
    { dts: true },
    ({ output }) => {
      expect(output).toContain('TS5011');
    },
    { typescript, fails: true },
  );
  for (const words of [
    '`types` lists the packages whose global types',
    'If your code uses `process` without',
  ]) {
    statement(
      words,
      {
        'src/index.ts': 'export const a: number = process.pid;\n',
        ...config({ rootDir: 'src', types: undefined }),
      },
      { dts: true },
      ({ output }) => {
        expect(output).toContain('TS2591');
      },
      { typescript, packages: ['@types/node'], fails: true },
    );
    statement(
      words,
      {
        'src/index.ts': 'export const a: number = process.pid;\n',
        ...config({ rootDir: 'src', types: ['node'] }),
      },
      { dts: true },
      ({ has }) => {
        expect(has('dist/index.d.ts')).toBe(true);
      },
      { typescript, packages: ['@types/node'] },
    );
  }
}

below('package-json');

const library = {
  ...source,
  ...manifest({ type: 'module', exports: { '.': './dist/index.js' }, files: ['dist'] }),
  'README.md': 'a',
  LICENSE: 'a',
  'other.txt': 'a',
};
statement('`exports` lists what your users can import', library, undefined, async ({ node }) => {
  expect(await node("console.log(Object.keys(await import('demo')).join());")).toBe('greet');
  expect(await node("await import('demo/dist/index.js');")).toContain(
    'ERR_PACKAGE_PATH_NOT_EXPORTED',
  );
});
statement(
  '`types` comes first, because publint rejects',
  {
    ...source,
    ...config({ rootDir: 'src' }),
    ...manifest({
      type: 'module',
      files: ['dist'],
      exports: { default: './dist/index.js', types: './dist/index.d.ts' },
    }),
  },
  { dts: true },
  ({ output }) => {
    expect(output).toMatch(/types.*should be the first/i);
  },
  { run: ['npx rslib', 'npx publint'], packages: ['publint'], fails: true },
);
