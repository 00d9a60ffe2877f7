import type { Locator, Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import {
  blockRequests,
  expect,
  holdScripts,
  hydrate,
  languages,
  test,
  waitForIdle,
} from './helpers/test.ts';

const post = '/blog/introducing-rslib';

function locators(page: Page): { image: Locator; dialog: Locator; copies: Locator } {
  return {
    image: page.getByRole('main').getByRole('img').first(),
    dialog: page.getByRole('dialog', { name: en.zoomedImage, exact: true }),
    copies: page.locator('body > img'),
  };
}

async function expectClosed(page: Page): Promise<void> {
  const { dialog, copies } = locators(page);
  await expect(dialog).toHaveCount(0);
  await expect(copies).toHaveCount(0);
}

const waysOut: [name: string, leave: (page: Page) => Promise<void>][] = [
  ['a click on the image', (page) => page.mouse.click(600, 300)],
  ['a click outside', (page) => page.mouse.click(2, 300)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Enter', (page) => page.keyboard.press('Enter')],
  ['another size of the window', (page) => page.setViewportSize({ width: 1000, height: 800 })],
  ['scrolling', (page) => page.mouse.wheel(0, 60)],
];

test('image zoom closes in every way and returns the focus to the image', async ({ page }) => {
  await page.goto(post);
  const { image, dialog, copies } = locators(page);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1200, height: 600 });
    await image.scrollIntoViewIfNeeded();
    for (const [name, leave] of waysOut) {
      await test.step(`${name}, with motion ${reducedMotion}`, async () => {
        await image.click();
        await expect(dialog).toBeVisible();
        await expect(dialog).toBeFocused();
        await expect(copies).toBeVisible();
        await leave(page);
        await expectClosed(page);
        await expect(image).toBeFocused();
      });
    }
  }
});

test('image zoom opens by keyboard, keeps the focus and fills the window', async ({ page }) => {
  await page.goto(post);
  await hydrate(page);
  const { image, dialog, copies } = locators(page);
  await page.getByRole('main').locator('a').first().focus();
  for (let turn = 0; turn < 40; turn++) {
    if (await image.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(image).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeFocused();
  await expect
    .poll(async () => Math.round((await copies.boundingBox())?.width ?? 0))
    .toBe(await page.evaluate(() => document.documentElement.clientWidth));
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await expect(dialog).toHaveCSS('background-color', background);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

/** Resolves when the page has not scrolled for many frames. */
function standStill(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = scrollY;
        let frames = 0;
        function count(): void {
          frames = scrollY === before ? frames + 1 : 0;
          before = scrollY;
          if (frames > 30) resolve();
          else requestAnimationFrame(count);
        }
        count();
      }),
  );
}

test.describe('image zoom with smooth scrolling', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('stays open when Enter follows Tab at once', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 400 });
    await page.goto(post);
    await hydrate(page);
    const { image, dialog } = locators(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await image.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeFocused();
    await standStill(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(image).toBeFocused();
    await expect(image).toBeInViewport();
  });
});

for (const isHydrated of [false, true]) {
  test(`image zoom opens by Enter and Space ${isHydrated ? 'with' : 'before'} React`, async ({
    page,
  }) => {
    const { image, dialog } = locators(page);
    for (const key of ['Enter', 'Space']) {
      await test.step(key, async () => {
        await page.goto(post);
        if (isHydrated) await hydrate(page);
        const chunk = await holdScripts(page);
        await image.focus();
        for (const modifier of ['Alt', 'Control', 'Shift']) {
          if (isHydrated) await page.keyboard.press(`${modifier}+${key}`);
        }
        await expect(dialog).toHaveCount(0);
        await page.keyboard.press(key);
        chunk.open();
        await expect(dialog).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBeLessThan(1000);
        await page.unrouteAll();
      });
    }
  });
}

test('image zoom closes on navigation', async ({ page }) => {
  await page.goto('/blog/');
  await hydrate(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(post);
  const { image, dialog } = locators(page);
  await image.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blog/');
  await expectClosed(page);
});

test('image zoom that loads late does not open over the next page', async ({ page }) => {
  await page.goto(post);
  await hydrate(page);
  const viewer = await blockRequests(page, ({ pathname }) => pathname.includes('zoom-viewer'));
  const request = page.waitForRequest(/zoom-viewer/);
  const { image } = locators(page);
  await image.click();
  await viewer.reached;
  const left = await image.elementHandle();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => left?.evaluate((element) => element.isConnected)).toBe(false);
  viewer.open();
  // Resolves when the code for the click has run.
  await page.evaluate((url) => import(url), (await request).url());
  await waitForIdle(page);
  await expectClosed(page);
});

test('image zoom uses the language of the page, and ignores logos and links', async ({ page }) => {
  for (const { path, strings } of languages) {
    await page.goto(path(post));
    await page.getByRole('main').getByRole('img').first().click();
    await expect(
      page.getByRole('dialog', { name: strings.zoomedImage, exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  }
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('main').locator('img').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
