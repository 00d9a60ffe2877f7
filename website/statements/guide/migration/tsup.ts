import { expect } from 'vitest';
import { packages } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = ['tsup@9.0.0', 'typescript@6.0.3'];
const plugin = `export default { plugins: [{
  name: 'after',
  setup: (api) => api.onAfterBuild(() => console.log('after build')),
}] };`;

below('compare');

statement(
  'If a package doesn\'t have `"type": "module"`',
  { ...packages, 'package.json': '{ "name": "demo", "version": "1.0.0" }' },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/index.mjs']);
  },
  { install, run: ['npx tsup src/index.js --format esm,cjs'] },
);

statement(
  'If a package doesn\'t have `"type": "module"`',
  { ...packages, 'package.json': '{ "name": "demo", "version": "1.0.0" }' },
  { lib: [{}, { format: 'cjs' }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/index.mjs']);
  },
);

below('options');

statement(
  '`onSuccess` |',
  { 'src/index.js': 'export const a = 1;\n', 'rslib.config.mjs': plugin },
  undefined,
  ({ output }) => {
    expect(output.split('after build').length - 1).toBeGreaterThan(1);
  },
  {
    run: [
      '(npx rslib --watch & watching=$!; sleep 2; echo "export const b = 2;" > src/index.js; sleep 2; kill $watching) 2>&1 | cat',
    ],
  },
);

statement(
  "`external: ['pkg']` |",
  packages,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from ["']left\/sub\.js["']/);
  },
  { install, run: ['npx tsup src/index.js --format esm --external left --no-config'] },
);

statement(
  "`noExternal: ['pkg']` |",
  { ...packages, 'package.json': '{ "type": "module", "dependencies": { "mitt2": "1" } }' },
  { output: { autoExternal: { exclude: ['mitt2'] } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('code of mitt2');
  },
);

statement(
  '`skipNodeModulesBundle` |',
  { ...packages, 'package.json': '{ "type": "module", "devDependencies": { "left": "1" } }' },
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).toContain('code of mitt2');
  },
);
