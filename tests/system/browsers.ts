import { chromium as playwright } from '@playwright/test';
import { findProgram, type Requirement } from './ensure-programs.ts';

/**
 * Path of an installed Chromium or Chrome; empty if there is none. `CHROMIUM_PATH` selects another.
 * The headless shell comes first: tests take a third less time with it.
 */
function findChromium(): string {
  return findProgram([
    process.env.CHROMIUM_PATH,
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    // Installed with `npx playwright install chromium`.
    playwright.executablePath(),
  ]);
}

/** Chromium flags for `tests/readers`. */
export const chromiumOptions = {
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
};

/** Features that Playwright disables. Chromium uses only the last list, so ours repeats them. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Two pages that Chromium preloads in separate processes for the address bar of each window.
 * They cost more than the window.
 */
const addressPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Launch options of Playwright for tests and measurements, which open many windows. */
export const manyWindowsOptions = {
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    `--disable-features=${[...offByPlaywright, ...addressPopups].join()}`,
  ],
};

/** Path of an installed Firefox; empty if there is none. `FIREFOX_PATH` selects another. */
export function findFirefox(): string {
  return findProgram([
    process.env.FIREFOX_PATH,
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

export const chromium: Requirement = {
  purpose: 'tests in Chromium',
  isInstalled: () => findChromium() !== '',
  packages: ['chromium-headless-shell'],
  advice:
    'Install Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
};

const firefox: Requirement = {
  purpose: 'tests in Firefox',
  isInstalled: () => findFirefox() !== '',
  packages: ['firefox-esr'],
  advice: 'Install Firefox, or set FIREFOX_PATH to one.',
};

/** The browser of WebKitGTK needs a display. */
export const webkit: Requirement = {
  purpose: 'tests in WebKit',
  isInstalled: () => ['WebKitWebDriver', 'Xvfb'].every((name) => findProgram([name]) !== ''),
  packages: ['webkit2gtk-driver', 'xvfb'],
  advice: 'Install WebKitWebDriver and Xvfb.',
  canSkip: true,
};

/** Browsers of `tests/readers`. */
export const browsers: readonly Requirement[] = [chromium, firefox, webkit];
