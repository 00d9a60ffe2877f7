import { expect } from 'vitest';
import { before } from '../../compare.ts';
import { below, statement, unproven } from '../../statement.ts';

const simple = { 'src/index.ts': 'export const get = (text?: string) => text ?? "none";\n' };
const supporting = {
  'src/index.js': 'export const get = (text) => text ?? "none";\n',
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "engines": { "node": ">=12" } }',
};

for (const [heading, words] of [
  ['', 'An update can change what you publish'],
  ['from-0', 'Version 1.0 changes your output without'],
  ['from-0', 'newest syntax for Node.js |'],
] as const) {
  below(heading);
  before(words, supporting, '{ lib: [{}] }', ({ text, output }) => {
    expect(text('dist/index.js')).toContain('??');
    expect(output).not.toMatch(/warn|error/i);
  });
  statement(words, supporting, {}, ({ text, output }) => {
    expect(text('dist/index.js')).toContain('null != text');
    expect(output).not.toMatch(/warn|error/i);
  });
}

below('versions');

unproven('The first line prints the version', 'asks the registry for the latest version');
unproven('Rslib follows semantic versioning', 'a promise about releases to come');

statement(
  'A range such as `^1.0.1` accepts all of 1.x',
  {},
  undefined,
  async ({ node }) => {
    const seen = await node(
      "import semver from 'semver';\nconsole.log(...[['1.99.0', '^1.0.1'], ['2.0.0', '^1.0.1'], ['0.23.9', '^0.23.0'], ['0.24.0', '^0.23.0']].map(([version, range]) => semver.satisfies(version, range)));",
    );
    expect(seen).toBe('true false true false');
  },
  { run: [], packages: ['semver'] },
);

below('before');

statement(
  'Because the path after `--output` is relative to `dist`',
  simple,
  {},
  ({ files }) => {
    expect(files.some((file) => file.startsWith('inspect-before/'))).toBe(true);
    expect(files.filter((file) => file.startsWith('dist/'))).toEqual([]);
  },
  { run: ['npx rslib inspect --output ../inspect-before'] },
);

below('upgrade');

statement(
  'Upgrade your Rsbuild plugins in the same step',
  {},
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).dependencies['@rsbuild/core']).toMatch(/^[~^]?2\./);
  },
  { run: ['cat node_modules/@rslib/core/package.json'] },
);
before(
  'Upgrade your Rsbuild plugins in the same step',
  {},
  '{}',
  ({ output }) => {
    expect(JSON.parse(output).dependencies['@rsbuild/core']).toMatch(/^[~^]?[12]\./);
  },
  { run: ['cat node_modules/@rslib/core/package.json'] },
);
unproven('In a monorepo, `npx taze major', 'asks the registry for the newest versions');
unproven('If you still get the version before', 'depends on the day of a release');

const tree = (own: boolean) => ({
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    devDependencies: { plugin: '1.0.0', ...(own && { '@rsbuild/core': '1.0.0' }) },
  }),
  'node_modules/plugin/package.json':
    '{ "name": "plugin", "version": "1.0.0", "dependencies": { "@rsbuild/core": "2.0.0" } }',
  ...(own
    ? {
        'node_modules/@rsbuild/core/package.json':
          '{ "name": "@rsbuild/core", "version": "1.0.0" }',
        'node_modules/plugin/node_modules/@rsbuild/core/package.json':
          '{ "name": "@rsbuild/core", "version": "2.0.0" }',
      }
    : {
        'node_modules/@rsbuild/core/package.json':
          '{ "name": "@rsbuild/core", "version": "2.0.0" }',
      }),
});
for (const words of [
  'Look for duplicates',
  'You should see only one version',
  'If there are two, remove your own `@rsbuild/core`',
]) {
  for (const own of [true, false]) {
    statement(
      words,
      tree(own),
      undefined,
      ({ output }) => {
        expect(output).toContain('@rsbuild/core@2.0.0');
        expect(output.includes('@rsbuild/core@1.0.0')).toBe(own);
      },
      { run: ['npm ls @rsbuild/core'] },
    );
  }
}

below('compare');

statement(
  'If the first `diff` prints nothing',
  simple,
  {},
  ({ output }) => {
    expect(output).toContain('start of diff\nend of diff');
  },
  {
    run: [
      'npx rslib && cp -r dist dist-before && npx rslib && echo start of diff && diff -r dist-before dist && echo end of diff',
    ],
  },
);

statement(
  'The second `diff` shows which setting',
  { ...simple, 'changed.mjs': 'export default { output: { minify: true } };\n' },
  {},
  ({ output }) => {
    expect(output).toMatch(/^[<>].*minify/m);
  },
  {
    run: [
      'npx rslib inspect --output ../inspect-before',
      'npx rslib inspect --config changed.mjs --output ../inspect-after',
      'diff -r inspect-before inspect-after',
    ],
    fails: true,
  },
);

for (const typescript of ['6', '7'] as const) {
  statement(
    'If you upgrade to TypeScript 7 in the same step',
    {
      'src/index.ts':
        "export const pick = (n: number) => (n > 1 ? 'zeta' : n > 0 ? 'alpha' : 'mid');\n",
    },
    { dts: true },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain(
        typescript === '6' ? '"zeta" | "alpha" | "mid"' : '"alpha" | "mid" | "zeta"',
      );
    },
    { typescript },
  );
}

statement(
  'Then test the package as your users see it:',
  {
    ...simple,
    'package.json': JSON.stringify({
      name: 'demo',
      version: '1.0.0',
      type: 'module',
      files: ['dist'],
      exports: { types: './dist/index.d.ts', default: './dist/index.js' },
    }),
  },
  { dts: true },
  ({ output }) => {
    expect(output).toContain('dist/index.d.ts');
    expect(output).toContain('All good!');
  },
  { packages: ['publint'], run: ['npx rslib', 'npm pack --dry-run', 'npx publint'] },
);

statement(
  'Finally, delete `dist-before`',
  { ...simple, '.gitignore': 'dist\nnode_modules\n' },
  {},
  ({ output }) => {
    expect(output).toContain('dist-before/index.js');
    expect(output).toContain('?? dist-before/');
    expect(output).toContain('?? inspect-before/');
  },
  {
    run: [
      'npx rslib',
      'cp -r dist dist-before && npx rslib inspect --output ../inspect-before && git init -q . && git status --short && npm pack --dry-run',
    ],
  },
);

below('from-0');

const declared = {
  'src/index.ts': "export { b } from './unit';\n",
  'src/unit.ts': 'export const b: number = 1;\n',
};
before(
  "`'./unit'` in declaration files |",
  declared,
  '{ lib: [{ bundle: false, dts: true }] }',
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/unit'/);
  },
);
statement(
  "`'./unit'` in declaration files |",
  declared,
  { bundle: false, dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/unit\.js'/);
  },
);

const env = { 'src/index.js': 'export const a = () => import.meta.env.MODE;\n' };
for (const [format, file] of [
  ['esm', 'dist/index.js'],
  ['cjs', 'dist/index.cjs'],
] as const) {
  before(
    '`import.meta.env` replaced in ESM and CJS |',
    env,
    `{ lib: [{ format: '${format}' }] }`,
    ({ text }) => {
      expect(text(file)).toContain('"production"');
    },
  );
  statement('`import.meta.env` replaced in ESM and CJS |', env, { format }, ({ text }) => {
    expect(text(file)).toContain(format === 'esm' ? 'import.meta.env.MODE' : 'void 0');
  });
}

const required = {
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "dependencies": { "left": "1" } }',
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0" }',
  'node_modules/left/index.js': "module.exports = 'left';\n",
};
before(
  '`require()` of a package becomes an import in ESM |',
  { ...required, 'src/index.ts': "const left = require('left');\nexport const a = left;\n" },
  '{ lib: [{}] }',
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^import .*"left"/m);
  },
);
statement(
  '`require()` of a package becomes an import in ESM |',
  { ...required, 'src/index.ts': "const left = require('left');\nexport const a = left;\n" },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('createRequire');
  },
);

const assets = {
  'src/index.js':
    "export const icon = new URL('./icon.svg', import.meta.url);\nexport const start = () => new Worker(new URL('./parts/work.js', import.meta.url));\n",
  'src/icon.svg': '<svg/>\n',
  'src/parts/work.js': "console.log('work');\n",
};
before(
  '`new URL()` and workers left in place |',
  assets,
  "{ lib: [{}], output: { target: 'web' } }",
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);
statement(
  '`new URL()` and workers left in place |',
  assets,
  { output: { target: 'web' } },
  ({ files, text }) => {
    expect(files).toHaveLength(3);
    expect(text('dist/index.js')).not.toMatch(/["']\.\/(?:icon\.svg|parts\/work\.js)["']/);
  },
);

statement(
  '`lib.autoExternal` |',
  { 'src/index.js': 'export const a = 1;\n' },
  'export default { lib: [{ autoExternal: false }] };',
  ({ output }) => {
    expect(output).toContain('output.autoExternal');
    expect(output).toContain('deprecated');
  },
);
