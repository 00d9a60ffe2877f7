import type { Page } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated.ts';
import {
  expect,
  holdDocument,
  holdScripts,
  hydrate,
  inEnglish,
  isTagged,
  tagDocument,
  test,
  waitForIdle,
} from './helpers/test.ts';

/** Scripts requested from now on. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Counts the changes of an attribute from now on. */
async function countChanges(page: Page, selector: string, attribute: string) {
  await page.evaluate(
    ([target, name]) => {
      const changes: (string | null)[] = [];
      const element = document.querySelector(target as string) as Element;
      new MutationObserver(() => changes.push(element.getAttribute(name as string))).observe(
        element,
        { attributeFilter: [name as string] },
      );
      Object.assign(window, { changes });
    },
    [selector, attribute],
  );
  return () => page.evaluate(() => (window as unknown as { changes: unknown[] }).changes);
}

test.describe('interactions', () => {
  const interactions: Record<string, (page: Page) => Promise<unknown>> = {
    pointer: (page) => page.mouse.move(300, 300),
    wheel: (page) => page.mouse.wheel(0, 100),
    key: (page) => page.keyboard.press('ArrowDown'),
    touch: (page) => page.touchscreen.tap(300, 300),
    focus: (page) => page.getByRole('link').first().focus(),
  };
  test.use({ hasTouch: true });

  for (const [name, give] of Object.entries(interactions)) {
    test(`only the router runs until a ${name} hydrates the page`, async ({ page }) => {
      const scripts = recordScripts(page);
      await page.goto('/guide/start/quick-start');
      await waitForIdle(page);
      expect(scripts).toHaveLength(1);
      const [entry] = scripts;
      const requested = page.waitForRequest((request) => request.resourceType() === 'script');
      await give(page);
      expect(new URL((await requested).url()).pathname).not.toBe(entry);
    });
  }

  const target = '/guide/start/quick-start';

  for (const way of ['click', 'tap'] as const) {
    test(`a ${way} on a link loads only the page, then hydrates it`, async ({ page }) => {
      await page.goto('/guide/start/');
      await waitForIdle(page);
      const scripts = recordScripts(page);
      const next = await holdDocument(page, target);
      await page.locator(`main a[href="${target}"]`)[way]();
      await next.reached;
      await waitForIdle(page);
      // The progress bar appears if a document takes long.
      expect(scripts.filter((path) => !path.startsWith('/assets/progress.'))).toEqual([]);
      next.open();
      await expect(page).toHaveURL(target);
      await page.waitForFunction(isHydrated);
    });
  }

  test('hovering a link hydrates once its document is loaded', async ({ page }) => {
    await page.goto('/guide/start/');
    await waitForIdle(page);
    const scripts = recordScripts(page);
    const next = await holdDocument(page, target);
    await page.locator(`main a[href="${target}"]`).hover();
    await next.reached;
    await waitForIdle(page);
    expect(scripts).toEqual([]);
    next.open();
    await page.waitForFunction(isHydrated);
    await expect(page).toHaveURL('/guide/start/');
  });

  test('a page whose link does not respond hydrates at the next interaction', async ({ page }) => {
    await page.goto('/guide/start/');
    await waitForIdle(page);
    const next = await holdDocument(page, target);
    await page.locator(`main a[href="${target}"]`).click();
    await next.reached;
    await page.mouse.move(300, 300);
    await page.waitForFunction(isHydrated);
    next.open();
    await expect(page).toHaveURL(target);
  });

  test('site data is requested while React loads', async ({ page }) => {
    await page.goto(target);
    const chunk = await holdScripts(page);
    const data = page.waitForResponse(/\/site-en\.[\w-]+\.json$/);
    await page.keyboard.press('Shift');
    await chunk.reached;
    await data;
    chunk.open();
    await page.waitForFunction(isHydrated);
  });

  test('a pointer at 0, 0 is not an interaction', async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto('/guide/start/quick-start');
    await waitForIdle(page);
    await page.evaluate(() => {
      // Chromium reports such an event without a pointer.
      for (const type of ['pointerover', 'pointermove', 'mousemove']) {
        document.querySelector('h1')?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      }
    });
    await waitForIdle(page);
    expect(scripts).toHaveLength(1);
    await page.mouse.move(300, 300);
    await expect.poll(() => scripts.length).toBe(2);
  });
});

inEnglish('clicks before hydration', ({ strings, path }) => {
  test('the theme button acts once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const changes = await countChanges(page, 'html', 'data-theme');
    await page.getByRole('button', { name: strings.toDarkTheme }).click();
    await chunk.reached;
    expect(await changes()).toEqual([]);
    chunk.open();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await waitForIdle(page);
    expect(await changes()).toEqual(['dark']);
    await page.getByRole('button', { name: strings.toLightTheme }).click();
    expect(await changes()).toEqual(['dark', 'light']);
  });

  test('a tab is selected', async ({ page }) => {
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const tab = page.getByRole('tab', { name: 'yarn' }).first();
    await tab.click();
    await chunk.reached;
    chunk.open();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('code is copied once', async ({ page }) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      navigator.clipboard.writeText = async (text) => void copied.push(text);
    });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const block = page.locator('figure').first();
    await block.hover();
    await block.getByRole('button', { name: strings.copyCode }).click();
    await chunk.reached;
    chunk.open();
    await expect(block.getByRole('button', { name: strings.copied })).toBeVisible();
    await waitForIdle(page);
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
      'node --version',
    ]);
  });

  test('lines are wrapped once', async ({ page }) => {
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const block = page.locator('figure').first();
    await block.hover();
    const button = block.getByRole('button', { name: strings.wrapLines });
    await button.click();
    await chunk.reached;
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    chunk.open();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitForIdle(page);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('a group of the sidebar collapses once, also by key', async ({ page }) => {
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const sidebar = page.getByRole('navigation', { name: strings.sidebar });
    const group = sidebar.getByRole('button', { expanded: true }).first();
    const name = (await group.textContent()) || (await group.getAttribute('aria-label')) || '';
    const button = sidebar.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await chunk.reached;
    chunk.open();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitForIdle(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('panels open at once and keep their state when hydrated', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const opener = page.getByRole('button', { name: strings.sidebarMenu, exact: true });
    await opener.click();
    await expect(page.getByRole('navigation', { name: strings.sidebar })).toBeVisible();
    chunk.open();
    await expect(page.getByRole('dialog', { name: strings.sidebarMenu })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: strings.sidebar })).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('a panel closes when a heading in it is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path('/config/lib/dts'));
    const chunk = await holdScripts(page);
    const opener = page.getByRole('button', { name: strings.outline, exact: true });
    const outline = page.getByRole('navigation', { name: strings.outline, exact: true });
    await opener.click();
    await outline.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#/);
    await expect(outline).toBeHidden();
    chunk.open();
    await hydrate(page);
    await expect(outline).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('the drawer closes when the current page is chosen in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path('/config/lib/dts'));
    const chunk = await holdScripts(page);
    await page.getByRole('button', { name: strings.sidebarMenu, exact: true }).click();
    const link = page.locator('#sidebar [aria-current=page]');
    await link.click();
    await expect(link).toBeHidden();
    chunk.open();
  });

  test('a panel stays open on a page that was loaded at a heading', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path('/config/lib/dts'));
    await page.goto(path('/config/lib/dts#dtsbundle'));
    await page.reload();
    const chunk = await holdScripts(page);
    const opener = page.getByRole('button', { name: strings.outline, exact: true });
    await opener.click();
    chunk.open();
    await hydrate(page);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('navigation', { name: strings.outline, exact: true }),
    ).toBeVisible();
  });

  test('a scrolled panel keeps its scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 400 });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    await page.getByRole('button', { name: strings.sidebarMenu, exact: true }).click();
    const panel = page.locator('#sidebar');
    await panel.evaluate((element) => element.scrollTo(0, 200));
    chunk.open();
    await expect(page.getByRole('dialog', { name: strings.sidebarMenu })).toBeVisible();
    await expect(panel.locator('[aria-current=page]')).toBeFocused();
    expect(await panel.evaluate((element) => element.scrollTop)).toBe(200);
  });

  for (const [way, follow] of [
    ['a click', async (page: Page, href: string) => page.locator(`main a[href="${href}"]`).click()],
    [
      'a key',
      async (page: Page, href: string) => {
        await page.locator(`main a[href="${href}"]`).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    test(`${way} on a link navigates without React`, async ({ page }) => {
      await page.goto(path('/guide/start/'));
      const chunk = await holdScripts(page);
      await follow(page, path('/guide/start/quick-start'));
      await expect(page).toHaveURL(path('/guide/start/quick-start'));
      await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      chunk.open();
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  }

  test('the page stays a working document if React cannot be loaded', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|The interface could not be loaded/);
    await page.goto(path('/guide/start/'));
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
    );
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    const next = path('/guide/start/quick-start');
    const gate = await holdDocument(page, next);
    const withoutBar = page.waitForEvent('requestfailed');
    await page.locator(`main a[href="${next}"]`).click();
    await withoutBar;
    gate.open();
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.unrouteAll();
    // A browser that caches the failure needs a new document first.
    await expect(async () => {
      await page.getByRole('button', { name: strings.toDarkTheme }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 2000 });
    }).toPass();
  });
});

inEnglish('an error in React', ({ strings, path }) => {
  /** Runs in the browser. The outline of a page depends on the size of the window. */
  function breakEffects(): void {
    const native = window.addEventListener.bind(window) as (...given: unknown[]) => void;
    Object.assign(window, {
      addEventListener: (type: string, ...rest: unknown[]) => {
        if (type === 'resize') throw new Error('on purpose');
        native(type, ...rest);
      },
    });
  }

  function waitForFailure(page: Page): Promise<unknown> {
    return page.waitForEvent('console', (message) =>
      /continues as a static document/.test(message.text()),
    );
  }

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.beforeEach(({ problems }) =>
    problems.allow(
      /continues as a static document|The interface could not be loaded|could not be loaded in place/,
    ),
  );

  test('leaves the page and its links during hydration', async ({ page }) => {
    await page.addInitScript(breakEffects);
    await page.goto(path('/guide/start/'));
    const broken = waitForFailure(page);
    await page.keyboard.press('Shift');
    await broken;
    await expect(heading(page)).toBeVisible();
    await tagDocument(page);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(heading(page)).toBeFocused();
    expect(await isTagged(page)).toBe(true);
  });

  test('leaves the page and its links without site data', async ({ page }) => {
    await page.route(/\/site-\w+\.[\w-]+\.json$/, (route) => route.fulfill({ json: {} }));
    await page.goto(path('/guide/start/'));
    const logged = page.waitForEvent('console', (message) => /not be loaded/.test(message.text()));
    await page.keyboard.press('Shift');
    await logged;
    await expect(heading(page)).toBeVisible();
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(heading(page)).toBeFocused();
  });

  test('keeps the click that started hydration', async ({ page }) => {
    await page.route(/\/site-\w+\.[\w-]+\.json$/, (route) => route.fulfill({ json: {} }));
    await page.goto(path('/guide/start/'));
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(heading(page)).toBeVisible();
  });

  test('leaves the page and its links after a navigation', async ({ page }) => {
    await page.goto(path('/'));
    await hydrate(page);
    await page.evaluate(breakEffects);
    const broken = waitForFailure(page);
    await page.getByRole('link', { name: strings.getStarted }).click();
    await broken;
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(heading(page)).toBeVisible();
    await page.getByRole('link', { name: strings.previousPage }).click();
    await expect(page).toHaveURL(path('/guide/start/'));
    await expect(heading(page)).toBeFocused();
  });
});

inEnglish('HTML that an extension changed', ({ strings, path }) => {
  type Place = 'head' | 'body' | 'navigation' | 'main' | 'text of the content' | 'translated text';
  const places: Place[] = [
    'head',
    'body',
    'navigation',
    'main',
    'text of the content',
    'translated text',
  ];

  /** Runs in the browser when the document is parsed, before React loads. */
  function inject(place: Place): void {
    function addTo(element: Element | null): void {
      for (const side of ['prepend', 'append'] as const) {
        const added = document.createElement(place === 'head' ? 'meta' : 'aside');
        added.dataset.injected = '';
        element?.[side](added);
      }
    }
    function translate(root: Element | null): void {
      for (const link of root?.querySelectorAll('a, button') ?? []) {
        for (const node of [...link.childNodes].filter(({ nodeType }) => nodeType === 3)) {
          const font = document.createElement('font');
          node.replaceWith(font);
          font.append(node);
        }
      }
    }
    addEventListener('DOMContentLoaded', () => {
      if (place === 'head') addTo(document.head);
      if (place === 'body') addTo(document.body);
      if (place === 'navigation') addTo(document.querySelector('header nav'));
      if (place === 'main') addTo(document.querySelector('main'));
      if (place === 'text of the content')
        addTo(document.querySelector('main p')?.parentElement ?? null);
      if (place === 'translated text') translate(document.getElementById('root'));
    });
  }

  for (const place of places) {
    test(`the page stays complete after a change in the ${place}`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.addInitScript<Place>(inject, place);
      await page.goto(path('/guide/start/quick-start'));
      const text = await page.getByRole('main').textContent();
      expect(text?.length).toBeGreaterThan(1000);
      await hydrate(page);
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
      await expect.poll(() => page.getByRole('main').textContent()).toBe(text);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const isRecovered = warnings.some((warning) => warning.startsWith('Recovered while'));
      const isReactOwned = ['navigation', 'main', 'translated text'].includes(place);
      expect(isRecovered).toBe(isReactOwned);

      await page.getByRole('link', { name: strings.nextPage }).click();
      await expect(page).not.toHaveURL(/quick-start/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});
