import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };
const config = (body: string) => `
const hello = (text) => ({ name: text, setup: (api) => api.onAfterBuild(() => console.log(text)) });
export default ${body};`;

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': 'console.log(1);\n' },
    config(`{ format: '${format}', plugins: [hello('plugin runs')] }`),
    ({ output }) => {
      expect(output).toContain('plugin runs');
    },
  );
}

below('example');

statement(
  'A plugin at the top level runs for every output',
  source,
  config(`{
  plugins: [{ name: 'top', setup: (api) => api.onAfterEnvironmentCompile(({ environment }) => console.log('top ' + environment.name)) }],
  lib: [{}, { format: 'cjs', plugins: [{ name: 'item', setup: (api) => api.onAfterEnvironmentCompile(({ environment }) => console.log('item ' + environment.name)) }] }],
}`),
  ({ output }) => {
    expect(output).toContain('top esm');
    expect(output).toContain('top cjs');
    expect(output).toContain('item cjs');
    expect(output).not.toContain('item esm');
  },
);

below('types');

statement(
  'You can nest lists, and `false`, `null`',
  source,
  config("{ plugins: [[hello('nested')], false, null, undefined] }"),
  ({ output }) => {
    expect(output).toContain('nested');
  },
);

below('write');

for (const words of [
  'Rslib gives each output its own environment config',
  'Options such as `output.minify` and',
]) {
  statement(
    words,
    { 'src/index.js': 'export const longName = (parameter) => parameter;\n' },
    config(
      `{ plugins: [{ name: 'own', setup: (api) => api.modifyRsbuildConfig((found) => { found.output ??= {}; found.output.minify = true; found.output.filename = { js: 'own.js' }; }) }] }`,
    ),
    ({ text, output }) => {
      expect(text('dist/index.js')).toContain('parameter');
      expect(output).not.toContain('warn');
    },
  );
}

statement(
  'The `name` of an environment is the `id`',
  source,
  config(
    "{ lib: [{ id: 'mine' }], plugins: [{ name: 'n', setup: (api) => api.onAfterEnvironmentCompile(({ environment }) => console.log('name ' + environment.name)) }] }",
  ),
  ({ output }) => {
    expect(output).toContain('name mine');
  },
);

statement(
  'You get the types from the `rsbuild` export',
  {
    'src/index.ts':
      "import type { RsbuildPlugin } from '@rslib/core';\nexport const own: RsbuildPlugin = { name: 'own', setup: (api) => api.onAfterBuild(() => {}) };\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('no error');
  },
  { run: ['npx tsc --noEmit && echo no error'], packages: ['@types/node'] },
);
