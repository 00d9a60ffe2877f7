import { expect } from 'vitest';
import { jsx, packages, text } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['esbuild@0.28.2'];
const bundle = 'npx esbuild src/index.js --bundle --format=esm';

below('options');

statement(
  '`target` |',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  { syntax: ['node 12', 'chrome 70'] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);

statement(
  "`packages: 'external'` |",
  packages,
  undefined,
  ({ output }) => {
    expect(output).toContain('from "mitt2"');
    expect(output).toContain('from "left"');
  },
  { install, run: [`${bundle} --packages=external`] },
);

statement("`packages: 'external'` |", packages, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('code of mitt2');
});

statement(
  "`packages: 'external'` |",
  packages,
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "mitt2"');
    expect(text('dist/index.js')).toContain('from "left/sub.js"');
  },
);

statement(
  "`external: ['pkg']` |",
  packages,
  undefined,
  ({ output }) => {
    expect(output).toContain('from "left/sub.js"');
    expect(output).toContain('code of mitt2');
  },
  { install, run: [`${bundle} --external:left`] },
);

for (const [externals, seen] of [
  [['left'], 'code of left/sub'],
  [[/^left($|\/)/], 'from "left/sub.js"'],
] as const) {
  statement(
    "`external: ['pkg']` |",
    packages,
    { output: { externals: [...externals] } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('from "left"');
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

statement(
  '`loader` |',
  text(''),
  undefined,
  ({ output }) => {
    expect(output).toContain('"hello\\n"');
  },
  { install, run: [bundle] },
);

statement('`loader` |', text(''), {}, ({ files }) => {
  expect(files).toContain('dist/static/assets/a.txt');
});

statement('`loader` |', text('?raw'), {}, ({ text, files }) => {
  expect(text('dist/index.js')).toContain('"hello\\n"');
  expect(files).toEqual(['dist/index.js']);
});

statement('`loader` |', text('?inline'), {}, ({ text, files }) => {
  expect(text('dist/index.js')).toContain('"data:text/plain;base64,');
  expect(files).toEqual(['dist/index.js']);
});

statement('`jsx` |', jsx, {}, ({ text, output }) => {
  expect(text('dist/index.js')).toContain('React.createElement("div"');
  expect(text('dist/index.js')).not.toContain('import');
  expect(output).not.toContain('warn');
});
