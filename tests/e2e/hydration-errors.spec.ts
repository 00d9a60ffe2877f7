import type { Page } from '@playwright/test';
import { expect, hydrate, inEnglish, isTagged, tagDocument, test } from './helpers/test.ts';

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

  test('leaves the page, its links and the click that started hydration without site data', async ({
    page,
  }) => {
    await page.route(/\/site-\w+\.[\w-]+\.json$/, (route) => route.fulfill({ json: {} }));
    const next = page.getByRole('link', { name: strings.nextPage });
    await page.goto(path('/guide/start/'));
    const logged = page.waitForEvent('console', (message) => /not be loaded/.test(message.text()));
    await page.keyboard.press('Shift');
    await logged;
    await expect(heading(page)).toBeVisible();
    await next.click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(heading(page)).toBeFocused();

    await page.goto(path('/guide/start/'));
    await next.click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(heading(page)).toBeVisible();
  });

  test('is repaired by the next click on a button, again and again', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    await tagDocument(page);
    for (const query of ['dts', 'bundle']) {
      const broken = waitForFailure(page);
      await page.getByRole('button', { name: strings.search.button }).click();
      await page.getByRole('combobox').fill(query);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.getByRole('listbox').evaluate((list) => list.remove());
      await page.getByRole('combobox').fill('');
      await broken;
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('format');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: strings.language }).click();
    await expect(page.getByRole('link', { name: '简体中文' }).first()).toBeVisible();
    expect(await isTagged(page)).toBe(true);
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

  /** Runs in the browser when the document is parsed, before React loads. Its address has the place. */
  function inject(): void {
    const place = new URLSearchParams(location.search).get('place') as Place;
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

  test('the page stays complete', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(inject);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    for (const place of places) {
      await test.step(`after a change in the ${place}`, async () => {
        warnings.length = 0;
        await page.goto(path(`/guide/start/quick-start?place=${place}`));
        const text = await main.textContent();
        expect(text?.length).toBeGreaterThan(1000);
        await hydrate(page);
        const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
        await tab('pnpm').click();
        await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
        await tab('npm').click();
        await expect.poll(() => main.textContent()).toBe(text);
        await expect(heading).toHaveCount(1);
        const isRecovered = warnings.some((warning) => warning.startsWith('Recovered while'));
        const isReactOwned = ['navigation', 'main'].includes(place);
        expect(isRecovered).toBe(isReactOwned);

        await page.getByRole('link', { name: strings.nextPage }).click();
        await expect(page).not.toHaveURL(/quick-start/);
        await expect(heading).toBeFocused();
        await expect(heading).toHaveCount(1);
      });
    }
  });
});
