import { expect } from 'vitest';
import { below, recorded, statement } from '../../statement.ts';

const left = (field: string, code = "export const a = 'from left';\n", type = 'module') => ({
  'src/index.js': "import { a } from 'left';\nexport const b = a;\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
  'node_modules/left/package.json': JSON.stringify({ name: 'left', type }),
  'node_modules/left/index.js': code,
});

below('report');

for (const words of [
  "You don't have to add it to your config",
  'Open the address in the last line',
  'The data of the report is written to `dist/.rsdoctor`.',
]) {
  recorded(words, 'tide-report/serve', ({ output }) => {
    expect(output).toMatch(/RSDOCTOR=true[\s\S]*\.rsdoctor/);
  });
}
statement(
  'Build once more without the variable before you publish',
  { 'src/index.js': 'export const a = 1;\n', 'dist/.rsdoctor/data.json': '{}' },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/^index\.js$/m);
    expect(output).not.toContain('.rsdoctor');
  },
  { run: ['npx rslib', 'ls -A dist'] },
);

below('file');

for (const words of ['In CI, nobody opens a page', 'The JSON file contains the same data']) {
  recorded(words, 'tide-report/brief', ({ output }) => {
    expect(output).toMatch(/ls report\n.*\.json/);
  });
}

below('reduce');

for (const [field, isBundled] of [
  ['devDependencies', true],
  ['others', true],
  ['dependencies', false],
  ['peerDependencies', false],
] as const) {
  statement('a package that your users install anyway |', left(field), {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js').includes('from left')).toBe(isBundled);
  });
}
statement(
  'two versions of one package |',
  {
    'src/index.js': "export { a } from 'left';\nexport { b } from 'right';\n",
    ...Object.fromEntries(
      ['left', 'right'].flatMap((name) => [
        [`node_modules/${name}/package.json`, `{ "name": "${name}", "type": "module" }`],
        [
          `node_modules/${name}/index.js`,
          `export { unit as ${name === 'left' ? 'a' : 'b'} } from 'unit';\n`,
        ],
        [
          `node_modules/${name}/node_modules/unit/package.json`,
          '{ "name": "unit", "type": "module" }',
        ],
        [
          `node_modules/${name}/node_modules/unit/index.js`,
          `export const unit = 'unit of ${name}';\n`,
        ],
      ]),
    ),
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/unit of left[\s\S]*unit of right/);
  },
);
for (const format of ['cjs', 'umd', 'iife'] as const) {
  statement(
    'the same modules in two entries |',
    {
      'src/a.js': "import { shared } from './shared.js';\nglobalThis.a = shared;\n",
      'src/b.js': "import { shared } from './shared.js';\nglobalThis.b = shared;\n",
      'src/shared.js': "export const shared = ['shared code'];\n",
    },
    { format, source: { entry: { a: './src/a.js', b: './src/b.js' } } },
    ({ files, text }) => {
      expect(files.filter((file) => text(file).includes('shared code'))).toHaveLength(2);
    },
  );
}
for (const [type, code, isKept] of [
  ['commonjs', "exports.a = 1;\nexports[globalThis.name ?? 'x'] = 'unused part';\n", true],
  ['module', "export const a = 1;\nexport const other = 'unused part';\n", false],
] as const) {
  statement(
    'a whole library for one function |',
    left('devDependencies', code, type),
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('unused part')).toBe(isKept);
    },
  );
}
for (const [syntax, externalHelpers, count] of [
  ['es2015', false, true],
  ['es2022', false, false],
  ['es2015', true, false],
] as const) {
  statement(
    'many helper functions |',
    {
      'src/index.js': 'export class A { #a = 1; get() { return this.#a; } }\n',
      'package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "0.5" } }',
    },
    { syntax, externalHelpers },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('class A');
      expect(text('dist/index.js').includes('function _class_private')).toBe(count);
    },
  );
}
statement(
  'Bundleless output has one file per source file',
  left('devDependencies'),
  { bundle: false },
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('from "left"');
  },
);

below('limit');

const tooLong = { 'src/index.js': `export const text = '${'x'.repeat(3000)}';\n` };
const limits = (bundle: boolean, bytes: number) => ({
  bundle,
  tools: {
    rspack: {
      performance: { hints: 'error' as const, maxAssetSize: bytes, maxEntrypointSize: bytes },
    },
  },
});
for (const words of [
  "You don't need a report to enforce a limit.",
  "With `hints: 'error'`, Rspack fails the build",
]) {
  statement(
    words,
    tooLong,
    limits(true, 2000),
    ({ output }) => {
      expect(output).toContain('asset size limit');
      expect(output).toContain('entrypoint size limit');
    },
    { fails: true },
  );
}
statement(
  'The limit counts bytes before compression',
  tooLong,
  limits(false, 2000),
  ({ output }) => {
    expect(output).toContain('asset size limit');
  },
  { fails: true },
);
statement('The limit counts bytes before compression', tooLong, limits(false, 4000), ({ has }) => {
  expect(has('dist/index.js')).toBe(true);
});

for (const [words, code, passes] of [
  ['compression', `export const text = '${'x'.repeat(9000)}';\n`, true],
  ['dependencies', "export { list } from 'left';\n", false],
] as const) {
  statement(
    'If you want to limit what users download',
    {
      'dist/index.js': `// ${words}\n${code}`,
      '.size-limit.json': '[{ "path": "dist/index.js", "limit": "5 kB" }]',
      'package.json':
        '{ "type": "module", "devDependencies": { "@size-limit/preset-small-lib": "14" } }',
      'node_modules/left/package.json':
        '{ "name": "left", "type": "module", "exports": "./index.js" }',
      'node_modules/left/index.js': `export const list = [${Array.from({ length: 3000 }, (_, index) => Math.sin(index))}];\n`,
    },
    undefined,
    ({ output }) => {
      expect(output).toMatch(/Size limit: +5 kB/);
      expect(output).toMatch(
        passes ? /Size: +\d+ B/ : /Package size limit has exceeded by [\d.]+ kB/,
      );
    },
    {
      install: ['size-limit@14.1.0', '@size-limit/preset-small-lib@14.1.0', 'node@24.21.0'],
      run: ['npx size-limit'],
      fails: !passes,
    },
  );
}
