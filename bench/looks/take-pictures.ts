import type { Browser } from '@playwright/test';
import { serveFolder } from '../built-site.ts';
import type { Screen } from './screens.ts';

/** How long a page may take for what `act` needs. An older revision may not have it. */
const actTimeout = 10_000;

async function takePicture(browser: Browser, origin: string, screen: Screen): Promise<Buffer> {
  const { route, width, colorScheme, act } = screen;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    locale: route.startsWith('/zh/') ? 'zh-CN' : 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(actTimeout);
  try {
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await act?.(page).catch(() => {});
    // What has opened covers the window, not the page.
    return await page.screenshot({ fullPage: !act });
  } finally {
    await page.close();
  }
}

/** PNG files of all screens of a built site. */
export async function takePictures(
  browser: Browser,
  dist: string,
  screens: readonly Screen[],
): Promise<Buffer[]> {
  const { origin, close } = await serveFolder(dist);
  const pictures: Buffer[] = [];
  try {
    for (const screen of screens) pictures.push(await takePicture(browser, origin, screen));
  } finally {
    await close();
  }
  return pictures;
}
