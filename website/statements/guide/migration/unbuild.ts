import { expect } from 'vitest';
import { packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

below('compare');

for (const [filename, written] of [
  [{}, 'dist/index.js'],
  [{ js: '[name].cjs' }, 'dist/index.cjs'],
] as const) {
  for (const words of [
    'Without `"type": "module"`, the ESM file is `index.mjs` anyway',
    'Set `output.filename.js` to `[name].cjs`',
  ]) {
    statement(
      words,
      { ...packages, 'package.json': '{}' },
      { lib: [{}, { format: 'cjs', output: { filename } }] },
      ({ files }) => {
        expect(files).toEqual([written, 'dist/index.mjs'].sort());
      },
    );
  }
}

below('options');

statement(
  "`externals: ['pkg']` |",
  {
    ...packages,
    'build.config.mjs':
      "export default { entries: ['src/index'], externals: ['left'], failOnWarn: false };",
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.mjs')).toContain("from 'left/sub.js'");
    expect(text('dist/index.mjs')).toContain('code of mitt2');
  },
  { install: ['unbuild@3.6.1'], run: ['npx unbuild'] },
);

for (const [externals, seen] of [
  [['left'], 'code of left/sub'],
  [[/^left($|\/)/], 'from "left/sub.js"'],
] as const) {
  statement(
    "`externals: ['pkg']` |",
    packages,
    { output: { externals: [...externals] } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

statement(
  '`rollup.esbuild.target` |',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  { syntax: ['node 12', 'chrome 70'] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);
