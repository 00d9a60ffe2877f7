import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

below('');

recorded('Rstest builds with Rspack, so an adapter', 'cart-suite/test', ({ output }) => {
  expect(output).toMatch(/✓|passed/);
});

below('setup');

recorded('The adapter passes your aliases, constants', 'cart-suite/test', ({ output }) => {
  expect(output).toMatch(/1 passed/);
});
recorded('Vitest and Jest', 'cart-suite/no-adapter', ({ output }) => {
  expect(output).toContain('is not defined');
});

below('web');

recorded("If `output.target` is `'web'`", 'cart-suite/web', ({ output }) => {
  expect(output).toMatch(/\d passed/);
});
recorded("If `output.target` is `'web'`", 'cart-suite/no-happy-dom', ({ output }) => {
  expect(output).toContain('happy-dom');
});

below('libs');

recorded('The adapter reads the top level', 'cart-suite/libs', ({ output }) => {
  expect(output).toMatch(/1 passed/);
});

below('other-runners');

consumed('Vitest 5.1 |', 'esm-named', 'works', ['vitest']);
consumed(
  'Vitest 5.1 |',
  'css-files',
  'fails',
  ['vitest'],
  "server: { deps: { inline: ['css-files'] } }",
);
consumed('Rstest 0.12 |', 'esm-named', 'works', ['rstest']);
consumed('Rstest 0.12 |', 'css-files', 'fails', ['rstest']);
consumed(
  'Jest 30.5 |',
  'esm-named',
  'fails',
  ['jest'],
  'Must use import to load ES Module',
  'NODE_OPTIONS=--experimental-vm-modules',
);
consumed('Jest 30.5 |', 'cjs', 'works', ['jest']);
consumed('Jest 30.5 |', 'css-files', 'fails', ['jest']);
consumed('Web Test Runner 1.0 with `nodeResolve` |', 'esm-named', 'works', ['web-test-runner']);
for (const name of ['cjs', 'css-files']) {
  consumed('Web Test Runner 1.0 with `nodeResolve` |', name, 'fails', ['web-test-runner']);
}

below('setup');

for (const bundle of [false, true]) {
  statement(
    'Keep tests outside of `src`, as here',
    {
      'src/index.js': 'export const a = 1;\n',
      'src/index.test.js': "import { a } from './index.js';\nconsole.log(a);\n",
    },
    { bundle },
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/index.test.js')).toBe(!bundle);
    },
  );
}

below('dist');

statement(
  "Tests of the source don't notice a wrong path",
  {
    'src/index.js': 'export const a = 1;\n',
    'tests/source.test.mjs':
      "import { test } from 'node:test';\nimport '../src/index.js';\ntest('works', () => {});\n",
    'tests/dist.test.mjs':
      "import { test } from 'node:test';\ntest('works', async () => { await import('demo'); });\n",
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "type": "module", "exports": "./dist/none.js" }',
  },
  {},
  ({ output }) => {
    expect(output).toMatch(/# pass 1[\s\S]*# fail 1|pass 1[\s\S]*fail 1/);
  },
  {
    run: ['npx rslib', 'node --test tests/source.test.mjs; node --test tests/dist.test.mjs'],
    fails: true,
  },
);

below('setup');

unproven(
  'If you used the scaffold, this is already done.',
  'of `create-rslib`, read in its source',
);
