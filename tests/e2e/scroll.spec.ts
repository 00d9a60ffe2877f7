import type { Locator, Page } from '@playwright/test';
import { expect, hydrate, inEnglish, isTagged, tagDocument, test } from './helpers/test.ts';

/** Whether an element is visible: in the window and not covered. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, top, bottom } = target.getBoundingClientRect();
    const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 2, y));
    return hits.every((hit) => hit !== null && target.contains(hit));
  });
}

/** Expects a heading to be right below the bars. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const heading = page.locator(`[id="${id}"]`);
  await expect.poll(() => isUncovered(heading)).toBe(true);
  const { top, isAtEnd } = await heading.evaluate((target) => ({
    top: target.getBoundingClientRect().top,
    isAtEnd: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
  }));
  if (!isAtEnd) expect(top).toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

inEnglish('headings below the bars', ({ strings, path }) => {
  const target = path('/config/lib/dts');

  /** Each has other bars. */
  async function atEachWidth(page: Page, expectPlaces: (width: number) => Promise<void>) {
    for (const width of [1440, 1100, 900, 390]) {
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectPlaces(width);
      });
    }
  }

  async function findIds(page: Page): Promise<string[]> {
    const headings = page.getByRole('main').locator('h2[id]');
    return headings.evaluateAll((all) => all.map(({ id }) => id));
  }

  test('a loaded URL, a click in the outline, a link from another page', async ({ page }) => {
    await atEachWidth(page, async (width) => {
      // Otherwise the browser would only scroll.
      await page.goto('about:blank');
      await page.goto(`${target}#bundle`);
      await expectAtTop(page, 'bundle');
      const ids = await findIds(page);
      const other = ids.find((id) => id !== 'bundle') ?? '';

      if (width <= 1280) await page.getByRole('button', { name: strings.outline }).click();
      const outline = page.getByRole('navigation', { name: strings.outline });
      await outline.locator(`a[href="#${other}"]`).click();
      await expect(page).toHaveURL(`${target}#${other}`);
      await expectAtTop(page, other);

      await page.goto(path('/guide/start/quick-start'));
      await hydrate(page);
      await tagDocument(page);
      await page.locator(`main a[href="${target}#bundle"]`).first().click();
      await expect(page).toHaveURL(`${target}#bundle`);
      await expectAtTop(page, 'bundle');
      expect(await isTagged(page)).toBe(true);
    });
  });

  test('a search result on the same page, and Tab continues from there', async ({ page }) => {
    await page.goto(target);
    await hydrate(page);
    await atEachWidth(page, async () => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('dts.bundle');
      const hit = page.getByRole('option', { selected: true });
      await expect(hit).toHaveAttribute('href', `${target}#bundle`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${target}#bundle`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAtTop(page, 'bundle');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(target);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('keys in the bars do not scroll the page', async ({ page }) => {
    await page.goto(target);
    await hydrate(page);
    const opener = page.getByRole('button', { name: strings.search.button });
    const scrolled = () => page.evaluate(() => scrollY);
    await atEachWidth(page, async (width) => {
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        scrollTo(0, 3000);
      });
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      expect(await scrolled()).toBe(3000);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(opener).toBeFocused();
      await expect.poll(scrolled).toBe(3000);
      if (width > 1280) return;
      const outlineButton = page.getByRole('button', { name: strings.outline });
      await outlineButton.evaluate((button) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(outlineButton).toBeFocused();
      await expect.poll(scrolled).toBe(3000);
    });
  });
});

inEnglish('scroll positions', ({ strings, path }) => {
  /** Follows a link far down the page; resolves with the scroll position. */
  async function leave(page: Page, link: Locator): Promise<number> {
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    return before;
  }

  /** Opens a long page by a link to it. */
  async function openInPlace(page: Page): Promise<void> {
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    await page
      .locator(`main a[href="${path('/guide/start/quick-start')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(/quick-start/);
    // The page is shown in parts, and nothing scrolls below the first.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeGreaterThan(3000);
  }

  test('back and forward restore them before and with React', async ({ page }) => {
    for (const isHydrated of [false, true]) {
      await page.goto(path('/guide/start/quick-start'));
      if (isHydrated) await hydrate(page);
      const first = await leave(page, page.getByRole('link', { name: strings.nextPage }));
      expect(first).toBeGreaterThan(300);
      await expect(page).not.toHaveURL(/quick-start/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => scrollTo(0, 150));
      await page.goBack();
      await expect(page).toHaveURL(/quick-start/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(first);
      await page.goForward();
      await expect(page).not.toHaveURL(/quick-start/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    }
  });

  test('back restores them between headings of one page, and a reload keeps them', async ({
    page,
  }) => {
    await openInPlace(page);
    await page.evaluate(() => scrollTo(0, 120));
    const outline = page.getByRole('navigation', { name: strings.outline });
    await outline.getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);

    await page.evaluate(() => scrollTo(0, 640));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(640);
  });

  test('back and forward restore them at once between headings, after another page, too', async ({
    page,
  }) => {
    await page.goto(path('/config/lib/dts'));
    await hydrate(page);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const outline = page.getByRole('navigation', { name: strings.outline });
    const places = [0];
    for (const id of ['bundle', 'isolated']) {
      await outline.locator(`a[href="#${id}"]`).focus();
      await page.keyboard.press('Enter');
      await expectAtTop(page, id);
      places.push(await scrolled());
    }
    await page.getByRole('link', { name: strings.nextPage }).dispatchEvent('click');
    await expect(page).not.toHaveURL(/dts/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect.poll(scrolled).toBe(places[2]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [top, first, second] = places;
    for (const [place, move] of [
      [first, () => page.goBack()],
      [top, () => page.goBack()],
      [first, () => page.goForward()],
      [second, () => page.goForward()],
    ] as const) {
      const next = page.evaluate(async () => {
        await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        return Math.round(scrollY);
      });
      await move();
      expect(await next).toBe(place);
    }
  });

  test('back from another site restores the page and its scroll position', async ({
    page,
    problems,
  }) => {
    problems.allow(/^foreign: https:\/\/elsewhere\.test$/);
    await page.route('https://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    await openInPlace(page);
    await page.evaluate(() => scrollTo(0, 640));
    await page.goto('https://elsewhere.test/');
    await page.goBack();
    await expect(page).toHaveURL(/quick-start/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(640);
  });
});
