import type { Tool } from '../define.ts';

const test = `import { test } from '@rstest/core';
import use from './use.js';
test('use', async () => console.log('[seen ' + (await use()) + ' seen]'));
`;

export const rstest: Tool = {
  name: 'rstest',
  title: 'Rstest',
  install: ['@rstest/core@0.12.0'],
  files: () => ({ 'src/use.test.js': test }),
  cells: [
    {
      name: 'test',
      place: 'program',
      unless: 'test',
      look: async ({ run, seenIn }) => seenIn(await run('rstest run 2>&1')),
    },
    {
      name: 'failing test',
      place: 'test',
      look: ({ run, failAt }) => failAt(() => run('rstest run')),
    },
  ],
  settings: [
    {
      text: "output: { bundleDependencies: ['PKG'] }",
      files: (specifier) => ({
        'rstest.config.mjs': `export default { output: { bundleDependencies: ['${specifier}'] } };\n`,
      }),
      packages: [
        'picture-import',
        'picture-import-files',
        'css-bundle',
        'css-bundle-pure',
        'css-files',
        'css-files-pure',
        'css-files-glob',
        'css-modules',
      ],
    },
  ],
};
