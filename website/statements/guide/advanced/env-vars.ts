import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = process.env.PUBLIC_A;\n' };
const add = 'echo PUBLIC_A=added >> .env';
const kept = 'export const a';

below('files');

statement(
  'If you add a variable, though, neither this build',
  { ...source, '.env': 'PUBLIC_B=other\n' },
  {},
  ({ output, text }) => {
    expect(output).toContain('restarting build as .env changed');
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  {
    run: [
      `(npx rslib --watch & watching=$!; sleep 2; ${add}; sleep 2; kill $watching) 2>&1 | cat`,
      'npx rslib',
    ],
  },
);

statement(
  'The same happens after a build with `--no-env`',
  { ...source, '.env': 'PUBLIC_A=set\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['npx rslib --no-env', 'npx rslib'] },
);

statement(
  'Delete `node_modules/.cache`, and build again',
  source,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"added"');
  },
  { run: ['npx rslib', add, 'rm -r node_modules/.cache', 'npx rslib'] },
);

below('config');

for (const [run, value] of [
  [['npx rslib', 'echo PUBLIC_A=two > .env', 'npx rslib'], '"two"'],
  [['npx rslib', 'PUBLIC_A=shell npx rslib'], '"shell"'],
] as const) {
  statement(
    'A value that you pass to `source.define`',
    { ...source, '.env': 'PUBLIC_A=one\n' },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain(value);
    },
    { run },
  );
}

statement(
  'A value that you pass to `source.define`',
  {
    'src/index.js': `${kept} = VALUE;\n`,
    'rslib.config.mjs':
      'export default { source: { define: { VALUE: JSON.stringify(process.env.VALUE) } } };',
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"two"');
  },
  { run: ['VALUE=one npx rslib', 'VALUE=two npx rslib'] },
);

const all = (name: string) => ({
  'src/index.js': `console.log(process.env.${name}, import.meta.env?.${name});\n`,
  '.env': 'PUBLIC_UNITS=celsius\nSECRET=hidden\n',
});
const formats = ['esm', 'cjs', 'umd', 'iife'] as const;
const named = { filename: { js: '[name].js' } };

below('replaced');

for (const format of formats) {
  for (const words of ['`PUBLIC_` variables that are set during the build']) {
    statement(words, all('PUBLIC_UNITS'), { format, output: named }, ({ text }) => {
      expect(text('dist/index.js')).toMatch(/console\.log\("celsius", "celsius"\)/);
    });
  }
  for (const [row, name, value] of [
    ['`NODE_ENV` |', 'NODE_ENV', '"production"'],
    ['`BASE_URL` |', 'BASE_URL', '"/"'],
    ['`ASSET_PREFIX` |', 'ASSET_PREFIX', '""'],
    ['all others |', 'SECRET', undefined],
  ] as const) {
    const kept = format === 'esm' || format === 'cjs' || value === undefined;
    statement(
      row,
      { ...all(name), 'src/index.js': `console.log(process.env.${name});\n` },
      { format, output: named },
      ({ text }) => {
        expect(text('dist/index.js')).toContain(
          kept ? `console.log(process.env.${name})` : `console.log(${value})`,
        );
      },
    );
  }
}

statement(
  '`ASSET_PREFIX` |',
  { 'src/index.js': 'console.log(process.env.ASSET_PREFIX);\n' },
  { format: 'umd', output: { assetPrefix: 'https://cdn.example.org/a/' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"https://cdn.example.org/a"');
  },
);

statement(
  'The exception is destructuring',
  {
    ...all('X'),
    'src/index.js': 'const { PUBLIC_UNITS } = process.env;\nconsole.log(PUBLIC_UNITS);\n',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env');
    expect(text('dist/index.js')).not.toContain('celsius');
  },
);

for (const [format, seen] of [
  ['esm', /import\.meta\.env/],
  ['cjs', /void 0/],
  ['umd', /MODE[\s\S]*PROD|PROD[\s\S]*MODE/],
] as const) {
  statement(
    '`import.meta.env` is kept in ESM',
    { 'src/index.js': 'export const all = import.meta.env;\n' },
    { format, output: named },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(seen);
    },
  );
}

statement(
  'The object contains `MODE`, `DEV`',
  { 'src/index.js': 'export const all = import.meta.env;\n', '.env': 'PUBLIC_UNITS=celsius\n' },
  { format: 'umd' },
  ({ text }) => {
    for (const name of ['MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL', 'ASSET_PREFIX', 'PUBLIC_UNITS']) {
      expect(text('dist/index.js')).toContain(name);
    }
  },
);

for (const [format, file] of [
  ['esm', 'index.js'],
  ['cjs', 'index.cjs'],
] as const) {
  for (const words of [
    '`import.meta.env.MODE` fails in CJS output',
    'The same goes for a `PUBLIC_` variable',
  ]) {
    statement(
      words,
      { 'src/index.js': 'export const mode = import.meta.env.PUBLIC_NONE;\n' },
      { format },
      async ({ node }) => {
        expect(await node(`import './dist/${file}';`)).toContain('TypeError');
      },
    );
  }
}

statement(
  'A UMD file runs without a build',
  { 'src/index.js': 'console.log(process.env.NODE_ENV);\n' },
  { format: 'umd' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"test"');
  },
  { run: ['NODE_ENV=test npx rslib'] },
);

below('files');

const order = ['.env', '.env.local', '.env.staging', '.env.staging.local'];

for (const [index, words] of [
  '`.env` is for all builds',
  '`.env.local` is for your machine',
  '`.env.<mode>` is for one mode, such',
  '`.env.<mode>.local` is for one mode',
].entries()) {
  const files = Object.fromEntries(
    order.slice(0, index + 1).map((name) => [name, `PUBLIC_A=from${name}\n`]),
  );
  statement(
    words,
    { ...source, ...files },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain(`"from${order[index]}"`);
    },
    { run: ['npx rslib --env-mode staging'] },
  );
}

statement(
  'The mode only selects files',
  {
    'src/index.js': '',
    'rslib.config.mjs': 'console.log("NODE_ENV " + process.env.NODE_ENV); export default {};\n',
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('NODE_ENV production');
  },
  { run: ['npx rslib --env-mode staging'] },
);

statement(
  'With `--no-env`, Rslib reads none of them',
  { ...source, '.env': 'PUBLIC_A=file\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['PUBLIC_A=shell npx rslib --no-env'] },
);

statement(
  'A variable of the shell wins',
  { ...source, '.env': 'PUBLIC_A=file\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"shell"');
  },
  { run: ['PUBLIC_A=shell npx rslib'] },
);

statement(
  'The exception is `NODE_ENV`',
  { 'src/index.js': 'console.log(process.env.NODE_ENV);\n', '.env': 'NODE_ENV=file\n' },
  { format: 'umd' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"file"');
  },
  { run: ['NODE_ENV=shell npx rslib'] },
);

below('secrets');

for (const words of [
  'Only names that start with `PUBLIC_`',
  'Your config file can read all others',
]) {
  statement(
    words,
    {
      'src/index.js': 'console.log(process.env.TOKEN, process.env.PUBLIC_A);\n',
      '.env': 'TOKEN=secret-value\nPUBLIC_A=public-value\n',
      'rslib.config.mjs': 'console.log("config reads " + process.env.TOKEN); export default {};\n',
    },
    undefined,
    ({ text, output }) => {
      expect(output).toContain('config reads secret-value');
      expect(text('dist/index.js')).toContain('public-value');
      expect(text('dist/index.js')).not.toContain('secret-value');
    },
  );
}

statement(
  '`PUBLIC_` variables are published with your package',
  source,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"shell"');
  },
  { run: ['PUBLIC_A=shell npx rslib'] },
);

below('config');

for (const words of [
  'Without `cacheDigest`, the second build',
  'The build cache in `node_modules/.cache`',
]) {
  statement(
    words,
    {
      'src/index.js': 'export const get = (o) => o?.a;\n',
      'rslib.config.mjs': 'export default { syntax: process.env.OLDEST };\n',
    },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('o?.a');
    },
    { run: ['OLDEST=es2022 npx rslib', 'OLDEST=es2017 npx rslib'] },
  );
}

below('replaced');

statement('ESM and CJS keep `NODE_ENV` so that', all('NODE_ENV'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('process.env.NODE_ENV');
});
statement(
  '`process.env.PUBLIC_UNITS` fails in a UMD file',
  {
    'src/index.js': 'globalThis.a = process.env.PUBLIC_UNITS;\n',
    'page.cjs':
      "require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), {});\n",
  },
  { format: 'umd', output: { target: 'web' } },
  ({ output }) => {
    expect(output).toContain('process is not defined');
  },
  { run: ['npx rslib', 'node page.cjs'], fails: true },
);

below('files');

statement(
  'Rslib reads these files from your project root.',
  {
    'kit/src/index.js': 'globalThis.a = process.env.PUBLIC_A;\n',
    'kit/.env': 'PUBLIC_A=inner\n',
    '.env': 'PUBLIC_A=outer\n',
    'kit/package.json': '{ "type": "module" }',
  },
  undefined,
  ({ text }) => {
    expect(text('kit/dist/index.js')).toContain('inner');
  },
  { run: ['npx rslib --root kit'] },
);
statement(
  'In watch mode, a change to one of these files starts',
  { ...source, '.env': 'PUBLIC_A=first\n' },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('second');
  },
  {
    run: [
      '(timeout 60 npx rslib --watch & watching=$!; until grep -q first dist/index.js 2>/dev/null; do sleep 0.2; done; sleep 1; echo PUBLIC_A=second > .env; for i in $(seq 60); do grep -q second dist/index.js 2>/dev/null && break; sleep 0.2; done; kill $watching) 2>&1 | cat',
    ],
  },
);

below('secrets');

for (const words of [
  "Most libraries shouldn't read `.env` files",
  'Because a value in the output is the same',
]) {
  statement(words, { ...source, '.env': 'PUBLIC_A=in_the_file\n' }, {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('in_the_file');
  });
}

below('define');

for (const format of formats) {
  statement(
    'If your code needs a value from the build',
    { 'src/index.js': 'globalThis.version = VERSION;\n' },
    { format, source: { define: { VERSION: '"1.2.3"' } }, output: named },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('1.2.3');
    },
  );
}
for (const declared of ['declare const VERSION: string;\n', '']) {
  statement(
    'The `declare` line tells TypeScript about the name.',
    { 'src/index.ts': `${declared}export const a: string = VERSION;\n` },
    { dts: true, source: { define: { VERSION: '"1.2.3"' } } },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(declared ? 0 : 1);
    },
    { fails: declared === '' },
  );
}
statement(
  'The second name in the config fixes `NODE_ENV`',
  { 'src/index.js': 'globalThis.a = process.env.NODE_ENV;\n' },
  { source: { define: { 'process.env.NODE_ENV': '"production"' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"production"');
  },
);
statement(
  'You can also ship both versions',
  { 'src/index.js': 'globalThis.a = process.env.NODE_ENV;\n' },
  {
    lib: ['development', 'production'].map((mode) => ({
      id: mode,
      source: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
      output: { filename: { js: `[name].${mode}.js` } },
    })),
  },
  ({ text }) => {
    expect(text('dist/index.development.js')).toContain('"development"');
    expect(text('dist/index.production.js')).toContain('"production"');
  },
);

below('types');

statement(
  '`"types": ["@rslib/core/types"]` in the tsconfig declares',
  {
    'src/index.ts':
      'export const a = import.meta.env.PUBLIC_OWN;\nexport const mode: string = import.meta.env.MODE;\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        rootDir: 'src',
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        types: ['@rslib/core/types'],
        strict: true,
      },
      include: ['src'],
    }),
  },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('a: any');
  },
);

below('replaced');

statement(
  '`rslib mf-dev` uses `"development"`.',
  {
    'src/index.js': 'console.log(process.env.NODE_ENV);\nexport const a = 1;\n',
    'stop.mjs': `import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
const server = spawn('npx', ['rslib', 'mf-dev'], { stdio: 'inherit', detached: true });
for (let i = 0; i < 300 && !existsSync('dist/mf-manifest.json'); i += 1)
  await new Promise((resolve) => setTimeout(resolve, 200));
for (const file of readdirSync('dist', { recursive: true }))
  if (/\\.js$/.test(file) && readFileSync('dist/' + file, 'utf8').includes('"development"')) console.log('development in', file);
process.kill(-server.pid);
process.exit();
`,
  },
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'demo', dts: false, exposes: { '.': './src/index.js' } }, {})] }], server: { port: 4977 }, dev: { writeToDisk: true } } as object;
`,
  ({ output }) => {
    expect(output).toMatch(/development in /);
  },
  { packages: ['@module-federation/rsbuild-plugin'], run: ['node stop.mjs'] },
);
