import { expect } from 'vitest';
import { below, recorded, statement } from '../../statement.ts';

const read = { 'src/index.js': 'export const a = process.env.PUBLIC_A;\n' };
const writeEnv = (value: string) => `echo PUBLIC_A=${value} > .env`;
const twoFiles = { 'src/index.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' };

below('stale');

statement(
  'The same happens with flags such as `--syntax`',
  {
    'src/index.ts': 'export const a: number = 1;\n',
    'rslib.config.mjs':
      'export default { dts: { isolated: Boolean(process.env.ISOLATED) }, output: { cleanDistPath: true } };',
  },
  undefined,
  ({ has, output }) => {
    expect(output).toContain('declaration files generated with isolated declaration');
    expect(has('dist/index.d.ts')).toBe(false);
  },
  { run: ['npx rslib', 'ISOLATED=1 npx rslib'] },
);

statement(
  'A value in `source.define` or a `PUBLIC_` variable',
  { ...read, '.env': 'PUBLIC_A=one\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"two"');
  },
  { run: ['npx rslib', writeEnv('two'), 'npx rslib'] },
);

statement(
  "A new name isn't, nor is the first build",
  read,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['npx rslib', writeEnv('one'), 'npx rslib'] },
);

statement(
  "A new name isn't, nor is the first build",
  { ...read, '.env': 'PUBLIC_A=one\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['npx rslib --no-env', 'npx rslib'] },
);

below('print-file-size');

statement(
  'Set `true` to get the table there',
  twoFiles,
  { bundle: false, performance: { printFileSize: true } },
  ({ output }) => {
    expect(output).toMatch(/dist\/index\.js .*kB/);
    expect(output).toContain('Total:');
  },
);

statement(
  'After a build, you see how large your files are',
  twoFiles,
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('2 files generated in dist');
    expect(output).not.toContain('dist/index.js');
  },
);

statement(
  '`total` |',
  twoFiles,
  { bundle: false, performance: { printFileSize: { total: false } } },
  ({ output }) => {
    expect(output).toContain('ready   built');
    expect(output).not.toContain('kB');
  },
);

statement(
  '`include`, `exclude` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { output: { sourceMap: true }, performance: { printFileSize: { exclude: () => false } } },
  ({ output }) => {
    expect(output).toContain('dist/index.js.map');
  },
);

const older = { 'src/index.js': 'export const get = (o) => o?.a;\n' };

below('build-cache');

statement(
  'the source file',
  older,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('changed');
  },
  { run: ['npx rslib', "echo 'export const changed = 1;' > src/index.js", 'npx rslib'] },
);

statement(
  'the config file, a file it imports',
  {
    ...older,
    'level.mjs': "export const level = 'es2022';\n",
    'rslib.config.mjs': "import { level } from './level.mjs';\nexport default { syntax: level };\n",
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
  { run: ['npx rslib', "sed -i 's/es2022/es2017/' level.mjs", 'npx rslib'] },
);

for (const [name, change] of [
  ['package.json', 's/20/12/'],
  ['tsconfig.json', 's/one/two/'],
]) {
  statement(
    'the config file, a file it imports',
    {
      'src/index.ts': "import { x } from '@x';\nexport const get = (o: any) => o?.[x];\n",
      'src/one.ts': "export const x = 'one';\n",
      'src/two.ts': "export const x = 'two';\n",
      'package.json': '{ "type": "module", "engines": { "node": ">=20" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "paths": { "@x": ["./src/one.ts"] } }, "include": ["src"] }',
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain(name === 'package.json' ? 'void 0' : 'two');
    },
    { run: ['npx rslib', `sed -i '${change}' ${name}`, 'npx rslib'] },
  );
}

below('stale');

const readsVariable = (buildCache: string) => ({
  ...older,
  'rslib.config.mjs': `export default { syntax: process.env.OLDEST, performance: { buildCache: ${buildCache} } };\n`,
});
const twice = { run: ['OLDEST=es2022 npx rslib', 'OLDEST=es2017 npx rslib'] };

for (const words of [
  'If a changed flag has no effect, the cache',
  'Without the marked line of the example',
]) {
  statement(
    words,
    readsVariable('true'),
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('o?.a');
    },
    twice,
  );
}

for (const [row, buildCache] of [
  ['`buildCache: { cacheDigest', '{ cacheDigest: [process.env.OLDEST] }'],
  ['`buildCache: false` |', 'false'],
] as const) {
  statement(
    row,
    readsVariable(buildCache),
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('void 0');
    },
    twice,
  );
}

statement(
  'delete `node_modules/.cache` |',
  readsVariable('true'),
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
  { run: ['OLDEST=es2022 npx rslib', 'rm -r node_modules/.cache', 'OLDEST=es2017 npx rslib'] },
);

below('build-cache-options');

statement(
  '`cacheDirectory` keeps the cache',
  older,
  { performance: { buildCache: { cacheDirectory: './own-cache' } } },
  ({ files }) => {
    expect(files.some((file) => file.startsWith('own-cache/'))).toBe(true);
  },
);

statement(
  '`cacheDigest` lists values',
  readsVariable('{ cacheDigest: [process.env.OLDEST] }'),
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
  twice,
);

below('remove-console');

const logging = {
  'src/index.js':
    "export const f = (x) => {\n  console.log('log text');\n  console.warn('warn text');\n  console?.log('optional text');\n  return () => console.log(x);\n};\n",
};

statement(
  '`true` removes `console` calls',
  logging,
  { performance: { removeConsole: true } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toMatch(/log text|warn text/);
  },
);

statement(
  '`true` removes `console` calls',
  logging,
  { performance: { removeConsole: ['log'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('warn text');
    expect(text('dist/index.js')).not.toContain('log text');
  },
);

statement(
  '`() => console.log(x)` and',
  logging,
  { performance: { removeConsole: true } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('()=>console.log(x)');
    expect(text('dist/index.js')).toContain('optional text');
  },
);

below('print-file-size');

statement(
  '`detail` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { performance: { printFileSize: { detail: false } } },
  ({ output }) => {
    expect(output).toContain('ready   built');
    expect(output).not.toContain('dist/index.js');
  },
);

for (const [target, shown] of [
  ['web', true],
  ['node', false],
] as const) {
  statement(
    '`compressed` |',
    { 'src/index.js': 'export const a = 1;\n' },
    { output: { target } },
    ({ output }) => {
      expect(output).toContain('dist/index.js');
      expect(output.includes('Gzip')).toBe(shown);
    },
  );
}

statement(
  '`compressed` |',
  { 'src/index.js': 'export const a = 1;\n' },
  { performance: { printFileSize: { compressed: { type: 'brotli' } } } },
  ({ output }) => {
    expect(output).toMatch(/Size +Br/);
  },
);

below('limits');

statement(
  '`removeConsole` needs the minifier',
  logging,
  { performance: { removeConsole: true }, output: { minify: false } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('log text');
  },
);

below('build-cache-options');

statement(
  '`buildDependencies` lists further files',
  {
    'src/index.js': "import './a.css';\n",
    'src/a.css': '.a { color: red }',
    'postcss.config.mjs':
      "export default { plugins: [{ postcssPlugin: 'x', Declaration(d) { d.value = 'blue'; } }] };\n",
  },
  {
    output: { target: 'web' },
    performance: { buildCache: { buildDependencies: ['./postcss.config.mjs'] } },
  },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/green|#008000/);
  },
  { run: ['npx rslib', "sed -i 's/blue/green/' postcss.config.mjs", 'npx rslib'] },
);

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': "console.log('text');\nglobalThis.a = 1;\n" },
    { format, performance: { removeConsole: true } },
    ({ text, files }) => {
      expect(text(files[0] as string)).toContain('globalThis.a');
      expect(text(files[0] as string)).not.toContain('text');
    },
  );
}

below('build-cache');

statement(
  'Because of this cache, your second build is faster',
  { 'src/index.js': 'export const a = 1;\n' },
  {},
  ({ output }) => {
    expect(output).toContain('esm-production');
  },
  { run: ['npx rslib', 'ls node_modules/.cache/rspack'] },
);

below('print-file-size');

statement(
  '`diff` | whether each size is compared',
  twoFiles,
  { performance: { printFileSize: { diff: true } } },
  ({ output }) => {
    expect(output).toMatch(/\(\+|\(-/);
  },
  {
    run: [
      'npx rslib',
      'echo "export const longer = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];" > src/index.js',
      'npx rslib',
    ],
  },
);

below('stale');

statement(
  'Build your releases without an old cache',
  { ...twoFiles, '.gitignore': 'node_modules\ndist\n' },
  {},
  ({ output }) => {
    expect(output).toMatch(/cache\nfresh:.*node_modules.*No such file/s);
  },
  {
    run: [
      'git init -q && git add . && git -c user.name=a -c user.email=a commit -qm a',
      'npx rslib && ls node_modules/.cache/rspack > list.txt && echo cache',
      'git clone -q . fresh && echo fresh: && ls fresh/node_modules',
    ],
    fails: true,
  },
);
for (const [folder, isNew] of [
  ['kit', false],
  ['other', true],
] as const) {
  statement(
    'If your CI restores the folder for other builds',
    {
      'kit/package.json': '{ "type": "module" }',
      'kit/src/index.js': 'export const get = (a) => a?.b;\n',
      'kit/rslib.config.mjs': 'export default { syntax: process.env.OLDEST };\n',
    },
    undefined,
    ({ text }) => {
      expect(text(`${folder}/dist/index.js`)).toContain('get');
      expect(text(`${folder}/dist/index.js`).includes('a?.b')).toBe(!isNew);
    },
    {
      run: [
        'OLDEST=es2022 npx rslib --root kit',
        ...(isNew ? [`mv kit ${folder}`] : []),
        `OLDEST=es2015 npx rslib --root ${folder}`,
      ],
    },
  );
}

below('print-file-size');

for (const words of [
  'To see which modules a file consists of',
  'Rsdoctor serves a report until you stop it.',
  'Build once more before you publish',
]) {
  recorded(words, 'tide-report/serve', ({ output }) => {
    expect(output).toMatch(/RSDOCTOR=true[\s\S]*http:\/\/[\s\S]*\.rsdoctor/);
  });
}
statement(
  'Build once more before you publish',
  { 'src/index.js': 'export const a = 1;\n', 'dist/.rsdoctor/data.json': '{}' },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/^index\.js$/m);
    expect(output).not.toContain('.rsdoctor');
  },
  { run: ['npx rslib', 'ls -A dist'] },
);

below('no-effect');

for (const option of ['preload', 'prefetch', 'preconnect', 'dnsPrefetch']) {
  statement(
    '`preload`, `prefetch`, `preconnect`, `dnsPrefetch`',
    {
      'src/index.js': "export const load = () => import('./b.js');\n",
      'src/b.js': 'export const b = 1;\n',
    },
    {
      output: { target: 'web' },
      performance: { [option]: /^pre[lf]/.test(option) ? true : ['https://example.com'] },
    },
    ({ files, text }) => {
      expect(files.length).toBe(2);
      for (const file of files) expect(text(file)).not.toMatch(/example\.com|<link/);
    },
  );
}
