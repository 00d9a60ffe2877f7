import { defineConfig } from '@playwright/test';
import type { Options } from './tests/e2e/helpers/test.ts';
import { manyWindowsOptions } from './tests/system/browsers.ts';

const port = 4180;
const optionsPort = port + 1;
const contraryPort = port + 2;

export default defineConfig<Options>({
  testDir: 'tests',
  testMatch: '{e2e,a11y,readers}/**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Generous: the longest takes 30 s on a free machine, and some machines are busy.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // `npm test` names each test that passes only when it is repeated.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    optionsSite: `http://localhost:${optionsPort}/docs/`,
    contrarySite: `http://localhost:${contraryPort}/`,
    // A service worker would hide requests from the tests; those of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...manyWindowsOptions,
      // Code that is optimized, or compiled ahead, pays off only after more work than a test does.
      args: [
        ...manyWindowsOptions.args,
        '--in-process-gpu',
        '--js-flags=--liftoff-only,--no-turbofan,--no-compile-hints-magic',
      ],
    },
  },
  webServer: [
    {
      command:
        'node --import ./packages/engine/loader/register.mjs packages/engine/src/cli.ts preview website',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      // The fixture with all that our own site leaves off, built first.
      command: `node --import ./packages/engine/loader/register.mjs tests/fixtures/serve-theme-options.ts ${optionsPort} ${contraryPort}`,
      env: { NODE_ENV: 'production' },
      url: `http://localhost:${contraryPort}/`,
      timeout: 180_000,
      reuseExistingServer: false,
    },
  ],
});
