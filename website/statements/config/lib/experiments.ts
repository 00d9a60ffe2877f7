import { expect } from 'vitest';
import { below, statement, unproven } from '../../statement.ts';

below('sea-options');

unproven('`useSnapshot` fails with `esm`', 'needs Node.js 25.7');

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

for (const [id, statements] of Object.entries({
  '': ['`esm` and `cjs`, bundle mode', 'Use `exe` if your users'],
  example: ['Most of the size is Node.js', '`dist/index.js` is written as well'],
  exe: [
    '`fileName` must not contain',
    'For Windows, `.exe`',
    '`outputPath` is relative',
    "Because an executable can't rely",
    'It turns `output.autoExternal` off',
  ],
  targets: [
    'A string is the path',
    'An object specifies',
    'If you leave out a field',
    'The Node.js of a target',
    'With more than one target',
  ],
  'sea-options': [
    '`seaOptions` is passed',
    'You can set `assets`',
    'Paths in `assets`',
    '`useSnapshot` and `useCodeCache` are meant',
    'If you build for another platform',
  ],
  limits: [
    'A `lib` item can have only one entry',
    "Bun and Deno can't build it",
    'Bundle your program without `exe`',
  ],
})) {
  below(id);
  for (const words of statements) unproven(words, 'needs Node.js 25.7 or another runtime');
}

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
