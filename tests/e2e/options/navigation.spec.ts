import type { Locator } from '@playwright/test';
import { en } from '../../support/strings.ts';
import { button, expectOpen, leftEdge } from '../helpers/options.ts';
import { expect, hydrate, test } from '../helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

test.describe('navigation', () => {
  test('has items on both sides, tags and dropdown groups', async ({ page }) => {
    await page.clock.install();
    await page.goto('guide/');
    const nav = page.getByRole('navigation', { name: en.mainNavigation });
    const group = nav.getByRole('button', { name: 'More new' });
    const middle = 720;
    expect(await leftEdge(nav.getByRole('link', { name: 'Guide' }))).toBeLessThan(middle);
    expect(await leftEdge(group)).toBeLessThan(middle);
    expect(await leftEdge(nav.getByRole('link', { name: 'Home' }))).toBeGreaterThan(middle);

    const option = nav.getByRole('link', { name: 'Repository beta' });
    await expect(option).toBeHidden();
    await group.hover();
    await expectOpen(group, true);
    await expect(option).toHaveAttribute('target', '_blank');

    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(middle, 500);
    await page.clock.runFor(100);
    await group.hover();
    await page.clock.runFor(1000);
    await expectOpen(group, true);
    await page.mouse.move(middle, 500);
    await page.clock.runFor(140);
    await expectOpen(group, true);
    await page.clock.runFor(20);
    await expectOpen(group, false);
    await expect(option).toBeHidden();
    await page.clock.resume();

    await group.focus();
    await page.keyboard.press('Enter');
    await expectOpen(group, true);
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Start' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(group, false);
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(option).toBeFocused();
    for (const name of ['Alpha', 'Reference', 'Beta']) {
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expectOpen(group, false);
  });

  test('shows nested groups below their label, in the bar and on a small screen, which has all items', async ({
    page,
  }) => {
    await page.goto('guide/');
    async function expectGroups(place: Locator): Promise<void> {
      await expect(place.getByText('Letters')).toBeVisible();
      await expect(place.getByRole('link', { name: 'Letters' })).toHaveCount(0);
      await expect(place.getByRole('link', { name: 'Reference' })).toBeVisible();
      for (const [name, entry] of [
        ['Letters', 'Alpha'],
        ['Reference', 'Beta'],
      ] as const) {
        const list = place.getByRole('list', { name });
        await expect(list.getByRole('link')).toHaveText([entry]);
        expect(await leftEdge(list)).toBeGreaterThan(await leftEdge(place.getByText(name)));
      }
    }
    const nav = page.getByRole('navigation', { name: en.mainNavigation });
    const group = nav.getByRole('button', { name: 'More new' });
    await group.hover();
    await expectGroups(nav);
    await nav.getByRole('link', { name: 'Alpha' }).click();
    await expect(page).toHaveURL('reference/alpha');
    const words = nav.getByText('More', { exact: true });
    await expect(words).toHaveAttribute('data-active', '');
    await expect(group).not.toHaveCSS('box-shadow', 'none');
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, en.mainMenu).click();
    const menu = page.getByRole('dialog', { name: en.mainMenu });
    await expectGroups(menu);
    await expect(menu.getByText('More new')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Repository beta' })).toBeVisible();
    await expect(button(page, en.moreLinks)).toBeVisible();
    await menu.getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL('guide/');
    await button(page, en.mainMenu).click();
    await expect(menu.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
  });

  test('hides when scrolling down and reappears when scrolling up', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await page.goto('guide/');
    await hydrate(page);
    const banner = page.getByRole('banner');
    const menu = button(page, en.sidebarMenu);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 600);
    await expect(banner).not.toBeInViewport();
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeLessThan(46);
    await page.mouse.wheel(0, -100);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThan(72);
    await page.mouse.wheel(0, 400);
    await expect(banner).not.toBeInViewport();
    await button(page, en.language).focus();
    await expect(banner).toBeInViewport({ ratio: 1 });
  });
});

test.describe('social links', () => {
  test('are inline up to the fifth; the others are in a popup', async ({ page }) => {
    await page.goto('guide/');
    for (const name of ['GitHub', 'X', 'Discord', 'Own drawing']) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const number = page.getByText('Ring 112, extension 7').first();
    await expect(number).toBeHidden();
    await button(page, 'Telephone').hover();
    await expect(number).toBeVisible();

    const more = button(page, en.moreLinks);
    const picture = button(page, 'Picture');
    await expect(picture).toBeHidden();
    await more.hover();
    await expectOpen(more, true);
    await expect(number).toBeHidden();
    await picture.hover();
    await expect(page.getByRole('img', { name: 'Picture', exact: true })).toBeVisible();
    await expectOpen(more, true);
    await button(page, 'Markup').hover();
    await expect(page.getByText('this', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture', exact: true })).toBeHidden();
    await page.mouse.move(600, 600);
    await expectOpen(more, false);

    await more.focus();
    await page.keyboard.press('Enter');
    await expectOpen(more, true);
    await page.keyboard.press('Tab');
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(picture, true);
    await page.keyboard.press('Escape');
    await expectOpen(picture, false);
    await page.keyboard.press('Escape');
    await expectOpen(more, false);
    await expect(more).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('popups open and close with a tap', async ({ page }) => {
    await page.goto('guide/');
    for (const name of ['More new', en.moreLinks, 'Telephone', en.toolMenu]) {
      const opener = button(page, name);
      await opener.tap();
      await expectOpen(opener, true);
      await opener.tap();
      await expectOpen(opener, false);
    }
  });
});

test('the tool menu opens on click if configured', async ({ page }) => {
  await page.goto('guide/');
  await hydrate(page);
  const opener = button(page, en.toolMenu);
  await opener.hover();
  await button(page, en.language).hover();
  await expectOpen(button(page, en.language), true);
  await expectOpen(opener, false);
  await opener.click();
  await expectOpen(opener, true);
  const menu = page.getByRole('navigation', { name: en.toolMenu });
  await expect(menu.getByRole('link')).toHaveText(['Family', 'HammerFor nails']);
  await page.keyboard.press('Escape');
  await expectOpen(opener, false);
  await expect(opener).toBeFocused();
});
