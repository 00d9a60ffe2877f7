import { type Browser, chromium } from '@playwright/test';
import { manyWindowsOptions } from '../../tests/system/browsers.ts';

/** Each visit opens its own window. Without one at the start, Chromium's first page is not measured. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(manyWindowsOptions);
}
