import type { Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import { expectWhole } from './helpers/expect-whole.ts';
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

  test('is left to the browser before and with React; until then the page works', async ({
    page,
    problems,
  }) => {
    // The request for the data of the interface ends, too.
    problems.allow(/The (page|interface) could not be loaded/);
    const endTimeouts = await holdTimeouts(page);
    for (const isHydrated of [false, true]) {
      await test.step(isHydrated ? 'with React' : 'before React', async () => {
        await page.goto(start);
        if (isHydrated) await hydrate(page);
        await tagDocument(page);
        // Requested without a response, as on a lost connection.
        const { reached } = await holdDocument(page, target);
        await page.locator(`main a[href="${target}"]`).first().click();
        await reached;
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(page).toHaveURL(start);
        const [action, theme] = isHydrated ? [en.toLightTheme, 'light'] : [en.toDarkTheme, 'dark'];
        await page.getByRole('button', { name: action }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await endTimeouts();
        await expect(page).toHaveURL(target);
        await expectWhole(page);
        expect(await isTagged(page)).toBe(false);
      });
    }
  });
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

  test('reaches a page before hydration with a click, and keeps later clicks', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(target);
    await deploy(page);
    const copy = page.getByRole('button', { name: en.copyPage });
    await copy.click();
    await expectNewDocument(page);
    await expect(heading(page)).toBeVisible();
    await copy.click();
    await expect(page.getByRole('main').getByRole('button', { name: en.copied })).toBeVisible();
  });

  test('reaches a page before and with React with the next link', async ({ page }) => {
    for (const isHydrated of [false, true]) {
      await test.step(isHydrated ? 'with React' : 'before React', async () => {
        await page.goto(start);
        if (isHydrated) await hydrate(page);
        await deploy(page);
        await page.locator(`main a[href="${target}"]`).first().click();
        await expect(page).toHaveURL(target);
        await expectNewDocument(page);
        await expectWhole(page);
      });
    }
  });

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
