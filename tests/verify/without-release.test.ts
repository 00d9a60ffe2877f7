import { expect, test } from 'vitest';
import { withoutRelease } from '../releases/without-release.ts';

test('versions, places in the code of packages, and sizes of logs are left out', () => {
  expect(withoutRelease('Rslib v1.0.1\n\nready   built')).toBe('Rslib\n\nready   built');
  expect(withoutRelease('    at node_modules/@rsbuild/core/dist/626.js:1:20')).toBe(
    withoutRelease('    at ../..node_modules/@rsbuild/core/dist/m.js'),
  );
  expect(withoutRelease('mf-dev.log  152 B\ndist/index.js  20 B')).toBe(
    'mf-dev.log\ndist/index.js  20 B',
  );
});
