import { createTests } from '../cells.ts';
import type { Tool } from '../define.ts';
import { exporting, inConfig, pictures, styleSheets } from '../settings.ts';

const test = `import { test } from '@rstest/core';
import use from './use.js';
test('use', async () => console.log('[seen ' + (await use()) + ' seen]'));
`;

export const rstest: Tool = {
  name: 'rstest',
  title: 'Rstest',
  install: ['@rstest/core@0.12.0'],
  files: () => ({ 'src/use.test.js': test }),
  cells: createTests('rstest run'),
  settings: [
    inConfig(exporting('rstest.config.mjs'), "output: { bundleDependencies: ['PKG'] }", [
      ...pictures,
      ...styleSheets,
      'css-modules',
    ]),
  ],
};
