import { type Browser, chromium } from '@playwright/test';
import { manyWindowsOptions } from '../../tests/system/browsers.ts';

/** Each visit has a window of its own: what Chromium opens with one would be measured, too. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(manyWindowsOptions);
}
