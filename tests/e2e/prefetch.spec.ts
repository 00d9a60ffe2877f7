import type { Page } from '@playwright/test';
import { expect, hydrate, linkTo, recordFetches, test, waitForIdle } from './helpers/test.ts';

test.describe('preloading', () => {
  const target = '/guide/start/quick-start';

  const ways = {
    hover: (page: Page) => linkTo(page, target).hover(),
    focus: (page: Page) => linkTo(page, target).focus(),
    touch: (page: Page) => linkTo(page, target).dispatchEvent('touchstart'),
  };

  test('hover, focus or touch loads the document, and the click does not load it again', async ({
    page,
  }) => {
    const fetched = recordFetches(page);
    for (const [way, point] of Object.entries(ways)) {
      await test.step(way, async () => {
        await page.goto('/guide/start/');
        fetched.length = 0;
        const answer = page.waitForResponse((response) => response.url().endsWith(target));
        await point(page);
        await (await answer).finished();
        await linkTo(page, target).click();
        await expect(page).toHaveURL(target);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(fetched).toEqual([target]);
      });
    }
  });

  test('neither loads anything for readers who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched = recordFetches(page);
    for (const [way, point] of Object.entries(ways)) {
      await test.step(way, async () => {
        await page.goto('/guide/start/');
        fetched.length = 0;
        await point(page);
        await hydrate(page);
        await page.getByRole('button', { name: 'Search…' }).hover();
        await page.getByRole('button', { name: 'Search…' }).focus();
        await waitForIdle(page);
        expect(fetched).toEqual([]);
      });
    }
    await linkTo(page, target).click();
    await expect(page).toHaveURL(target);
    expect(fetched).toEqual([target]);
  });

  test('links to this page, external links and files are not loaded', async ({ page }) => {
    const fetched = recordFetches(page);
    await page.goto('/guide/start/quick-start');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().hover();
    await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).hover();
    await hydrate(page);
    await waitForIdle(page);
    expect(fetched).toEqual([]);
  });
});

test.describe('the next page', () => {
  const [first, second, third] = [
    '/guide/start/',
    '/guide/start/quick-start',
    '/guide/start/glossary',
  ];
  const next = (page: Page) => page.getByRole('link', { name: 'Next page' });

  test.use({ emulates2g: false });

  test('is prefetched on each page', async ({ page, context, problems }) => {
    // The last page prefetches its next page, too, and a browser with a window requests the icons.
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const fetched = recordFetches(page);
    await page.goto(first);
    await expect.poll(() => fetched).toEqual([second]);
    await next(page).click();
    await expect(page).toHaveURL(second);
    await expect.poll(() => fetched).toEqual([second, third]);
    await context.setOffline(true);
    await next(page).click();
    await expect(page).toHaveURL(third);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('of the home page is the one of its first button', async ({ page }) => {
    const fetched = recordFetches(page);
    await page.goto('/');
    await expect.poll(() => fetched).toEqual([second]);
  });

  test('is not prefetched for readers who save data or on a very slow connection', async ({
    page,
  }) => {
    await page.clock.install();
    const fetched = recordFetches(page);
    for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      }, connection);
      await page.goto(first);
      await hydrate(page);
      await page.clock.runFor(60_000);
      await waitForIdle(page);
      expect(fetched, JSON.stringify(connection)).toEqual([]);
    }
  });
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is registered, but not if readers save data', async ({ page }) => {
    for (const saveData of [true, false]) {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: value },
          configurable: true,
        });
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...args) {
          document.documentElement.dataset.registered = '';
          return register.apply(this, args);
        };
      }, saveData);
      await page.goto('/guide/start/');
      await hydrate(page);
      await linkTo(page, '/guide/start/quick-start').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const registered = page.locator('html[data-registered]');
      if (!saveData) await expect(registered).toBeAttached();
      // As the router does before it registers.
      await waitForIdle(page);
      await waitForIdle(page);
      await expect(registered).toHaveCount(saveData ? 0 : 1);
    }
  });
});
