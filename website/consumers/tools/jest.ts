import { createTests } from '../cells.ts';
import type { Tool } from '../define.ts';
import { flags, sourceMaps } from '../settings.ts';

/** Jest compiles nothing without a preset, so tests are CommonJS. */
const test = `const use = require('./use.cjs');
test('use', async () => { console.log('[seen ' + (await use()) + ' seen]'); });
`;

export const jest: Tool = {
  name: 'jest',
  title: 'Jest',
  install: ['jest@30.5.2', 'identity-obj-proxy@3.0.0'],
  files: () => ({ 'src/use.test.cjs': test }),
  cells: createTests("ARGS jest --testMatch '**/*.test.cjs'"),
  settings: [
    flags('NODE_OPTIONS=--experimental-vm-modules', [
      'picture-inline',
      'css-inject',
      'json-bundle',
      'json-files',
      'wasm-inline',
      'esm-default',
      'esm-named',
      'esm-await',
      'dynamic-import',
      'node-builtin',
      'meta-url',
      'node-env',
      'classes',
      'classes-es2017',
      'classes-helpers',
      ...sourceMaps,
    ]),
  ],
};
