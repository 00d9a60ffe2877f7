import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('limits');

statement(
  '`output.externals` | `externals` wins',
  {
    'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
    'src/index.js': "export { a } from 'left';\nexport { b } from 'left/sub.js';\n",
    'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
    'node_modules/left/index.js': 'export const a = "main";\n',
    'node_modules/left/sub.js': 'export const b = "subpath";\n',
  },
  { output: { target: 'web', externals: { left: 'right' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "right"');
    expect(text('dist/index.js')).toContain('"subpath"');
  },
);

const both = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: { dep: '1' },
    optionalDependencies: { optional: '1' },
    peerDependencies: { peer: '1' },
    devDependencies: { dev: '1' },
  }),
  'src/index.js': ['dep', 'optional', 'peer', 'dev']
    .flatMap((name) => [`import '${name}';`, `import '${name}/sub.js';`])
    .join('\n'),
  ...Object.fromEntries(
    ['dep', 'optional', 'peer', 'dev'].flatMap((name) => [
      [`node_modules/${name}/index.js`, `console.log('main of ${name}');\n`],
      [`node_modules/${name}/sub.js`, `console.log('sub of ${name}');\n`],
    ]),
  ),
};
/** Names of packages that an output imports. */
const externalIn = (text: string) =>
  ['dep', 'optional', 'peer', 'dev'].filter((name) => text.includes(`import "${name}"`)).join();

below('');

for (const words of ['This option controls which of the packages', 'bundle mode']) {
  statement(words, both, {}, ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('dep,optional,peer');
    expect(text('dist/index.js')).toContain('main of dev');
  });
}

for (const words of ['Inside a `lib` item, it still works', '`lib.autoExternal` is deprecated']) {
  statement(words, both, { lib: [{ autoExternal: false }] }, ({ text, output }) => {
    expect(text('dist/index.js')).toContain('main of dep');
    expect(output).toMatch(/warn.*autoExternal/);
  });
}

statement(
  'It is now called `output.autoExternal`',
  both,
  { output: { autoExternal: false } },
  ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('');
    expect(text('dist/index.js')).toContain('main of dep');
  },
);

statement(
  'At the top level, it is a type error',
  both,
  'export default { autoExternal: false } as object;',
  ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('dep,optional,peer');
  },
);

below('groups');

for (const [row, group, left] of [
  ['`dependencies` |', 'dependencies', 'optional,peer'],
  ['`optionalDependencies` |', 'optionalDependencies', 'dep,peer'],
  ['`peerDependencies` |', 'peerDependencies', 'dep,optional'],
] as const) {
  statement(row, both, { output: { autoExternal: { [group]: false } } }, ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe(left);
  });
}

statement(
  '`devDependencies` | the same',
  both,
  { output: { autoExternal: { devDependencies: true } } },
  ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('dep,optional,peer,dev');
  },
);

for (const packageJson of ['other.json', ['package.json', 'other.json']]) {
  statement(
    '`packageJson` |',
    { ...both, 'other.json': '{ "dependencies": { "dev": "1" } }' },
    { output: { autoExternal: { packageJson } } },
    ({ text }) => {
      const seen = Array.isArray(packageJson) ? 'dep,optional,peer,dev' : 'dev';
      expect(externalIn(text('dist/index.js'))).toBe(seen);
    },
  );
}

statement(
  '`exclude` | packages to bundle anyway',
  both,
  { output: { autoExternal: { exclude: ['dep'] } } },
  ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('optional,peer');
  },
);

for (const format of ['umd', 'iife'] as const) {
  statement(
    'For UMD, IIFE, and MF, an object turns the option on',
    both,
    { format, output: { autoExternal: {} } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('main of dev');
      expect(text('dist/index.js')).not.toContain('main of dep');
    },
  );
}

statement('The rule covers the subpaths of a package', both, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('import "peer/sub.js"');
});

below('exclude');

statement(
  'Its subpaths are bundled with it',
  both,
  { output: { autoExternal: { exclude: ['dep'] } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('sub of dep');
  },
);

below('off');

statement(
  'For the `node` target, Node.js built-in modules are kept',
  { ...both, 'src/index.js': "import 'node:fs';\nimport 'dep';\nimport 'peer';\n" },
  { output: { autoExternal: false, externals: ['peer'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "node:fs"');
    expect(externalIn(text('dist/index.js'))).toBe('peer');
  },
);

below('limits');

for (const autoExternal of [true, false]) {
  statement('bundleless mode |', both, { bundle: false, output: { autoExternal } }, ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('dep,optional,peer,dev');
  });
}

statement(
  '`--no-auto-external` on the command line',
  both,
  undefined,
  ({ text }) => {
    expect(externalIn(text('dist/index.js'))).toBe('dep,optional,peer');
  },
  { run: ['npx rslib', 'npx rslib --no-auto-external'] },
);

statement(
  '`--no-auto-external` on the command line',
  both,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('main of dep');
    expect(externalIn(text('dist/index.js'))).toBe('');
  },
  { run: ['npx rslib', 'rm -r node_modules/.cache', 'npx rslib --no-auto-external'] },
);

below('migrate');

statement(
  'You can also set it in the `output` of one item',
  both,
  { lib: [{ output: { autoExternal: false } }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('main of dep');
    expect(text('dist/index.cjs')).toContain('require("dep")');
  },
);

below('exclude');

statement('If you move the package to `devDependencies`', both, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/main of dev[\s\S]*sub of dev/);
});

below('example');

for (const field of [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'devDependencies',
]) {
  statement(
    'A package that your output imports must therefore be',
    {
      'src/index.js': "export { a } from 'left';\n",
      'package.json': JSON.stringify({ type: 'module', [field]: { left: '1' } }),
      'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
      'node_modules/left/index.js': "export const a = 'from left';\n",
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('from "left"')).toBe(field !== 'devDependencies');
    },
  );
}
statement(
  'When users install your package, they get its',
  {
    'left/package.json': '{ "name": "left", "version": "1.0.0" }',
    'right/package.json': '{ "name": "right", "version": "1.0.0" }',
    'kit/package.json':
      '{ "name": "kit", "version": "1.0.0", "dependencies": { "left": "file:../left" }, "devDependencies": { "right": "file:../right" } }',
    'app/package.json': '{ "name": "app", "dependencies": { "kit": "file:../kit" } }',
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('left');
    expect(output).not.toContain('right');
  },
  {
    run: [
      'cd app && npm install --install-links --no-audit --no-fund > log.txt 2>&1; ls node_modules',
    ],
  },
);

below('groups');

statement(
  '`packageJson` and `exclude` exist only in',
  {
    'src/index.js': '',
    'rslib.config.ts':
      "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ autoExternal: { exclude: ['a'] } }] });\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/TS\d+.*/);
    expect(output).toContain('exclude');
  },
  {
    run: [
      'npx tsc --noEmit --ignoreConfig --skipLibCheck --module ESNext --moduleResolution bundler rslib.config.ts',
    ],
    packages: ['@types/node'],
    fails: true,
  },
);

below('limits');

const excluded = {
  'src/index.ts': "export type { A } from 'left';\nexport { a } from 'left';\n",
  'package.json': '{ "name": "demo", "type": "module", "dependencies": { "left": "1" } }',
  'node_modules/left/package.json':
    '{ "name": "left", "version": "1.0.0", "type": "module", "main": "index.js", "types": "index.d.ts" }',
  'node_modules/left/index.js': "export const a = 'code of left';\n",
  'node_modules/left/index.d.ts':
    'export declare const a: string;\nexport interface A { typeOfLeft: 1 }\n',
};
for (const bundle of [true, { bundledPackages: ['left'] }]) {
  statement(
    '`dts.bundle` | it copies the types',
    excluded,
    { dts: { bundle }, output: { autoExternal: { exclude: ['left'] } } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('code of left');
      expect(text('dist/index.d.ts')).toMatch(/typeOfLeft|'left'/);
      expect(text('dist/index.d.ts').includes('typeOfLeft')).toBe(bundle !== true);
    },
    { packages: ['@microsoft/api-extractor'] },
  );
}
statement(
  '`dts.bundle` | it copies the types',
  excluded,
  { dts: { bundle: true }, output: { autoExternal: false } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('typeOfLeft');
  },
  { packages: ['@microsoft/api-extractor'] },
);
statement(
  '`experiments.exe` | it turns the option off',
  {
    'src/index.js': "import { a } from 'left';\nconsole.log(a);\n",
    'package.json': excluded['package.json'],
    'node_modules/left/package.json': excluded['node_modules/left/package.json'],
    'node_modules/left/index.js': excluded['node_modules/left/index.js'],
  },
  { lib: [{ experiments: { exe: true } }], output: { minify: false } },
  ({ files, output }) => {
    expect(files).toContain('dist/index');
    expect(output).toContain('code of left');
  },
  {
    install: ['node@26.10.0'],
    run: ['PATH="$PWD/node_modules/node/bin:$PATH" npx rslib', 'rm -r node_modules && dist/index'],
  },
);
