import { createTests } from '../cells.ts';
import type { Tool } from '../define.ts';

const test = `import use from './use.js';
it('use', async () => { console.log('[seen ' + (await use()) + ' seen]'); });
`;

/** Only the launcher differs from the defaults, for the browser of this machine. */
const config = `import { chromeLauncher } from '@web/test-runner-chrome';
const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] };
export default {
  files: 'src/use.test.js',
  nodeResolve: true,
  browsers: [chromeLauncher({ launchOptions })],
};
`;

export const webTestRunner: Tool = {
  name: 'web-test-runner',
  title: 'Web Test Runner',
  install: ['@web/test-runner@1.0.0', '@web/test-runner-chrome@1.0.1', 'puppeteer-core@25.16.0'],
  files: () => ({ 'src/use.test.js': test, 'web-test-runner.config.mjs': config }),
  cells: createTests('web-test-runner', 'browser'),
};
