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

const places = {
  'a folded block': 'in-a-folded-block',
  'a tab that is not selected': 'in-the-other-tab',
};

async function expectReached(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`${path}#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().y))
    .toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
}

/** Folds and deselects all, at the top of the page. */
async function hideTargets(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = false;
    scrollTo(0, 0);
  });
  await page.getByRole('tab', { name: 'Chosen' }).click();
  for (const id of Object.values(places)) await expect(page.locator(`#${id}`)).toBeHidden();
}

for (const [place, id] of Object.entries(places)) {
  test(`a heading in ${place} is reached by a loaded URL, which a reload keeps`, async ({
    page,
  }) => {
    await page.goto(`${path}#${id}`);
    await expectReached(page, id);
    await hydrate(page);
    await expectReached(page, id);
    await page.evaluate(() => scrollBy(0, 50));
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}

for (const isHydrated of [false, true]) {
  test.describe(`hidden headings ${isHydrated ? 'with' : 'before'} React`, () => {
    test('are reached by links of the page, again and again', async ({ page }) => {
      for (const [place, id] of Object.entries(places)) {
        await test.step(place, async () => {
          await page.goto(path);
          await addLink(page, `#${id}`);
          if (isHydrated) await hydrate(page);
          await page.getByRole('link', { name: 'A link to a hidden target' }).click();
          await expectReached(page, id);
          await hideTargets(page);
          const outline = page.getByRole('navigation', { name: 'Contents', exact: true });
          await outline.locator(`a[href$="#${id}"]`).click();
          await expectReached(page, id);
        });
      }
    });

    test('are reached from another page and in the history', async ({ page }) => {
      for (const [place, id] of Object.entries(places)) {
        await test.step(place, async () => {
          await page.goto('guide/');
          await tagDocument(page);
          await addLink(page, `../${path}#${id}`);
          if (isHydrated) await hydrate(page);
          await page.getByRole('link', { name: 'A link to a hidden target' }).click();
          await expectReached(page, id);
          await page.goBack();
          await expect(page).toHaveURL('guide/');
          await expect(page.locator(`#${id}`)).toHaveCount(0);
          await page.goForward();
          await expectReached(page, id);
          expect(await isTagged(page)).toBe(true);
        });
      }
    });
  });
}

test('hidden headings are reached by a hash in the address bar', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  for (const id of Object.values(places)) {
    await hideTargets(page);
    await page.evaluate((hash) => location.assign(hash), `#${id}`);
    await expectReached(page, id);
  }
});
