import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';

type Import = [folder: string, specifier: string];

const forbidden: Import[] = [
  ['src/contract', '../engine/markdown/compile-context.ts'],
  ['src/contract', '#search/query/rank.ts'],
  ['src/engine/build', '#theme/index.ts'],
  ['src/engine/build', '../../theme/index.ts'],
  ['src/engine/markdown', '#search/index/section-index.ts'],
  ['src/engine/outputs', '../../../site.config.ts'],
  ['src/engine/outputs/search-index', '#search/query/rank.ts'],
  ['src/engine/browser', 'node:fs'],
  ['src/engine/browser', '../../theme/index.ts'],
  ['src/engine/document', '../content/discover.ts'],
  ['src/engine/document', '../config/schemas/site.ts'],
  ['src/engine/document', '../site/localize.ts'],
  ['src/engine/browser', '../bundle/vite-config.ts'],
  ['src/engine/offline', 'node:path'],
  ['src/engine/offline', '../outputs/hosts/headers.ts'],
  ['src/engine/offline', '#engine/outputs/hosts/headers.ts'],
  ['src/engine/offline', '../build/build.ts'],
  ['src/search', '#engine/diagnostics.ts'],
  ['src/search/ui', '../../theme/index.ts'],
  ['src/search', '../../site.config.ts'],
  ['src/theme/components', '../../../site.config.ts'],
  ['src/theme/components', '#engine/diagnostics.ts'],
  ['src/theme/components', 'node:path'],
];

const allowed: Import[] = [
  ['src/engine/browser', '#contract/page.ts'],
  ['src/engine/document', '#contract/navigation.ts'],
  ['src/engine/offline', '../document/head/icons.ts'],
  ['src/engine/outputs/search-index', '#search/index/records.ts'],
  ['src/theme/components', '#search/search.ts'],
];

test('an import that crosses a layer is a problem, and no other one', async () => {
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
