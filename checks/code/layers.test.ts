import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageRoot } from '#engine/files/package-root.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { findCycles, groupByFolder, readImports } from './imports.ts';

type Import = [folder: string, specifier: string];

const forbidden: Import[] = [
  ['src/contract', '../engine/markdown/compile-context.ts'],
  ['src/contract', '#search/query/rank.ts'],
  ['src/engine', './content/discover.ts'],
  ['src/engine', '#engine/content/discover.ts'],
  ['src/engine/files', '../config/environment.ts'],
  ['src/engine/config', '../content/discover.ts'],
  ['src/engine/content', '../document/payload.ts'],
  ['src/engine/content', '../markdown/compile.ts'],
  ['src/engine/content', '#engine/outputs/hosts/headers.ts'],
  ['src/engine/markdown/transforms', '../../site/load-project.ts'],
  ['src/engine/markdown', '#search/text/tokenize.ts'],
  ['src/engine/site', '../bundle/bundle.ts'],
  ['src/engine/bundle', '../outputs/build-step.ts'],
  ['src/engine/outputs/search-index', '../../build/compile-pages.ts'],
  ['src/engine/outputs/search-index', '#search/query/rank.ts'],
  ['src/engine/outputs', '../../../site.config.ts'],
  ['src/engine/build', '../dev/server.ts'],
  ['src/engine/build', '../preview/server.ts'],
  ['src/engine/build', '#theme/index.ts'],
  ['src/engine/build', '../../theme/index.ts'],
  ['src/engine/dev', '../build/build.ts'],
  ['src/engine/dev', '../preview/server.ts'],
  ['src/engine/preview', '../build/build.ts'],
  ['src/engine/browser', 'node:fs'],
  ['src/engine/browser', '../../theme/index.ts'],
  ['src/engine/browser', '../bundle/vite-config.ts'],
  ['src/engine/document', '../content/discover.ts'],
  ['src/engine/document', '../config/schemas/site.ts'],
  ['src/engine/document', '../browser/navigate.ts'],
  ['src/engine/document/head', '../../site/localize.ts'],
  ['src/engine/offline', 'node:path'],
  ['src/engine/offline', '../outputs/hosts/headers.ts'],
  ['src/engine/offline', '../document/payload.ts'],
  ['src/search/text', '#engine/diagnostics.ts'],
  ['src/search/ui', '../../theme/index.ts'],
  ['src/search', '../../site.config.ts'],
  ['src/theme/components', '../../../site.config.ts'],
  ['src/theme/components', '#engine/diagnostics.ts'],
  ['src/theme/components', 'node:path'],
];

const allowed: Import[] = [
  ['src/contract', './site.ts'],
  ['src/engine/content', '../diagnostics.ts'],
  ['src/engine/markdown', '../document/placeholders.ts'],
  ['src/engine/site', '../markdown/compiled-page.ts'],
  ['src/engine/outputs/search-index', '#search/text/tokenize.ts'],
  ['src/engine/outputs/search-index', '#search/index/section-index.ts'],
  ['src/engine/outputs/markdown', '../build-step.ts'],
  ['src/engine/build', '../outputs/build-step.ts'],
  ['src/engine/dev', '../outputs/search-index/search-records.ts'],
  ['src/engine/browser', '../document/payload.ts'],
  ['src/engine/document', '#contract/navigation.ts'],
  ['src/engine/offline', '../output-paths.ts'],
  ['src/search/ui', '../providers/local.ts'],
  ['src/theme/components', '#search/search.ts'],
  ['src', './engine/build/build.ts'],
];

test('Biome rejects only imports that cross a layer', async () => {
  const probes = [...forbidden, ...allowed].map(
    ([folder, specifier], index): [path: string, text: string] => [
      `${folder}/probe-${index}.ts`,
      `import '${specifier}';\n`,
    ],
  );
  const root = await createTemporaryFolder({
    'biome.json': readFileSync('biome.json'),
    ...Object.fromEntries(probes),
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/@biomejs/biome/bin/biome',
      'lint',
      '--vcs-enabled=false',
      '--max-diagnostics=none',
      '--only=style/noRestrictedImports',
      `--config-path=${root}`,
      root,
    ],
    { encoding: 'utf8' },
  );
  const paths = probes.map(([path]) => path);
  const refused = paths.filter((path) => (stdout + stderr).includes(path));
  expect(refused).toEqual(paths.slice(0, forbidden.length));
});

const graph = await readImports(packageRoot, ['src', 'checks', 'bench', 'tests']);

/** `src/engine/markdown`, `src/contract`, `bench/suites`; a file outside these is its own group. */
function folderOf(file: string): string {
  return /^src\/contract|^src\/\w+\/[\w-]+(?=\/)|^(?!src)\w+\/[\w-]+(?=\/)/.exec(file)?.[0] ?? file;
}

test('files have no import cycles', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(findCycles(graph)).toEqual([]);
});

test('folders have no import cycles', () => {
  const sources = new Map([...graph].filter(([file]) => !/\.test\.tsx?$/.test(file)));
  expect(findCycles(groupByFolder(sources, folderOf))).toEqual([]);
});

test('finds cycles of type imports, import(), #aliases and folders', async () => {
  const root = await createTemporaryFolder({
    'src/search/a/one.ts': "import type { Two } from '../b/two.ts';",
    'src/search/a/three.tsx': "import 'react'; import './style.css'; import('#search/a/one.ts');",
    'src/search/b/two.ts': "export * from './four.ts';",
    'src/search/b/four.ts': "import { three } from '../a/three.tsx';",
  });
  const found = await readImports(root, ['src']);
  expect(found.get('src/search/a/three.tsx')).toEqual(
    new Set(['src/search/a/style.css', 'src/search/a/one.ts']),
  );
  expect(findCycles(found)).toEqual([
    [
      'src/search/a/one.ts',
      'src/search/b/two.ts',
      'src/search/b/four.ts',
      'src/search/a/three.tsx',
      'src/search/a/one.ts',
    ].join(' → '),
  ]);
  found.delete('src/search/b/two.ts');
  expect(findCycles(found)).toEqual([]);
  expect(findCycles(groupByFolder(found, folderOf))).toEqual([
    'src/search/a → src/search/b → src/search/a',
  ]);
});
