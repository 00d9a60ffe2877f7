import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/roots.ts';
import { findCycles, groupByFolder, type ImportGraph, readImports } from './imports.ts';

/** A folder of the engine imports itself and those before it, as in docs/architecture.md. */
const engineFolders = [
  'contract',
  'document',
  'browser',
  'offline',
  'files',
  'config',
  'content',
  'markdown',
  'site',
  'bundle',
  'outputs',
  'build',
  'preview',
  'dev',
];

/** These ship to readers or run side by side, so they import less than their place allows. */
const separate: [folder: string, others: string[]][] = [
  ['document', ['browser']],
  ['browser', ['offline']],
  ['offline', ['browser']],
  ['preview', ['build']],
  ['dev', ['build', 'preview']],
];

/** Place of a folder of the engine. Files beside the folders have none: all may import them. */
function engineFolder(file: string): string {
  return /^packages\/engine\/src\/([\w-]+)\//.exec(file)?.[1] ?? '';
}

function isForbidden(from: string, to: string): boolean {
  if (from === to || !from || !to) return false;
  const isSeparate = separate.some(([folder, others]) => folder === from && others.includes(to));
  return isSeparate || engineFolders.indexOf(to) > engineFolders.indexOf(from);
}

/** A relative path that leads out of a package, or against the order of the engine's folders. */
function findCrossings(graph: ImportGraph): string[] {
  const packageOf = (file: string) => /^packages\/\w+/.exec(file)?.[0];
  return [...graph].flatMap(([file, imported]) =>
    [...imported]
      .filter((target) => isForbidden(engineFolder(file), engineFolder(target)))
      .filter((target) => packageOf(file) === packageOf(target))
      .map((target) => `${file} imports ${target}`),
  );
}

const graph = await readImports(repositoryRoot, ['packages', 'website/checks', 'bench', 'tests']);
const sources = new Map([...graph].filter(([file]) => !/\.test\.tsx?$/.test(file)));

/** `packages/engine/src/markdown`, `bench/suites`; a file outside these is its own group. */
function folderOf(file: string): string {
  return /^packages\/\w+\/src\/[\w-]+(?=\/)|^(?!packages)\w+\/[\w-]+(?=\/)/.exec(file)?.[0] ?? file;
}

test('folders of the engine import in one direction', () => {
  const unknown = [...graph.keys()].map(engineFolder).filter((name) => name !== '');
  expect(engineFolders).toEqual(expect.arrayContaining([...new Set(unknown)]));
  expect(findCrossings(sources)).toEqual([]);
});

test('an import against the direction is reported', () => {
  const [config, build] = ['config/a.ts', 'build/b.ts'].map(
    (name) => `packages/engine/src/${name}`,
  );
  expect(findCrossings(new Map([[config as string, new Set([build as string])]]))).toEqual([
    'packages/engine/src/config/a.ts imports packages/engine/src/build/b.ts',
  ]);
});

test('files have no import cycles', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(findCycles(graph)).toEqual([]);
});

test('folders have no import cycles', () => {
  expect(findCycles(groupByFolder(sources, folderOf))).toEqual([]);
});

test('finds cycles of type imports, import(), packages and folders', async () => {
  const root = await createTemporaryFolder({
    'packages/search/src/a/one.ts': "import type { Two } from '../b/two.ts';",
    'packages/search/src/a/three.tsx':
      "import 'react'; import './style.css'; import('docs-search/src/a/one.ts');",
    'packages/search/src/b/two.ts': "export * from './four.ts';",
    'packages/search/src/b/four.ts': "import { three } from '../a/three.tsx';",
  });
  const found = await readImports(root, ['packages']);
  const folder = 'packages/search/src';
  expect(found.get(`${folder}/a/three.tsx`)).toEqual(
    new Set([`${folder}/a/style.css`, `${folder}/a/one.ts`]),
  );
  expect(findCycles(found)).toEqual([
    [
      `${folder}/a/one.ts`,
      `${folder}/b/two.ts`,
      `${folder}/b/four.ts`,
      `${folder}/a/three.tsx`,
      `${folder}/a/one.ts`,
    ].join(' → '),
  ]);
  found.delete(`${folder}/b/two.ts`);
  expect(findCycles(found)).toEqual([]);
  expect(findCycles(groupByFolder(found, folderOf))).toEqual([
    `${folder}/a → ${folder}/b → ${folder}/a`,
  ]);
});
