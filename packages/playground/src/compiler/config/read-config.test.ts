import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import type { ConfigError } from './limits.ts';
import { readConfig } from './read-config.ts';

const react = '@rsbuild/plugin-react';
const read = (code: string, files = {}) =>
  readConfig(parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }), {
    files,
    plugins: new Map([[react, { pluginReact: (options: object) => ({ options }) }]]),
  });

/** Names that all objects, lists and functions have. */
const inherited = [Object, Array, Function].flatMap(({ prototype }) =>
  Object.getOwnPropertyNames(prototype),
);

test('reads values', () => {
  const code = `
    import { defineConfig } from '@rslib/core';
    import pkg from './package.json' with { type: 'json' };
    import { pluginReact } from '@rsbuild/plugin-react';
    const shared = { syntax: 'es2021', bundle: !true };
    const formats = ['esm', 'cjs'];
    export default defineConfig({
      lib: [{ ...shared, format: formats[0] }, { format: \`\${formats[1]}\`, id: process.env.ID ?? 'x' }],
      source: { define: { VERSION: JSON.stringify(pkg.version) } },
      output: { externals: [/^node:/i], minify: process.env.CI ? true : undefined },
      plugins: [pluginReact({ fastRefresh: false })],
    });`;
  const files = { 'package.json': '{ "version": "1.2.3" }' };
  expect(read(code, files)).toEqual({
    lib: [
      { syntax: 'es2021', bundle: false, format: 'esm' },
      { format: 'cjs', id: 'x' },
    ],
    source: { define: { VERSION: '"1.2.3"' } },
    output: { externals: [/^node:/i], minify: undefined },
    plugins: [{ options: { fastRefresh: false } }],
  });
});

describe('refuses what runs or reaches further', () => {
  test.each([
    ['a function', 'export default { a: () => 1 }'],
    ['a method', 'export default { a() {} }'],
    ['a call', 'export default { a: fetch("/") }'],
    ['a call of a method', 'export default { a: [1].map(String) }'],
    ['a constructor', 'export default { a: [].constructor }'],
    ['a global', 'export default { a: globalThis }'],
    ['an import of a built-in', 'import fs from "node:fs"; export default { fs }'],
    ['an import of a file', 'import x from "./x.js"; export default { x }'],
    ['a prototype', 'export default { __proto__: {} }'],
    ['a computed prototype', 'export default { ["__proto" + "__"]: {} }'],
    ['a variable', 'let a = 1; export default { a }'],
    ['a statement', 'while (true) {} export default {}'],
    ['no config', 'const a = 1;'],
  ])('%s', (_, code) => {
    expect(() => read(code)).toThrow(/playground reads a config as values|no default export/);
  });

  test('a prototype in JSON', () => {
    const files = { 'x.json': '{ "a": { "__proto__": { "b": 1 } } }' };
    expect(() => read('import x from "./x.json"; export default x', files)).toThrow('__proto__');
  });

  test.each([
    ['lists', (previous: string) => `[...${previous}, ...${previous}]`, '[1]'],
    ['texts', (previous: string) => `${previous} + ${previous}`, '"aaaa"'],
  ])('%s that double', (_, double, first) => {
    const lines = Array.from({ length: 40 }, (_, at) => `const a${at + 1} = ${double(`a${at}`)};`);
    expect(() =>
      read(`const a0 = ${first}; ${lines.join('\n')} export default { a: a40 }`),
    ).toThrow(/so (?:large|long)/);
  });
});

test.each(['@rslib/core', react, ...inherited])(
  'refuses names that "%s" does not export',
  (source) => {
    for (const name of [...inherited, 'assign', 'getPrototypeOf', 'name', 'default']) {
      const code = `import { ${name} as imported } from '${source}';\nexport default { imported };`;
      expect(() => read(code), name).toThrow(`an import of "${name}" from "${source}"`);
    }
  },
);

test.each(inherited)('refuses a file named %s that the project does not have', (name) => {
  const code = `import x from './${name}.json'; export default { x };`;
  expect(() => read(code, {})).toThrow(`an import of "./${name}.json"`);
});

test('leads to the place', () => {
  try {
    read('export default {\n  tools: () => 1,\n};');
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      position: { line: 2, column: 9 },
    } satisfies Partial<ConfigError>);
  }
});
