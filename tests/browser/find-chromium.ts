import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium or Chrome; empty when there is none. `CHROMIUM_PATH` names another one. */
export function findChromium(): string {
  return candidates.find((path) => path !== '' && existsSync(path)) ?? '';
}
