import type { Browser } from '@playwright/test';

/** Text of the first heading of the page at a URL. */
export async function readHeading(browser: Browser, href: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(href);
    return (await page.locator('main h1').first().textContent()) ?? '';
  } finally {
    await page.close();
  }
}
