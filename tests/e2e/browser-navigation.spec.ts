import type { Locator, Page, Route } from '@playwright/test';
import { en } from '../support/strings.ts';
import {
  expect,
  holdScripts,
  hydrate,
  isTagged,
  linkTo,
  tagDocument,
  test,
} from './helpers/test.ts';

const start = '/guide/start/';
const target = '/guide/start/quick-start';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('another page opens by a click with a key or the middle button, and for external links', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^foreign: https:\/\/github\.com$/);
  await context.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await page.goto(start);
  const clicks = [
    ['an external link', page.getByRole('banner').getByRole('link', { name: 'GitHub' }), {}],
    ['Ctrl', linkTo(page, target), { modifiers: ['ControlOrMeta'] }],
    ['Shift', linkTo(page, target), { modifiers: ['Shift'] }],
    ['middle', linkTo(page, target), { button: 'middle' }],
  ] as const satisfies [string, Locator, Parameters<Locator['click']>[0]][];
  for (const [name, link, options] of clicks) {
    await test.step(name, async () => {
      const opened = context.waitForEvent('page');
      await link.click(options);
      const other = await opened;
      await expect(other).toHaveURL((await link.getAttribute('href')) ?? '');
      await expect(page).toHaveURL(start);
      await other.close();
      await hydrate(page);
    });
  }
});

test.describe('pages that the router cannot show', () => {
  type Answer = Parameters<Route['fulfill']>[0] | 'aborted';

  async function answerOfNextBuild(route: Route): Promise<Answer> {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="next"');
    return { response, body };
  }

  const answers: [problem: string, answer: (route: Route) => Answer | Promise<Answer>][] = [
    ['status 500', () => ({ status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' })],
    ['no document', () => ({ contentType: 'application/json', body: '{}' })],
    ['a document of something else', () => ({ contentType: 'text/html', body: '<h1>Portal</h1>' })],
    ['no connection', () => 'aborted'],
    ['a document of another build', answerOfNextBuild],
  ];

  for (const isHydrated of [false, true]) {
    test(`are loaded by the browser, ${isHydrated ? 'with' : 'before'} React`, async ({
      page,
      problems,
    }) => {
      problems.allow(/Failed to load resource|The page could not be loaded in place/);
      await page.goto(start);
      const react = isHydrated ? undefined : await holdScripts(page);
      for (const [index, [problem, answer]] of answers.entries()) {
        await test.step(problem, async () => {
          // Each problem leads to the other of two pages.
          const [name, next] = index % 2 === 0 ? [en.nextPage, target] : [en.previousPage, start];
          if (!react) await hydrate(page);
          await tagDocument(page);
          await page.route(`**${next}`, async (route) => {
            if (route.request().resourceType() !== 'fetch') return route.fallback();
            const given = await answer(route);
            return given === 'aborted' ? route.abort() : route.fulfill(given);
          });
          const logged = page.waitForEvent('console', (message) =>
            message.text().startsWith('The page could not be loaded in place'),
          );
          await page.getByRole('link', { name }).click();
          await logged;
          await expect(page).toHaveURL(next);
          await expect.poll(() => isTagged(page)).toBe(false);
          await expect(heading(page)).toHaveText(next === start ? 'Introduction' : 'Quick start');
          await page.unroute(`**${next}`);
        });
      }
      react?.open();
    });
  }

  test('have status 404 if they are missing', async ({ page, problems }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place/);
    await page.goto(start);
    await hydrate(page);
    await page.evaluate(() => {
      document.querySelector('main a')?.setAttribute('href', '/nowhere');
    });
    await linkTo(page, '/nowhere').click();
    await expect(heading(page)).toHaveText('PAGE NOT FOUND');
    await expect(page).toHaveURL('/nowhere');
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(heading(page)).not.toHaveText('PAGE NOT FOUND');
  });
});
