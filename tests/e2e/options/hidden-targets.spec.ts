import type { Page } from '@playwright/test';
import { expect, hydrate, isTagged, tagDocument, test } from '../helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

const path = 'pages/components';

/** Adds a link to the page, like one that an author wrote or that the search found. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    Object.assign(link, { href: target, textContent: 'A link to a hidden target' });
    document.querySelector('h1')?.after(link);
  }, href);
}

for (const [place, id] of [
  ['a folded block', 'in-a-folded-block'],
  ['a tab that is not selected', 'in-the-other-tab'],
] as const) {
  const url = `${path}#${id}`;

  test.describe(`a heading in ${place}`, () => {
    async function expectReached(page: Page): Promise<void> {
      await expect(page).toHaveURL(url);
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().y))
        .toBeLessThan(200);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    }

    test('is reached by a loaded URL, which a reload keeps', async ({ page }) => {
      await page.goto(url);
      await expectReached(page);
      await hydrate(page);
      await expectReached(page);
      await page.evaluate(() => scrollBy(0, 50));
      const before = await page.evaluate(() => scrollY);
      await page.reload();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });

    for (const isHydrated of [false, true]) {
      const when = isHydrated ? 'with' : 'before';

      test(`is reached by links of the page, again and again, ${when} React`, async ({ page }) => {
        await page.goto(path);
        await addLink(page, `#${id}`);
        if (isHydrated) await hydrate(page);
        await page.getByRole('link', { name: 'A link to a hidden target' }).click();
        await expectReached(page);
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = false;
          scrollTo(0, 0);
        });
        await page.getByRole('tab', { name: 'Chosen' }).click();
        await expect(page.locator(`#${id}`)).toBeHidden();
        const outline = page.getByRole('navigation', { name: 'Contents', exact: true });
        await outline.locator(`a[href$="#${id}"]`).click();
        await expectReached(page);
      });

      test(`is reached from another page and in the history, ${when} React`, async ({ page }) => {
        await page.goto('guide/');
        await tagDocument(page);
        await addLink(page, `../${url}`);
        if (isHydrated) await hydrate(page);
        await page.getByRole('link', { name: 'A link to a hidden target' }).click();
        await expectReached(page);
        await page.goBack();
        await expect(page).toHaveURL('guide/');
        await expect(page.locator(`#${id}`)).toHaveCount(0);
        await page.goForward();
        await expectReached(page);
        expect(await isTagged(page)).toBe(true);
      });
    }

    test('is reached by a hash in the address bar', async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      await page.evaluate((hash) => location.assign(hash), `#${id}`);
      await expectReached(page);
    });
  });
}
