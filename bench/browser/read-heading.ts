import type { Browser } from '@playwright/test';

/** The title of the page at an address, as its first heading says it. */
export async function readHeading(browser: Browser, href: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(href);
    return (await page.locator('main h1').first().textContent()) ?? '';
  } finally {
    await page.close();
  }
}
