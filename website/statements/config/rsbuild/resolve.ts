import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const files = {
  'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
  'src/index.js': "import { text } from 'left';\nconsole.log(text);\n",
  'src/right.js': "export const text = 'replaced';\n",
};
const resolve = { alias: { left: './src/right.js' } };

below('alias');

for (const format of ['umd', 'iife'] as const) {
  statement(
    'In UMD, IIFE, and Module Federation, it does apply',
    files,
    { resolve, lib: [{ format }] },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('replaced');
    },
  );
}

statement(
  'In ESM and CommonJS, a package in `dependencies`',
  files,
  { resolve, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.cjs')).toContain('require("left")');
  },
);
