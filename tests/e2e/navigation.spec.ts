import {
  expect,
  hydrate,
  inEachLanguage,
  inEnglish,
  isTagged,
  linkTo,
  tagDocument,
  test,
  waitForIdle,
} from './helpers/test.ts';

type FirstFrame = { bottom: number; left: number };

/** Runs in the page. The height of the first frame of the next page, and the number of blocks laid out later. */
function noteFirstFrame(): { noted: Promise<FirstFrame> } {
  const noted = new Promise<FirstFrame>((resolve) => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main[data-entering]');
      if (!main) return;
      observer.disconnect();
      const blocks = [...main.querySelectorAll('[data-segment] > *')];
      const shown = blocks.filter((block) => block.checkVisibility());
      const bottoms = shown.map((block) => block.getBoundingClientRect().bottom);
      resolve({ bottom: Math.max(...bottoms), left: blocks.length - shown.length });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  return { noted };
}

inEachLanguage('navigation', ({ htmlLang, strings, path }) => {
  test('shows the same as a page load, announces the title and focuses the heading', async ({
    page,
  }) => {
    const target = path('/guide/start/quick-start');
    const measure = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.querySelectorAll('main :is(h1, h2, h3, p, pre)').length,
      ]);
    await page.goto(target);
    await waitForIdle(page);
    const loaded = await measure();
    for (const isHydrated of [false, true]) {
      await test.step(isHydrated ? 'with React' : 'before React', async () => {
        await page.goto(path('/guide/start/'));
        if (isHydrated) await hydrate(page);
        await tagDocument(page);
        await linkTo(page, target).click();
        await expect(page).toHaveURL(target);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        const title = `${await heading.textContent()} - Rslib`;
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
          'href',
          `https://rslib.rs${target}`,
        );
        const sidebar = page.getByRole('navigation', { name: strings.sidebar });
        await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', target);
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect.poll(measure).toEqual(loaded);
        await expect(page.locator('main')).not.toHaveAttribute('data-entering');
        expect(await isTagged(page)).toBe(true);
      });
    }
  });
});

for (const isHydrated of [false, true]) {
  inEnglish(`navigation ${isHydrated ? 'with' : 'before'} React`, ({ lang, strings, path }) => {
    test('lays out the viewport first', async ({ page }) => {
      for (const height of [800, 1600]) {
        await page.setViewportSize({ width: 1440, height });
        await page.goto(path('/guide/start/'));
        if (isHydrated) await hydrate(page);
        const frame = await page.evaluateHandle(noteFirstFrame);
        await linkTo(page, path('/guide/start/quick-start')).click();
        const { bottom, left } = await frame.evaluate(({ noted }) => noted);
        expect(bottom, `at ${height} pixels`).toBeGreaterThanOrEqual(height);
        expect(bottom, `at ${height} pixels`).toBeLessThan(height + 800);
        expect(left, `at ${height} pixels`).toBeGreaterThan(10);
      }
    });

    test('goes to a heading of another page in one step, and Tab continues from there', async ({
      page,
    }) => {
      const target = path('/config/lib/dts#tsgo');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path('/guide/basic/typescript'));
      if (isHydrated) await hydrate(page);
      await page.evaluate(() => {
        const places = new Set<number>();
        Object.assign(window, { places });
        addEventListener('scroll', () => places.add(Math.round(scrollY)));
      });
      await linkTo(page, target).evaluate((link) => link.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const heading = page.locator('#tsgo');
      await expect(heading).toBeInViewport();
      const places = await page.evaluate(() => [
        ...(window as unknown as { places: Set<number> }).places,
      ]);
      expect(places.filter((place) => place > 0)).toHaveLength(1);
      await hydrate(page);
      await page.keyboard.press('Tab');
      await expect(heading).toBeInViewport();
      await expect(page.locator('main :focus:not(h1)')).toBeInViewport();
    });

    test('a double click navigates once, a later click scrolls to the top, back and forward keep the document', async ({
      page,
    }) => {
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const first = await page.title();
      const sidebar = page.getByRole('navigation', { name: strings.sidebar });
      const link = sidebar.locator(`a[href="${path('/guide/start/quick-start')}"]`);
      await link.hover();
      await link.dblclick();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(path('/guide/start/quick-start'));
      await expect(page).not.toHaveTitle(first);
      const second = await page.title();
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await link.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await isTagged(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveTitle(first);
      await expect(page).toHaveURL(path('/guide/start/'));
      await page.goForward();
      await expect(page).toHaveTitle(second);
      expect(await isTagged(page)).toBe(true);
    });

    test('ends at the last of ten quick clicks', async ({ page, routes }) => {
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const sidebar = page.getByRole('navigation', { name: strings.sidebar });
      const own = routes.filter((route) => route.lang === lang);
      const known = new Set(own.map(({ routePath }) => routePath));
      const hrefs = await sidebar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const targets = hrefs.filter((href) => known.has(href) && href !== path('/guide/start/'));
      expect(targets.length).toBeGreaterThanOrEqual(10);
      for (const href of targets.slice(0, 10)) {
        await sidebar.locator(`a[href="${href}"]`).click({ noWaitAfter: true });
      }
      const last = targets[9] ?? '';
      await expect(page).toHaveURL(last);
      await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', last);
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://rslib.rs${last}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await waitForIdle(page);
      await expect(page).toHaveURL(last);
      expect(await isTagged(page)).toBe(true);
    });
  });
}
