import type { Page } from '@playwright/test';
import {
  blockRequests,
  expect,
  holdDocument,
  hydrate,
  inEachLanguage,
  inEnglish,
  isTagged,
  linkTo,
  otherLanguage,
  statusMessage,
  tagDocument,
  test,
  waitForIdle,
} from './helpers/test.ts';

inEnglish('slow pages', ({ strings, path }) => {
  const start = path('/guide/start/');
  const slow = path('/guide/start/quick-start');

  async function openStart(page: Page): Promise<void> {
    await page.goto(start);
    await hydrate(page);
    await tagDocument(page);
  }

  test('the last click wins', async ({ page }) => {
    await openStart(page);
    const gate = await holdDocument(page, slow);
    await linkTo(page, slow).click();
    await gate.reached;
    await expect(page.getByRole('progressbar')).toBeVisible();
    const banner = page.getByRole('navigation', { name: strings.mainNavigation });
    await banner.getByRole('link', { name: 'Config', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path('/config/')}`));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const title = await page.title();
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === slow);
    gate.open();
    await (await answered).finished();
    await waitForIdle(page);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(new RegExp(`${path('/config/')}`));
    expect(await isTagged(page)).toBe(true);
  });

  test('a click on a heading of this page also wins', async ({ page }) => {
    await openStart(page);
    const title = await page.title();
    const gate = await holdDocument(page, slow);
    await linkTo(page, slow).click();
    await gate.reached;
    const outline = page.getByRole('navigation', { name: strings.outline });
    await outline.getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === slow);
    gate.open();
    await (await answered).finished();
    await waitForIdle(page);
    await expect(page).toHaveURL(/\/guide\/start\/#/);
    await expect(page).toHaveTitle(title);
  });

  test('a click on the page that is loading after going back lets it load', async ({ page }) => {
    await page.goto(slow);
    await hydrate(page);
    await tagDocument(page);
    const banner = page.getByRole('navigation', { name: strings.mainNavigation });
    const before = await page.title();
    const gate = await holdDocument(page, slow);
    await banner.getByRole('link', { name: 'Config', exact: true }).click();
    await expect(page).not.toHaveTitle(before);
    await page.evaluate(() => history.back());
    await gate.reached;
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
    }, slow);
    gate.open();
    await expect(page).toHaveTitle(before);
    expect(await isTagged(page)).toBe(true);
  });

  test('going back can be undone while the page loads', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await openStart(page);
    await linkTo(page, slow).click();
    await expect(page).toHaveURL(slow);
    const title = await page.title();
    const gate = await holdDocument(page, start);
    await page.evaluate(() => history.back());
    await gate.reached;
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(slow);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === start);
    gate.open();
    await (await answered).finished();
    await waitForIdle(page);
    await expect(page).toHaveURL(slow);
    await expect(page).toHaveTitle(title);
  });

  test('a progress bar shows that the page is loading', async ({ page }) => {
    await openStart(page);
    const gate = await holdDocument(page, slow);
    const bar = page.getByRole('progressbar', { name: strings.loadingPage });
    await expect(bar).toHaveCount(0);
    await linkTo(page, slow).click();
    await expect(bar).toBeVisible();
    const value = Number(await bar.getAttribute('aria-valuenow'));
    expect(value).toBeGreaterThanOrEqual(8);
    expect(value).toBeLessThanOrEqual(100);
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).not.toBe(value);
    gate.open();
    await expect(page).toHaveURL(slow);
    await expect(bar).toHaveCount(0);
  });

  test('the progress bar needs no file of its own', async ({ page }) => {
    await page.goto(start);
    await waitForIdle(page);
    await blockRequests(page, () => true);
    await linkTo(page, slow).click();
    const bar = page.getByRole('progressbar', { name: strings.loadingPage });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('animation-delay', '0.2s');
  });
});

inEachLanguage('slow pages', (language) => {
  const { strings, path } = language;

  test('the bar has the language of the current page', async ({ page }) => {
    const other = otherLanguage(language);
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    await page.getByRole('button', { name: strings.language }).click();
    await page.getByRole('link', { name: other.label }).click();
    await expect(page).toHaveURL(other.path('/guide/start/'));
    const gate = await blockRequests(page, (_, type) => type === 'fetch');
    await page.getByRole('link', { name: other.strings.nextPage }).click();
    await expect(page.getByRole('progressbar', { name: other.strings.loadingPage })).toBeVisible();
    gate.open();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});
