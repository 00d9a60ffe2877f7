import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/roots.ts';

type File = { path: string; text: string };

function readPackage(name: string): File[] {
  const folder = join(repositoryRoot, 'packages', name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') }));
}

/** Words of the website that uses these packages. */
const words = /rslib|rstack|rsbuild|rspack|playground|examples\//i;

test.each(['engine', 'search', 'theme'])('packages/%s holds no word of the website', (name) => {
  const found = readPackage(name).filter(({ path, text }) => words.test(path + text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

/** Relative imports that lead out of the package of a file. */
function findWaysOut({ path, text }: File): string[] {
  const depth = path.split('/').length - 1;
  const imports = text.matchAll(/(?:from|import\(|import)\s*'((?:\.\.\/)+)/g);
  return [...imports].filter(([, up = '']) => up.length / 3 > depth).map(([found]) => found);
}

const packages = readdirSync(join(repositoryRoot, 'packages'));

test.each(packages)('packages/%s imports other packages by their names', (name) => {
  const found = readPackage(name).flatMap((file) =>
    /\.(?:tsx?|mjs)$/.test(file.path) ? findWaysOut(file).map((way) => `${file.path}: ${way}`) : [],
  );
  expect(found).toEqual([]);
});

test.each(packages)('packages/%s says what it is, in at most 30 lines', (name) => {
  const readme = readFileSync(join(repositoryRoot, 'packages', name, 'README.md'), 'utf8');
  expect(readme.trim().split('\n').length).toBeLessThanOrEqual(30);
});
