import { describe, expect, test } from 'vitest';
import type { ProjectFiles } from '../../protocol.ts';
import { readConfig } from './read-config.ts';

const file = 'rslib.config.ts';
const react = '@rsbuild/plugin-react';
const plugins = new Map([[react, { pluginReact: (options: object) => ({ options }) }]]);

const readAll = (code: string, files: ProjectFiles = {}) =>
  readConfig({ ...files, [file]: code }, file, plugins);
const read = (code: string, files?: ProjectFiles) => readAll(code, files).config;
/** The value of an expression. */
const evaluate = (expression: string, before = '', files?: ProjectFiles) =>
  (read(`${before}\nexport default { value: ${expression} };`, files) as { value: unknown }).value;
const notesOf = (code: string, files?: ProjectFiles) =>
  readAll(code, files).notes.map(({ message, line, file }) => `${file}:${line} ${message}`);

/** Names that all objects, lists and functions have. */
const inherited = [Object, Array, Function].flatMap(({ prototype }) =>
  Object.getOwnPropertyNames(prototype),
);

test('reads values', () => {
  const code = `
    import { defineConfig, type RslibConfig } from '@rslib/core';
    import pkg, { version } from './package.json' with { type: 'json' };
    import { pluginReact } from '@rsbuild/plugin-react';
    const shared = { syntax: 'es2021', bundle: !true } as const;
    export const formats: string[] = ['esm', 'cjs'];
    export default defineConfig({
      lib: [{ ...shared, format: formats[0]! }, { format: \`\${formats[1]}\`, id: process.env.ID ?? 'x' }],
      source: { define: { VERSION: JSON.stringify(pkg.version === version && version) } },
      output: { externals: [/^node:/i], minify: process.env.CI ? true : undefined },
      plugins: [pluginReact({ fastRefresh: false })],
    } satisfies RslibConfig);`;
  const files = { 'package.json': '{ "version": "1.2.3" }' };
  expect(readAll(code, files)).toEqual({
    notes: [],
    config: {
      lib: [
        { syntax: 'es2021', bundle: false, format: 'esm' },
        { format: 'cjs', id: 'x' },
      ],
      source: { define: { VERSION: '"1.2.3"' } },
      output: { externals: [/^node:/i], minify: undefined },
      plugins: [{ options: { fastRefresh: false } }],
    },
  });
});

test.each([
  ["path.resolve(import.meta.dirname, 'src')", '/project/src'],
  ["path.join(__dirname, '..', 'a', path.basename('b/c.ts', '.ts'))", '/a/c'],
  ["fileURLToPath(new URL('./src', import.meta.url))", '/project/src'],
  ["new URL('./src', import.meta.url).pathname", '/project/src'],
  ["JSON.parse(fs.readFileSync('./package.json', 'utf8')).version", '1.2.3'],
  ["fs.existsSync(path.resolve('src/index.ts'))", false],
  ['process.env.NODE_ENV', 'production'],
  ["typeof process.env.CI === 'undefined' && 1 < 2", true],
  [
    "['a', 'b'].map((name, at) => ({ name, at }))",
    [
      { name: 'a', at: 0 },
      { name: 'b', at: 1 },
    ],
  ],
  ['[1, 0, 2].filter(Boolean).concat([3], 4)', [1, 2, 3, 4]],
  [
    "['a', 'b'].flatMap((a) => [a, a]).join('-').replace(/^a/, 'x').split('-')",
    ['x', 'a', 'b', 'b'],
  ],
  [
    'Object.fromEntries(Object.entries({ a: 1 }).map(([key, value]) => [key + "!", value]))',
    { 'a!': 1 },
  ],
  ['Object.assign({}, { a: 1 }, ...[{ b: 2 }])', { a: 1, b: 2 }],
  ["Object.keys({ a: 1 }).includes('a')", true],
  ["['a'].reduce((all, key) => ({ ...all, [key]: true }), {})", { a: true }],
  [
    '(({ a = 1, ...rest }, [b]) => ({ a, b, rest }))({ c: 3 }, [2])',
    { a: 1, b: 2, rest: { c: 3 } },
  ],
  ['lib({ format: "cjs" })', { format: 'cjs', dts: true }],
  ['Format.Esm + Format.Next', 'esm1'],
  ['{ a: null }?.a?.b', undefined],
  ["new RegExp('^a', 'i')", /^a/i],
])('%s', (expression, expected) => {
  const before = `
    import fs from 'node:fs';
    import * as path from 'path';
    import { fileURLToPath } from 'node:url';
    const enum Format { Esm = 'esm', Next = 1 }
    interface Options { format: string }
    const lib = ({ format }: Options) => {
      const base = { format };
      if (format === 'cjs') return withTypes(base);
      return base;
    };
    function withTypes<T>(base: T) { return { ...base, dts: true }; }`;
  const files = { 'package.json': '{ "version": "1.2.3" }' };
  expect(evaluate(expression, before, files)).toEqual(expected);
});

test('reads a config that is a function', () => {
  expect(
    read('export default async ({ command }, b = 1) => { return { id: command, b }; }'),
  ).toEqual({ id: 'build', b: 1 });
});

test('reads CommonJS', () => {
  const files = { 'shared.js': "exports.syntax = 'es2020';" };
  const code = "const { syntax } = require('./shared');\nmodule.exports = { syntax };";
  expect(read(code, files)).toEqual({ syntax: 'es2020' });
});

test('reads modules of the project', () => {
  const files = {
    'build/shared.ts':
      "export { formats as default, folder } from './formats.js'; export * from './more';",
    'build/formats.ts':
      "export const formats = ['esm'];\nexport const folder = import.meta.dirname;",
    'build/more/index.ts':
      "import '../shared';\nexport const { more } = { more: 1 }; export function twice(x) { return [x, x]; }",
  };
  const code = `
    import formats, { folder } from './build/shared';
    import * as shared from './build/shared';
    export default { formats, folder, more: shared.twice(shared.more) };`;
  expect(read(code, files)).toEqual({ formats: ['esm'], folder: '/project/build', more: [1, 1] });
});

describe('leaves out, with a note', () => {
  test.each<[name: string, property: string, note: string, kept?: object]>([
    ['a function', 'a: () => 1', 'a is left out: functions of a config do not run here.'],
    ['a method', 'a() {}', 'a is left out: functions'],
    ['a getter', 'get a() { return 1 }', 'a is left out: the playground'],
    ['a call', 'a: fetch("/")', 'the name "fetch"'],
    ['a constructor', 'a: [].constructor.constructor("x")', 'a is left out'],
    ['an object by new', 'a: new Map()', 'the name "Map"'],
    [
      'an object by new of an import',
      'a: [new x.Y()].filter(Boolean)',
      'a[0] is left out',
      { a: [] },
    ],
    ['a change of what is shared', "a: process.argv.push('x')", 'this call'],
    ['a change of a namespace', 'a: Object.assign(Object, { b: 1 })', 'this assignment'],
    ['a method that throws', "a: 'x'.replaceAll(/x/, 'y')", 'this call'],
    ['a global', 'a: globalThis', 'the name "globalThis"'],
    ['a dynamic import', "a: import('./x')", 'the syntax "ImportExpression"'],
    ['a tagged template', 'a: String.raw`x`', 'the syntax "TaggedTemplateExpression"'],
    ['an import', 'a: [1, x(), x]', 'the playground does not have "x", which line 1', { a: [1] }],
    ['what depends on an import', 'a: x + "a"', 'a is left out: the playground does not have "x"'],
    ['a spread of an import', '...x', 'A spread is left out'],
    [
      'a plugin without its function',
      'plugins: [{ setup() {} }]',
      'plugins[0] is',
      { plugins: [] },
    ],
    ['an expression that can take long', "a: 'x'.replace(/(x+)+y/, '')", 'this regular expression'],
    ['a known function without its call', 'a: Object.keys', 'functions'],
  ])('%s', (_, property, note, kept = {}) => {
    const code = `import x from 'x';\nexport default {\n  b: 1,\n  ${property},\n};`;
    const { config, notes } = readAll(code);
    expect(config).toEqual({ b: 1, ...kept });
    expect(notes.map(({ message }) => message).join('\n')).toContain(note);
    expect(notes[0]).toMatchObject({ line: 4, severity: 'warning', file });
  });

  test('statements', () => {
    const code = 'for (const a of []) {}\nconsole.log(1);\nexport default {}';
    expect(notesOf(code)).toEqual([expect.stringMatching(/:1 A statement.*"ForOfStatement"/)]);
  });

  test('in another file', () => {
    const files = { 'shared.ts': "\nimport { x } from 'x';\nexport const shared = { x };" };
    const code = "import { shared } from './shared';\nexport default { ...shared };";
    expect(notesOf(code, files)[0]).toContain('shared.ts:3 x is left out');
  });

  test('once, and not what the config does not use', () => {
    const code =
      'const b = { c: () => 1 }; const a = { f: () => 1 };\nexport default { x: a, y: a };';
    expect(notesOf(code)).toHaveLength(2);
  });
});

test.each([
  ['a config that is a package', "import x from 'x'; export default x;", /cannot be read: .*"x"/],
  ['no config', 'const a = 1;', 'no default export'],
  ['a prototype', 'export default { __proto__: {} }', '__proto__'],
  ['a computed prototype', 'export default { ["__proto" + "__"]: {} }', '__proto__'],
  ['an assigned prototype', 'const a = {}; a["__proto__"] = {}; export default a', '__proto__'],
  ['a prototype in an enum', "enum A { '__proto__' = 1 } export default { a: A }", '__proto__'],
  ['a prototype in a pattern', 'const { __proto__: a } = {}; export default { a }', '__proto__'],
  ['endless calls', 'const f = () => f(); export default { a: f() }', 'so deep a config'],
  [
    'many calls',
    `const f0 = () => 1; ${many((at) => `const f${at + 1} = () => [f${at}(), f${at}()];`)} export default f40()`,
    'so large',
  ],
  ['a list in itself', 'const a = []; a.push(a); export default { a }', 'so deep a config'],
  [
    'lists that double',
    `const a0 = [1]; ${many((at) => `const a${at + 1} = [...a${at}, ...a${at}];`)} export default { a40 }`,
    'so large',
  ],
  [
    'lists of lists',
    `const a0 = [1]; ${many((at) => `const a${at + 1} = [a${at}, a${at}];`)} export default { a40 }`,
    'so large',
  ],
  [
    'flat lists',
    `const a0 = [1]; ${many((at) => `const a${at + 1} = a${at}.concat(a${at});`)} export default { a40 }`,
    'so large',
  ],
  [
    'JSON of lists of lists',
    `const a0 = [1]; ${many((at) => `const a${at + 1} = [a${at}, a${at}];`)} export default { a: JSON.stringify(a40) }`,
    'so large',
  ],
  [
    'texts that double',
    `const a0 = 'aaaa'; ${many((at) => `const a${at + 1} = a${at} + a${at};`)} export default { a40 }`,
    'so long',
  ],
  [
    'texts that are joined',
    `const a0 = 'aaaa'; ${many((at) => `const a${at + 1} = [a${at}, a${at}].join(a${at});`)} export default { a40 }`,
    'so long',
  ],
  [
    'texts that are replaced',
    `const a0 = 'aaaa'; ${many((at) => `const a${at + 1} = a${at}.replaceAll('a', a${at});`)} export default { a40 }`,
    'so long',
  ],
  [
    'one text many times',
    `const a = '${'a'.repeat(60_000)}'; export default { a: [${'a,'.repeat(40)}] }`,
    'so long',
  ],
  [
    'brackets in brackets',
    `export default ${'['.repeat(500)}${']'.repeat(500)}`,
    'nests too deeply',
  ],
])('refuses %s', (_, code, message) => {
  expect(() => read(code)).toThrow(message);
});

function many(line: (at: number) => string): string {
  return Array.from({ length: 40 }, (_, at) => line(at)).join('\n');
}

test('refuses a prototype in JSON', () => {
  const files = { 'x.json': '{ "a": { "__proto__": { "b": 1 } } }' };
  expect(() => read('import x from "./x.json"; export default x', files)).toThrow('__proto__');
  expect(read('export default { a: JSON.parse(\'{ "__proto__": 1 }\') }')).toEqual({});
});

describe.each(inherited.filter((name) => name !== '__proto__'))('the inherited name %s', (name) => {
  test.each([
    `import { ${name} as a } from '@rslib/core'`,
    `import { ${name} as a } from '${react}'`,
    `import { ${name} as a } from 'node:path'`,
    `import a from './${name}.json'`,
    `import a from './${name}'`,
    `import a from '${name}'`,
    `import * as all from '${react}'; const a = all.${name}`,
    `const a = {}.${name}`,
    `const a = process.env.${name}`,
    `const a = Object.${name === 'assign' ? 'none' : name}`,
    `const a = [].${name === 'length' ? 'none' : name}`,
    `const a = 'x'.${name === 'length' ? 'none' : name}`,
    `const a = Object['${name}']`,
    `const a = (() => 1).${name}`,
    `const { ${name}: a } = {}`,
    `const { ${name}: a } = ''`,
  ])('%s', (code) => {
    expect(read(`${code};\nexport default { a };`)).toEqual({ a: undefined });
  });
});

test('leads to a syntax error', () => {
  expect(() => read('export default {\n  tools: ,\n};')).toThrow(
    expect.objectContaining({
      message: 'Unexpected token',
      position: { file, line: 2, column: 9 },
    }),
  );
});
