import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const files = {
  'src/index.ts': "import './x.css';\nexport const a = 1;\n",
  'src/other.ts': 'export const b = 2;\n',
  'src/css.d.ts': "declare module '*.css';\n",
  'src/x.css': '.x { color: red }',
};

below('errors');

statement(
  'Users get `TS2882` on a CSS import',
  files,
  { bundle: false, dts: true, output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/import ["']\.\/x\.css["']/);
  },
);

statement(
  'Users get `TS2882` on a CSS import',
  files,
  { bundle: false, dts: { bundle: true }, output: { target: 'web' } },
  ({ text, has }) => {
    expect(text('dist/index.d.ts')).toContain('a = 1');
    expect(text('dist/index.d.ts')).not.toContain('x.css');
    expect(has('dist/other.d.ts')).toBe(false);
  },
  { packages: ['@microsoft/api-extractor'] },
);

below('typescript-7');

const parenthesized = 'export const f = (ok: boolean) => (ok ? { a: 1 } : { b: 2 });\n';
const compound =
  'const icons = { a: 1 };\nexport const Button = () => null;\nButton.icons = icons;\n';
const assigned =
  'const icons = { a: 1 };\nexport const Button = Object.assign(() => null, { icons });\n';
const union = "export const f = (n: number) => (n ? 'zeta' : n > 1 ? 'mid' : 'alpha');\n";
const allowJs = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowJs: true,
    },
    include: ['src'],
  }),
};
const extractor = ['@microsoft/api-extractor'];

for (const typescript of ['5', '6', '7'] as const) {
  statement(
    '`(ok) => (ok ? { a: 1 } : { b: 2 })`',
    { 'src/index.ts': parenthesized },
    { dts: true },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain('a: number');
      expect(text('dist/index.d.ts').includes('b?: undefined')).toBe(typescript !== '7');
    },
    { typescript },
  );
  statement(
    'a union of strings that is inferred',
    { 'src/index.ts': union },
    { dts: true },
    ({ text }) => {
      const order = typescript === '7' ? '"alpha" | "mid" | "zeta"' : '"zeta" | "mid" | "alpha"';
      expect(text('dist/index.d.ts')).toContain(order);
    },
    { typescript },
  );
}

statement(
  '`(ok) => (ok ? { a: 1 } : { b: 2 })`',
  { 'src/index.ts': parenthesized.replace('=> (', '=> {\n return ').replace(');', ';\n};') },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('b?: undefined');
  },
);

statement(
  '`Button.icons = icons` on an exported arrow function',
  {
    'src/index.ts': compound,
    'user.ts': "import { Button } from './dist/index.js';\nButton.icons.a;\n",
  },
  { dts: { bundle: true } },
  ({ text, output }) => {
    expect(text('dist/index.d.ts')).toContain('export { icons };');
    expect(text('dist/index.d.ts')).not.toContain('const icons');
    expect(output).toMatch(/dist\/index\.d\.ts\(\d+,\d+\): error TS2304/);
  },
  {
    packages: extractor,
    run: [
      'npx rslib',
      'npx tsc --ignoreConfig --noEmit --module esnext --moduleResolution bundler user.ts',
    ],
    fails: true,
  },
);

for (const [source, bundle, typescript] of [
  [compound, true, '6'],
  [assigned, true, '7'],
  [compound, false, '7'],
] as const) {
  statement(
    '`Button.icons = icons` on an exported arrow function',
    { 'src/index.ts': source },
    { dts: { bundle } },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toMatch(/icons: \{\s+a: number|const icons: \{\s+a: number/);
    },
    { packages: extractor, typescript },
  );
}

const inJavaScript: [row: string, source: string, before: RegExp, now: RegExp][] = [
  [
    'JavaScript: a function with `@constructor`',
    '/** @constructor */\nexport function P() {}\nP.prototype.x = function () {};\n',
    /class P/,
    /function P\(\): void;\s*$/,
  ],
  [
    'JavaScript: an object with `@enum {number}`',
    '/** @enum {number} */\nexport const Color = { red: 1 };\n',
    /type Color = number/,
    /^\/\*\* @enum \{number\} \*\/\s+export declare const Color: \{\s+red: number;\s+\};\s*$/,
  ],
  [
    'JavaScript: `@type {function(string): void}`',
    '/** @type {function(string): void} */\nexport const call = () => {};\n',
    /\(arg0: string\) => void/,
    /: Function;/,
  ],
];

for (const [row, source, before, now] of inJavaScript) {
  for (const typescript of ['6', '7'] as const) {
    statement(
      row,
      { ...allowJs, 'src/index.js': source },
      { dts: true },
      ({ text }) => {
        expect(text('dist/index.d.ts')).toMatch(typescript === '6' ? before : now);
      },
      { typescript },
    );
  }
}

for (const [row, source, seen] of [
  [
    'JavaScript: an object with `@enum {number}`',
    '/** @typedef {number} Color */\nexport const Color = { red: 1 };\n',
    'type Color = number',
  ],
  [
    'JavaScript: `@type {function(string): void}`',
    '/** @type {(text: string) => void} */\nexport const call = () => {};\n',
    '(text: string) => void',
  ],
] as const) {
  statement(row, { ...allowJs, 'src/index.js': source }, { dts: true }, ({ text }) => {
    expect(text('dist/index.d.ts')).toContain(seen);
  });
}
