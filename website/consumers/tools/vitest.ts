import type { Tool } from '../define.ts';
import { filesForBundlers } from './vite.ts';

const test = `import { test } from 'vitest';
import use from './use.js';
test('use', async () => console.log('[seen ' + (await use()) + ' seen]'));
`;

export const vitest: Tool = {
  name: 'vitest',
  title: 'Vitest',
  install: ['vitest@5.1.2', 'vite@8.4.0'],
  files: () => ({ 'src/use.test.js': test }),
  cells: [
    {
      name: 'test',
      place: 'program',
      unless: 'test',
      look: async ({ run, seenIn }) => seenIn(await run('vitest run')),
    },
    {
      name: 'failing test',
      place: 'test',
      look: ({ run, failAt }) => failAt(() => run('vitest run')),
    },
  ],
  settings: [
    {
      text: "server: { deps: { inline: ['PKG'] } }",
      files: (specifier) => ({
        'vitest.config.js': `export default { test: { server: { deps: { inline: ['${specifier}'] } } } };\n`,
      }),
      packages: filesForBundlers,
    },
  ],
};
