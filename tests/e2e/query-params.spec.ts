import { en } from '../support/strings.ts';
import { expect, hydrate, test } from './helpers/test.ts';

const phone = { width: 390, height: 800 };
const quickStart = '/guide/start/quick-start';
const post = '/blog/introducing-rslib';

const names = ['navbar', 'sidebar', 'outline', 'footer'] as const;

test('a part is hidden only if its parameter is 0', async ({ page }) => {
  const parts = {
    navbar: [page.getByRole('banner'), page.getByRole('navigation', { name: en.mainNavigation })],
    sidebar: [page.getByRole('navigation', { name: en.sidebar, exact: true })],
    outline: [page.getByRole('navigation', { name: en.outline, exact: true })],
    footer: [
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: en.editPage }),
      page.getByRole('link', { name: en.nextPage }),
    ],
  };
  for (const hidden of names) {
    await page.goto(`${quickStart}?${hidden}=0`);
    await hydrate(page);
    for (const name of names) {
      for (const part of parts[name]) {
        await expect(part, `${name} with ${hidden}=0`).toHaveCount(name === hidden ? 0 : 1);
      }
    }
  }
  for (const value of ['', '00', '0&navbar=0']) {
    await page.goto(`${quickStart}?sidebar=${value}`);
    await expect(
      page.getByRole('navigation', { name: en.sidebar, exact: true }),
      `sidebar=${value}`,
    ).toHaveCount(value.startsWith('0&') ? 0 : 1);
  }
});

test('without all parts only the content is visible and focusable', async ({ page }) => {
  const query = names.map((name) => `${name}=0`).join('&');
  for (const [width, height] of [
    [1440, 900],
    [phone.width, phone.height],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${quickStart}?${query}`);
    await hydrate(page);
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: en.sidebarMenu, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: en.outline, exact: true })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.skipToContent })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => Boolean(document.activeElement?.closest('main'))),
      'the next tab stop is in the content',
    ).toBe(true);
  }
});

test('a shortcut of a hidden part does nothing', async ({ page }) => {
  await page.goto('/config/?navbar=0');
  await hydrate(page);
  for (const keys of ['Control+k', '/']) {
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press(keys);
    expect(await page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
  }
  const filter = page.getByRole('searchbox');
  await filter.fill('dts');
  await expect(filter).toHaveValue('dts');
});

test('parameters apply only to their page', async ({ page }) => {
  await page.goto(`${quickStart}?sidebar=0`);
  await expect(page.getByRole('navigation', { name: en.sidebar })).toHaveCount(0);
  await page.getByRole('link', { name: en.nextPage }).click();
  await expect(page).not.toHaveURL(/quick-start/);
  await expect(page).not.toHaveURL(/\?/);
  await expect(page.getByRole('navigation', { name: en.sidebar })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sidebar=0/);
  await expect(page.getByRole('navigation', { name: en.sidebar })).toHaveCount(0);
});

test('globalUIComponents turns off image zoom and the feed link', async ({ page }) => {
  const feed = page.getByRole('main').getByRole('link', { name: en.feed });
  const image = page.getByRole('main').getByRole('img').first();
  await page.goto(post);
  await expect(feed).toBeVisible();
  await page.goto(`${post}?globalUIComponents=0`);
  await expect(image, 'before React').not.toHaveCSS('cursor', 'zoom-in');
  await hydrate(page);
  await expect(feed).toHaveCount(0);
  await expect(image).not.toHaveCSS('cursor', 'zoom-in');
  await expect(image).not.toHaveAttribute('tabindex');
  await image.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${post}?globalUIComponents=1`);
  await image.click();
  await expect(page.getByRole('dialog', { name: en.zoomedImage })).toBeVisible();
});
