import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../files/roots.ts';
import { isOutput } from './server.ts';

const root = '/home/a/My [docs] (1) {b}';

test.each([
  [root, 'dist/index.html'],
  [root, 'dist.next-42/index.html'],
  [root, 'dist.old-42/index.html'],
  [root, 'dist-deploy.next-42/nginx.conf'],
  [root, 'dist-search/records.ndjson'],
  [workspaceRoot, 'dist.next-42/index.html'],
  [workspaceRoot, 'tests/fixtures/.sites/a/dist/index.html'],
  [workspaceRoot, 'test-results/a.png'],
])('in %s, %s is an output', (folder, file) => {
  expect(isOutput(join(folder, file), root)).toBe(true);
});

test.each([
  [root, 'content/en/dist/index.mdx'],
  [root, 'distance.ts'],
  [root, 'dist.config.ts'],
  [workspaceRoot, 'packages/theme/src/index.ts'],
  ['/home/a', 'dist/index.html'],
])('in %s, %s is a source', (folder, file) => {
  expect(isOutput(join(folder, file), root)).toBe(false);
});

test('the sources of a site in a folder with tests are no output', () => {
  const site = join(workspaceRoot, 'tests/fixtures/basic');
  expect(isOutput(join(site, 'content/en/index.mdx'), site)).toBe(false);
});
