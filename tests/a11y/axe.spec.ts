import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/helpers/axe.ts';
import { expect, hydrate, inEachLanguage, test } from '../e2e/helpers/test.ts';

/** Covers each language, theme and width. Colors depend on the theme only. */
const settings = [
  ['en', 'light', 1440],
  ['zh', 'dark', 390],
] as const;

inEachLanguage('axe finds nothing', ({ lang, strings, path }) => {
  for (const [language, colorScheme, width] of settings) {
    if (language === lang) {
      test.describe(`${colorScheme}, ${width} pixels`, () => {
        test.use({ viewport: { width, height: 800 }, colorScheme });

        test('with any panel open', async ({ page }) => {
          await page.goto(path('/guide/start/'));
          await hydrate(page);
          const openers =
            width > 768
              ? [strings.language, strings.toolMenu]
              : [strings.sidebarMenu, strings.mainMenu, strings.outline];
          for (const name of openers) {
            const opener = page.getByRole('button', { name, exact: true });
            await opener.click();
            await expect(opener).toHaveAttribute('aria-expanded', 'true');
            // What is behind a modal panel is inert.
            const isModal = [strings.sidebarMenu, strings.mainMenu].includes(name);
            await expectAccessible(page, name, isModal ? {} : { exclude: 'main' });
            await page.keyboard.press('Escape');
            await expect(opener).toHaveAttribute('aria-expanded', 'false');
          }

          await page.goto(path('/blog/introducing-rslib'));
          await page.getByRole('main').getByRole('img').first().click();
          await expect(page.getByRole('dialog', { name: strings.zoomedImage })).toBeVisible();
          await expectAccessible(page, 'zoomed image');
        });
      });
    }
  }
});

async function expectMoreContrast(page: Page, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await page.goto(url);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page, `${url}, ${colorScheme}`, { rule: 'color-contrast-enhanced' });
    }
  }
}

test.describe('text with more contrast reaches 7:1, light and dark', () => {
  test.use({ contrast: 'more' });

  test('in lists of pages', ({ page }) => expectMoreContrast(page, ['/config/', '/blog/']));

  test.describe('of another site', () => {
    test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

    // The second is the home page, with the machine and the claims.
    test('in every component', ({ page }) => expectMoreContrast(page, ['pages/components', '']));
  });
});

/** What a reader can press. */
const controls = 'a, button, summary, input';

/** Applies pseudo-classes to all controls, as the developer tools do. */
async function forceStates(page: Page, states: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
}

test.describe('every component in every state', () => {
  test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

  for (const colorScheme of ['light', 'dark'] as const) {
    // The second is the home page, with the machine and the claims.
    for (const path of ['pages/components', '']) {
      test(`axe finds nothing, ${colorScheme}, /${path}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrate(page);
        await expectAccessible(page, 'at rest');
        for (const states of [['hover'], ['focus', 'focus-visible'], ['hover', 'active']]) {
          await forceStates(page, states);
          await expectAccessible(page, states.join(), {
            include: controls,
            rule: 'color-contrast',
          });
        }
      });
    }
  }
});
