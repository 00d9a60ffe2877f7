import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const entries: [row: string, source: string, esm: string, cjs: string][] = [
  ['`exports.a = 1` |', 'exports.a = 1;', 'a,default', 'a'],
  ['`module.exports = { a: 1 }` |', 'module.exports = { a: 1, b: 2 };', '', 'a,b'],
  ['names assigned in a loop |', "for (const n of ['a', 'b']) exports[n] = 1;", '', 'a,b'],
  ['`module.exports = function …` |', 'module.exports = function f() {};', '', ''],
];

below('commonjs-entry');

for (const [row, source, esm, cjs] of entries) {
  for (const bundle of [true, false]) {
    statement(
      row,
      { 'src/index.cjs': `${source}\n` },
      { bundle, lib: [{ format: 'esm' }, { format: 'cjs' }] },
      async ({ node, output }) => {
        const names = await node(`
          import * as esm from './dist/index.js';
          import { createRequire } from 'node:module';
          const cjs = createRequire(import.meta.url)('./dist/index.cjs');
          console.log(Object.keys(esm).sort() + '; ' + Object.keys(cjs).sort() + '.');`);
        expect(names).toBe(`${esm}; ${cjs}.`);
        expect(output).not.toMatch(/warn|error/);
      },
    );
  }
}
