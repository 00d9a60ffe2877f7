import { expect, test } from 'vitest';
import { selectPackedFiles } from './packed-files.ts';

function select(manifest: object, ...paths: string[]): string[] {
  const files = Object.fromEntries(paths.map((path) => [path, '']));
  return Object.keys(selectPackedFiles({ 'package.json': JSON.stringify(manifest), ...files }));
}

test.each([
  [['dist'], ['dist/index.js', 'dist/a/b.js']],
  [['./dist/'], ['dist/index.js', 'dist/a/b.js']],
  [['dist/*.js'], ['dist/index.js']],
  [['dist/**/*.js'], ['dist/index.js', 'dist/a/b.js']],
  [['dist', '!dist/a'], ['dist/index.js']],
  [[], []],
])('packs what files: %j names', (files, expected) => {
  const packed = select({ files }, 'dist/index.js', 'dist/a/b.js', 'src/index.ts', 'distant.js');
  expect(packed).toEqual(['package.json', ...expected]);
});

test('packs all but packages without `files`, and always the texts and the entry', () => {
  expect(select({}, 'src/index.ts', 'node_modules/a/index.js')).toEqual([
    'package.json',
    'src/index.ts',
  ]);
  const packed = select({ files: ['dist'], main: './lib.js' }, 'README.md', 'LICENSE', 'lib.js');
  expect(packed).toEqual(['package.json', 'README.md', 'LICENSE', 'lib.js']);
});

test('says what is wrong with package.json', () => {
  expect(() => selectPackedFiles({})).toThrow('The project has no package.json.');
  expect(() => selectPackedFiles({ 'package.json': '{ "name": ' })).toThrow(/^package\.json: /);
});
