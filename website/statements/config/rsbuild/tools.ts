import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };
const values = [true, { title: 'a' }, () => {}];

below('no-effect');

statement(
  '`htmlPlugin`: has no effect with the `node` target',
  source,
  { tools: { htmlPlugin: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

for (const htmlPlugin of values) {
  statement(
    "Don't set it for `web` either",
    source,
    { output: { target: 'web' }, tools: { htmlPlugin } },
    ({ files }) => {
      expect(files).toEqual(['dist/index.html', 'dist/index.js']);
    },
  );
}

statement(
  "Don't set it for `web` either",
  source,
  { output: { target: 'web' }, tools: { htmlPlugin: false } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

below('css');

statement(
  'Without CSS output, they still apply',
  {
    'src/index.js':
      "import names from './a.module.css';\nimport css from './b.css?inline';\nexport { names, css };\n",
    'src/a.module.css': '.title { color: red }',
    'src/b.css': '.b { color: red }',
  },
  `export default {
    tools: {
      cssLoader: { modules: { localIdentName: 'own-[local]' } },
      postcss: { postcssOptions: { plugins: [
        { postcssPlugin: 'blue', Declaration: (found) => { found.value = 'blue'; } },
      ] } },
    },
  };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('own-title');
    expect(text('dist/index.js')).toMatch(/\.b\s*\{[^}]*color: ?(?:blue|#00f)/);
  },
);
