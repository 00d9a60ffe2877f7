import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const twoFolders = {
  'src/index.ts': "export { b } from './comp/button';\n",
  'src/comp/button.ts': 'export const b = 1;\n',
};
const twoKeys = { index: './src/index.ts', comp: './src/comp/**' };
const newDependency = {
  'src/index.js': "export { read } from 'newdep';\n",
  'node_modules/newdep/package.json': '{ "name": "newdep", "version": "1.0.0", "type": "module" }',
  'node_modules/newdep/index.js': 'export const read = (o) => o?.a ?? 1;\n',
};

below('entry');

statement(
  'In bundleless mode, the value is a glob pattern',
  twoFolders,
  { bundle: false, source: { entry: { other: ['./src/**'] } } },
  ({ files }) => {
    expect(files).toEqual(['dist/comp/button.js', 'dist/index.js']);
  },
);

statement(
  'List every file that the output imports',
  twoFolders,
  { bundle: false, source: { entry: { index: './src/index.ts' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

statement(
  'Each key gets a separate base folder',
  twoFolders,
  { bundle: false, source: { entry: twoKeys } },
  async ({ files, node, output }) => {
    expect(files).toEqual(['dist/button.js', 'dist/index.js']);
    expect(output).not.toContain('warn');
    expect(await node("import './dist/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
  },
);

statement(
  'If you need several keys, set `outBase`',
  twoFolders,
  { bundle: false, outBase: 'src', source: { entry: twoKeys } },
  ({ files }) => {
    expect(files).toEqual(['dist/comp/button.js', 'dist/index.js']);
  },
);

below('entry-flag');

statement(
  'In bundleless mode, each `--entry` is a separate key',
  twoFolders,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/button.js', 'dist/index.js']);
  },
  { run: ["npx rslib --no-bundle --entry src/index.ts --entry 'src/comp/**'"] },
);

statement(
  "You can't exclude files with this flag",
  twoFolders,
  undefined,
  ({ output }) => {
    expect(output).toContain('No entry files matching !src/comp/**');
  },
  { run: ["npx rslib --no-bundle --entry 'src/**' --entry '!src/comp/**'"], fails: true },
);

below('include');

statement(
  'If you bundle a dependency whose syntax is too new',
  newDependency,
  { syntax: 'es2015', source: { include: [/node_modules\/newdep\//] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('const read');
    expect(text('dist/index.js')).not.toContain('?.');
  },
);

statement(
  'A string is an absolute path',
  newDependency,
  { syntax: 'es2015', source: { include: ['newdep'] } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('o?.a ?? 1');
    expect(output).not.toContain('warn');
  },
);
