import type { ProjectFiles } from 'rslib-playground/build';

const sources: ProjectFiles = {
  'package.json': '{ "name": "sample", "version": "1.0.0", "type": "module" }\n',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "lib": ["es2022", "dom"], "types": [], "rootDir": "src", "jsx": "react-jsx" }, "include": ["src"] }\n',
  'src/index.ts': `import { Counter, Level } from './counter';
import rates from './rates.json';

export { Counter, Level };
/** Adds up what is known. */
export const sum = (values?: number[]): number =>
  (values ?? [rates.base]).reduce((total, value) => total + value, 0);
export async function* read(list: string[], at = \`\${list.length}\`) {
  for (const item of list) yield { item, at, ...(await import('./late')).extra };
}
`,
  'src/counter.ts': `export enum Level { Low = 1, High }
export class Counter {
  static #made = 0;
  #value = 0;
  level?: Level;
  add(by = 1) { this.#value += by; Counter.#made ||= 1; return this.#value ** 2; }
}
`,
  'src/late.ts': 'export const extra = { late: true };\n',
  'src/rates.json': '{ "base": 2, "other": 3 }\n',
};

/** Of one file: formats for pages allow no other chunk. */
const single: ProjectFiles = {
  'src/index.ts': 'export const add = (a: number, b = 1) => a ** b;\n',
};

type Change = { lib?: string; top?: string; files?: ProjectFiles };

function createProject({ lib = "format: 'esm'", top = '', files = {} }: Change): ProjectFiles {
  const config = `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({ lib: [{ ${lib} }], ${top} });\n`;
  return { ...sources, 'rslib.config.ts': config, ...files };
}

const web = "output: { target: 'web' }";
const css = (text: string, files: ProjectFiles = {}, name = 'a.css'): ProjectFiles => ({
  'src/index.ts': `import './${name}';\nexport const a = 1;\n`,
  [`src/${name}`]: text,
  ...files,
});
const modules = (text: string, files: ProjectFiles = {}): ProjectFiles => ({
  'src/index.ts': "import styles from './a.module.css';\nexport const name = styles.box;\n",
  'src/env.d.ts':
    "declare module '*.module.css' { const names: Record<string, string>; export default names; }\n",
  'src/a.module.css': text,
  ...files,
});
const red = '.box { color: red; & .in { inset: 0 } }\n';
const uses = (name: string): ProjectFiles => ({
  'src/index.ts': `// @ts-ignore\nimport value from '${name}';\nexport { value };\n`,
});

const changes: Record<string, Change> = {
  esm: {},
  cjs: { lib: "format: 'cjs'" },
  umd: { lib: "format: 'umd', umdName: 'sample'", files: single },
  iife: {
    lib: "format: 'iife'",
    files: { 'src/index.ts': 'Object.assign(globalThis, { answer: 6 * 7 });\n' },
  },
  ...Object.fromEntries(
    ['es5', 'es2015', 'es2017', 'es2020', 'es2022', 'esnext'].map((syntax) => [
      syntax,
      { lib: `format: 'esm', syntax: '${syntax}'` },
    ]),
  ),
  'syntax as a query': { lib: "format: 'cjs', syntax: ['node 18']" },
  'minified esm': { top: 'output: { minify: true }' },
  'minified cjs': { lib: "format: 'cjs'", top: 'output: { minify: true }' },
  'minified umd': { lib: "format: 'umd'", top: 'output: { minify: true }', files: single },
  'not minified': { top: 'output: { minify: false }' },
  'bundleless esm': { lib: "format: 'esm', bundle: false" },
  'bundleless cjs': { lib: "format: 'cjs', bundle: false" },
  types: { lib: "format: 'esm', dts: true" },
  'types, bundleless': { lib: "format: 'esm', bundle: false, dts: true" },
  'types, with all libs that TypeScript refers to': {
    lib: "format: 'esm', dts: true",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "types": [], "rootDir": "src" }, "include": ["src"] }\n',
      'src/index.ts': 'export const find = (id: string) => document.getElementById(id);\n',
    },
  },
  'types for workers': {
    lib: "format: 'esm', dts: true",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "target": "es2022", "lib": ["es2022", "webworker"], "module": "esnext", "moduleResolution": "bundler", "types": [], "rootDir": "src" }, "include": ["src"] }\n',
      'src/index.ts': 'export const nameOf = (scope: DedicatedWorkerGlobalScope) => scope.name;\n',
    },
  },
  'types by SWC': {
    lib: "format: 'esm', dts: { isolated: true }",
    files: { 'src/index.ts': 'export const add = (a: number): number => a;\n' },
  },
  banner: { lib: "format: 'esm', banner: { js: '/*! a */' }, footer: { js: '/*! z */' }" },
  'an external list': { top: "output: { externals: ['lodash'] }", files: uses('lodash') },
  'an external object': { top: "output: { externals: { a: 'b' } }", files: uses('a') },
  'an external object, cjs': {
    lib: "format: 'cjs'",
    top: "output: { externals: { a: 'b' } }",
    files: uses('a'),
  },
  'an external expression': { top: 'output: { externals: [/^a/] }', files: uses('a/b') },
  'shims for cjs': {
    lib: "format: 'cjs', shims: { cjs: { 'import.meta.url': true } }",
    files: { 'src/index.ts': 'export const url = import.meta.url;\n' },
  },
  'shims for esm': {
    lib: "format: 'esm', shims: { esm: { __dirname: true, __filename: true } }",
    files: { 'src/index.ts': '// @ts-ignore\nexport const folder = __dirname;\n' },
  },
  css: { top: web, files: css(red) },
  'css, bundleless': { lib: "format: 'esm', bundle: false", top: web, files: css(red) },
  'css, minified': { top: "output: { target: 'web', minify: true }", files: css(red) },
  'css with url()': {
    top: web,
    files: css('.a { background: url(./a.svg) }\n', {
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
    }),
  },
  'css with @import': {
    top: web,
    files: css('@import "./b.css" screen;\n.a { margin: 0 }\n', { 'src/b.css': red }),
  },
  // Without ids and names made of paths of packages, which lie elsewhere natively.
  'css in a style element': {
    top: "output: { target: 'web', injectStyles: true, minify: true }, tools: { rspack: { optimization: { moduleIds: 'natural' } } }",
    files: css(red),
  },
  'css modules': { top: web, files: modules(red) },
  'css modules with composes': {
    top: web,
    files: modules('.box { composes: base from "./b.module.css"; margin: 0 }\n', {
      'src/b.module.css': '.base { padding: 0 }\n',
    }),
  },
  'css modules, bundleless': {
    lib: "format: 'esm', bundle: false",
    top: web,
    files: modules(red),
  },
  'a source map': { top: 'output: { sourceMap: true }' },
  'a source map, cjs and minified': {
    lib: "format: 'cjs'",
    top: "output: { sourceMap: { js: 'source-map' }, minify: true }",
  },
  define: {
    top: "source: { define: { VERSION: JSON.stringify('1.0') } }",
    files: {
      'src/index.ts': 'declare const VERSION: string;\nexport const version = VERSION;\n',
    },
  },
  alias: {
    top: "resolve: { alias: { '~': './src' } }",
    files: {
      'src/index.ts': "// @ts-ignore\nexport { extra } from '~/late';\n",
    },
  },
  'two entries': { top: "source: { entry: { index: './src/index.ts', late: './src/late.ts' } }" },
  'a file name': { top: "output: { filename: { js: '[name].min.js' } }" },
  'another folder': { top: "output: { distPath: { root: 'lib' } }" },
  'an image': {
    top: web,
    files: {
      'src/index.ts': "// @ts-ignore\nimport url from './a.svg';\nexport { url };\n",
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
    },
  },
  'no automatic extension': { lib: "format: 'cjs', autoExtension: false" },
  'external helpers': {
    lib: "format: 'esm', syntax: 'es5', externalHelpers: true",
    files: {
      'package.json':
        '{ "name": "sample", "type": "module", "dependencies": { "@swc/helpers": "*" } }\n',
    },
  },
};

const names =
  'ap fixedLength fixedLengthByOffset four offsetToSecs styles two validOffset validate';
const list = names.replaceAll(' ', ', ');

/** One chunk imports many names of another. */
export const manyNames = createProject({
  top: "source: { entry: { parts: './src/parts.ts', parse: './src/parse.ts' } }",
  files: {
    'src/parts.ts': names
      .split(' ')
      .map((name) => `export const ${name} = () => '${name}';\n`)
      .join(''),
    'src/parse.ts': `import { ${list} } from './parts';\nexport const parse = () => [${list}];\n`,
  },
});

/** Small projects, each with one feature. */
export const nativeProjects = Object.fromEntries(
  Object.entries(changes).map(([name, change]) => [name, createProject(change)]),
);
