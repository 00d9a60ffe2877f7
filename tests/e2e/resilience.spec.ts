import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { en } from '#theme/ui-strings/en.ts';
import { anyText } from '../support/fuzz-text.ts';
import {
  expect,
  holdDocument,
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

/** The visible page and the URL must match. */
async function expectWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
        const marked = document.querySelectorAll('#sidebar [aria-current=page]');
        return {
          isOfAddress: new URL(canonical).pathname === location.pathname,
          marked: [...marked].map((link) => link.getAttribute('href') === location.pathname),
          titles: [...document.querySelectorAll('h1')].map(({ textContent }) =>
            document.title.startsWith(textContent),
          ),
        };
      }),
    )
    .toEqual({ isOfAddress: true, marked: [true], titles: [true] });
}

/** The part of the Navigation API for history entries of this site. */
type Traversable = {
  entries: () => { key: string }[];
  traverseTo: (key: string) => Record<'committed' | 'finished', Promise<unknown>>;
};

/** Waits for a document other than the tagged one. */
async function expectNewDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => !('marked' in window));
}

/** URLs in the sidebar, without that of the page itself. */
function listTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: en.sidebar })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href !== location.pathname),
    );
}

test.describe('many navigations at once', () => {
  for (const isHydrated of [false, true]) {
    test(`rapid clicks end at the last one ${isHydrated ? 'with' : 'before'} React`, async ({
      page,
    }) => {
      await page.goto(start);
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const targets = await listTargets(page);
      const last = await page.evaluate(async (hrefs) => {
        const all = Array.from(
          { length: 40 },
          (_, index) => hrefs[(index * 7) % hrefs.length] ?? '',
        );
        for (const [index, href] of all.entries()) {
          document.querySelector<HTMLElement>(`#sidebar a[href="${href}"]`)?.click();
          if (index % 2) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return all.at(-1) ?? '';
      }, targets);
      await expect(page).toHaveURL(last);
      await expectWhole(page);
      await expect(heading(page)).toBeFocused();
      expect(await isTagged(page)).toBe(true);
    });

    test(`rapid back and forward end with a complete page ${isHydrated ? 'with' : 'before'} React`, async ({
      page,
    }) => {
      await page.goto(start);
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const targets = (await listTargets(page)).slice(0, 3);
      for (const href of targets) {
        await page.locator(`#sidebar a[href="${href}"]`).click();
        await expect(page).toHaveURL(href);
      }
      await page.evaluate(async () => {
        const { navigation } = window as never as { navigation: Traversable };
        const keys = navigation.entries().map(({ key }) => key);
        for (let turn = 0; turn < 30; turn++) {
          const key = keys[(turn * turn + 3 * turn) % keys.length] ?? '';
          const { committed, finished } = navigation.traverseTo(key);
          // The next one cancels most of them.
          void committed.catch(() => {});
          void finished.catch(() => {});
          if (turn % 3) await new Promise((resolve) => setTimeout(resolve));
        }
      });
      await waitForIdle(page);
      await expectWhole(page);
      await nextPage(page).click();
      await expect(heading(page)).toBeFocused();
      await expectWhole(page);
      expect(await isTagged(page)).toBe(true);
    });
  }
});

test.describe('a document that hangs', () => {
  /** Lets the test trigger all timeouts of the page. */
  async function holdTimeouts(page: Page): Promise<() => Promise<void>> {
    await page.addInitScript(() => {
      const waiting: [AbortController, number][] = [];
      AbortSignal.timeout = (time) => {
        const controller = new AbortController();
        waiting.push([controller, time]);
        return controller.signal;
      };
      Object.assign(window, {
        endTimeouts: () => {
          for (const [controller, time] of waiting)
            if (time <= 15_000) controller.abort(new DOMException('', 'TimeoutError'));
        },
      });
    });
    return () =>
      page.evaluate(() => (window as never as { endTimeouts: () => void }).endTimeouts());
  }

  for (const isHydrated of [false, true]) {
    test(`is left to the browser ${isHydrated ? 'with' : 'before'} React; until then the page works`, async ({
      page,
      problems,
    }) => {
      problems.allow(/The page could not be loaded in place/);
      const endTimeouts = await holdTimeouts(page);
      await page.goto(start);
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      // Requested without a response, as on a lost connection.
      const { reached } = await holdDocument(page, target);
      await page.locator(`main a[href="${target}"]`).first().click();
      await reached;
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page).toHaveURL(start);
      await page.getByRole('button', { name: en.toDarkTheme }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await endTimeouts();
      await expect(page).toHaveURL(target);
      await expectWhole(page);
      expect(await isTagged(page)).toBe(false);
    });
  }
});

test.describe('a deployment that replaces all files', () => {
  /** Removes the files of the open page; a new document has new files. */
  async function deploy(page: Page): Promise<void> {
    await tagDocument(page);
    let isNew = false;
    await page.route('**/*', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) isNew = true;
      if (isNew) return route.fallback();
      if (pathname.startsWith('/assets/')) {
        return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
      }
      if (request.resourceType() !== 'fetch' || request.method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="next"');
      return route.fulfill({ response, body });
    });
  }

  test.beforeEach(({ problems }) => {
    problems.allow(statusMessage);
    problems.allow(
      /The page could not be loaded in place|The interface could not be loaded|MIME type/,
    );
  });

  test('reaches a page before hydration with a click, and keeps later clicks', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(target);
    await deploy(page);
    await page.getByRole('button', { name: en.toDarkTheme }).click();
    await expectNewDocument(page);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: en.toDarkTheme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const isHydrated of [false, true]) {
    test(`reaches a page ${isHydrated ? 'with' : 'before'} React with the next link`, async ({
      page,
    }) => {
      await page.goto(start);
      if (isHydrated) await hydrate(page);
      await deploy(page);
      await page.locator(`main a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      await expectNewDocument(page);
      await expectWhole(page);
    });
  }

  test('leaves a search that reports it, and works when opened again', async ({ page }) => {
    await page.goto(target);
    await hydrate(page);
    await deploy(page);
    await openSearch(page);
    await page.keyboard.type('dts');
    const told = search(page).getByRole('alert');
    await expect(told).toContainText(en.search.errorTitle);
    await expect(told).toContainText(en.search.errorHelp);
    await expect(search(page).getByRole('combobox')).toHaveValue('dts');
    await search(page).getByRole('button', { name: en.search.close, exact: true }).click();
    await expectNewDocument(page);
    await openSearch(page);
    await page.keyboard.type('dts');
    await expect(search(page).getByRole('option').first()).toBeVisible();
  });
});

test('an image stays if its viewer cannot be loaded', async ({ page, problems }) => {
  problems.allow(statusMessage);
  await page.goto('/blog/introducing-rslib');
  await hydrate(page);
  await waitForIdle(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  const image = page.getByRole('main').getByRole('img').first();
  await image.click();
  expect((await warned).text()).toContain('The image cannot be zoomed.');
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

test.describe('forced colors', () => {
  type Look = { color: string; background: string; outline: string };

  function lookOf(locator: Locator): Promise<Look> {
    return locator.evaluate((element) => {
      const { color, backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
      return { color, background: backgroundColor, outline: `${outlineStyle} ${outlineColor}` };
    });
  }

  /** The selected item differs by more than a site color, and its text from its background. */
  async function expectDistinct(active: Locator, other: Locator): Promise<void> {
    const [own, usual] = [await lookOf(active), await lookOf(other)];
    expect(own.background).not.toBe(usual.background);
    expect(own.color).not.toBe(own.background);
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`keep focus, active items and all text visible (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(target);
      await hydrate(page);
      const sidebar = page.getByRole('navigation', { name: en.sidebar });
      const outline = page.getByRole('navigation', { name: en.outline });
      const nav = page.getByRole('navigation', { name: en.mainNavigation });
      await outline.getByRole('link').first().press('Enter');
      for (const place of [sidebar, outline, nav]) {
        const active = place.locator('[aria-current]').first();
        await expect(active).toBeVisible();
        await expectDistinct(active, place.locator('a:not([aria-current])').last());
      }
      const tabs = page.getByRole('tablist').first();
      await expectDistinct(
        tabs.getByRole('tab', { selected: true }),
        tabs.getByRole('tab', { selected: false }).first(),
      );
      const wrap = page.getByRole('figure').first().getByRole('button', { name: en.wrapLines });
      await wrap.focus();
      const before = await lookOf(wrap);
      expect(before.outline).toMatch(/^solid /);
      await page.keyboard.press('Enter');
      expect((await lookOf(wrap)).background).not.toBe(before.background);

      await openSearch(page);
      await page.keyboard.type('dts');
      const options = search(page).getByRole('option');
      await expectDistinct(
        options.and(page.locator('[aria-selected=true]')),
        options.and(page.locator('[aria-selected=false]')).first(),
      );
      const lost = await search(page)
        .locator('mark')
        .evaluateAll(
          (marks) =>
            marks.filter((mark) => {
              const { color, backgroundColor } = getComputedStyle(mark);
              return color === backgroundColor || backgroundColor === 'rgba(0, 0, 0, 0)';
            }).length,
        );
      expect(lost).toBe(0);
    });
  }
});

test.describe('zoomed to 200 %', () => {
  test.use({ viewport: { width: 320, height: 400 }, deviceScaleFactor: 2 });

  test('a small window has every control in view and working', async ({ page }) => {
    await page.goto(target);
    await hydrate(page);
    const banner = page.getByRole('banner');
    for (const control of await banner.getByRole('button').or(banner.getByRole('link')).all()) {
      if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: en.mainMenu }).click();
    const menu = page.getByRole('dialog', { name: en.mainMenu });
    for (const name of [en.toDarkTheme, '简体中文', 'Config']) {
      const control = menu.getByRole('button', { name }).or(menu.getByRole('link', { name }));
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.sidebarMenu, exact: true }).click();
    const sidebar = page.getByRole('navigation', { name: en.sidebar });
    await expect(sidebar.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await openSearch(page);
    await page.keyboard.type('dts');
    await expect(search(page).getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
    await search(page).getByRole('option').first().click();
    await expect(heading(page)).toBeInViewport();
  });
});
