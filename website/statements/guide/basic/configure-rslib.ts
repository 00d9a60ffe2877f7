import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = {
  'src/index.js': "import 'top';\nimport 'item';\n",
  'node_modules/top/index.js': "console.log('bundled top');\n",
  'node_modules/item/index.js': "console.log('bundled item');\n",
};

below('top-level');

statement(
  'array and `true` or `false` | the item wins',
  source,
  "export default { output: { externals: ['top'] }, lib: [{ output: { externals: false } }] } as object;",
  ({ text }) => {
    expect(text('dist/index.js')).toContain('bundled top');
  },
);

statement(
  'array, or an array and a string or object | joined',
  source,
  { output: { externals: ['top'] }, lib: [{ output: { externals: 'item' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "top";\nimport "item";');
  },
);
