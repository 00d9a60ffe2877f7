import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/find-chromium.ts';

const port = 4180;

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Generous: the tests also run on machines that are busy with something else.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A service worker would hide requests from the tests; those of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'tsx src/cli.ts preview',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      // The fixture with all that our own site leaves off, built first.
      command: `tsx tests/fixtures/serve-theme-options.ts ${port + 1} ${port + 2}`,
      url: `http://localhost:${port + 2}/`,
      timeout: 180_000,
      reuseExistingServer: false,
    },
  ],
});
