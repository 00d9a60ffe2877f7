import { expect } from 'vitest';
import { packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['vite@8.4.0'];

below('options');

statement(
  '`output.preserveModules` |',
  {
    ...packages,
    'vite.config.mjs': `export default { build: {
      lib: { entry: 'src/index.js', formats: ['es'] },
      rolldownOptions: { output: { preserveModules: true } },
    } };`,
  },
  undefined,
  ({ files, text }) => {
    expect(files.map(text).join('\n')).toContain('code of mitt2');
    expect(files.map(text).join('\n')).not.toContain('from "mitt2"');
  },
  { install, run: ['npx vite build'] },
);

statement('`output.preserveModules` |', packages, { bundle: false }, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "mitt2"');
});

statement(
  '`output.globals` |',
  packages,
  { format: 'umd', output: { externals: { left: 'Left' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("Left")');
  },
);

statement(
  '`build.target`, `cssTarget` |',
  {
    'src/index.js': "import './a.css';\nexport const get = (a) => a?.b;\n",
    'src/a.css': '.a { inset: 0 }',
  },
  { syntax: ['chrome 70'], output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/index.css')).toContain('top: 0');
  },
);
