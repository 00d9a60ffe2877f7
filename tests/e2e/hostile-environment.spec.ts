import type { Page } from '@playwright/test';
import { anyText } from 'docs-search/testing/fuzz-text.ts';
import fc from 'fast-check';
import { en } from '../support/strings.ts';
import { expectWhole } from './helpers/expect-whole.ts';
import {
  expect,
  hydrate,
  isTagged,
  statusMessage,
  tagDocument,
  test,
  waitForIdle,
} from './helpers/test.ts';

const start = '/guide/start/';
const target = '/guide/start/quick-start';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nextPage = (page: Page) => page.getByRole('link', { name: en.nextPage });
const search = (page: Page) => page.getByRole('dialog', { name: en.search.title });
const openSearch = (page: Page) => page.getByRole('button', { name: en.search.button }).click();

test('an image stays if its viewer cannot be loaded', async ({ page, problems }) => {
  problems.allow(statusMessage);
  await page.goto('/blog/introducing-rslib');
  await hydrate(page);
  await waitForIdle(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('cannot be zoomed'),
  );
  const image = page.getByRole('main').getByRole('img').first();
  await image.click();
  await warned;
  await expect(page.getByRole('dialog', { name: en.zoomedImage })).toHaveCount(0);
  await expect(image).toBeVisible();
});

test('with full storage only later visits lose their state', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(target);
  await page.getByRole('button', { name: en.toDarkTheme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
  await openSearch(page);
  await page.keyboard.type('dts');
  await search(page).getByRole('option').first().click();
  await expect(search(page)).toBeHidden();
  await expect(page).not.toHaveURL(target);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
  await page.reload();
  await expectWhole(page);
});

test('a clock that jumps by a year breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    let jump = 0;
    Date.now = () => {
      jump = jump > 0 ? -3e10 : 3e10;
      return now() + jump;
    };
  });
  await page.goto(start);
  await hydrate(page);
  await tagDocument(page);
  const block = page.getByRole('figure').first();
  await page.locator(`main a[href="${target}"]`).first().click();
  await expect(heading(page)).toBeFocused();
  await block.hover();
  await block.getByRole('button', { name: en.copyCode }).click();
  await openSearch(page);
  await page.keyboard.type('dts');
  await search(page).getByRole('option').first().click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expectWhole(page);
  expect(await isTagged(page)).toBe(true);
});

test('text replaced by a translator after hydration causes no error', async ({ page }) => {
  await page.goto(target);
  await hydrate(page);
  await tagDocument(page);
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.className = 'translated-ltr';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('script'))) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  await page.getByRole('button', { name: en.toDarkTheme }).click();
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
  await openSearch(page);
  await page.keyboard.type('zzzzqq');
  await expect(search(page).getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await nextPage(page).click();
  await expect(heading(page)).toBeFocused();
  await expectWhole(page);
  expect(await isTagged(page)).toBe(true);
});

test('key events of autofill cause no error', async ({ page }) => {
  await page.goto(target);
  await hydrate(page);
  await page.evaluate(() => {
    document.querySelector('main')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  });
  await page.keyboard.press('Control+K');
  await expect(search(page)).toBeVisible();
});

test('hostile parameters and hashes are never parsed as HTML', async ({ page }) => {
  const parts = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];
  const name = fc.oneof(fc.constantFrom(...parts), anyText);
  const pairs = fc.array(fc.tuple(name, fc.oneof(fc.constantFrom('0', '1', '00'), anyText)), {
    maxLength: 6,
  });
  const samples = fc.sample(pairs, 150).map((all) => `?${new URLSearchParams(all)}`);
  const raw = fc
    .sample(anyText, 150)
    .map((text) => `?sidebar=${text.replace(/[#\p{Surrogate}]/gu, '')}`);
  await page.goto(target);
  const wrong = await page.evaluate(
    ([names, queries]) => {
      const { innerHTML } = document.body;
      return queries.filter((query) => {
        history.replaceState(history.state, '', query);
        dispatchEvent(new Event('docs:navigate'));
        const given = new URLSearchParams(location.search);
        const hidden = names.filter((part) => given.get(part) === '0').join(' ');
        return (
          document.documentElement.dataset.hide !== hidden || document.body.innerHTML !== innerHTML
        );
      });
    },
    [parts, [...samples, ...raw]] as const,
  );
  expect(wrong).toEqual([]);

  for (const hash of ['%E0%A4%A', '"><img src=x>', 'a'.repeat(9999)]) {
    await page.goto(`${start}?<img>=0&__proto__=0&%E0%A4%A=0#x`);
    await page.evaluate(
      ([href, text]) =>
        document.querySelector('main p a')?.setAttribute('href', `${href}?<img src=x>=0#${text}`),
      [target, hash] as const,
    );
    await page.locator('main p a').first().click();
    await expect(page).toHaveURL(new RegExp(target));
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  }
});

test('a right-to-left query is isolated', async ({ page }) => {
  await page.goto(target);
  await openSearch(page);
  const field = search(page).getByRole('combobox');
  for (const query of ['חיפוש rslib', 'بحث', '\u202edts\u202c \u2067dts', 'dts \u200f\u202b']) {
    await field.fill(query);
    await expect(search(page).getByRole('status')).not.toBeEmpty();
    await expect(field).toHaveValue(query);
  }
  await field.fill('بحث');
  const status = search(page).getByRole('status');
  await expect(status).toHaveText(en.search.noResults.replace('{query}', 'بحث'));
  // Text around the query keeps its direction and position.
  const places = await status.evaluate((element) => {
    const range = document.createRange();
    return [...element.childNodes].map((node) => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(await search(page).evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('ltr');
});
