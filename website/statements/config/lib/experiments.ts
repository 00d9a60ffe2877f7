import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import {
  below,
  type Probe,
  type ProbeFiles,
  type ProbeOptions,
  recorded,
  statement,
  unproven,
} from '../../statement.ts';

const source = { 'src/index.js': 'console.log(1);\n' };
const exe = { experiments: { exe: true } };

for (const [id, words] of [
  ['example', 'To build this sample, you need Node.js 25.7.0'],
  ['example', 'If your Node.js is older, the build fails'],
] as const) {
  below(id);
  statement(
    words,
    source,
    { lib: [exe] },
    ({ output }) => {
      expect(output).toContain('"experiments.exe" requires Node.js >= 25.7.0');
    },
    { fails: true },
  );
}

below('limits');

statement(
  'You can set `experiments` only in items',
  {
    'src/index.ts':
      "import { defineConfig } from '@rslib/core';\ndefineConfig({ experiments: {} });\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain("'experiments' does not exist");
  },
  { run: ['npx tsc --noEmit -p .'], fails: true, packages: ['@types/node'] },
);

const network = 'needs nodejs.org, or another system';
below('exe');
unproven('For Windows, `.exe`', network);
below('targets');
unproven('An object specifies', network);
unproven('If you leave out a field', network);
unproven('The Node.js of a target', network);
below('sea-options');
unproven('If you build for another platform', network);

/** Builds with a Node.js that can write executables, and runs what it has written. */
function builds(
  words: string,
  files: ProbeFiles,
  config: RslibConfig,
  run: readonly string[],
  see: Probe['see'],
  options: ProbeOptions = {},
): void {
  statement(words, files, config, see, {
    install: ['node@26.10.0'],
    run: [
      'PATH="$PWD/node_modules/node/bin:$PATH" npx rslib',
      ...run,
      // A probe reads all files, and these are large.
      'find . -type f -size +40M -not -path "./node_modules/*" -delete',
    ],
    ...options,
  });
}
const program = { 'src/index.js': "console.log('program runs');\n" };
const runs: Probe['see'] = ({ output }) => {
  expect(output).toContain('program runs');
};

below('');

for (const format of ['esm', 'cjs'] as const) {
  builds(
    '`esm` and `cjs`, bundle mode',
    program,
    { lib: [{ format, ...exe }] },
    ['dist/index'],
    runs,
  );
}
builds(
  'Use `exe` if your users should run your program',
  program,
  { lib: [exe] },
  ['env -i dist/index'],
  runs,
);

below('example');

builds(
  'Most of the size is Node.js.',
  program,
  { lib: [exe] },
  [
    'echo "share $(( 100 * $(stat -Lc %s node_modules/node/bin/node) / $(stat -c %s dist/index) ))"',
  ],
  ({ output }) => {
    expect(Number(/^share (\d+)$/m.exec(output)?.[1])).toBeGreaterThan(90);
  },
);
builds('`dist/index.js` is written as well', program, { lib: [exe] }, ['node dist/index.js'], runs);

below('exe');

recorded('`fileName` must not contain', 'error-cases/exe', ({ output }) => {
  expect(output).toContain('"experiments.exe.fileName" must be a file name, but received');
});
builds(
  '`fileName` must not contain',
  program,
  { lib: [{ experiments: { exe: { fileName: 'tool' } } }] },
  ['dist/tool'],
  runs,
);
builds(
  '`outputPath` is relative',
  program,
  {
    lib: [{ experiments: { exe: { outputPath: 'bin' } }, output: { distPath: 'other/dist' } }],
  },
  ['bin/index'],
  runs,
);
for (const words of ["Because an executable can't rely", 'It turns `output.autoExternal` off']) {
  builds(
    words,
    {
      'src/index.js':
        "import { a } from 'left';\nimport { b } from 'right';\nclass A { #get() { return a + b; } show() { console.log(this.#get()); } }\nnew A().show();\n",
      'package.json': JSON.stringify({
        name: 'demo',
        type: 'module',
        dependencies: { left: '1', right: '1', '@swc/helpers': '0.5' },
      }),
      ...Object.fromEntries(
        ['left', 'right'].flatMap((name) => [
          [
            `node_modules/${name}/package.json`,
            `{ "name": "${name}", "type": "module", "main": "index.js" }`,
          ],
          [
            `node_modules/${name}/index.js`,
            `export const ${name === 'left' ? 'a' : 'b'} = 'code of ${name} ';\n`,
          ],
        ]),
      ),
    },
    {
      lib: [exe],
      externalHelpers: true,
      syntax: 'es2015',
      output: { autoExternal: true, externals: ['right'] },
    },
    [
      'folder=$(mktemp -d); cp dist/index $folder; rm -r node_modules; $folder/index; rm -r $folder',
    ],
    ({ output, text }) => {
      expect(output).toContain('code of left code of right');
      expect(text('dist/index.js')).not.toMatch(/from ["'](?:left|right|@swc)/);
    },
  );
}

below('targets');

builds(
  'A string is the path',
  program,
  { lib: [{ experiments: { exe: { targets: ['./node_modules/node/bin/node'] } } }] },
  ['ls dist', 'dist/index'],
  runs,
);
builds(
  'With more than one target',
  program,
  {
    lib: [
      {
        experiments: {
          exe: { targets: ['./node_modules/node/bin/node', './node-copy'] },
        },
      },
    ],
  },
  ['ls dist'],
  ({ output }) => {
    expect(output).toMatch(/^index-linux-(?:x64|arm64)-v?26\.10\.0/m);
  },
  {
    run: [
      'cp -L node_modules/node/bin/node node-copy',
      'PATH="$PWD/node_modules/node/bin:$PATH" npx rslib',
      'ls dist',
      'find . -type f -size +40M -not -path "./node_modules/*" -delete',
    ],
  },
);

below('sea-options');

for (const words of ['`seaOptions` is passed', 'Paths in `assets` are']) {
  builds(
    words,
    {
      'src/index.js':
        "import { getAsset } from 'node:sea';\nconsole.log('program runs', getAsset('a', 'utf8'), process.execArgv.join());\n",
      'assets/a.txt': 'text of the asset',
    },
    {
      lib: [
        {
          experiments: {
            exe: { seaOptions: { assets: { a: 'assets/a.txt' }, execArgv: ['--no-warnings'] } },
          },
        },
      ],
    },
    ['dist/index'],
    ({ output }) => {
      expect(output).toContain('program runs text of the asset');
    },
  );
}
statement(
  'You can set `assets`',
  {
    'a.ts':
      "import type { ExeOptions } from '@rslib/core';\ntype Name = keyof NonNullable<Exclude<ExeOptions, boolean>['seaOptions']>;\ntype Listed = 'assets' | 'execArgv' | 'execArgvExtension' | 'useCodeCache' | 'useSnapshot' | 'disableExperimentalSEAWarning';\nexport const exact: [Name] extends [Listed] ? [Listed] extends [Name] ? true : 'fewer' : 'more' = true;\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('checked');
  },
  {
    run: [
      'npx tsc --noEmit --ignoreConfig --skipLibCheck --strict --module ESNext --moduleResolution bundler a.ts && echo checked',
    ],
    packages: ['@types/node'],
  },
);
for (const option of ['useSnapshot', 'useCodeCache']) {
  builds(
    '`useSnapshot` and `useCodeCache` are meant',
    {
      'src/index.js':
        option === 'useCodeCache'
          ? "console.log('program runs');\n"
          : "require('node:v8').startupSnapshot.setDeserializeMainFunction(() => console.log('program runs'));\n",
      'package.json': '{ "name": "demo" }',
    },
    {
      lib: [
        {
          format: 'cjs',
          banner: { js: 'var exports = {};' },
          experiments: { exe: { seaOptions: { [option]: true } } },
        },
      ],
    },
    ['dist/index'],
    runs,
  );
}
for (const [format, message] of [
  ['esm', 'cannot be used together with "esm" executables'],
  ['cjs', 'exports is not defined'],
] as const) {
  builds(
    '`useSnapshot` fails with `esm`',
    {
      'src/index.js':
        "import { startupSnapshot } from 'node:v8';\nexport const a = 1;\nstartupSnapshot.setDeserializeMainFunction(() => {});\n",
    },
    { lib: [{ format, experiments: { exe: { seaOptions: { useSnapshot: true } } } }] },
    [],
    ({ output }) => {
      expect(output).toContain(message);
    },
    { run: ['PATH="$PWD/node_modules/node/bin:$PATH" npx rslib'], fails: true },
  );
}

below('limits');

recorded('A `lib` item can have only one entry', 'error-cases/exe', ({ output }) => {
  expect(output).toMatch(/supports a single entry per library, but received/);
});
for (const runtime of ['Bun', 'Deno']) {
  recorded("Bun and Deno can't build it", 'error-cases/exe', ({ output }) => {
    expect(output).toContain(`For ${runtime}, run`);
  });
}
statement('Bundle your program without `exe`', program, {}, runs, {
  install: ['bun@1.4.5'],
  run: [
    'npx rslib',
    'npx bun build --compile dist/index.js --outfile program',
    './program',
    'rm program',
  ],
});

below('');

statement(
  'At the moment, there is one',
  {
    'a.ts':
      "import type { LibConfig } from '@rslib/core';\ntype Name = keyof NonNullable<LibConfig['experiments']>;\nexport const exact: [Name] extends ['exe'] ? ['exe'] extends [Name] ? true : 'fewer' : 'more' = true;\n",
  },
  undefined,
  ({ exitCode, output }) => {
    expect([exitCode, output.includes('checked')]).toEqual([0, true]);
  },
  {
    run: [
      'npx tsc --noEmit --ignoreConfig --skipLibCheck --strict --module ESNext --moduleResolution bundler a.ts && echo checked',
    ],
    packages: ['@types/node'],
  },
);
