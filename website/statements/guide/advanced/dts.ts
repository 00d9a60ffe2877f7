import { expect } from 'vitest';
import { below, recorded, type Seen, statement, unproven } from '../../statement.ts';

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

const config = (options: object = {}, rest: object = { include: ['src'] }) => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      types: [],
      ...options,
    },
    ...rest,
  }),
});
const seats = {
  'src/index.ts': "export { seat } from './seat';\nexport { row } from '@/row';\n",
  'src/seat.ts': 'export const seat = (n: number): string => String(n);\n',
  'src/row.ts': 'export const row: number = 1;\n',
  'src/seat.test.ts': 'export const test = 1;\n',
  ...config({ paths: { '@/*': ['./src/*'] } }),
};
const one = { 'src/index.ts': 'export const a: number = 1;\n', ...config() };
const wrong = { 'src/index.ts': "export const a: number = 'a';\n", ...config() };
const declared = ({ files }: Seen) => files.filter((file) => /\.d\.[cm]?ts$/.test(file));
const three = ['5', '6', '7'] as const;

below('');

statement(
  'If a library has no declaration files, TypeScript sees `any`',
  {
    'src/index.ts': "import { a } from 'left';\nexport const b = a;\n",
    ...config({ strict: false, noImplicitAny: false }),
    'node_modules/left/package.json': '{ "name": "left", "main": "index.js" }',
    'node_modules/left/index.js': 'exports.a = 1;\n',
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('b: any');
  },
);
statement('Rslib writes them along with the JavaScript', one, { dts: true }, ({ files }) => {
  expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
});

below('default');

for (const words of ['TypeScript checks the sources and writes one', 'A test is among the files']) {
  statement(words, seats, { dts: true }, (seen) => {
    expect(seen.files.filter((file) => file.endsWith('.js'))).toEqual(['dist/index.js']);
    expect(declared(seen)).toEqual([
      'dist/index.d.ts',
      'dist/row.d.ts',
      'dist/seat.d.ts',
      'dist/seat.test.d.ts',
    ]);
  });
}
for (const typescript of three) {
  statement(
    'For this step, Rslib turns `noEmit` off',
    { ...one, ...config({ noEmit: true, declaration: false, emitDeclarationOnly: false }) },
    { dts: true },
    (seen) => {
      expect(declared(seen)).toEqual(['dist/index.d.ts']);
    },
    { typescript },
  );
}
for (const words of [
  'The import ends in `.js` although',
  'Rslib completes relative paths, so that',
]) {
  statement(words, seats, { dts: true }, ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(
      /from ["']\.\/seat\.js["'];[\s\S]*from ["']\.\/row\.js["']/,
    );
  });
}
statement(
  'You control both with `redirect.dts`',
  seats,
  { dts: true, redirect: { dts: { path: false, extension: false } }, banner: { dts: '/* top */' } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(
      /^\/\* top \*\/[\s\S]*["']\.\/seat["'][\s\S]*["']@\/row["']/,
    );
  },
);

below('generator');

for (const [dts, name] of [
  [true, 'tsgo'],
  [{ isolated: true }, 'isolated'],
] as const) {
  for (const row of ['Turned on by |', 'Generator |']) {
    statement(row, one, { dts }, ({ output, has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
      expect(/tsgo/.test(output)).toBe(name === 'tsgo');
    });
  }
}
for (const typescript of three) {
  for (const words of [
    'Generator |',
    'The installed version of TypeScript decides',
    'Any of the three versions is fine',
  ]) {
    statement(
      words,
      one,
      { dts: true },
      ({ output, has }) => {
        expect(has('dist/index.d.ts')).toBe(true);
        expect(/tsgo/.test(output)).toBe(typescript === '7');
      },
      { typescript },
    );
  }
}
for (const [dts, count] of [
  [true, 4],
  [{ isolated: true }, 3],
] as const) {
  statement(
    'Covers | files that the tsconfig includes',
    { ...seats, 'src/seat.test.ts': 'export const test: number = 1;\n' },
    { dts },
    (seen) => {
      expect(declared(seen)).toHaveLength(count);
    },
  );
}
for (const [dts, fails] of [
  [true, false],
  [{ isolated: true }, true],
] as const) {
  statement(
    'Requires | nothing | a written type',
    { ...one, 'src/index.ts': 'export const get = () => [1].map(String);\n' },
    { dts },
    ({ output, exitCode }) => {
      expect(exitCode).toBe(fails ? 1 : 0);
      expect(output).toMatch(fails ? /TS90\d\d/ : /declaration files generated/);
    },
    { fails },
  );
}
statement(
  'They suit a package that runs `tsc --noEmit`',
  wrong,
  { dts: { isolated: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

below('speed');

for (const row of [
  'TypeScript 5 | 7.3 s',
  'TypeScript 6 | 6.7 s',
  'TypeScript 7 | 1.9 s',
  'isolated | 0.6 s',
  'TypeScript 7 needs less than a third',
]) {
  unproven(row, 'a time, which depends on the machine');
}
unproven('Isolated declarations are faster again', 'a time, which depends on the machine');
unproven('Bundling adds about the same amount', 'a time, which depends on the machine');

below('bundle');

const bundled = { dts: { bundle: true } } as const;
const withExtractor = { packages: extractor };
const keepsFiles = (seen: Seen) => {
  expect(declared(seen)).toHaveLength(4);
};
statement('The default keeps one declaration file per source', seats, { dts: true }, keepsFiles);
statement(
  'Bundleless output, or users who import single files',
  seats,
  { bundle: false, dts: true },
  keepsFiles,
);
statement(
  'One entry, and internal types should stay hidden',
  {
    ...config(),
    'src/index.ts':
      "import type { Inner } from './inner';\nexport interface Outer { a: 1 }\nexport const get = (): Outer => ({ a: 1 }) as Inner;\n",
    'src/inner.ts':
      "import type { Outer } from './index';\nexport interface Inner extends Outer { hidden: 2 }\n",
  },
  bundled,
  (seen) => {
    expect(declared(seen)).toEqual(['dist/index.d.ts']);
    expect(seen.text('dist/index.d.ts')).not.toContain('hidden');
  },
  withExtractor,
);
statement(
  'Types of a package that is bundled into the JavaScript',
  {
    ...config(),
    'src/index.ts': "export { a } from 'left';\n",
    'package.json': '{ "name": "demo", "type": "module", "devDependencies": { "left": "1" } }',
    'node_modules/left/package.json':
      '{ "name": "left", "version": "1.0.0", "type": "module", "types": "index.d.ts" }',
    'node_modules/left/index.js': 'export const a = 1;\n',
    'node_modules/left/index.d.ts': "export declare const a: 'typed';\n",
  },
  bundled,
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('typed');
  },
  withExtractor,
);
const bothFormats = (dts: object) => ({
  lib: [
    { format: 'esm' as const, dts },
    { format: 'cjs' as const, dts },
  ],
});
for (const [heading, words] of [
  ['bundle', 'Types for both ESM and CJS in one folder'],
  ['esm-and-cjs', 'You can also set `bundle: true` next to'],
  ['esm-and-cjs', 'The bundled files are never renamed'],
] as const) {
  below(heading);
  statement(
    words,
    one,
    bothFormats({ bundle: true, autoExtension: true }),
    (seen) => {
      expect(declared(seen)).toEqual(['dist/index.d.cts', 'dist/index.d.ts']);
    },
    withExtractor,
  );
}

below('bundle');

statement('Aliases in the tsconfig | files', seats, { dts: true }, ({ text }) => {
  expect(text('dist/index.d.ts')).toContain('./row.js');
});
statement(
  '`declare global`, or additions to the types',
  {
    ...one,
    'src/index.ts':
      'export const a: number = 1;\ndeclare global { interface Window { seats: 1 } }\n',
    ...config({ lib: ['ES2022', 'DOM'] }),
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('seats: 1');
  },
);

below('only');

statement('Rslib writes JavaScript in every build', one, { dts: true }, ({ has }) => {
  expect(has('dist/index.js')).toBe(true);
});
statement(
  "This command doesn't rewrite the aliases",
  seats,
  undefined,
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/["']\.\/seat["'][\s\S]*["']@\/row["']/);
  },
  { run: ['npx tsc --emitDeclarationOnly --declaration --outDir dist'] },
);

below('esm-and-cjs');

for (const words of [
  'Both libs write `.d.ts` files to `dist`.',
  'Rslib then renames those of the CJS lib',
  'TypeScript 5 and TypeScript 6 are not affected',
]) {
  for (const typescript of ['5', '6'] as const) {
    statement(
      words,
      one,
      bothFormats({ autoExtension: true }),
      (seen) => {
        expect(declared(seen)).toEqual(['dist/index.d.cts', 'dist/index.d.ts']);
      },
      { typescript },
    );
  }
}
statement(
  'Rslib then renames those of the CJS lib',
  { ...one, 'package.json': '{ "name": "demo", "version": "1.0.0" }' },
  bothFormats({ autoExtension: true }),
  (seen) => {
    expect(declared(seen)).toEqual(['dist/index.d.mts', 'dist/index.d.ts']);
  },
  { typescript: '6' },
);
unproven(
  'The rename can include the files of the other lib',
  'depends on the timing of two processes',
);

below('top-level');

statement(
  'A top-level `dts` applies to every lib.',
  one,
  { dts: true, lib: [{ output: { distPath: 'a' } }, { output: { distPath: 'b' } }] },
  (seen) => {
    expect(declared(seen)).toEqual(['a/index.d.ts', 'b/index.d.ts']);
  },
);

below('tests');

const noTests = {
  ...seats,
  ...config({ paths: { '@/*': ['./src/*'] } }, { include: ['src'], exclude: ['src/**/*.test.ts'] }),
};
const noTestEntry = { source: { entry: { index: ['./src/**', '!./src/**/*.test.ts'] } } };
statement(
  'In bundleless mode this removes the declaration files only',
  noTests,
  { bundle: false, dts: true },
  ({ has }) => {
    expect(has('dist/seat.d.ts')).toBe(true);
    expect(has('dist/seat.test.js')).toBe(true);
    expect(has('dist/seat.test.d.ts')).toBe(false);
  },
);
statement(
  'In bundleless mode this removes the declaration files only',
  { ...noTests, 'src/seat.test.ts': 'export const test: number = 1;\n' },
  { bundle: false, dts: { isolated: true } },
  ({ has }) => {
    expect(has('dist/seat.test.d.ts')).toBe(true);
  },
);
statement(
  'Exclude the tests from `source.entry` as well',
  noTests,
  { bundle: false, dts: true, ...noTestEntry },
  ({ files }) => {
    expect(files.join()).toContain('dist/seat.d.ts');
    expect(files.join()).not.toContain('test');
  },
);

below('hand-written');

const tier = (file: string) => ({
  'src/index.ts': "export type { Tier } from './tier';\nexport { row } from './row';\n",
  'src/row.ts': 'export const row: number = 1;\n',
  [file]: 'export type Tier = 1;\n',
  ...config(),
});
for (const words of [
  "TypeScript doesn't emit files that are already",
  "`dist/tier.d.ts` doesn't exist",
]) {
  statement(words, tier('src/tier.d.ts'), { dts: true }, ({ text, has, output }) => {
    expect(has('dist/tier.d.ts')).toBe(false);
    expect(text('dist/index.d.ts')).toMatch(/["']\.\/tier["'][\s\S]*["']\.\/row\.js["']/);
    expect(output).not.toContain('warn');
  });
}
for (const file of ['src/tier.ts']) {
  statement('Rename such a file to `tier.ts`', tier(file), { dts: true }, ({ has }) => {
    expect(has('dist/tier.d.ts')).toBe(true);
  });
}

below('monorepo');

statement(
  "You can't combine `dts.build` with `dts.bundle`.",
  one,
  { dts: { build: true, bundle: true } },
  ({ output }) => {
    expect(output).toContain('Can not set "dts.bundle: true" when "dts.build: true"');
  },
  { fails: true, packages: extractor },
);
statement(
  'Packages that depend on each other through `node_modules`',
  {
    'src/index.ts': "import { unit } from 'units';\nexport const a = unit;\n",
    ...config(),
    'package.json': '{ "name": "demo", "type": "module", "dependencies": { "units": "1" } }',
    'node_modules/units/package.json':
      '{ "name": "units", "type": "module", "types": "dist/index.d.ts", "exports": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }',
    'node_modules/units/dist/index.js': 'export const unit = 1;\n',
    'node_modules/units/dist/index.d.ts': "export declare const unit: 'typed';\n",
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('"typed"');
  },
);

below('check');

for (const [types, fails] of [
  ['./dist/index.d.ts', false],
  ['./dist/none.d.ts', true],
] as const) {
  for (const words of [
    "A list of files doesn't tell you whether",
    'TypeScript finds the declarations through `exports`',
  ]) {
    statement(
      words,
      {
        ...one,
        'package.json': JSON.stringify({
          name: 'demo',
          type: 'module',
          exports: { types, default: types.replace('.d.ts', '.js') },
        }),
        'user/a.ts': "import { a } from 'demo';\nexport const b: number = a;\n",
        'user/tsconfig.json': config(
          { rootDir: undefined, strict: true, noEmit: true },
          { include: ['.'] },
        )['tsconfig.json'],
      },
      { dts: true },
      ({ output, exitCode }) => {
        expect(output).toContain('declaration files generated');
        expect(exitCode === 0).toBe(!fails);
      },
      { run: ['npx rslib', 'npx tsc -p user'], fails },
    );
  }
}

below('errors');

for (const [row, project, options, message] of [
  [
    '`Failed to resolve TypeScript from the project root`',
    one,
    { typescript: 'none' },
    'Failed to resolve TypeScript from the project root',
  ],
  [
    '`Failed to resolve tsconfig file` |',
    { 'src/index.js': 'export const a = 1;\n' },
    {},
    'Failed to resolve tsconfig file',
  ],
  [
    '`TS18003`, no inputs |',
    { 'src/index.js': 'export const a = 1;\n', ...config() },
    {},
    'TS18003',
  ],
  [
    '`TS2591`, cannot find `process`',
    { 'src/index.ts': 'export const a = process.pid;\n', ...config() },
    {},
    'TS2591',
  ],
  [
    '`TS2591`, cannot find `process`',
    { 'src/index.ts': "export { sep } from 'node:path';\n", ...config() },
    {},
    'TS2591',
  ],
  [
    '`TS2307` on a `.vue` file',
    {
      'src/index.ts': "export { default } from './A.vue';\n",
      'src/A.vue': '<template />',
      ...config(),
    },
    {},
    'TS2307',
  ],
  [
    '`TS6059`: a file outside `rootDir`',
    {
      'src/index.ts': "export { unit } from 'units';\n",
      'units/index.ts': 'export const unit = 1;\n',
      ...config({ paths: { units: ['./units/index.ts'] } }),
    },
    {},
    'TS6059',
  ],
] as const) {
  statement(
    row,
    project,
    { dts: true, output: { externals: ['units', './A.vue'] } },
    ({ output }) => {
      expect(output).toContain(message);
    },
    { ...options, fails: true },
  );
}
statement(
  '`TS18003`, no inputs |',
  {
    'src/index.js': '/** @type {number} */\nexport const a = Number();\n',
    ...config({ allowJs: true }),
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('a: number');
  },
);
statement(
  'Wrong compiler options |',
  {
    'tsconfig.json': config({ stripInternal: true, rootDir: 'kit/src' }, { include: ['kit/src'] })[
      'tsconfig.json'
    ],
    'kit/package.json': '{ "name": "kit", "type": "module" }',
    'kit/src/index.ts': '/** @internal */\nexport const hidden = 1;\nexport const a = 1;\n',
  },
  undefined,
  ({ text, output }) => {
    expect(text('kit/dist/index.d.ts')).toContain('a = 1');
    expect(text('kit/dist/index.d.ts')).not.toContain('hidden');
    expect(output).not.toContain('warn');
  },
  { run: ['cd kit && npx rslib --dts'] },
);
for (const typescript of ['6', '7'] as const) {
  statement(
    '`TS5011`, files in `dist/src`',
    { ...one, ...config({ rootDir: undefined }) },
    { dts: true },
    ({ output }) => {
      expect(output).toContain('TS5011');
    },
    { typescript, fails: true },
  );
}
statement(
  '`TS5011`, files in `dist/src`',
  { ...one, ...config({ rootDir: undefined }) },
  { dts: { isolated: true } },
  ({ has }) => {
    expect(has('dist/src/index.d.ts')).toBe(true);
  },
);
statement(
  'No declarations, no error |',
  {
    ...one,
    'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
    'tsconfig.app.json': config()['tsconfig.json'],
  },
  { dts: true },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);
for (const [row, message] of [
  ['`TS2503`, cannot find the namespace `JSX`', "TS2503: Cannot find namespace 'JSX'"],
  ['`TS2742`, from TypeScript 6 on `TS2883`', 'TS2883'],
  ['`TS9010` and similar numbers', 'TS9010'],
] as const) {
  recorded(row, 'error-node/typescript-7', ({ output }) => {
    expect(output).toContain(message);
  });
}
recorded('`TS2742`, from TypeScript 6 on `TS2883`', 'error-node/typescript-5', ({ output }) => {
  expect(output).toContain('TS2742');
});

below('esm-and-cjs');

statement(
  'If your users load both formats, each lib needs',
  one,
  {
    lib: [
      { format: 'esm', dts: { autoExtension: true, distPath: 'dist/esm' } },
      { format: 'cjs', dts: { autoExtension: true, distPath: 'dist/cjs' } },
    ],
  },
  (seen) => {
    expect(declared(seen)).toEqual(['dist/cjs/index.d.cts', 'dist/esm/index.d.ts']);
  },
);

below('default');

statement(
  'Two decisions are left to you',
  seats,
  { dts: { isolated: true, bundle: true } },
  (seen) => {
    expect(declared(seen)).toEqual(['dist/index.d.ts']);
  },
  withExtractor,
);

below('side-by-side');

for (const words of [
  'If a tool such as `vue-tsc` holds you back',
  'Install it under a second name',
]) {
  recorded(words, 'dts-side/both', ({ output }) => {
    expect(output).toContain('tsgo');
  });
}
for (const specifier of ['typescript@6.0.3', 'typescript-7@npm:typescript@7.0.2']) {
  statement(
    'Both packages install a `tsc` command',
    {},
    undefined,
    ({ output }) => {
      expect(output).toMatch(specifier.startsWith('typescript@') ? /Version 6/ : /Version 7/);
    },
    { run: ['npx tsc --version'], install: [specifier], typescript: 'none' },
  );
}

below('generator');

statement(
  'Isolated declarations are experimental.',
  {},
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('node_modules/@rslib/core/dist-types/types/config.d.ts', 'utf8'));";
    expect(await node(code)).toMatch(/@experimental(?:(?!\/\*)[\s\S])*isolated\?: boolean/);
  },
  { run: [] },
);

below('monorepo');

recorded('Rslib then writes their declaration files first', 'dts-references/build', ({ files }) => {
  expect(files.filter((file) => file.endsWith('.d.ts')).length).toBeGreaterThan(1);
});

below('side-by-side');

statement(
  'The opposite works as well: `dts.typescriptPath`',
  {
    'src/index.ts': "export type { A } from '@types-of/a';\n",
    'src/types/a.ts': 'export type A = 1;\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        rootDir: 'src',
        module: 'ESNext',
        moduleResolution: 'bundler',
        types: [],
        paths: { '@types-of/*': ['./src/types/*'] },
      },
      include: ['src'],
    }),
  },
  `import { createRequire } from 'node:module';
export default { dts: { typescriptPath: createRequire(import.meta.url).resolve('typescript-6') } } as object;
`,
  ({ text, output }) => {
    expect(output).not.toContain('tsgo');
    expect(text('dist/index.d.ts')).toContain('./types/a');
  },
  { packages: ['typescript-6'], typescript: 'none' },
);

below('errors');

for (const dts of ['true', '{ isolated: true }']) {
  statement(
    '`.d.ts` files are missing next to `.d.cts`',
    { 'src/index.ts': 'export const a: number = 1;\n' },
    `export default { lib: [{ format: 'esm', dts: ${dts} }, { format: 'cjs', dts: ${dts === 'true' ? '{ autoExtension: true }' : '{ isolated: true, autoExtension: true }'} }] } as object;\n`,
    ({ files }) => {
      expect(files).toContain('dist/index.cjs');
      expect(files.filter((file) => /\.d\.c?ts$/.test(file))).toHaveLength(1);
    },
  );
}

below('api-report');

const reported = {
  'src/index.ts':
    '/** Adds. @public */\nexport const add = (a: number, b: number): number => a + b;\n',
  'api-extractor.json': JSON.stringify({
    mainEntryPointFilePath: '<projectFolder>/dist/index.d.ts',
    apiReport: { enabled: true },
    dtsRollup: { enabled: false },
    docModel: { enabled: false },
  }),
};
const extract = 'node node_modules/@microsoft/api-extractor/bin/api-extractor run';
for (const words of [
  'Rslib uses API Extractor only to bundle types',
  'Run it once more, on the bundled file',
]) {
  statement(
    words,
    reported,
    { dts: { bundle: true } },
    ({ has, text }) => {
      expect(text('dist/index.d.ts')).toContain('add');
      expect(has('etc/demo.api.md')).toBe(false);
    },
    { packages: ['@microsoft/api-extractor'] },
  );
}
statement(
  'After the build, `npx api-extractor run --local` writes',
  reported,
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('etc/demo.api.md')).toContain('add');
  },
  { packages: ['@microsoft/api-extractor'], run: ['npx rslib', 'mkdir etc', `${extract} --local`] },
);
statement(
  'In CI, the command without `--local`',
  { ...reported, 'etc/demo.api.md': 'another report\n' },
  { dts: { bundle: true } },
  ({ output, exitCode }) => {
    expect(output).toContain('You have changed the API signature');
    expect(exitCode).toBe(1);
  },
  { packages: ['@microsoft/api-extractor'], run: ['npx rslib', extract], fails: true },
);
