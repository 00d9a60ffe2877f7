import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const files = {
  'package.json': '{ "type": "module", "devDependencies": { "newdep": "1" } }',
  'src/index.js': "import { read } from 'newdep';\nexport const get = (o) => read(o) ?? o?.own;\n",
  'node_modules/newdep/package.json': '{ "name": "newdep", "version": "1.0.0", "type": "module" }',
  'node_modules/newdep/index.js': 'export const read = (o) => o?.dep;\n',
};

statement(
  'If your JavaScript or CSS is too new for it',
  files,
  { syntax: 'es2015' },
  ({ text }) => {
    expect(text('dist/index.js')).not.toContain('?.own');
    expect(text('dist/index.js')).toContain('?.dep');
  },
);

below('limits');

for (const format of ['esm', 'umd'] as const) {
  statement(
    'Packages from `node_modules` keep their syntax',
    files,
    { syntax: 'es2015', lib: [{ format }], output: { minify: true } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('?.dep');
    },
  );
}

statement(
  'To rewrite one, too',
  files,
  { syntax: 'es2015', source: { include: [/node_modules\/newdep\//] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('const read');
    expect(text('dist/index.js')).not.toContain('?.');
  },
);

for (const query of ['node12', 'chrome80']) {
  statement(
    'If you write a query without the space',
    files,
    { syntax: [query] },
    ({ output, has }) => {
      expect(output).toContain('failed to parse targets');
      expect(has('dist/index.js')).toBe(false);
    },
    { fails: true },
  );
}
