import { expect } from 'vitest';
import { packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = [
  'rollup@4.68.8',
  '@rollup/plugin-node-resolve@16.0.3',
  'rollup-plugin-postcss@4.0.2',
  'postcss@8.5.33',
];
const styled = {
  'src/index.js': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }',
};

below('options');

statement(
  '`output.preserveModules` |',
  packages,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/node_modules/mitt2/index.js');
  },
  { install, run: ['npx rollup src/index.js -d dist -p node-resolve --preserveModules'] },
);

statement('`output.preserveModules` |', packages, { bundle: false }, ({ text, files }) => {
  expect(files).toEqual(['dist/index.js']);
  expect(text('dist/index.js')).toContain('from "mitt2"');
});

statement(
  '`output.globals` |',
  packages,
  { format: 'umd', output: { externals: { left: 'Left', mitt2: 'Mitt' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("Left")');
  },
);

statement(
  '`output.globals` |',
  packages,
  {
    format: 'umd',
    output: {
      externals: { left: { root: 'Left', commonjs: 'left', commonjs2: 'left', amd: 'left' } },
    },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("left")');
    expect(text('dist/index.js')).toContain('root["Left"]');
  },
);

statement(
  '`postcss` |',
  styled,
  undefined,
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('styleInject(');
  },
  { install, run: ['npx rollup src/index.js -d dist -p rollup-plugin-postcss'] },
);

statement(
  '`postcss` |',
  styled,
  { output: { target: 'web', injectStyles: true } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('color: red');
  },
);

statement('`postcss` |', styled, { output: { target: 'web' } }, ({ files, text }) => {
  expect(files).toEqual(['dist/index.css', 'dist/index.js']);
  expect(text('dist/index.js')).not.toContain('.css');
});
