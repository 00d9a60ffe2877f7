import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, languages, otherLanguage, statusMessage, test } from './helpers/test.ts';

const key = 'rspress-visited';
const url = '/guide/start/quick-start?a=1&b=%E4%B8%AD#types';

function readMark(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

for (const language of languages) {
  const other = otherLanguage(language);
  test.describe(`a first visitor who reads ${other.lang} on a page in ${language.lang}`, () => {
    test.use({ locale: other.locale });

    test('is redirected once to the same page and hash in their language', async ({ page }) => {
      await page.goto(language.path(url));
      await expect(page).toHaveURL(other.path(url));
      await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
      expect(await readMark(page)).toBeTruthy();
      await page.goto(language.path('/guide/start/'));
      await expect(page.locator('html')).toHaveAttribute('lang', language.htmlLang);
      await expect(page).toHaveURL(language.path('/guide/start/'));
    });
  });
}

async function expectToStay(page: Page, route = url): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(route);
}

// `locale-redirect.test.ts` has more readers and crawlers.
const stays: [who: string, options: BrowserContextOptions][] = [
  ['who is a crawler', { locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['who reads the language of the page', { locale: 'en-GB' }],
];
for (const [who, options] of stays) {
  test.describe(`a first visitor ${who}`, () => {
    test.use(options);

    test('stays', ({ page }) => expectToStay(page));
  });
}

test.describe('a visitor who reads Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is redirected after a missing page, then stays with any value in storage, and without storage', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readMark(page)).toBeNull();
    await page.goto('/guide/start/');
    await expect(page).toHaveURL('/zh/guide/start/');

    await page.evaluate((name) => localStorage.setItem(name, '{garbage'), key);
    await expectToStay(page);
    // The visit cannot be stored.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    });
    await expectToStay(page, '/guide/start/');
  });
});
