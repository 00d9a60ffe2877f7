import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, statement } from '../../statement.ts';

const manifest = (field: string) =>
  JSON.stringify({
    name: 'demo',
    type: 'module',
    ...(field && { [field]: { '@swc/helpers': '0.5' } }),
  });
const source = {
  'package.json': manifest('dependencies'),
  'src/index.js': 'export class A { #a = 1; get() { return this.#a; } }\n',
};
const packages = ['@swc/helpers'];
const older = { externalHelpers: true, syntax: 'es2015' } as const;

below('');

for (const bundle of [true, false]) {
  for (const words of [
    'With `externalHelpers`, your output imports them',
    'bundle and bundleless mode; meant for `esm` and `cjs`',
  ]) {
    statement(
      words,
      source,
      { ...older, bundle, lib: [{}, { format: 'cjs' }] },
      ({ text }) => {
        expect(text('dist/index.js')).toMatch(/from "@swc\/helpers\//);
        expect(text('dist/index.cjs')).toMatch(/require\("@swc\/helpers\//);
      },
      { packages },
    );
  }
}

below('when');

for (const words of [
  'It has no effect if your output needs no helpers',
  'With the default `syntax`',
]) {
  statement(
    words,
    source,
    { externalHelpers: true },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('#a = 1');
      expect(text('dist/index.js')).not.toContain('@swc/helpers');
    },
    { packages },
  );
}

below('dependency');

for (const field of ['peerDependencies', '']) {
  statement(
    'Always use `dependencies`: with `peerDependencies`',
    { ...source, 'package.json': manifest(field) },
    older,
    ({ output }) => {
      expect(output).toContain('the @swc/helpers dependency declaration was not found');
    },
    { packages, fails: true },
  );
}

statement(
  'Always use `dependencies`: with `peerDependencies`',
  { ...source, 'package.json': manifest('devDependencies') },
  older,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "@swc\/helpers\//);
  },
  { packages },
);

below('limits');

for (const format of ['esm', 'cjs'] as const) {
  statement(
    'The helpers are kept as imports in every format',
    source,
    { ...older, format, output: { autoExternal: false, filename: { js: '[name].js' } } },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(/(?:from |require\()"@swc\/helpers\//);
    },
    { packages },
  );
}

for (const format of ['umd', 'iife'] as const) {
  statement(
    'A UMD or IIFE file reads them from global variables',
    {
      ...source,
      'src/index.js': "import { A } from './a.js';\nglobalThis.A = A;\n",
      'src/a.js': source['src/index.js'],
    },
    { ...older, format, output: { target: 'web' } },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(/(?:root|globalThis|global|self)\["@swc\/helpers\//);
    },
    { packages },
  );
}

statement(
  'There is no command-line flag',
  source,
  undefined,
  ({ output }) => {
    expect(output).toContain('--syntax');
    expect(output).not.toMatch(/helpers/i);
  },
  { run: ['npx rslib -h'] },
);

below('');

statement(
  'If you compile for older runtimes, every source file',
  {
    'src/index.js': 'export class A { #a = 1; get() { return this.#a; } }\n',
    'src/b.js': 'export class B { #b = 1; get() { return this.#b; } }\n',
  },
  { bundle: false, syntax: 'es2015' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('function _class_private');
    expect(text('dist/b.js')).toContain('function _class_private');
  },
);

below('when');

statement(
  'An application then contains each helper once',
  source,
  older,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "@swc\/helpers/);
  },
  { packages },
);

below('example');

statement(
  'Install the package with the shared helpers in',
  source,
  older,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "@swc\/helpers/);
  },
  { packages },
);

below('limits');

const inPage = 'In a page without a bundler, the imports fail';
consumed(
  inPage,
  'classes-helpers',
  'fails',
  ['browser'],
  'Failed to resolve module specifier "@swc/helpers/',
);
consumed('Bundlers, test runners, and runtimes load them', 'classes-helpers', 'works', [
  'vite',
  'webpack',
  'rspack',
  'rollup',
  'parcel',
  'vitest',
  'rstest',
  'node-20',
  'node-26',
  'bun',
  'deno',
]);
