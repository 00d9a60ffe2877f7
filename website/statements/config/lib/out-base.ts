import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const outside = {
  'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
  'src/index.js': "export { pad } from './tools/pad.js';\nexport { b } from './in/b.js';\n",
  'src/tools/pad.js': "import { left } from 'left';\nexport const pad = left;\n",
  'src/in/b.js': "import { pad } from '../tools/pad.js';\nexport const b = pad;\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
  'node_modules/left/index.js': 'export const left = "left text";\n',
};
const inner = { bundle: false, outBase: 'src/in' };
const misspelled = {
  'src/index.js': "// a comment\nexport { b } from './b.js';\n",
  'src/b.js': 'export const b = (o) => o?.b;\n',
};

below('outside');

statement('A file outside `outBase` is written outside `dist`', outside, inner, ({ files }) => {
  expect(files).toContain('tools/pad.js');
});

statement('Rslib bundles the packages that such a file imports', outside, inner, ({ text }) => {
  expect(text('tools/pad.js')).toContain('left text');
});

statement('If another file imports it', outside, inner, ({ text }) => {
  expect(text('dist/b.js')).toContain('from "../tools/pad.js"');
});

statement(
  "Rslib doesn't check that the folder exists",
  misspelled,
  { bundle: false, outBase: 'scr', syntax: 'es2015' },
  ({ has, output }) => {
    expect(output).toContain('2 files generated in dist');
    expect(has('dist/index.js')).toBe(false);
  },
);

statement(
  'If you misspell it',
  misspelled,
  { bundle: false, outBase: 'scr', syntax: 'es2015' },
  ({ text, output }) => {
    expect(text('src/b.js')).toContain('const b');
    expect(text('src/b.js')).not.toContain('?.');
    expect(text('src/index.js')).not.toContain('a comment');
    expect(output).not.toContain('warn');
  },
);
