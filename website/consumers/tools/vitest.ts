import { createTests } from '../cells.ts';
import type { Tool } from '../define.ts';
import { filesForBundlers, inConfig } from '../settings.ts';

const test = `import { test } from 'vitest';
import use from './use.js';
test('use', async () => console.log('[seen ' + (await use()) + ' seen]'));
`;

const config = (text: string) => ({
  'vitest.config.js': `export default { test: { ${text} } };
`,
});

export const vitest: Tool = {
  name: 'vitest',
  title: 'Vitest',
  install: ['vitest@5.1.2', 'vite@8.4.0'],
  files: () => ({ 'src/use.test.js': test }),
  cells: createTests('vitest run'),
  settings: [inConfig(config, "server: { deps: { inline: ['PKG'] } }", filesForBundlers)],
};
