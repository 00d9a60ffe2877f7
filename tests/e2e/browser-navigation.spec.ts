import type { Page } from '@playwright/test';
import { expect, hydrate, isTagged, linkTo, tagDocument, test } from './helpers/test.ts';

test.describe('clicks handled by the browser', () => {
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

  test('external links open a new page', async ({ page, context, problems }) => {
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

  test('every external link opens a new page without access to ours', async ({ page, routes }) => {
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

test.describe('pages that the router cannot show', () => {
  const target = '/guide/start/quick-start';
  const isFetch = (url: URL, type: string) => url.pathname === target && type === 'fetch';

  for (const [problem, answer] of [
    ['status 500', { status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' }],
    ['no document', { contentType: 'application/json', body: '{}' }],
    ['a document of something else', { contentType: 'text/html', body: '<h1>Portal</h1>' }],
    ['no connection', undefined],
  ] as const) {
    for (const isHydrated of [false, true]) {
      test(`${problem} ${isHydrated ? 'with' : 'before'} React: the browser navigates`, async ({
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
        await expect.poll(() => isTagged(page)).toBe(false);
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
    await expect.poll(() => isTagged(page)).toBe(false);
  });

  test('a missing page has status 404', async ({ page, problems }) => {
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
