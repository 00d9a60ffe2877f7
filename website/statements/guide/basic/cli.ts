import { expect } from 'vitest';
import { below, statement, unproven } from '../../statement.ts';

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

unproven('The npm package `rslib` is something else', 'needs the registry');
