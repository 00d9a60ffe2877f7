import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\nexport default 2;\n' };

below('forms');

statement(
  "A string with a dot isn't nested",
  source,
  { lib: [{ format: 'umd', umdName: 'Weather.Units' }], output: { target: 'web' } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('root["Weather.Units"] = ');
    expect(output).not.toContain('warn');
  },
);

statement(
  'If your library has a default export',
  source,
  {
    lib: [{ format: 'umd', umdName: 'Weather' }],
    output: { target: 'web', filename: { js: 'umd.txt' } },
  },
  async ({ node }) => {
    const code = `
      import { readFileSync } from 'node:fs';
      import { runInNewContext } from 'node:vm';
      const page = {};
      page.globalThis = page.self = page;
      runInNewContext(readFileSync('dist/umd.txt', 'utf8'), page);
      console.log(page.Weather.a, page.Weather.default);`;
    expect(await node(code)).toBe('1 2');
  },
);

const web = { output: { target: 'web' } } as const;
const inPage = (file: string, code: string) => `
  import { readFileSync } from 'node:fs';
  import { createContext, runInContext } from 'node:vm';
  const page = createContext({});
  runInContext('var globalThis = this, self = this, window = this;', page);
  ${code}
  runInContext(readFileSync('${file}', 'utf8'), page);`;

below('');

statement(
  'A page without a module system reads your UMD library',
  source,
  { ...web, lib: [{ format: 'umd', umdName: 'Weather' }] },
  async ({ node }) => {
    const code = `${inPage('dist/index.js', '')} console.log(page.Weather.a);`;
    expect(await node(code)).toBe('1');
  },
);

below('example');

for (const words of [
  'The wrapper tries CommonJS and AMD first',
  'Because a plain script has neither',
]) {
  statement(words, source, { ...web, lib: [{ format: 'umd', umdName: 'Weather' }] }, ({ text }) => {
    expect(text('dist/index.js')).toMatch(
      /module\.exports = [\s\S]*define\(\[\][\s\S]*exports\["Weather"\][\s\S]*root\["Weather"\]/,
    );
  });
}

statement(
  'Choose a name that no other script',
  source,
  { ...web, lib: [{ format: 'umd', umdName: 'Weather' }] },
  async ({ node }) => {
    const code = `${inPage('dist/index.js', 'page.Weather = { old: 1 };')} console.log(page.Weather.old);`;
    expect(await node(code)).toBe('undefined');
  },
);

for (const words of [
  'If browsers fail with `global is not defined`',
  'With the default target, `node`',
]) {
  statement(
    words,
    source,
    { lib: [{ format: 'umd', umdName: 'Weather' }] },
    async ({ text, node }) => {
      expect(text('dist/index.js')).toContain('})(global,');
      expect(await node(inPage('dist/index.js', ''))).toContain('global is not defined');
    },
  );
}

below('forms');

for (const words of ['An array makes a nested global', 'Existing outer objects are kept']) {
  statement(
    words,
    source,
    { ...web, lib: [{ format: 'umd', umdName: ['Weather', 'Units'] }] },
    async ({ node }) => {
      const code = `${inPage('dist/index.js', 'page.Weather = { old: 1 };')}
        console.log(page.Weather.old, page.Weather.Units.a);`;
      expect(await node(code)).toBe('1 1');
    },
  );
}

for (const words of [
  'An object sets a name for each environment',
  '`root` is the global, and `commonjs`',
  '`amd` needs Rspack',
]) {
  statement(
    words,
    source,
    {
      ...web,
      lib: [
        { format: 'umd', umdName: { root: 'Weather', amd: 'weather', commonjs: 'weather-units' } },
      ],
    },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('root["Weather"]');
      expect(text('dist/index.js')).toContain('exports["weather-units"]');
      expect(text('dist/index.js')).toContain('define([], factory)');
    },
  );
}

statement(
  '`amd` needs Rspack',
  source,
  {
    ...web,
    tools: { rspack: { output: { library: { type: 'umd', umdNamedDefine: true } } } },
    lib: [{ format: 'umd', umdName: { root: 'Weather', amd: 'weather' } }],
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('define("weather", [], factory)');
  },
);

statement(
  "If you don't set `umdName`, every export",
  source,
  { ...web, format: 'umd' },
  async ({ node }) => {
    expect(await node(`${inPage('dist/index.js', '')} console.log(page.a);`)).toBe('1');
  },
);

statement(
  'Node.js and bundlers use the first line',
  { ...source, 'package.json': '{}' },
  { lib: [{ format: 'umd', umdName: 'Weather' }] },
  async ({ node }) => {
    expect(await node("import a from './dist/index.js'; console.log(a.a);")).toBe('1');
  },
);

below('limits');

statement(
  'You can set `umdName` only in items',
  {
    'src/index.ts':
      "import { defineConfig } from '@rslib/core';\ndefineConfig({ umdName: 'A' });\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain("'umdName' does not exist");
  },
  { run: ['npx tsc --noEmit -p .'], fails: true, packages: ['@types/node'] },
);

statement(
  'Other formats ignore it',
  { 'src/index.js': 'console.log(1);\n' },
  {
    lib: [
      { format: 'iife', umdName: 'Weather' },
      { umdName: 'Weather', output: { distPath: 'dist/e' } },
    ],
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('console.log(1)');
    expect(text('dist/index.js') + text('dist/e/index.js')).not.toContain('Weather');
  },
);

statement(
  'If your package has `"type": "module"`',
  source,
  { lib: [{ format: 'umd', umdName: 'Weather' }] },
  async ({ node }) => {
    const code = "import * as all from './dist/index.js'; console.log(Object.keys(all).length);";
    expect(await node(code)).toBe('0');
  },
);

statement(
  'Ship the file only for script tags',
  source,
  { lib: [{ format: 'umd', umdName: 'W', output: { filename: { js: '[name].umd.cjs' } } }] },
  async ({ node }) => {
    expect(await node("import a from './dist/index.umd.cjs'; console.log(a.a);")).toBe('1');
  },
);

below('');

statement(
  'the `umd` format',
  source,
  { lib: [{ format: 'umd', umdName: 'Demo', ...web }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('Demo');
  },
);
statement('the `umd` format', source, { lib: [{ format: 'cjs', umdName: 'Demo' }] }, ({ text }) => {
  expect(text('dist/index.cjs')).toContain('exports');
  expect(text('dist/index.cjs')).not.toContain('Demo');
});
