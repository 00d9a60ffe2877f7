import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('no-effect');

statement(
  'A config in JavaScript can set it there anyway',
  { 'src/index.js': 'const unused = 1;\nexport const a = 1;\n' },
  'export default { lib: [{ mode: "development" }] } as object;',
  ({ text, has }) => {
    expect(has('dist/index.js.map')).toBe(true);
    expect(text('dist/index.js')).toContain('unused');
  },
);
