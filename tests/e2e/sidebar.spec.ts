import { menuParts, openPanel } from './helpers/menus.ts';
import {
  expect,
  holdScripts,
  hydrate,
  inEachLanguage,
  inEnglish,
  otherLanguage,
  test,
} from './helpers/test.ts';

inEachLanguage('columns', (language) => {
  const { lang, path } = language;

  test('the sidebar has the pages of its section and a scrollbar on hover, the outline the headings; both mark the place', async ({
    page,
    routes,
  }) => {
    await page.goto(path('/config/lib/dts'));
    const { sidebar, outline } = menuParts(page, language);
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

    const readBars = () =>
      sidebar.evaluate((element) =>
        [element, document.documentElement].map((part) => getComputedStyle(part).scrollbarColor),
      );
    const [atRest, ofPage] = await readBars();
    expect(ofPage).not.toBe('auto');
    expect(atRest).not.toBe(ofPage);
    await sidebar.hover();
    await expect.poll(async () => (await readBars())[0]).toBe(ofPage);

    await hydrate(page);
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

inEnglish('groups of the sidebar', (language) => {
  const { path } = language;

  test('groups stay collapsed from page to page', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    const { sidebar } = menuParts(page, language);
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

  test('a group collapsed before hydration stays so on the next page', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    const chunk = await holdScripts(page);
    const { sidebar } = menuParts(page, language);
    const toggle = (name: string) => sidebar.getByRole('button', { name, exact: true });
    // The second click expands a group again.
    for (const name of ['Advanced', 'Migration', 'Migration', 'Basic']) await toggle(name).click();
    const basic = sidebar.locator(`a[href="${path('/guide/basic/output-format')}"]`);
    await expect(basic).toBeHidden();
    await basic.dispatchEvent('click');
    await expect(page).toHaveURL(/output-format/);
    chunk.open();
    await expect(toggle('Advanced')).toHaveAttribute('aria-expanded', 'false');
    await hydrate(page);
    // The group of the page is open, like everywhere.
    await expect(sidebar.getByRole('button', { expanded: false })).toHaveCount(1);
    await toggle('Advanced').click();
    await expect(toggle('Advanced')).toHaveAttribute('aria-expanded', 'true');
  });

  test('groups stay collapsed after pages without a sidebar and in another language', async ({
    page,
  }) => {
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    const { sidebar, nav } = menuParts(page, language);
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
    const folded = menuParts(page, other).sidebar.getByRole('button', { expanded: false });
    await expect(folded).toHaveCount(1);
    await expect(folded).toHaveText('进阶');
    await menuParts(page, other)
      .nav.locator(`a[href="${other.path('/config/')}"]`)
      .click();
    await expect(page).toHaveURL(other.path('/config/'));
    await expect(folded).toHaveCount(0);
  });

  test('a collapsed group expands for the current page', async ({ page }) => {
    await page.goto(path('/guide/start/ai'));
    await hydrate(page);
    const { sidebar } = menuParts(page, language);
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

inEnglish('a long outline', (language) => {
  const { path } = language;

  test('keeps the mark in view if it is longer than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path('/guide/faq/features'));
    await hydrate(page);
    const { outline, outlineButton } = menuParts(page, language);
    const headings = page.getByRole('main').locator(':is(h2, h3, h4)[id]');
    const marked = outline.locator('[aria-current]');
    const id = await headings.nth(-3).getAttribute('id');
    await headings.nth(-3).evaluate((heading) => heading.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `#${id}`);
    await expect(marked).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 400 });
    await headings.nth(-3).evaluate((heading) => heading.scrollIntoView());
    await openPanel(outlineButton, outline);
    await expect(marked).toBeInViewport();
  });
});
