import { expect } from 'vitest';
import { below, type Seen, statement, unproven } from '../../statement.ts';

const withOptions = (options: object) => ({
  'src/index.ts': 'export const a = 1;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', ...options },
    include: ['src'],
  }),
});
const rows: [row: string, options: object, six: string, seven: string][] = [
  ['`baseUrl` |', { baseUrl: '.' }, 'TS5101', 'TS5102'],
  ['`moduleResolution` set to', { moduleResolution: 'node' }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { target: 'es5' }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { module: 'amd' }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { esModuleInterop: false }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { alwaysStrict: false }, 'TS5107', 'TS5108'],
  ['`downlevelIteration`, `outFile`', { downlevelIteration: true }, 'TS5101', 'TS5102'],
  ['`downlevelIteration`, `outFile`', { outFile: 'a.js' }, 'TS5101', 'TS5102'],
];
const silenced = withOptions({ baseUrl: '.', ignoreDeprecations: '6.0' });

below('typescript-7');

for (const [row, options, six, seven] of rows) {
  for (const typescript of ['6', '7'] as const) {
    statement(
      row,
      withOptions(options),
      { dts: true },
      ({ output }) => {
        expect(output).toContain(typescript === '6' ? six : seven);
      },
      { typescript, fails: true },
    );
  }
}

statement(
  'TypeScript 6 suggests `"ignoreDeprecations": "6.0"`',
  silenced,
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { typescript: '6' },
);

for (const [typescript, code] of [
  ['5', 'TS5103'],
  ['7', 'TS5102'],
] as const) {
  statement(
    'TypeScript 5 fails on this value with `TS5103`',
    silenced,
    { dts: true },
    ({ output }) => {
      expect(output).toContain(code);
    },
    { typescript, fails: true },
  );
}

below('tsconfig');

const code = (text: string) => ({ ...withOptions({}), 'src/index.ts': text });

statement(
  'TypeScript 6 and TypeScript 7 load no others',
  {
    ...code('export const a: Own = 1;\n'),
    'node_modules/@types/own/index.d.ts': 'type Own = number;\n',
  },
  { dts: true },
  ({ output }) => {
    expect(output).toContain("Cannot find name 'Own'");
  },
  { fails: true },
);

statement(
  '`types` lists the packages whose global types',
  {
    ...withOptions({ types: ['own'] }),
    'src/index.ts': 'export const a: Own = 1;\n',
    'node_modules/@types/own/index.d.ts': 'type Own = number;\n',
  },
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

statement(
  '`isolatedModules` reports code',
  {
    ...withOptions({ isolatedModules: true }),
    'src/index.ts': "export { T } from './t';\n",
    'src/t.ts': 'export type T = 1;\n',
  },
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS1205');
  },
  { fails: true },
);

below('check');

const wrong = code('export const a: number = "";\n');

statement('Rslib compiles TypeScript with SWC', wrong, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('const a = ""');
});

statement(
  'Types are checked when declaration files',
  wrong,
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS2322');
  },
  { fails: true },
);

statement(
  'Types are checked when declaration files',
  wrong,
  { dts: { isolated: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);

statement(
  'TypeScript 7 prints the same error',
  wrong,
  { dts: true },
  ({ output }) => {
    expect(output).toMatch(/\[tsgo\].*TS2322/);
  },
  { fails: true },
);

statement(
  'TypeScript 7 prints the same error',
  wrong,
  { dts: true },
  ({ output }) => {
    expect(output).toContain('Failed to generate declaration files');
    expect(output).not.toContain('TS2322');
  },
  { run: ['npx rslib --log-level warn'], fails: true },
);

for (const typescript of ['6', '7'] as const) {
  statement(
    'To check types in only one place, set `noCheck`',
    { ...withOptions({ noCheck: true }), 'src/index.ts': wrong['src/index.ts'] },
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}

below('typescript-7');

for (const words of ['You see none of these errors with TypeScript 5']) {
  statement(
    words,
    {
      'src/index.ts': 'export const a: Own = 1;\n',
      'node_modules/@types/own/index.d.ts': 'type Own = number;\n',
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
    },
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript: '5' },
  );
}

for (const typescript of ['6', '7'] as const) {
  statement(
    'no `rootDir` |',
    {
      'src/index.ts': 'export const a = 1;\n',
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
    },
    { dts: true },
    ({ output }) => {
      expect(output).toContain('TS5011');
    },
    { typescript, fails: true },
  );
  for (const words of ['no `types` |', 'Code for Node.js needs its types to be listed']) {
    statement(
      words,
      code('export const a = process.argv;\n'),
      { dts: true },
      ({ output }) => {
        expect(output).toContain('TS2591');
      },
      { typescript, fails: true },
    );
  }
}

statement(
  'Install `@types/node`, and list it',
  { ...withOptions({ types: ['node'] }), 'src/index.ts': 'export const a = process.argv;\n' },
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { packages: ['@types/node'] },
);

statement(
  'TypeScript 7 generates declaration files',
  code('export const a = 1;\n'),
  { dts: true },
  ({ output }) => {
    expect(output).toContain('generated with tsgo');
  },
);

below('preset-types');

const assets = "import plan from './plan.svg';\nexport const a: string = plan;\n";

for (const [words, types, ok] of [
  ["TypeScript can't tell what", [], false],
  ['`@rslib/core/types` covers images', ['@rslib/core/types'], true],
  ['If your project runs on Node.js and also imports', ['node', '@rslib/core/types'], true],
] as const) {
  statement(
    words,
    { ...withOptions({ types }), 'src/index.ts': assets, 'src/plan.svg': '<svg />' },
    { dts: true },
    ({ output, has }) => {
      expect(ok ? has('dist/index.d.ts') : output.includes('TS2307')).toBe(true);
    },
    { fails: !ok, packages: ['@types/node'] },
  );
}

for (const request of [
  './a.png',
  './a.woff2',
  './a.mp4',
  './a.module.css',
  './a.yaml',
  './a.toml',
  './a.svg?url',
  './a.css?inline',
  './a.txt?raw',
  './a.js?worker',
]) {
  statement(
    '`@rslib/core/types` covers images',
    {
      ...withOptions({ types: ['@rslib/core/types'] }),
      'src/index.ts': `import a from '${request}';\nexport const b = [a, import.meta.env.MODE];\n`,
    },
    undefined,
    ({ output }) => {
      expect(output).toContain('no error');
    },
    { run: ['npx tsc --noEmit && echo no error'] },
  );
}

below('type-exports');

const reexport = {
  ...withOptions({}),
  'src/index.ts': "export { T } from './t';\n",
  'src/t.ts': 'export type T = 1;\n',
};

for (const words of ['If you re-export a type with a plain `export`', 'The build succeeds']) {
  statement(words, reexport, { bundle: false }, async ({ node, text }) => {
    expect(text('dist/index.js')).toContain('T');
    expect(await node("import './dist/index.js';")).toContain('SyntaxError');
  });
}

statement(
  'A `const enum` becomes an ordinary object',
  code('export const enum Kind { A = 1 }\n'),
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('Kind');
    expect(text('dist/index.d.ts')).toContain('const enum Kind');
  },
);

statement(
  '`verbatimModuleSyntax` is stricter',
  {
    ...withOptions({ verbatimModuleSyntax: true }),
    'src/index.ts': "import { T } from './t';\nexport const a: T = 1;\n",
    'src/t.ts': 'export type T = 1;\n',
  },
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS1484');
  },
  { fails: true },
);

below('aliases');

const aliases = {
  ...withOptions({ paths: { '@/*': ['./src/*'] } }),
  'src/label.ts': "export const label = 'found';\n",
};

const written = [
  ["If you use `paths`, you don't have to", '@/label', "'./label.js'"],
  ['In JavaScript, an import that ends in `.js` finds', '@/label.js', "'@/label.js'"],
  ['Declaration files keep such an alias', '@/label.js', "'@/label.js'"],
  ['Declaration files keep such an alias', '@/label', "'./label.js'"],
] as const;

for (const [words, request, declared] of written) {
  statement(
    words,
    { ...aliases, 'src/index.ts': `export { label } from '${request}';\n` },
    { dts: true },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('found');
      expect(text('dist/index.d.ts')).toContain(declared);
    },
  );
}

const hashed = {
  ...withOptions({}),
  'package.json': '{ "name": "demo", "type": "module", "imports": { "#label": "./src/label.ts" } }',
  'src/label.ts': "export const label = 'found';\n",
  'src/index.ts': "export { label } from '#label';\n",
};

statement('Names such as `#label`, from `imports`', hashed, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('found');
});

statement('Declaration files keep them, however', hashed, { dts: true }, ({ text }) => {
  expect(text('dist/index.d.ts')).toContain("'#label'");
});

below('what-is-read');

statement(
  '`paths` |',
  { ...aliases, 'src/index.ts': "export { label } from '@/label';\n" },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('found');
    expect(text('dist/index.d.ts')).toContain("'./label.js'");
  },
);

statement(
  '`declarationMap` |',
  { ...withOptions({ declarationMap: true }) },
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts.map')).toBe(true);
  },
);

statement(
  '`stripInternal` |',
  {
    ...withOptions({ stripInternal: true }),
    'src/index.ts': '/** @internal */\nexport const hidden = 1;\nexport const a = 2;\n',
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('a = 2');
    expect(text('dist/index.d.ts')).not.toContain('hidden');
  },
);

statement(
  '`allowJs` |',
  { ...withOptions({ allowJs: true }), 'src/b.js': '/** @type {number} */\nexport const b = 1;\n' },
  { dts: true },
  ({ text }) => {
    expect(text('dist/b.d.ts')).toContain('b: number');
  },
);

statement(
  '`target`, `module`, `outDir`, `jsx` |',
  {
    ...withOptions({ target: 'ES2015', outDir: 'other' }),
    'src/index.ts': 'export const get = (o?: { a: 1 }) => o?.a;\n',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('o?.a');
  },
);

statement(
  '`rootDir`, `declarationDir`, `include`',
  { ...withOptions({ declarationDir: './types', rootDir: '.' }) },
  { dts: true },
  ({ files }) => {
    expect(files).toContain('types/src/index.d.ts');
  },
);

below('class-fields');

statement(
  'With `experimentalDecorators`, a class that has an `accessor` field',
  {
    ...withOptions({ experimentalDecorators: true }),
    'src/index.ts': 'export class A { accessor n = 1; }\n',
  },
  {},
  ({ output }) => {
    expect(output).toContain('JavaScript parse error: Unexpected token');
  },
  { fails: true },
);

statement(
  'Use standard decorators, or write a getter and a setter',
  { ...withOptions({}), 'src/index.ts': 'export class A { accessor n = 1; }\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('set n(');
  },
);

below('');

for (const typescript of ['5', '6', '7'] as const) {
  statement(
    'The `tsconfig.json` below works with Rslib on all three',
    {
      'src/index.ts': 'export const a: number = 1;\n',
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          rootDir: 'src',
          types: [],
          isolatedModules: true,
        },
        include: ['src'],
      }),
    },
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}

below('tsconfig');

for (const [rootDir, file] of [
  ['src', 'dist/index.d.ts'],
  ['.', 'dist/src/index.d.ts'],
] as const) {
  statement(
    '`rootDir` fixes the folder structure',
    { ...withOptions({ rootDir }) },
    { dts: true },
    ({ has }) => {
      expect(has(file)).toBe(true);
    },
  );
}

below('check');

unproven('This is the output of TypeScript 6.', 'says which version was recorded');

below('what-is-read');

const decorated = (options: object) => ({
  ...withOptions(options),
  'src/index.ts':
    'const dec: any = () => {};\nclass Note {}\nexport class A { @dec note!: Note; @dec declared = 1; plain?: string; }\n',
});
const js = ({ text }: Seen) => text('dist/index.js');
statement(
  '`experimentalDecorators` | legacy decorators',
  decorated({ experimentalDecorators: true }),
  {},
  (seen) => {
    expect(js(seen)).toMatch(/_ts_decorate|__decorate/);
  },
);
statement('`experimentalDecorators` | legacy decorators', decorated({}), {}, (seen) => {
  expect(js(seen)).toContain('2311');
});
for (const emitDecoratorMetadata of [true, false]) {
  for (const [row, heading] of [
    ['`emitDecoratorMetadata` | none', 'what-is-read'],
    ['legacy (`experimentalDecorators`) |', 'class-fields'],
  ] as const) {
    below(heading);
    statement(
      row,
      decorated({ experimentalDecorators: true, emitDecoratorMetadata }),
      {},
      (seen) => {
        expect(js(seen)).toContain('design:type');
        if (heading === 'class-fields')
          expect(js(seen)).toMatch(/this\.declared = 1|_define_property\(this, "declared"/);
      },
    );
  }
}
const fields = (options: object) => ({
  ...withOptions(options),
  'src/index.ts': 'export class A { note?: string; }\n',
});
const printFields = "console.log('note' in new (await import('./dist/index.js')).A());";
for (const useDefineForClassFields of [true, false]) {
  below('what-is-read');
  statement(
    '`useDefineForClassFields` | none on JavaScript',
    fields({ useDefineForClassFields }),
    {},
    async ({ node }) => {
      expect(await node(printFields)).toBe('true');
    },
  );
}

below('class-fields');

for (const words of [
  'of the standard, or none | defined',
  '`note` exists here although nobody assigned it',
]) {
  statement(words, fields({}), {}, async ({ node }) => {
    expect(await node(printFields)).toBe('true');
  });
}
statement('of the standard, or none | defined', decorated({}), {}, (seen) => {
  expect(js(seen)).toContain('2311');
  expect(js(seen)).not.toContain('design:type');
});
statement(
  'You choose the version of decorators with `source.decorators`',
  decorated({}),
  { source: { decorators: { version: 'legacy' } } },
  (seen) => {
    expect(js(seen)).toMatch(/_ts_decorate|__decorate/);
  },
);
statement(
  'If a subclass suddenly resets a field',
  {
    ...withOptions({ useDefineForClassFields: false }),
    'src/index.ts':
      "class Base { value?: string; constructor() { this.value = 'set'; } }\nexport class A extends Base { value?: string; }\n",
  },
  {},
  async ({ node }) => {
    expect(await node("console.log(new (await import('./dist/index.js')).A().value);")).toBe(
      'undefined',
    );
  },
);

below('what-is-read');

const many = {
  'src/index.ts': "export { a } from './a';\nexport { b } from './b';\n",
  'src/a.ts': '/** @internal */\nexport const a: number = 1;\n',
  'src/b.js': 'export const b = 1;\n',
  'src/alone.ts': 'export const alone: number = 1;\n',
};
for (const isolated of [true, false]) {
  statement(
    '`dts.isolated` ignores `include`, `exclude`',
    {
      ...many,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          rootDir: 'src',
          module: 'ESNext',
          moduleResolution: 'bundler',
          allowJs: true,
          declarationMap: true,
          stripInternal: true,
          types: [],
        },
        include: ['src/alone.ts', 'src/b.js', 'src/index.ts'],
      }),
    },
    { dts: { isolated } },
    ({ files, has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
      expect(has('dist/alone.d.ts')).toBe(!isolated);
      expect(has('dist/b.d.ts')).toBe(!isolated);
      expect(files.some((file) => file.endsWith('.d.ts.map'))).toBe(!isolated);
    },
  );
}

below('type-exports');

for (const [source, fails] of [
  ['export declare const enum Side { Left }\n', true],
  ['export declare enum Side { Left }\n', false],
] as const) {
  statement(
    'Users with `isolatedModules` then get `TS2748`',
    {
      ...withOptions({ isolatedModules: true }),
      'src/index.ts': "import { Side } from 'left';\nexport const side: number = Side.Left;\n",
      'package.json': '{ "name": "demo", "type": "module", "dependencies": { "left": "1" } }',
      'node_modules/left/package.json':
        '{ "name": "left", "type": "module", "types": "index.d.ts" }',
      'node_modules/left/index.d.ts': source,
    },
    { dts: true },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(output.includes('TS2748')).toBe(fails);
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { fails },
  );
}

below('aliases');

for (const [skipLibCheck, message] of [
  [false, /TS2307/],
  [true, /TS7016|any|built/],
] as const) {
  statement(
    'Your users get `TS2307`, or `any` with `skipLibCheck`',
    {
      ...withOptions({ skipLibCheck, strict: true }),
      'src/index.ts': "import { a } from 'left';\nexport const side = a;\n",
      'package.json': '{ "name": "demo", "type": "module", "dependencies": { "left": "1" } }',
      'node_modules/left/package.json':
        '{ "name": "left", "type": "module", "types": "index.d.ts" }',
      'node_modules/left/index.d.ts': "export { a } from '@/a';\n",
    },
    { dts: true },
    ({ output, exitCode, text }) => {
      expect(output).toMatch(message);
      expect(exitCode).toBe(skipLibCheck ? 0 : 1);
      if (skipLibCheck) expect(text('dist/index.d.ts')).toContain('side: any');
    },
    { fails: !skipLibCheck },
  );
}

below('typescript-7');

for (const typescript of ['6', '7'] as const) {
  statement(
    "Some tools don't run on it yet",
    {
      'src/index.ts': 'export const a: number = 1;\n',
      // Where vue-tsc is installed, there is another TypeScript.
      'vue-tsc.cjs': "require('vue-tsc').run(require.resolve('typescript/lib/tsc.js'));\n",
    },
    undefined,
    ({ output }) => {
      expect(output).toMatch(typescript === '6' ? /^vue-tsc 0$/m : /^vue-tsc [1-9]/m);
      expect(output).toContain('peer ^5 || ^6');
    },
    {
      typescript,
      packages: ['vue', 'vue-tsc'],
      install: ['@rstest/adapter-rslib@0.2.2'],
      run: [
        'node vue-tsc.cjs --noEmit > log.txt 2>&1; echo vue-tsc $?',
        `node -p "'peer ' + require('./node_modules/@rstest/adapter-rslib/package.json').peerDependencies.typescript"`,
      ],
    },
  );
}
