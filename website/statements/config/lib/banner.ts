import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const client = { 'src/index.js': "'use client';\nexport const a = 1;\n" };

below('shebang');

statement(
  "In ESM and CommonJS, a `'use client'` line is kept",
  client,
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^["']use client["'];/);
    expect(text('dist/index.cjs')).toMatch(/^"use strict";\n["']use client["'];/);
  },
);

for (const bundle of [true, false]) {
  statement(
    'If you set `output.minify: true`',
    client,
    { bundle, output: { minify: true }, lib: [{ format: 'esm' }, { format: 'cjs' }] },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js')).not.toContain('use client');
      expect(text('dist/index.cjs')).not.toContain('use client');
    },
  );
}

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  for (const bundle of [true, false]) {
    if (!bundle && (format === 'umd' || format === 'iife')) continue;
    statement(
      'all formats, bundle and bundleless mode; `css` needs',
      {
        'src/index.ts': "import './a.css';\nconsole.log(1);\n",
        'src/a.css': '.a { color: red }',
        'src/css.d.ts': "declare module '*.css';\n",
      },
      {
        bundle,
        format,
        banner: { js: '/* js */', css: '/* css */', dts: '/* dts */' },
        output: { target: 'web', filename: { js: '[name].js' } },
        dts: true,
      },
      ({ text }) => {
        expect(text('dist/index.js')).toMatch(/^\/\* js \*\//);
        expect(text(bundle ? 'dist/index.css' : 'dist/a.css')).toMatch(/^\/\* css \*\//);
        expect(text('dist/index.d.ts')).toMatch(/^\/\* dts \*\//);
      },
    );
  }
}

statement('Use `banner` to add text', client, { banner: { js: '/* notice */' } }, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/^\/\* notice \*\/\n/);
});

below('example');

for (const words of ['Rslib writes the string as it is', 'Otherwise, it becomes code']) {
  statement(words, client, { banner: { js: 'run(1);' } }, ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^run\(1\);\n/);
  });
}

statement(
  '`js` covers `.js`, `.mjs`, and `.cjs` files',
  {
    'src/index.js': 'export const b = 1;\n',
  },
  {
    banner: { js: '/* js */' },
    lib: ['js', 'mjs', 'cjs', 'jsx'].map((name) => ({
      output: { filename: { js: `[name].${name}` } },
    })),
  },
  ({ text }) => {
    for (const name of ['js', 'mjs', 'cjs']) {
      expect(text(`dist/index.${name}`)).toMatch(/^\/\* js \*\//);
    }
    expect(text('dist/index.jsx')).not.toContain('/* js */');
  },
);

statement(
  '`css` covers `.css` files',
  { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
  { banner: { css: '/* css */' }, lib: [{ output: { emitCss: true } }] },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/^\/\* css \*\//);
  },
);

statement(
  '`dts` covers the declaration files',
  { 'src/index.ts': 'export const a = 1;\n', 'src/m.mts': 'export const m = 1;\n' },
  { banner: { dts: '/* dts */' }, dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/^\/\* dts \*\//);
    expect(text('dist/m.d.mts')).not.toContain('/* dts */');
  },
);

below('shebang');

const cli = { 'src/index.js': '#!/usr/bin/env node\nconsole.log(1);\n' };

statement(
  'Rslib keeps a shebang line',
  cli,
  {},
  ({ text, output }) => {
    expect(text('dist/index.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(output).toContain('executable');
  },
  { run: ['npx rslib', 'test -x dist/index.js && echo executable'] },
);

statement(
  'A `js` banner breaks both',
  cli,
  { banner: { js: '/* js */' } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toMatch(/^\/\* js \*\/\n#!/);
    expect(output).toContain('not executable');
  },
  { run: ['npx rslib', 'test -x dist/index.js || echo not executable'] },
);

statement('If you run this file', cli, { banner: { js: '/* js */' } }, async ({ node }) => {
  expect(await node("import './dist/index.js';")).toContain('SyntaxError');
});

for (const format of ['umd', 'iife'] as const) {
  statement(
    "If a source has `'use client'`",
    { 'src/index.js': "'use client';\nconsole.log('ran');\n" },
    { format },
    async ({ node }) => {
      expect(await node("import './dist/index.js';")).toContain('"use client" is not a function');
    },
  );
}

below('per-file');

const perFile = (banner: string, stage = '') => `
import { defineConfig, rspack } from '@rslib/core';
export default defineConfig({
  tools: { rspack: { plugins: [new rspack.BannerPlugin({ banner: '${banner}', raw: true ${stage} })] } },
});`;

for (const words of ["If you don't set `stage`", "Rslib's default minification then removes"]) {
  statement(words, client, perFile('/* plain */'), ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('plain');
  });
}

for (const kept of ['/*! kept */', '/* @license kept */', '/* @preserve kept */']) {
  statement(
    "Rslib's default minification then removes",
    client,
    perFile(kept),
    ({ text, files }) => {
      expect(files.map(text).join('')).toContain('kept */');
    },
  );
}

below('bundleless-css');

const styles = { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' };

statement(
  'If you turn on `output.minify`',
  styles,
  { bundle: false, banner: { css: '/* plain */' }, output: { target: 'web', minify: true } },
  ({ text }) => {
    expect(text('dist/a.css')).toContain('.a');
    expect(text('dist/a.css')).not.toContain('plain');
  },
);

statement(
  'Write `/*! … */` to keep it',
  styles,
  { bundle: false, banner: { css: '/*! kept */' }, output: { target: 'web', minify: true } },
  ({ text }) => {
    expect(text('dist/a.css')).toContain('/*! kept */');
  },
);

statement(
  'If you turn on source maps for CSS',
  styles,
  {
    bundle: false,
    banner: { css: '/* css */' },
    output: { target: 'web', sourceMap: { css: true } },
  },
  ({ text }) => {
    expect(() => JSON.parse(text('dist/a.css.map'))).toThrow();
    expect(text('dist/a.css.map')).toContain('/* css */');
  },
);

below('limits');

statement(
  "Plugins for Rspack can't change the `dts` banner",
  { 'src/index.ts': 'export const a = 1;\n' },
  `import { rspack } from '@rslib/core';
  export default { dts: true, tools: { rspack: { plugins: [
    new rspack.BannerPlugin({ banner: '/*! all */', raw: true, stage: 10000 }),
  ] } } };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('all');
    expect(text('dist/index.d.ts')).toContain('a = 1');
    expect(text('dist/index.d.ts')).not.toContain('all');
  },
);

statement(
  'All entries of a `lib` item get the same banner',
  { 'src/a.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' },
  { banner: { js: '/* js */' }, source: { entry: { a: './src/a.js', b: './src/b.js' } } },
  ({ text }) => {
    expect(text('dist/a.js')).toMatch(/^\/\* js/);
    expect(text('dist/b.js')).toMatch(/^\/\* js/);
  },
);
