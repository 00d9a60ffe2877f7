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
