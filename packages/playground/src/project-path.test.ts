import { expect, test } from 'vitest';
import { isInsideProject, isOwnFile } from './project-path.ts';

test.each([
  'src/index.ts',
  'index.ts',
  '.npmrc',
  'src/日本 [id]+$.ts',
  'src/a..b.ts',
  'constructor',
  'src/toString/hasOwnProperty.ts',
])('%s is a file of the project', (path) => {
  expect([isInsideProject(path), isOwnFile(path)]).toEqual([true, true]);
});

test.each([
  'node_modules/.bin/rslib',
  'src/node_modules/a.js',
  'Node_Modules/a/index.js',
  '.git/config',
  'a/.GIT/hooks/pre-commit',
])('%s is inside of the project, but no file that readers share', (path) => {
  expect([isInsideProject(path), isOwnFile(path)]).toEqual([true, false]);
});

test.each([
  '',
  '.',
  '..',
  '../../x',
  'src/../../x',
  'src/..',
  'src/',
  'src//x',
  './x',
  '/abs',
  '..\\..\\x',
  'src\\x',
  'C:/x',
  'c:x',
  'a\0b',
  'a\nb',
  '__proto__',
  'src/__proto__/x.ts',
  'a'.repeat(256),
])('%j is no path of a project', (path) => {
  expect([isInsideProject(path), isOwnFile(path)]).toEqual([false, false]);
});
