import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/roots.ts';
import { normalizeFile, normalizeTerminal } from './normalize.ts';

const project = path.join('/somewhere', 'demo');

function terminal(...lines: string[]): string[] {
  return normalizeTerminal(lines.join('\n'), project).split('\n');
}

test('removes colors, timings, and blank lines around the output', () => {
  expect(terminal('', '\u001B[32mready\u001B[39m   built in 0.04s', 'File    Size   ', '')).toEqual(
    ['ready   built', 'File    Size'],
  );
});

test('shows paths relative to the project', () => {
  expect(
    terminal(
      `in ${project}/src/a.ts`,
      `root ${project}`,
      `at file://${repositoryRoot}/node_modules/x/y.js:1:2`,
      `at ${repositoryRoot}/website/examples/node_modules/x/y.js:1:2`,
      `at ../..${repositoryRoot}/website/examples/node_modules/x/y.js:1:2`,
    ),
  ).toEqual([
    'in src/a.ts',
    'root .',
    'at node_modules/x/y.js:1:2',
    'at node_modules/x/y.js:1:2',
    'at node_modules/x/y.js:1:2',
  ]);
});

test('omits lines that depend on the version of Node.js or vary between runs', () => {
  expect(
    terminal(
      '(node:27) [MODULE_TYPELESS_PACKAGE_JSON] Warning: Module type is not specified.',
      'Reparsing as ES module because module syntax was detected.',
      'To eliminate this warning, add "type": "module" to package.json.',
      '(Use `node --trace-warnings ...` to show where the warning was created)',
      'error   Failed to build.',
      '    at compose (index.js:1:2)',
      '    at async Object.build (index.js:3:4)',
      '[tsgo] ',
      '[tsgo] src/a.ts:1:2 - error TS1: no',
    ),
  ).toEqual([
    'error   Failed to build.',
    '    at compose (index.js:1:2)',
    '[tsgo] src/a.ts:1:2 - error TS1: no',
  ]);
});

test('keeps an absolute path in a file, with a fixed folder', () => {
  expect(normalizeFile(`const url = "file://${project}/src/a.ts";`, project)).toBe(
    'const url = "file:///project/src/a.ts";',
  );
});

test('sorts the lines of parallel builds', () => {
  expect(
    terminal(
      'info    build started...',
      'ready   built in 0.08s (cjs)',
      'start   generating declaration files... (esm)',
      'ready   built in 0.10s (esm)',
      'ready   declaration files generated with tsgo in 0.12 s (esm)',
      'start   generating declaration files... (cjs)',
      '',
      'File (esm)      Size',
      '',
      'File (cjs)      Size',
    ),
  ).toEqual([
    'info    build started...',
    'ready   built (esm)',
    'ready   built (cjs)',
    'start   generating declaration files... (esm)',
    'start   generating declaration files... (cjs)',
    'ready   declaration files generated with tsgo (esm)',
    '',
    'File (esm)      Size',
    '',
    'File (cjs)      Size',
  ]);
});

test('removes lines of npm about the compressed archive', () => {
  expect(terminal('npm notice shasum: 1f', 'npm notice total files: 4')).toEqual([
    'npm notice total files: 4',
  ]);
});

test('puts the build before its declaration files if there is one lib', () => {
  expect(
    terminal('start   generating declaration files... (esm)', 'ready   built in 0.08s'),
  ).toEqual(['ready   built', 'start   generating declaration files... (esm)']);
});
