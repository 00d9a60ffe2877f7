import type { Page } from '@playwright/test';
import {
  blockRequests,
  expect,
  holdDocument,
  hydrate,
  inEachLanguage,
  inEnglish,
  isMarked,
  otherLanguage,
  recordFetches,
  statusMessage,
  tagDocument,
  test,
  waitForIdle,
} from './helpers/test.ts';

/** The link to a page in the content of another one. */
function linkTo(page: Page, href: string) {
  return page.locator(`main a[href="${href}"]`).first();
}

type FirstFrame = { bottom: number; left: number };

/** Runs in the page. How far down the first frame of the next page reaches, and how many blocks it leaves for later. */
function noteFirstFrame(): { noted: Promise<FirstFrame> } {
  const noted = new Promise<FirstFrame>((resolve) => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main[data-entering]');
      if (!main) return;
      observer.disconnect();
      const blocks = [...main.querySelectorAll('[data-segment] > *')];
      const shown = blocks.filter((block) => block.checkVisibility());
      const bottoms = shown.map((block) => block.getBoundingClientRect().bottom);
      resolve({ bottom: Math.max(...bottoms), left: blocks.length - shown.length });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  return { noted };
}

for (const isHydrated of [false, true]) {
  const title = `navigation ${isHydrated ? 'with' : 'before'} React`;

  inEachLanguage(title, ({ lang, strings, path }) => {
    test('keeps the document, tells the title and focuses the heading', async ({ page }) => {
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      await linkTo(page, path('/guide/start/quick-start')).click();
      await expect(page).toHaveURL(path('/guide/start/quick-start'));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      const title = `${await heading.textContent()} - Rslib`;
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://rslib.rs${path('/guide/start/quick-start')}`,
      );
      const sidebar = page.getByRole('navigation', { name: strings.sidebar });
      await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute(
        'href',
        path('/guide/start/quick-start'),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await isMarked(page)).toBe(true);
    });

    test('shows as much as a load of the page does', async ({ page }) => {
      const measure = () =>
        page.evaluate(() => [
          document.documentElement.scrollHeight,
          document.querySelectorAll('main :is(h1, h2, h3, p, pre)').length,
        ]);
      await page.goto(path('/guide/start/quick-start'));
      await waitForIdle(page);
      const loaded = await measure();
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      await linkTo(page, path('/guide/start/quick-start')).click();
      await expect.poll(measure).toEqual(loaded);
      await expect(page.locator('main')).not.toHaveAttribute('data-entering');
      expect(await isMarked(page)).toBe(true);
    });

    for (const height of [800, 1600]) {
      test(`lays out first what is in a window of ${height} pixels`, async ({ page }) => {
        await page.setViewportSize({ width: 1440, height });
        await page.goto(path('/guide/start/'));
        if (isHydrated) await hydrate(page);
        const frame = await page.evaluateHandle(noteFirstFrame);
        await linkTo(page, path('/guide/start/quick-start')).click();
        const { bottom, left } = await frame.evaluate(({ noted }) => noted);
        expect(bottom).toBeGreaterThanOrEqual(height);
        expect(bottom).toBeLessThan(height + 800);
        expect(left).toBeGreaterThan(10);
      });
    }
  });

  inEnglish(title, ({ lang, strings, path }) => {
    test('goes to a heading of another page in one step, and keys go on from there', async ({
      page,
    }) => {
      const target = path('/config/lib/dts#tsgo');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path('/guide/basic/typescript'));
      if (isHydrated) await hydrate(page);
      await page.evaluate(() => {
        const places = new Set<number>();
        Object.assign(window, { places });
        addEventListener('scroll', () => places.add(Math.round(scrollY)));
      });
      await linkTo(page, target).evaluate((link) => link.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const heading = page.locator('#tsgo');
      await expect(heading).toBeInViewport();
      const places = await page.evaluate(() => [
        ...(window as unknown as { places: Set<number> }).places,
      ]);
      expect(places.filter((place) => place > 0)).toHaveLength(1);
      await hydrate(page);
      await page.keyboard.press('Tab');
      await expect(heading).toBeInViewport();
      await expect(page.locator('main :focus:not(h1)')).toBeInViewport();
    });

    test('a double click leads to the page once, a click on it later to its top', async ({
      page,
    }) => {
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const sidebar = page.getByRole('navigation', { name: strings.sidebar });
      const link = sidebar.locator(`a[href="${path('/guide/start/quick-start')}"]`);
      await link.hover();
      await link.dblclick();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(path('/guide/start/quick-start'));
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await link.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await isMarked(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(path('/guide/start/'));
      expect(await isMarked(page)).toBe(true);
    });

    test('goes back and forward in place', async ({ page }) => {
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const first = await page.title();
      await linkTo(page, path('/guide/start/quick-start')).click();
      await expect(page).not.toHaveTitle(first);
      const second = await page.title();
      await page.goBack();
      await expect(page).toHaveTitle(first);
      await expect(page).toHaveURL(path('/guide/start/'));
      await page.goForward();
      await expect(page).toHaveTitle(second);
      expect(await isMarked(page)).toBe(true);
    });

    test('ends at the last of ten quick clicks', async ({ page, routes }) => {
      await page.goto(path('/guide/start/'));
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      const sidebar = page.getByRole('navigation', { name: strings.sidebar });
      const own = routes.filter((route) => route.lang === lang);
      const known = new Set(own.map(({ routePath }) => routePath));
      const hrefs = await sidebar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const targets = hrefs.filter((href) => known.has(href) && href !== path('/guide/start/'));
      expect(targets.length).toBeGreaterThanOrEqual(10);
      for (const href of targets.slice(0, 10)) {
        await sidebar.locator(`a[href="${href}"]`).click({ noWaitAfter: true });
      }
      const last = targets[9] ?? '';
      await expect(page).toHaveURL(last);
      await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', last);
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://rslib.rs${last}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await waitForIdle(page);
      await expect(page).toHaveURL(last);
      expect(await isMarked(page)).toBe(true);
    });
  });
}

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
    expect(await isMarked(page)).toBe(true);
  });

  test('a click on a heading of this page is the last one, too', async ({ page }) => {
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

  test('a press on the page that the way back leads to lets it come', async ({ page }) => {
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
    expect(await isMarked(page)).toBe(true);
  });

  test('the way back can be taken back while it loads', async ({ page, problems }) => {
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

  test('a progress bar shows that the page is on its way', async ({ page }) => {
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
});

inEachLanguage('slow pages', (language) => {
  const { strings, path } = language;

  test('the bar speaks the language of the page that is shown', async ({ page }) => {
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

test.describe('preloading', () => {
  const target = '/guide/start/quick-start';

  for (const [way, point] of [
    ['hover', (page: Page) => linkTo(page, target).hover()],
    ['focus', (page: Page) => linkTo(page, target).focus()],
    ['touch', (page: Page) => linkTo(page, target).dispatchEvent('touchstart')],
  ] as const) {
    test(`${way} loads the document, and the click does not load it again`, async ({ page }) => {
      const fetched = recordFetches(page);
      await page.goto('/guide/start/');
      const answer = page.waitForResponse((response) => response.url().endsWith(target));
      await point(page);
      await (await answer).finished();
      await linkTo(page, target).click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(fetched).toEqual([target]);
    });

    test(`${way} loads nothing for readers who save data`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const fetched = recordFetches(page);
      await page.goto('/guide/start/');
      await point(page);
      await hydrate(page);
      await waitForIdle(page);
      expect(fetched).toEqual([]);
      await linkTo(page, target).click();
      await expect(page).toHaveURL(target);
      expect(fetched).toEqual([target]);
    });
  }

  test('links to this page, to other sites and to files are not loaded', async ({ page }) => {
    const fetched = recordFetches(page);
    await page.goto('/guide/start/quick-start');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().hover();
    await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).hover();
    await hydrate(page);
    await waitForIdle(page);
    expect(fetched).toEqual([]);
  });
});

test.describe('the next page', () => {
  const [first, second, third] = [
    '/guide/start/',
    '/guide/start/quick-start',
    '/guide/start/glossary',
  ];
  const next = (page: Page) => page.getByRole('link', { name: 'Next page' });

  test.use({ emulates2g: false });

  test('is there before the reader asks, on each page of the way', async ({
    page,
    context,
    problems,
  }) => {
    // A browser with a window requests the icons again after each navigation, online or not.
    problems.allow(/ERR_INTERNET_DISCONNECTED \(\S+\/(?:icon\.svg|favicon\.ico)\)$/);
    const fetched = recordFetches(page);
    await page.goto(first);
    await expect.poll(() => fetched).toEqual([second]);
    await next(page).click();
    await expect(page).toHaveURL(second);
    await expect.poll(() => fetched).toEqual([second, third]);
    await context.setOffline(true);
    await next(page).click();
    await expect(page).toHaveURL(third);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('of the home page is the one that its first button leads to', async ({ page }) => {
    const fetched = recordFetches(page);
    await page.goto('/');
    await expect.poll(() => fetched).toEqual([second]);
  });

  for (const [reader, connection] of [
    ['who save data', { saveData: true }],
    ['on a very slow line', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`is left alone for readers ${reader}`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const fetched = recordFetches(page);
      await page.goto(first);
      await hydrate(page);
      await page.clock.runFor(60_000);
      await waitForIdle(page);
      expect(fetched).toEqual([]);
    });
  }
});

test.describe('clicks that belong to the browser', () => {
  const target = '/guide/start/quick-start';

  for (const [name, options] of [
    ['Ctrl', { modifiers: ['ControlOrMeta'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['middle', { button: 'middle' }],
  ] as const) {
    test(`a ${name} click opens another page`, async ({ page, context }) => {
      await page.goto('/guide/start/');
      await hydrate(page);
      const opened = context.waitForEvent('page');
      await linkTo(page, target).click(
        options as Parameters<ReturnType<Page['locator']>['click']>[0],
      );
      await expect(await opened).toHaveURL(target);
      await expect(page).toHaveURL('/guide/start/');
    });
  }

  test('links to other sites open a new page', async ({ page, context, problems }) => {
    problems.allow(/^foreign: https:\/\/github\.com$/);
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    await page.goto('/guide/start/');
    const opened = context.waitForEvent('page');
    await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).click();
    await expect(await opened).toHaveTitle('elsewhere');
    await expect(page).toHaveURL('/guide/start/');
  });

  test('every link to another site opens a new page and keeps ours out of reach', async ({
    page,
    routes,
  }) => {
    await page.goto('/');
    const problems = await page.evaluate(
      async (paths) => {
        const documents = await Promise.all(
          paths.map(async (path) => ({ path, html: await (await fetch(path)).text() })),
        );
        return documents.flatMap(({ path, html }) =>
          [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')]
            .filter((link) => /^(https?:|mailto:|tel:)/.test(link.getAttribute('href') ?? ''))
            .filter(({ target, rel }) => target !== '_blank' || !rel.includes('noopener'))
            .map((link) => `${path}: ${link.href}`),
        );
      },
      routes.map(({ routePath }) => routePath),
    );
    expect(problems).toEqual([]);
  });
});

test.describe('pages that cannot be shown in place', () => {
  const target = '/guide/start/quick-start';
  const isFetch = (url: URL, type: string) => url.pathname === target && type === 'fetch';

  for (const [fault, answer] of [
    ['status 500', { status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' }],
    ['no document', { contentType: 'application/json', body: '{}' }],
    ['a document of something else', { contentType: 'text/html', body: '<h1>Portal</h1>' }],
    ['no connection', undefined],
  ] as const) {
    for (const isHydrated of [false, true]) {
      test(`${fault} ${isHydrated ? 'with' : 'before'} React: the browser navigates`, async ({
        page,
        problems,
      }) => {
        problems.allow(/Failed to load resource|The page could not be loaded in place/);
        await page.goto('/guide/start/');
        if (isHydrated) await hydrate(page);
        await tagDocument(page);
        await page.route('**/*', (route) => {
          const request = route.request();
          if (!isFetch(new URL(request.url()), request.resourceType())) return route.fallback();
          return answer ? route.fulfill(answer) : route.abort();
        });
        const logged = page.waitForEvent('console', (message) =>
          message.text().startsWith('The page could not be loaded in place'),
        );
        await linkTo(page, target).click();
        await logged;
        await expect(page).toHaveURL(target);
        await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toBeVisible();
        await expect.poll(() => isMarked(page)).toBe(false);
      });
    }
  }

  test('a document of another build is loaded by the browser', async ({ page, problems }) => {
    problems.allow(/The page could not be loaded in place/);
    await page.goto('/guide/start/');
    await hydrate(page);
    await tagDocument(page);
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (!isFetch(new URL(request.url()), request.resourceType())) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="next"');
      await route.fulfill({ response, body });
    });
    await linkTo(page, target).click();
    await expect(page).toHaveURL(target);
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test('a missing page answers with status 404', async ({ page, problems }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place/);
    await page.goto('/guide/start/');
    await hydrate(page);
    await page.evaluate(() => {
      document.querySelector('main a')?.setAttribute('href', '/nowhere');
    });
    await linkTo(page, '/nowhere').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await expect(page).toHaveURL('/nowhere');
    await page.goBack();
    await expect(page).toHaveURL('/guide/start/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('PAGE NOT FOUND');
  });
});
