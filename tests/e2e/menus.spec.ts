import type { Locator, Page } from '@playwright/test';
import {
  expect,
  hydrate,
  inEachLanguage,
  inEnglish,
  isScrollLocked,
  type Language,
  otherLanguage,
  test,
} from './helpers/test.ts';

const height = 800;

function parts(page: Page, { strings }: Language) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    menu: button(strings.sidebarMenu),
    drawer: page.getByRole('dialog', { name: strings.sidebarMenu, exact: true }),
    outlineButton: button(strings.outline),
    hamburger: button(strings.mainMenu),
    mobileMenu: page.getByRole('dialog', { name: strings.mainMenu, exact: true }),
    nav: page.getByRole('navigation', { name: strings.mainNavigation, exact: true }),
    sidebar: page.getByRole('navigation', { name: strings.sidebar, exact: true }),
    outline: page.getByRole('navigation', { name: strings.outline, exact: true }),
    language: button(strings.language),
  };
}

/** Whether the focus is inside an element. */
function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((target) => target.contains(document.activeElement));
}

async function open(opener: Locator, panel: Locator): Promise<void> {
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
}

async function expectClosed(opener: Locator, panel: Locator): Promise<void> {
  await expect(panel).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
}

inEachLanguage('bars and columns', (language) => {
  const { path } = language;
  const page404 = path('/nowhere');

  const shownAt = {
    1440: ['nav', 'language', 'sidebar', 'outline'],
    1281: ['nav', 'language', 'sidebar', 'outline'],
    1280: ['nav', 'language', 'sidebar', 'outlineButton'],
    961: ['nav', 'language', 'sidebar', 'outlineButton'],
    960: ['nav', 'language', 'menu', 'outlineButton'],
    769: ['nav', 'language', 'menu', 'outlineButton'],
    768: ['hamburger', 'menu', 'outlineButton'],
    320: ['hamburger', 'menu', 'outlineButton'],
  };

  test('each width has its own', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    for (const [width, shown] of Object.entries(shownAt)) {
      await page.setViewportSize({ width: Number(width), height });
      for (const [name, part] of Object.entries(parts(page, language))) {
        await expect(part, `${name} at ${width}`).toBeVisible({ visible: shown.includes(name) });
      }
      const banner = await page.getByRole('banner').boundingBox();
      expect(Math.round(banner?.height ?? 0)).toBe(Number(width) <= 768 ? 56 : 72);
    }
  });

  test('a page without columns has no bar for them', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.setViewportSize({ width: 900, height });
    await page.goto(page404);
    const { menu, outlineButton, sidebar } = parts(page, language);
    for (const part of [menu, outlineButton, sidebar]) await expect(part).toBeHidden();
  });

  test('the first stop of the keyboard skips to the content', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: language.strings.skipToContent });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    expect(await holdsFocus(page.getByRole('main'))).toBe(true);
  });

  test('the sections of the site tell which one is open', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    const { nav } = parts(page, language);
    await expect(nav.locator('[aria-current]')).toHaveText(/^(Config|配置)$/);
    await expect(page.getByRole('link', { name: 'Rslib', exact: true }).first()).toHaveAttribute(
      'href',
      path('/'),
    );
  });
});

inEnglish('panels', (language) => {
  const { path } = language;
  const start = path('/guide/start/quick-start');

  for (const [name, width] of [
    ['drawer', 900],
    ['mobile menu', 390],
  ] as const) {
    test.describe(name, () => {
      test.use({ viewport: { width, height }, hasTouch: true });

      function choose(page: Page): { opener: Locator; panel: Locator } {
        const { menu, drawer, hamburger, mobileMenu } = parts(page, language);
        return name === 'drawer'
          ? { opener: menu, panel: drawer }
          : { opener: hamburger, panel: mobileMenu };
      }

      test('keeps the focus inside and gives it back', async ({ page }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await expect.poll(() => holdsFocus(panel)).toBe(true);
        const stops = await panel.locator('a:visible, button:visible').count();
        expect(stops).toBeGreaterThan(3);
        for (let turn = 0; turn <= stops; turn++) {
          await page.keyboard.press('Tab');
          expect(await holdsFocus(panel), `Tab ${turn}`).toBe(true);
        }
        for (let turn = 0; turn <= stops; turn++) {
          await page.keyboard.press('Shift+Tab');
          expect(await holdsFocus(panel), `Shift+Tab ${turn}`).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expectClosed(opener, panel);
        await expect(opener).toBeFocused();
      });

      test('closes on a press outside, on its own button, and when there is room', async ({
        page,
      }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        if (name === 'drawer') {
          await open(opener, panel);
          await page.mouse.click(width - 10, height - 50);
          await expectClosed(opener, panel);
          await expect(opener).toBeFocused();
        } else {
          await open(opener, panel);
          await page.getByRole('banner').click({ position: { x: width / 2, y: 5 } });
          await expectClosed(opener, panel);
          await expect(opener).toBeFocused();
          await open(opener, panel);
          await opener.click();
          await expectClosed(opener, panel);
        }
        await open(opener, panel);
        await page.setViewportSize({ width: 1100, height });
        await expect(panel).toBeHidden();
        await expect(page.getByRole('main')).toBeVisible();
        const { sidebar } = parts(page, language);
        await expect(sidebar).toBeVisible();
        await page.setViewportSize({ width, height });
        await expectClosed(opener, panel);
      });

      test('closes when the page changes, by touch', async ({ page }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        await opener.tap();
        await expect(panel).toBeVisible();
        const links = panel.getByRole('link');
        const target = path('/guide/start/');
        const link =
          name === 'drawer'
            ? links.and(page.locator(`a[href="${target}"]`))
            : links.filter({ hasText: /^(Guide|指南)$/ });
        await link.tap();
        await expect(page).toHaveURL(target);
        await expectClosed(opener, panel);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await isScrollLocked(page)).toBe(false);
      });

      test('closes when the page that is shown is chosen again', async ({ page }) => {
        await page.goto(path('/guide/start/'));
        await hydrate(page);
        const { opener, panel } = choose(page);
        await opener.tap();
        await expect(panel).toBeVisible();
        await panel
          .getByRole('link')
          .and(page.locator(`a[href="${path('/guide/start/')}"]`))
          .first()
          .tap();
        await expectClosed(opener, panel);
        await expect(page).toHaveURL(path('/guide/start/'));
      });

      test('closes when the way back leads to the page with another query', async ({ page }) => {
        await page.goto(`${path('/guide/start/')}?footer=0`);
        await hydrate(page);
        const { opener, panel } = choose(page);
        const own = page.locator(`a[href="${path('/guide/start/')}"]`);
        await opener.tap();
        await panel.getByRole('link').and(own).first().tap();
        await expect(page).toHaveURL(path('/guide/start/'));
        await open(opener, panel);
        await page.goBack();
        await expect(page).toHaveURL(/footer=0/);
        await expectClosed(opener, panel);
      });

      test('keeps the page behind it from scrolling', async ({ page }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        await open(opener, panel);
        expect(await isScrollLocked(page)).toBe(true);
      });
    });
  }

  for (const hasTouch of [false, true]) {
    test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
      test.use({ viewport: { width: 900, height }, hasTouch });

      test('a press beside the drawer closes it, and does nothing to what is there', async ({
        page,
      }) => {
        await page.goto(start);
        await hydrate(page);
        const { menu, drawer } = parts(page, language);
        const main = page.getByRole('main');
        const wrap = main.getByRole('button', { name: language.strings.wrapLines }).first();
        const { x, y } = (await wrap.boundingBox()) ?? { x: 0, y: 0 };
        await open(menu, drawer);
        if (hasTouch) await page.touchscreen.tap(x + 5, y + 5);
        else await page.mouse.click(x + 5, y + 5);
        await expectClosed(menu, drawer);
        await expect(menu).toBeFocused();
        await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      });
    });
  }

  test('the mobile menu marks the open section by its line, and by no second one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(path('/guide/start/'));
    const { hamburger, mobileMenu } = parts(page, language);
    await open(hamburger, mobileMenu);
    const [current, other] = await mobileMenu.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { borderBottomColor, color, textDecorationLine } = getComputedStyle(link);
        return { isMarked: borderBottomColor === color, textDecorationLine };
      }),
    );
    expect(current).toEqual({ isMarked: true, textDecorationLine: 'none' });
    expect(other).toEqual({ isMarked: false, textDecorationLine: 'none' });
  });

  test('the drawer keeps the focus inside when a group in it is folded', async ({ page }) => {
    await page.setViewportSize({ width: 900, height });
    await page.goto(path('/guide/faq/features'));
    await hydrate(page);
    const { menu, drawer } = parts(page, language);
    await open(menu, drawer);
    const group = drawer.getByRole('button', { expanded: true }).last();
    await group.click();
    await expect(drawer.locator('[aria-current=page]')).toBeHidden();
    await page.keyboard.press('Tab');
    expect(await holdsFocus(drawer)).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed(menu, drawer);
    await open(menu, drawer);
    await expect.poll(() => holdsFocus(drawer)).toBe(true);
  });

  test('a panel that leaves the page is closed', async ({ page }) => {
    await page.setViewportSize({ width: 900, height });
    await page.goto(path('/blog/'));
    await hydrate(page);
    const { menu, drawer, nav } = parts(page, language);
    await nav.locator(`a[href="${path('/guide/start/')}"]`).click();
    await open(menu, drawer);
    await page.goBack();
    await expect(page).toHaveURL(path('/blog/'));
    // Else the way forward stops the way back, and the panel never leaves.
    await expect(page.locator('#sidebar')).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(path('/guide/start/'));
    await expectClosed(menu, drawer);
    await expect(page.locator('#sidebar')).not.toHaveAttribute('role');
    await open(menu, drawer);
    await expect.poll(() => holdsFocus(drawer)).toBe(true);
  });

  for (const width of [1100, 390]) {
    test(`the outline panel at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path('/config/lib/dts'));
      await hydrate(page);
      const { outlineButton, outline } = parts(page, language);
      await open(outlineButton, outline);
      await page.keyboard.press('Escape');
      await expectClosed(outlineButton, outline);
      await expect(outlineButton).toBeFocused();
      await open(outlineButton, outline);
      await page.mouse.click(20, height - 30);
      await expectClosed(outlineButton, outline);
      await open(outlineButton, outline);
      await outline.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/#/);
      await expectClosed(outlineButton, outline);
      await open(outlineButton, outline);
      await outline.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expectClosed(outlineButton, outline);
      await open(outlineButton, outline);
      await page.setViewportSize({ width: 1440, height });
      await expect(outline).toBeVisible();
      await page.setViewportSize({ width, height });
      await expectClosed(outlineButton, outline);
    });
  }

  test('one panel makes way for the other', async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(start);
    await hydrate(page);
    const { outlineButton, outline, hamburger, mobileMenu } = parts(page, language);
    await open(outlineButton, outline);
    await open(hamburger, mobileMenu);
    await expectClosed(outlineButton, outline);
  });

  test('closed panels are out of the way of the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(start);
    await hydrate(page);
    const stops: string[] = [];
    const main = page.getByRole('main');
    for (let turn = 0; turn < 12 && !(await holdsFocus(main)); turn++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(await holdsFocus(main), stops.join(', ')).toBe(true);
  });
});

inEachLanguage('sidebar', (language) => {
  const { lang, path } = language;

  test('marks this page and holds every page of its section', async ({ page, routes }) => {
    await page.goto(path('/config/lib/dts'));
    const { sidebar } = parts(page, language);
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute(
      'href',
      path('/config/lib/dts'),
    );
    const section = routes.filter(
      (route) => route.lang === lang && route.routePath.startsWith(path('/config/lib/')),
    );
    for (const { routePath } of section) {
      await expect(sidebar.locator(`a[href="${routePath}"]`)).toBeVisible();
    }
  });

  test('shows its scrollbar as that of the page when somebody points at it', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    const { sidebar } = parts(page, language);
    const readBars = () =>
      sidebar.evaluate((element) =>
        [element, document.documentElement].map((part) => getComputedStyle(part).scrollbarColor),
      );
    const [atRest, ofPage] = await readBars();
    expect(ofPage).not.toBe('auto');
    expect(atRest).not.toBe(ofPage);
    await sidebar.hover();
    await expect.poll(async () => (await readBars())[0]).toBe(ofPage);
  });
});

inEnglish('groups of the sidebar', (language) => {
  const { path } = language;

  test('groups fold and stay folded from page to page', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    const { sidebar } = parts(page, language);
    await expect(sidebar.getByRole('button', { expanded: false })).toHaveCount(0);
    const count = await sidebar.getByRole('button', { expanded: true }).count();
    expect(count).toBeGreaterThan(1);
    const link = sidebar.locator(`a[href="${path('/guide/basic/output-format')}"]`);
    const group = sidebar
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .filter({
        has: page.locator(`a[href="${path('/guide/basic/output-format')}"]`),
      });
    await group.getByRole('button').first().click();
    await expect(link).toBeHidden();
    await sidebar.locator(`a[href="${path('/guide/start/quick-start')}"]`).click();
    await expect(page).toHaveURL(/quick-start/);
    await expect(link).toBeHidden();
    await expect(sidebar.getByRole('button', { expanded: false })).toHaveCount(1);
    await group.getByRole('button').first().focus();
    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
  });

  test('groups stay folded over pages without a sidebar and in another language', async ({
    page,
  }) => {
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    const { sidebar, nav } = parts(page, language);
    const group = sidebar.getByRole('button', { name: 'Advanced', exact: true });
    await group.click();
    await nav.locator(`a[href="${path('/blog/')}"]`).click();
    await expect(sidebar).toHaveCount(0);
    await page.goBack();
    await expect(group).toHaveAttribute('aria-expanded', 'false');

    const other = otherLanguage(language);
    await page.getByRole('button', { name: language.strings.language, exact: true }).click();
    await page.getByRole('link', { name: other.label }).click();
    await expect(page).toHaveURL(other.path('/guide/start/'));
    const folded = parts(page, other).sidebar.getByRole('button', { expanded: false });
    await expect(folded).toHaveCount(1);
    await expect(folded).toHaveText('进阶');
    await parts(page, other)
      .nav.locator(`a[href="${other.path('/config/')}"]`)
      .click();
    await expect(page).toHaveURL(other.path('/config/'));
    await expect(folded).toHaveCount(0);
  });

  test('a folded group opens for a page in it that is shown', async ({ page }) => {
    await page.goto(path('/guide/start/npm-packages'));
    await hydrate(page);
    const { sidebar } = parts(page, language);
    const link = sidebar.locator(`a[href="${path('/guide/solution/nodejs')}"]`);
    await sidebar
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${path('/guide/solution/nodejs')}"]`) })
      .getByRole('button')
      .first()
      .click();
    await expect(link).toBeHidden();
    const next = page.getByRole('link', { name: language.strings.nextPage });
    await next.click();
    await expect(page).toHaveURL(path('/guide/solution/'));
    await next.click();
    await expect(page).toHaveURL(path('/guide/solution/nodejs'));
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  });
});

inEachLanguage('outline', (language) => {
  const { path } = language;

  test('has every heading and marks the one in view', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    await hydrate(page);
    const { outline } = parts(page, language);
    const headings = page.getByRole('main').locator(':is(h2, h3, h4)[id]');
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const hrefs = await outline
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(ids);
    for (const index of [3, 1]) {
      await headings.nth(index).evaluate((heading) => heading.scrollIntoView());
      await expect(outline.locator('[aria-current]')).toHaveAttribute('href', ids[index] ?? '');
    }
  });
});

inEnglish('a long outline', (language) => {
  const { path } = language;

  test('keeps the mark in view where it is longer than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path('/guide/faq/features'));
    await hydrate(page);
    const { outline, outlineButton } = parts(page, language);
    const headings = page.getByRole('main').locator(':is(h2, h3, h4)[id]');
    const marked = outline.locator('[aria-current]');
    const id = await headings.nth(-3).getAttribute('id');
    await headings.nth(-3).evaluate((heading) => heading.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `#${id}`);
    await expect(marked).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 400 });
    await headings.nth(-3).evaluate((heading) => heading.scrollIntoView());
    await open(outlineButton, outline);
    await expect(marked).toBeInViewport();
  });
});
