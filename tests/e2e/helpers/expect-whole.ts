import { expect, type Page } from '@playwright/test';

/** The visible page and the URL must match. */
export async function expectWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
        const marked = document.querySelectorAll('#sidebar [aria-current=page]');
        return {
          isOfAddress: new URL(canonical).pathname === location.pathname,
          marked: [...marked].map((link) => link.getAttribute('href') === location.pathname),
          titles: [...document.querySelectorAll('h1')].map(({ textContent }) =>
            document.title.startsWith(textContent),
          ),
        };
      }),
    )
    .toEqual({ isOfAddress: true, marked: [true], titles: [true] });
}
