import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, recorded } from '../../statement.ts';

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
