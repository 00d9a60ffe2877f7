import type { Browser } from '@playwright/test';
import { CommandError } from './message.ts';
import { describeInPage, isStack } from './position.ts';

const pageTimeout = 20_000;

/** An error in the console, such as a missing file, need not stop the page. */
const afterError = 4_000;

/** The first error that says more than that a file is missing. */
function findReason(errors: readonly string[]): string | undefined {
  return errors.find((text) => !text.startsWith('Failed to load resource')) ?? errors[0];
}

/** Waits for what the code of a page has seen, or for the first error that it throws. */
export async function openPage(
  browser: Browser,
  url: string,
  readServer: () => string,
): Promise<string> {
  const page = await browser.newPage();
  const errors: string[] = [];
  const failed = new Promise<never>((_, reject) => {
    page.on('pageerror', (error) => reject(new CommandError(String(error))));
    page.on('console', (entry) => {
      if (entry.type() !== 'error') return;
      errors.push(entry.text());
      setTimeout(() => reject(new CommandError(findReason(errors))), afterError);
    });
  });
  failed.catch(() => {});
  try {
    const response = await page.goto(url);
    const status = response?.status() ?? 0;
    if (status >= 500) {
      const body = await page.evaluate(() => document.body?.textContent ?? '');
      throw new CommandError(`${readServer()}\n${body}\nstatus ${status}`);
    }
    const seen = await Promise.race([
      page
        .waitForFunction(() => (globalThis as { seen?: string }).seen, undefined, {
          timeout: pageTimeout,
        })
        .then((handle) => handle.jsonValue()),
      failed,
    ]);
    return isStack(String(seen)) ? await describeInPage(page, String(seen)) : String(seen);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(findReason(errors) ?? `${readServer()}\nthe page shows nothing`);
  } finally {
    await page.close();
  }
}
