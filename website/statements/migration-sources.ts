/** A library that imports two development dependencies and a subpath of one. */
export const packages = {
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    devDependencies: { mitt2: '1', left: '1' },
  }),
  'src/index.js': [
    "import mitt from 'mitt2';",
    "import { left } from 'left';",
    "import { sub } from 'left/sub.js';",
    'export const all = [mitt, left, sub];',
  ].join('\n'),
  'node_modules/mitt2/package.json': '{ "name": "mitt2", "version": "1.0.0", "type": "module" }',
  'node_modules/mitt2/index.js': "export default 'code of mitt2';\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
  'node_modules/left/index.js': "export const left = 'code of left';\n",
  'node_modules/left/sub.js': "export const sub = 'code of left/sub';\n",
};

/** A module that imports a text file with a query. */
export const text = (query: string) => ({
  'src/index.js': `import text from './a.txt${query}';\nexport default text;\n`,
  'src/a.txt': 'hello\n',
});

/** A component with the automatic JSX transform in the tsconfig. */
export const jsx = {
  'src/index.tsx': 'export const Box = () => <div />;\n',
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" }, "include": ["src"] }',
};

/** `packages` with its packages in another field of `package.json`. */
export const listed = (field: string) => ({
  ...packages,
  'package.json': JSON.stringify({ type: 'module', [field]: { mitt2: '1', left: '1' } }),
});

/** One export, in a form that `watch` can wait for. */
export const js = { 'src/index.js': "export const a = 'first';\n" };

/** Two modules in TypeScript. */
export const typed = {
  'src/index.ts': "import { b } from './b';\nexport const a = (): typeof b => b;\n",
  'src/b.ts': 'export const b: { n: number } = { n: 1 };\n',
};

/** Two entries in folders. */
export const entries = {
  'src/a.js': 'export const a = 1;\n',
  'src/b/c.js': 'export const c = 1;\n',
};

/** A module that imports a style sheet. */
export const styled = {
  'src/index.js': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }\n',
};

/** A type of a development dependency. */
export const typedPackage = {
  'package.json': '{ "name": "demo", "type": "module", "devDependencies": { "left": "1" } }',
  'src/index.ts': "import type { Left } from 'left';\nexport const a: Left = { left: 1 };\n",
  'node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "types": "index.d.ts", "main": "index.js" }',
  'node_modules/left/index.js': '',
  'node_modules/left/index.d.ts': 'export interface Left {\n  left: number;\n}\n',
};

/** A package with an entry for browsers. */
export const conditional = {
  'package.json': '{ "type": "module", "devDependencies": { "left": "1" } }',
  'src/index.js': "export { left } from 'left';\n",
  'node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "type": "module", "exports": { "browser": "./browser.js", "default": "./index.js" } }',
  'node_modules/left/index.js': "export const left = 'for node';\n",
  'node_modules/left/browser.js': "export const left = 'for browsers';\n",
};

/** Syntax of ES2021 and ES2020. */
export const modern = { 'src/index.js': 'export const get = (a) => (a.b ??= a?.c);\n' };

/** Reads the URL of the module. */
export const located = { 'src/index.js': 'export const here = import.meta.url;\n' };

/** Two entries that share a module, and one that loads another on demand. */
export const lazy = {
  'src/a.js': "import './shared.js';\nexport const load = () => import('./lazy.js');\n",
  'src/b.js': "import './shared.js';\nexport const b = 1;\n",
  'src/shared.js': "console.log('shared code');\n",
  'src/lazy.js': "console.log('lazy code');\n",
};

/** A module with an export that nothing uses. */
export const unused = {
  'src/index.js': "import { used } from './b.js';\nexport const a = used;\n",
  'src/b.js': "export const used = 'used';\nexport const other = 'unused code';\n",
};

/** A module in TypeScript with an alias of this tsconfig. */
export const aliased = (tsconfig: string) => ({
  'src/index.ts': "export { b } from '@/b';\n",
  'src/b.ts': 'export const b = 1;\n',
  [tsconfig]: JSON.stringify({
    compilerOptions: { rootDir: 'src', types: [], paths: { '@/*': ['./src/*'] } },
    include: ['src'],
  }),
});

/** A name that a build replaces. */
export const mode = { 'src/index.js': 'export const a = MODE;\n' };

/** A name that a minifier shortens. */
export const long = {
  'src/index.js': 'export const get = (someone) => {\n  return someone;\n};\n',
};

/** A class field that a setter of the base class sees, or not. */
export const fields = (options: object) => ({
  'src/index.ts': [
    "class Base { set v(x: number) { console.log('set', x); } }",
    'class A extends Base { v = 1; }',
    'new A();',
  ].join('\n'),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: false,
      ...options,
    },
    include: ['src'],
  }),
});

/** Folders of the two builds of a comparison. */
export const folders = ['theirs', 'dist'] as const;

/** Code that imports a file of both builds and prints an expression with `theirs` and `ours`. */
export const importBoth = (expression: string, file = 'index.js') =>
  `import * as theirs from './theirs/${file}';\nimport * as ours from './dist/${file}';\nconsole.log(${expression});`;
