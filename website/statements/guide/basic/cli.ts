import { expect } from 'vitest';
import { below, recorded, statement, unproven } from '../../statement.ts';

const entries = {
  'src/index.js': "console.log('index');\n",
  'src/a.js': "console.log('a');\n",
  'src/b.js': "console.log('b');\n",
  'src/flag.js': "console.log('flag');\n",
};

below('build-flags');

statement(
  '`--externals` replaces the values of the items',
  { 'src/index.js': "export * from 'top';\nexport * from 'item';\nexport * from 'flag';\n" },
  { output: { externals: ['top'] }, lib: [{ output: { externals: ['item'] } }] },
  ({ output }) => {
    expect(output).toContain("Can't resolve 'item'");
    expect(output).not.toMatch(/Can't resolve '(?:top|flag)'/);
  },
  { run: ['npx rslib --externals flag'], fails: true },
);

statement(
  '`--entry` does the same.',
  entries,
  {
    source: { entry: { index: './src/index.js' } },
    lib: [{ source: { entry: { b: './src/b.js' } } }],
  },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/new.js']);
  },
  { run: ["npx rslib --entry 'new=./src/flag.js'"] },
);

for (const [index, printed] of [
  ['./src/index.js', 'flag'],
  [['./src/index.js'], 'index\nflag'],
] as const) {
  statement(
    'If the top level has an entry of the same name',
    entries,
    { source: { entry: { index: index as string } } },
    async ({ node }) => {
      expect(await node("import './dist/index.js';")).toBe(printed);
    },
    { run: ["npx rslib --entry 'index=./src/flag.js'"] },
  );
}

below('inspect');

statement(
  'The next build empties `dist/.rsbuild`',
  entries,
  undefined,
  ({ output }) => {
    expect(output).toContain('before rsbuild.config.mjs');
    expect(output).toContain('after none');
  },
  {
    run: [
      'npx rslib inspect && echo before $(ls dist/.rsbuild)',
      'npx rslib --no-clean && echo after $(ls dist/.rsbuild) none',
    ],
  },
);

below('build');

unproven('The npm package `rslib` is something else', 'needs the network');

const clock = { 'src/index.ts': 'export const get = (o?: { a: 1 }) => o?.a;\n' };

below('build');

for (const command of ['npx rslib', 'npx rslib build']) {
  statement(
    '`rslib` and `rslib build` are the same command',
    clock,
    undefined,
    ({ files }) => {
      expect(files).toEqual(['dist/index.js']);
    },
    { run: [command] },
  );
}

statement('Without a config file, it builds one ESM bundle', clock, undefined, ({ text }) => {
  expect(text('dist/index.js')).toContain('export {');
});

statement(
  'To pass a flag on to such a script',
  { ...clock, 'package.json': '{ "type": "module", "scripts": { "build": "rslib" } }' },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^(?:const|let) \w=\w=>/);
  },
  { run: ['npm run build -- --minify'] },
);

statement(
  'A failed build exits with code 1',
  { 'src/index.ts': "import './none';\n" },
  undefined,
  ({ exitCode }) => {
    expect(exitCode).toBe(1);
  },
  { fails: true },
);

below('commands');

statement(
  '`rslib inspect` |',
  clock,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/.rsbuild/rslib.config.mjs');
    expect(files).not.toContain('dist/index.js');
  },
  { run: ['npx rslib inspect'] },
);

statement(
  '`rslib`, `rslib build` |',
  clock,
  undefined,
  ({ output }) => {
    expect(output).toContain('watching for changes');
  },
  { run: ['(npx rslib --watch & p=$!; sleep 2; kill $p) 2>&1 | cat'] },
);

statement(
  'There is no `dev` command',
  clock,
  undefined,
  ({ output }) => {
    expect(output).toContain('dev');
  },
  { run: ['npx rslib dev'], fails: true },
);

statement(
  '`rslib -h` lists the commands',
  clock,
  undefined,
  ({ output }) => {
    expect(output).toMatch(/mf-dev[\s\S]*--syntax[\s\S]*--verbose/);
  },
  { run: ['npx rslib -h && npx rslib inspect -h'] },
);

below('build-flags');

const flags: [row: string, flag: string, file: string][] = [
  ['`--entry <entry>`', '--entry own=./src/index.ts', 'dist/own.js'],
  ['`--dist-path <dir>`', '--dist-path out', 'out/index.js'],
  ['`--format <format>`', '--format cjs', 'dist/index.cjs'],
  ['`--dts`, `--no-dts`', '--dts', 'dist/index.d.ts'],
  [
    '`--auto-extension`, `--no-auto-extension`',
    '--format cjs --no-auto-extension',
    'dist/index.js',
  ],
  ['`--clean`, `--no-clean`', '--no-clean', 'dist/index.js'],
];

for (const [row, flag, file] of flags) {
  statement(
    row,
    clock,
    undefined,
    ({ files }) => {
      expect(files).toContain(file);
    },
    { run: [`npx rslib ${flag}`] },
  );
}

statement(
  '`--bundle`, `--no-bundle`',
  { ...clock, 'src/b.ts': 'export const b = 1;\n' },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/b.js', 'dist/index.js']);
  },
  { run: ['npx rslib --no-bundle'] },
);

for (const [row, flag, seen] of [
  ['`--syntax <syntax>`, repeatable', '--syntax es2022 --syntax es2017', 'void 0'],
  ['`--minify`, `--no-minify`', '--minify', 'export{'],
] as const) {
  statement(
    row,
    clock,
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
    { run: [`npx rslib ${flag}`] },
  );
}

statement(
  '`--target <target>`',
  { 'src/index.ts': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/index.css');
  },
  { run: ['npx rslib --target web'] },
);

statement(
  '`--externals <pkg>`, repeatable',
  { 'src/index.ts': "import 'a';\nimport 'b';\n" },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toBe('import "a";\nimport "b";\n');
  },
  { run: ['npx rslib --externals a --externals b'] },
);

statement(
  '`--auto-external`, `--no-auto-external`',
  {
    ...clock,
    'src/index.ts': "import 'dep';\n",
    'package.json': '{ "type": "module", "dependencies": { "dep": "1" } }',
    'node_modules/dep/index.js': "console.log('bundled');\n",
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('bundled');
  },
  { run: ['npx rslib --no-auto-external'] },
);

statement(
  '`--tsconfig <path>`',
  {
    'src/index.ts': "import { b } from '@/b';\nexport { b };\n",
    'src/b.ts': "export const b = 'aliased';\n",
    'other.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('aliased');
  },
  { run: ['npx rslib --tsconfig other.json'] },
);

for (const [flag, config, kept] of [
  ['--minify', { output: { minify: { css: false } }, lib: [{}] }, '.a{'],
  ['--clean', { output: { cleanDistPath: { keep: [/old/] } } }, 'no old'],
] as const) {
  statement(
    '`--dts`, `--minify`, `--clean`, and `--auto-external` replace',
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }', 'dist/old.txt': '' },
    { ...config, output: { target: 'web', ...config.output } } as object,
    ({ text, output }) => {
      expect(`${text('dist/index.css')}${output}`).toContain(kept);
    },
    { run: [`npx rslib ${flag} && (test -f dist/old.txt || echo no old)`] },
  );
}

statement(
  '`--syntax` is added in the same way if you repeat it',
  clock,
  { syntax: ['es2017'], lib: [{}] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
  { run: ['npx rslib --syntax es2022'] },
);

below('common-flags');

statement(
  '`-c`, `--config <path>`',
  { ...clock, 'other.mjs': "export default { format: 'cjs' };\n" },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
  { run: ['npx rslib -c other.mjs'] },
);

statement(
  '`-c`, `--config <path>`',
  clock,
  undefined,
  ({ output }) => {
    expect(output).toContain('none.mjs');
  },
  { run: ['npx rslib -c none.mjs'], fails: true },
);

statement(
  '`-r`, `--root <dir>`',
  {
    'app/src/index.js': 'export const a = 1;\n',
    'app/package.json': '{}',
    'app/rslib.config.mjs': "export default { banner: { js: '/* app */' } };\n",
  },
  undefined,
  ({ text }) => {
    expect(text('app/dist/index.mjs')).toMatch(/^\/\* app/);
  },
  { run: ['npx rslib -r app'] },
);

statement(
  '`--lib <id>`, repeatable',
  clock,
  { lib: [{}, { format: 'cjs' }, { format: 'umd', output: { distPath: 'dist/u' } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs', 'dist/u/index.js']);
  },
  { run: ['npx rslib --lib cjs --lib umd'] },
);

const modes = {
  'src/index.js': 'export const a = process.env.PUBLIC_A;\n',
  '.env.staging': 'PUBLIC_A=from-staging\n',
  '.env.production': 'PUBLIC_A=from-production\n',
  'envs/.env': 'PUBLIC_A=from-folder\n',
  'rslib.config.mjs':
    'export default ({ envMode }) => { console.log("mode " + envMode); return {}; };\n',
};

for (const [row, flag, seen] of [
  ['`--env-mode <mode>`', '--env-mode staging', 'from-staging'],
  ['`--env-dir <dir>`', '--env-dir envs', 'from-folder'],
  ['`--no-env`', '--no-env', 'process.env.PUBLIC_A'],
] as const) {
  statement(
    row,
    modes,
    undefined,
    ({ text, output }) => {
      expect(text('dist/index.js')).toContain(seen);
      if (flag.includes('staging')) expect(output).toContain('mode staging');
    },
    { run: [`npx rslib ${flag}`] },
  );
}

statement(
  '`--log-level <level>`',
  clock,
  undefined,
  ({ output }) => {
    expect(output.trim()).toBe('done');
  },
  { run: ['npx rslib --log-level silent && echo done'] },
);

statement(
  '`-v`, `--version`',
  clock,
  undefined,
  ({ output, files }) => {
    expect(output).toMatch(/\d+\.\d+\.\d+/);
    expect(files).toEqual([]);
  },
  { run: ['npx rslib -v'] },
);

statement(
  '`-v`, `--version`',
  clock,
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
  { run: ['npx rslib build -v'] },
);

for (const [words, run, seen] of [
  ['Rslib sets `NODE_ENV` to `production`', 'npx rslib', 'NODE_ENV production'],
  ['If you have set it already, your value is kept', 'NODE_ENV=test npx rslib', 'NODE_ENV test'],
] as const) {
  statement(
    words,
    {
      'src/index.js': '',
      'rslib.config.mjs': 'console.log("NODE_ENV " + process.env.NODE_ENV); export default {};\n',
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(seen);
    },
    { run: [run] },
  );
}

below('one-output');

const two = { lib: [{}, { format: 'cjs' as const }] };

statement('The names in the build log', clock, two, ({ output }) => {
  expect(output).toMatch(/built \(esm\)[\s\S]*built \(cjs\)/);
});

statement(
  'This run empties `dist` first',
  clock,
  two,
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
  { run: ['npx rslib', 'npx rslib --lib cjs'] },
);

statement(
  'Add `--no-clean` if you want to keep it',
  clock,
  two,
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs', 'dist/index.js']);
  },
  { run: ['npx rslib', 'npx rslib --lib cjs --no-clean'] },
);

for (const [words, flag] of [
  ["An id that doesn't exist is an error", '--lib none'],
  ['Note that other flags apply first', '--format esm --lib cjs'],
] as const) {
  statement(
    words,
    clock,
    two,
    ({ exitCode }) => {
      expect(exitCode).toBe(1);
    },
    { run: [`npx rslib ${flag}`], fails: true },
  );
}

statement(
  'If one `--lib` is valid',
  clock,
  two,
  ({ files, output }) => {
    expect(files).toEqual(['dist/index.cjs']);
    expect(output).not.toContain('warn');
  },
  { run: ['npx rslib --lib cjs --lib none'] },
);

below('watch');

const watch = (change: string) => ({
  run: [`(npx rslib --watch & p=$!; sleep 2; ${change}; sleep 2; kill $p) 2>&1 | cat`],
});

statement(
  'a source file |',
  clock,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('changed');
  },
  watch('echo "export const changed = 1;" > src/index.ts'),
);

for (const [file, change] of [
  ['the config file', 'echo "export default { format: \'cjs\' };" > rslib.config.mjs'],
  ['the config file', 'sed -i "s/ES2022/ES2021/" tsconfig.json'],
]) {
  statement(
    `${file}, \`tsconfig.json\``,
    clock,
    {},
    ({ output }) => {
      expect(output).toContain('restarting build as');
    },
    watch(change as string),
  );
}

/** Repeats a change until the build in watch mode has done what the condition says. */
const watchUntil = (change: string, condition: string) =>
  `(npx rslib --watch > log.txt 2>&1 & watching=$!
until grep -q 'watching for' log.txt; do sleep 0.2; done
for i in $(seq 120); do ${change}; sleep 0.5; ${condition} && break; done
kill $watching; cat log.txt)`;

const olderManifest = JSON.stringify({
  name: 'demo',
  type: 'commonjs',
  engines: { node: '>=12' },
  dependencies: { left: '1' },
});
statement(
  '`package.json` |',
  {
    'src/index.ts':
      "import { left } from 'left';\nexport const get = (o: Record<string, number>) => o?.[left];\n",
    'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
    'node_modules/left/index.js': "export const left = 'bundled';\n",
  },
  {},
  ({ text, output, has }) => {
    expect(output).toContain('building package.json');
    expect(has('watched/index.mjs')).toBe(false);
    expect(text('watched/index.js')).toContain('o?.[left]');
    expect(text('watched/index.js')).toContain('bundled');
    expect(text('dist/index.mjs')).toContain('void 0');
    expect(text('dist/index.mjs')).toContain('from "left"');
  },
  {
    run: [
      watchUntil(
        `echo '${olderManifest}' > package.json`,
        '[ "$(sed -n "/building package.json/,$ p" log.txt | grep -c "ready ")" -gt 0 ]',
      ),
      'mv dist watched',
      'npx rslib',
    ],
  },
);

statement(
  "a config file that didn't exist at the start",
  clock,
  undefined,
  ({ output, files }) => {
    expect(output).toContain('watching for changes');
    expect(files).toContain('dist/index.js');
  },
  watch('echo "export default { format: \'cjs\' };" > rslib.config.mjs'),
);

statement(
  'a source file is deleted |',
  { 'src/index.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' },
  { bundle: false },
  ({ has, text }) => {
    expect(text('watched/index.js')).toContain('changed');
    expect(has('watched/b.js')).toBe(true);
    expect(has('dist/b.js')).toBe(false);
  },
  {
    run: [
      watchUntil(
        'rm -f src/b.js; echo "export const changed = $i;" > src/index.js',
        'grep -q changed dist/index.js',
      ),
      'mv dist watched',
      'npx rslib',
    ],
  },
);

below('inspect');

statement(
  '`--output <dir>` chooses another folder',
  clock,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/own/rslib.config.mjs');
  },
  { run: ['npx rslib inspect --output own'] },
);

statement(
  'Otherwise, the new `rspack.config.*` files get a number',
  clock,
  undefined,
  ({ files }) => {
    expect(files.filter((file) => file.includes('rspack.config'))).toHaveLength(2);
  },
  { run: ['npx rslib inspect', 'npx rslib inspect'] },
);

statement(
  'Build flags such as `--format` are not accepted',
  clock,
  undefined,
  ({ output }) => {
    expect(output).toContain('format');
  },
  { run: ['npx rslib inspect --format cjs'], fails: true },
);

statement(
  'To see their effect, build with the environment variable',
  clock,
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/.rsbuild/rspack.config.cjs.mjs');
  },
  { run: ['DEBUG=rslib npx rslib --format cjs'] },
);

for (const run of [
  'npx rslib inspect --mode development',
  'NODE_ENV=development npx rslib inspect',
]) {
  statement(
    'Without an `mf` lib, both fail with',
    clock,
    undefined,
    ({ output }) => {
      expect(output).toContain('No mf format found in your config');
    },
    { run: [run], fails: true },
  );
}

statement(
  'These files contain absolute paths',
  clock,
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs'; console.log(readFileSync('dist/.rsbuild/rspack.config.esm.mjs', 'utf8').includes(process.cwd()));";
    expect(await node(code)).toBe('true');
  },
  { run: ['npx rslib inspect'] },
);

below('stale-cache');

for (const [flags, dependencies, code] of [
  ['--externals left', undefined, 'of Node.js'],
  ['--target web', undefined, 'of Node.js'],
  ['--no-auto-external', { left: '1' }, 'from "left"'],
] as const) {
  statement(
    '`--target`, `--externals`, and `--no-auto-external`',
    {
      'package.json': JSON.stringify({ name: 'demo', type: 'module', dependencies }),
      'src/index.js': "export { left } from 'left';\n",
      'node_modules/left/package.json':
        '{ "name": "left", "type": "module", "exports": { "browser": "./browser.js", "default": "./node.js" } }',
      'node_modules/left/browser.js': "export const left = 'of browsers';\n",
      'node_modules/left/node.js': "export const left = 'of Node.js';\n",
    },
    undefined,
    ({ text }) => {
      for (const file of ['first.js', 'second.js']) expect(text(file)).toContain(code);
      expect(text('dist/index.js')).not.toContain(code);
      expect(text('dist/index.js')).toContain('left');
    },
    {
      run: [
        'npx rslib',
        'cp dist/index.js first.js',
        `npx rslib ${flags}`,
        'cp dist/index.js second.js',
        'rm -r node_modules/.cache',
        `npx rslib ${flags}`,
      ],
    },
  );
}
for (const [words, first, second] of [
  [
    'The second build still uses the syntax',
    'npx rslib --syntax es2022',
    'npx rslib --syntax es2017',
  ],
  [
    'They are renewed when you edit a source file',
    'npx rslib --syntax es2022',
    'npx rslib --syntax es2017',
  ],
] as const) {
  statement(
    words,
    {
      'src/index.js': "import { left } from 'left';\nexport const get = (o) => o?.[left];\n",
      'node_modules/left/index.js': "export const left = 'bundled';\n",
    },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('o?.[left]');
      expect(text('dist/index.js')).toContain('bundled');
    },
    { run: [first, second] },
  );
}

below('');

statement(
  'You can build, watch, and inspect a library without',
  clock,
  undefined,
  ({ files, text }) => {
    expect(files).toContain('dist/index.cjs');
    expect(text('dist/index.cjs').trim()).not.toContain('\n\n');
    expect(files.join()).toContain('.rsbuild');
  },
  { run: ['npx rslib --format cjs --minify', 'npx rslib inspect'] },
);

below('build-flags');

statement(
  'A flag replaces the value of every item in `lib`',
  { 'src/index.js': 'export const get = (x) => x?.y;\n' },
  { syntax: 'es2022', lib: [{ syntax: 'es2020' }, { format: 'cjs', syntax: 'es2021' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/index.cjs')).toContain('void 0');
  },
  { run: ['npx rslib --syntax es2015'] },
);

below('common-flags');

for (const loader of ['auto', 'jiti']) {
  statement(
    '`--config-loader <loader>` | how the config file',
    {
      ...clock,
      'rslib.config.ts': "enum Format { A = 'cjs' }\nexport default { format: Format.A };\n",
    },
    undefined,
    ({ files }) => {
      expect(files).toEqual(['dist/index.cjs']);
    },
    { run: [`npx rslib --config-loader ${loader}`] },
  );
}
statement(
  '`--config-loader <loader>` | how the config file',
  { ...clock, 'rslib.config.mjs': "export default { format: 'cjs' };\n" },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs']);
  },
  { run: ['npx rslib --config-loader native'] },
);
for (const flag of ['-h', '--help']) {
  statement(
    '`-h`, `--help` | print the help',
    clock,
    undefined,
    ({ output, files }) => {
      expect(output).toContain('--config');
      expect(files).toEqual([]);
    },
    { run: [`npx rslib ${flag}`] },
  );
}

below('stale-cache');

statement(
  'Rslib keeps compiled modules in `node_modules/.cache/rspack`.',
  clock,
  undefined,
  ({ output }) => {
    expect(output).toMatch(/esm-production/);
  },
  { run: ['npx rslib', 'ls node_modules/.cache/rspack'] },
);
for (const isDefined of [true, false]) {
  statement(
    'anything that your config derives from `--env-mode`',
    {
      'src/index.js': 'export const get = (x) => [MODE, x?.y];\n',
      'rslib.config.mjs': `export default {
  syntax: process.env.OLD ? 'es2015' : 'es2022',
  source: { define: { MODE: ${isDefined ? "JSON.stringify(process.env.OLD ?? 'new')" : "'1'"} } },
};\n`,
    },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('x?.y')).toBe(!isDefined);
    },
    { run: ['npx rslib', 'OLD=yes npx rslib'] },
  );
}
statement(
  'a bundle right after `--no-bundle`',
  { 'src/index.js': "export * from './b.js';\n", 'src/b.js': 'export const b = 1;\n' },
  undefined,
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('./b.js');
    expect(has('dist/b.js')).toBe(false);
  },
  { run: ['npx rslib --no-bundle', 'npx rslib'] },
);

below('inspect');

statement(
  '`--verbose` prints functions in full.',
  clock,
  { tools: { rspack: () => ({ name: `${'long'.repeat(3)}` }) } },
  ({ output }) => {
    expect(Number(/full (\d+)/.exec(output)?.[1])).toBeGreaterThan(
      Number(/short (\d+)/.exec(output)?.[1]),
    );
  },
  {
    run: [
      'npx rslib inspect && echo short $(cat dist/.rsbuild/*.mjs | wc -c) && npx rslib inspect --verbose && echo full $(cat dist/.rsbuild/*.mjs | wc -c)',
    ],
  },
);
for (const [entries, file] of [
  [[{ output: { distPath: 'out' } }], 'out/x/rslib.config.mjs'],
  [
    [{ output: { distPath: 'out/a' } }, { output: { distPath: 'out/b' } }],
    'out/x/rslib.config.mjs',
  ],
] as const) {
  statement(
    'The path is relative to the output folder',
    clock,
    { lib: [...entries] },
    ({ files }) => {
      expect(files).toContain(file);
    },
    { run: ['npx rslib inspect --output x'] },
  );
}

below('watch');

const watching = (change: string, until: string, command = 'npx rslib --watch') => [
  `(timeout 60 ${command} & watching=$!; until [ -f dist/index.js ]; do sleep 0.2; done; sleep 1.5; ${change}; for i in $(seq 60); do ${until} && break; sleep 0.2; done; kill $watching) 2>&1 | cat`,
];
statement(
  'With `--watch`, Rslib keeps running and rebuilds',
  clock,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('fresh');
  },
  { run: watching('echo "export const fresh = 1;" > src/index.ts', 'grep -q fresh dist/index.js') },
);
statement(
  'By then, all outputs and declarations have been written.',
  clock,
  `import { existsSync } from 'node:fs';
export default { dts: true, plugins: [{ name: 'x', setup(api) {
  api.onAfterBuild(() => console.log('written', existsSync('dist/index.js'), existsSync('dist/index.d.ts')));
} }] } as object;`,
  ({ output }) => {
    expect(output).toContain('written true true');
  },
);

below('commands');

recorded('`rslib mf-dev` |', 'counter-kit/mf-dev', ({ output }) => {
  expect(output).toMatch(/status 200/);
});
statement(
  '`rslib mf-dev` |',
  clock,
  { lib: [{ format: 'esm' }] },
  ({ output }) => {
    expect(output).toContain('No mf format found');
  },
  { run: ['npx rslib mf-dev'], fails: true },
);

below('build-flags');

for (const flag of ['-w', '--watch']) {
  statement(
    '`-w`, `--watch` |',
    clock,
    { watch: true } as object,
    ({ output, text }) => {
      expect(output).toMatch(/^config ends 0$/m);
      expect(text('dist/index.js')).toContain('fresh');
    },
    {
      run: [
        'npx rslib; echo config ends $?',
        ...watching(
          'echo "export const fresh = 1;" > src/index.ts',
          'grep -q fresh dist/index.js',
          `npx rslib ${flag}`,
        ),
      ],
    },
  );
}

below('watch');

/** Saves types, then the entry, and shows the declarations after each rebuild. */
for (const [typescript, isNoticed] of [
  ['7', false],
  ['6', true],
] as const) {
  statement(
    'a module that contains only types, in a bundle',
    {
      'src/index.ts': "import type { A } from './types';\nexport const a: A = { first: 1 };\n",
      'src/types.ts': 'export interface A { first: number }\n',
    },
    { dts: true },
    ({ output }) => {
      expect(output).toContain('entry saved: new types');
      expect(output.includes('types saved: new types')).toBe(isNoticed);
    },
    {
      typescript,
      run: [
        `(timeout 120 npx rslib --watch > log.txt 2>&1 & watching=$!
until [ -f dist/types.d.ts ] && [ -f dist/index.js ]; do sleep 0.2; done; sleep 2
echo 'export interface A { first: number; second?: 1 }' > src/types.ts
for i in $(seq 25); do grep -q second dist/types.d.ts && echo 'types saved: new types' && break; sleep 0.2; done
for i in $(seq 100); do echo "import type { A } from './types'; export const a: A = { first: $i };" > src/index.ts
grep -q second dist/types.d.ts && echo 'entry saved: new types' && break; sleep 0.5; done
kill $watching)`,
      ],
    },
  );
}
for (const [field, isRebuilt] of [
  ['devDependencies', true],
  ['dependencies', false],
] as const) {
  statement(
    'another package of the monorepo |',
    {
      'kit/package.json': JSON.stringify({ type: 'module', [field]: { left: 'workspace:*' } }),
      'kit/src/index.js': "export { a } from 'left';\n",
      'left/package.json': '{ "name": "left", "type": "module", "exports": "./dist/index.js" }',
      'left/dist/index.js': "export const a = 'first';\n",
    },
    undefined,
    ({ output }) => {
      expect(output).toContain('watching for changes');
      expect(output.includes('package is rebuilt')).toBe(isRebuilt);
    },
    {
      run: [
        'mkdir kit/node_modules && ln -s ../../left kit/node_modules/left',
        `(timeout 120 npx rslib --root kit --watch & watching=$!
until [ -f kit/dist/index.js ]; do sleep 0.2; done
for i in $(seq 12); do echo "export const a = 'second $i';" > left/dist/index.js; sleep 0.5
grep -q second kit/dist/index.js && echo package is rebuilt && break; done
kill $watching) 2>&1 | cat`,
      ],
    },
  );
}

below('inspect');

statement(
  '`--mode development` shows the config of `mf-dev`',
  {
    'src/index.js': 'export const a = process.env.PUBLIC_A;\n',
    '.env.production': 'PUBLIC_A=of-production\n',
    '.env.development': 'PUBLIC_A=of-development\n',
  },
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default ({ env }) => { console.log('function gets ' + env); return { lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})] }] }; };`,
  ({ output }) => {
    expect(output).toContain('function gets production');
    expect(output).toMatch(/mode: 'development'/);
    expect(output).toContain('of-production');
    expect(output).not.toContain('of-development');
  },
  {
    packages: ['@module-federation/rsbuild-plugin'],
    run: ['npx rslib inspect --mode development', 'cat dist/.rsbuild/rspack.config.*.mjs'],
  },
);

below('polling');

unproven('If nothing happens after you save', 'needs a system that reports no changes');
statement(
  'Let Rslib look for them',
  { 'src/index.js': 'export const old = 1;\n' },
  { tools: { rspack: { watchOptions: { poll: 200 } } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('fresh');
  },
  { run: watching('echo "export const fresh = 1;" > src/index.js', 'grep -q fresh dist/index.js') },
);
unproven(
  'If watching fails with `EMFILE: too many open files`',
  'would use up the files of the system',
);
