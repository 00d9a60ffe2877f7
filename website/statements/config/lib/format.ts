import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('limits');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'In a package without `"type": "module"`, a file that has',
    { 'package.json': '{}', 'src/index.js': 'console.log(await 1);\n' },
    { lib: [{ format }], output: { minify: false } },
    ({ output }) => {
      expect(output).toContain('Top-level-await is only supported in ECMAScript Modules');
    },
    { fails: true },
  );
}
