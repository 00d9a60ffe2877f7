import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../../tests/system/browsers.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}
