import { type Browser, chromium } from '@playwright/test';
import { manyWindowsOptions } from '../../tests/system/browsers.ts';

/** Launches Chromium without the pages it preloads with each window, which would be measured, too. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(manyWindowsOptions);
}
