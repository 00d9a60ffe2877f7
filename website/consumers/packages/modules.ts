import type { Library, Use } from '../define.ts';

const sees = (imports: string, expression: string, expected: string | RegExp): Use => ({
  code: `${imports}\nexport default async () => String(${expression});\n`,
  sees: expected,
});

const everywhere = (use: Use) => ({ browser: use, server: use, program: use });

const esm = { lib: [{ format: 'esm' as const }], output: { target: 'web' as const } };
const value = everywhere(sees("import { value } from 'PKG';", 'await value()', '5'));

const address = everywhere(
  sees(
    "import { where } from 'PKG';",
    'String(where()).replace(/^(file|https?):.*/, "an address")',
    'an address',
  ),
);

const requiring = {
  'src/index.js': "import { version } from 'react';\nexport const value = () => version && 5;\n",
};

const peer = {
  main: './dist/index.cjs',
  exports: './dist/index.cjs',
  peerDependencies: { react: '*' },
};

const box = {
  'src/index.js':
    'class Box {\n  #size = 1;\n  static sum;\n  static {\n    Box.sum = 4;\n  }\n  static is = (box) => #size in box;\n  get size() {\n    return this.#size;\n  }\n}\nexport const value = () => Box.sum + (Box.is(new Box()) ? new Box().size : 0);\n',
};

export const modules: Library[] = [
  {
    name: 'esm-default',
    title: { en: 'ESM only, default export', zh: '仅 ESM，默认导出' },
    files: { 'src/index.js': 'export default function five() {\n  return 5;\n}\n' },
    config: esm,
    uses: everywhere(sees("import five from 'PKG';", 'five()', '5')),
  },
  {
    name: 'esm-named',
    title: { en: 'ESM only, named exports', zh: '仅 ESM，具名导出' },
    files: { 'src/index.js': 'export const value = () => 5;\n' },
    config: esm,
    uses: value,
  },
  {
    name: 'esm-await',
    title: { en: 'ESM with top-level `await`', zh: '含顶层 `await` 的 ESM' },
    files: {
      'src/index.js':
        'const five = await new Promise((resolve) => setTimeout(resolve, 1, 5));\nexport const value = () => five;\n',
    },
    config: esm,
    uses: value,
  },
  {
    name: 'dual',
    title: { en: 'ESM and CommonJS', zh: 'ESM 和 CommonJS' },
    files: { 'src/index.js': 'export const value = () => 5;\n' },
    config: { lib: [{ format: 'esm' }, { format: 'cjs' }], output: { target: 'web' } },
    manifest: {
      main: './dist/index.cjs',
      module: './dist/index.js',
      exports: { '.': { import: './dist/index.js', require: './dist/index.cjs' } },
    },
    uses: value,
  },
  {
    name: 'cjs',
    title: { en: 'CommonJS that requires a package', zh: '引用其他包的 CommonJS' },
    files: requiring,
    config: { lib: [{ format: 'cjs' }], output: { target: 'web' } },
    manifest: peer,
    uses: value,
  },
  {
    name: 'cjs-minified',
    title: { en: 'The same with `minify: true`', zh: '同上，并设置 `minify: true`' },
    files: requiring,
    config: { lib: [{ format: 'cjs' }], output: { target: 'web', minify: true } },
    manifest: peer,
    uses: value,
  },
  {
    name: 'umd',
    title: { en: 'UMD', zh: 'UMD' },
    files: { 'src/index.js': 'export const value = () => 5;\n' },
    config: { lib: [{ format: 'umd', umdName: 'five' }], output: { target: 'web' } },
    manifest: { type: undefined },
    uses: {
      ...value,
      script: { code: 'export default () => String(five.value());\n', sees: '5' },
    },
  },
  {
    name: 'iife',
    title: { en: 'IIFE', zh: 'IIFE' },
    files: { 'src/index.js': 'globalThis.five = { value: () => 5 };\n' },
    config: { lib: [{ format: 'iife' }], output: { target: 'web' } },
    uses: { script: { code: 'export default () => String(five.value());\n', sees: '5' } },
  },
  {
    name: 'dynamic-import',
    title: { en: '`import()`', zh: '`import()`' },
    files: {
      'src/index.js': "export const value = async () => (await import('./five.js')).five;\n",
      'src/five.js': 'export const five = 5;\n',
    },
    config: esm,
    uses: value,
  },
];

export const node: Library[] = [
  {
    name: 'node-builtin',
    title: { en: '`node:fs` in an export that is not used', zh: '未使用的导出引用 `node:fs`' },
    files: {
      'src/index.js':
        "import { readFileSync } from 'node:fs';\nexport const read = (file) => readFileSync(file, 'utf8');\nexport const value = () => 5;\n",
    },
    config: { lib: [{ format: 'esm' }] },
    uses: value,
  },
  {
    name: 'meta-url',
    title: { en: '`import.meta.url`, ESM', zh: '`import.meta.url`，ESM' },
    files: { 'src/index.js': 'export const where = () => import.meta.url;\n' },
    config: esm,
    uses: address,
  },
  {
    name: 'meta-url-cjs',
    title: { en: '`import.meta.url`, CommonJS', zh: '`import.meta.url`，CommonJS' },
    files: { 'src/index.js': 'export const where = () => import.meta.url;\n' },
    config: { lib: [{ format: 'cjs' }] },
    manifest: { main: './dist/index.cjs', exports: './dist/index.cjs' },
    uses: address,
  },
  {
    name: 'meta-dirname',
    title: { en: '`import.meta.dirname`, ESM', zh: '`import.meta.dirname`，ESM' },
    files: { 'src/index.js': 'export const where = () => typeof import.meta.dirname;\n' },
    config: { lib: [{ format: 'esm' }] },
    uses: {
      server: sees("import { where } from 'PKG';", 'where()', 'string'),
      program: sees("import { where } from 'PKG';", 'where()', 'string'),
    },
  },
  {
    name: 'node-env',
    title: { en: '`process.env.NODE_ENV`, ESM', zh: '`process.env.NODE_ENV`，ESM' },
    files: { 'src/index.js': 'export const value = () => process.env.NODE_ENV;\n' },
    config: esm,
    uses: everywhere(
      sees("import { value } from 'PKG';", 'value()', /^(development|production|test|undefined)$/),
    ),
  },
];

export const syntax: Library[] = [
  {
    name: 'classes',
    title: {
      en: 'Static blocks and private names, default `syntax`',
      zh: '静态块和私有名称，默认 `syntax`',
    },
    files: box,
    config: esm,
    uses: value,
  },
  {
    name: 'classes-es2017',
    title: { en: "The same with `syntax: 'es2017'`", zh: "同上，`syntax: 'es2017'`" },
    files: box,
    config: { lib: [{ format: 'esm', syntax: 'es2017' }], output: { target: 'web' } },
    uses: value,
  },
  {
    name: 'classes-helpers',
    title: {
      en: 'The same with `externalHelpers`, which imports `@swc/helpers`',
      zh: '同上，并用 `externalHelpers` 导入 `@swc/helpers`',
    },
    files: box,
    config: {
      lib: [{ format: 'esm', syntax: 'es2017', externalHelpers: true }],
      output: { target: 'web' },
    },
    manifest: { dependencies: { '@swc/helpers': '^0.5.24' } },
    uses: value,
  },
];
