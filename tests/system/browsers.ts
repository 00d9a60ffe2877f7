import { existsSync } from 'node:fs';
import { command, type Program } from './ensure-programs.ts';

function findFirst(paths: readonly (string | undefined)[]): string {
  return paths.find((path) => path && existsSync(path)) ?? '';
}

/**
 * Path of an installed Chromium or Chrome; empty if there is none. `CHROMIUM_PATH` selects another.
 * The headless shell comes first: tests take a third less time with it.
 */
function findChromium(): string {
  return findFirst([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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
  return findFirst([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

const chromium: Program = {
  isInstalled: () => findChromium() !== '',
  packages: ['chromium-headless-shell'],
  otherwise: 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
};

const firefox: Program = {
  isInstalled: () => findFirefox() !== '',
  packages: ['firefox-esr'],
  otherwise: 'Install Firefox, or set FIREFOX_PATH to one.',
};

/** Programs of the browser tests. WebKitGTK's browser needs a display. */
export const browsers: readonly Program[] = [
  chromium,
  firefox,
  command('WebKitWebDriver', ['webkit2gtk-driver']),
  command('Xvfb', ['xvfb']),
];
