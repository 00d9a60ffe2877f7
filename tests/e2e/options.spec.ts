import type { Locator, Page } from '@playwright/test';
import { en } from '#theme/ui-strings/en.ts';
import { findViolations } from './helpers/axe.ts';
import { expect, hydrate, statusMessage, test, waitForIdle } from './helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: en.sidebar, exact: true });
}

async function leftEdge(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.x ?? Number.NaN;
}

async function expectOpen(opener: Locator, isOpen: boolean): Promise<void> {
  await expect(opener).toHaveAttribute('aria-expanded', String(isOpen));
}

test.describe('navigation', () => {
  test('has items on both sides, tags, and groups that drop down', async ({ page }) => {
    await page.clock.install();
    await page.goto('guide/');
    const nav = page.getByRole('navigation', { name: en.mainNavigation });
    const group = nav.getByRole('button', { name: 'More new' });
    const middle = 720;
    expect(await leftEdge(nav.getByRole('link', { name: 'Guide' }))).toBeLessThan(middle);
    expect(await leftEdge(group)).toBeLessThan(middle);
    expect(await leftEdge(nav.getByRole('link', { name: 'Home' }))).toBeGreaterThan(middle);

    const option = nav.getByRole('link', { name: 'Repository beta' });
    await expect(option).toBeHidden();
    await group.hover();
    await expectOpen(group, true);
    await expect(option).toHaveAttribute('target', '_blank');

    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(middle, 500);
    await page.clock.runFor(100);
    await group.hover();
    await page.clock.runFor(1000);
    await expectOpen(group, true);
    await page.mouse.move(middle, 500);
    await page.clock.runFor(140);
    await expectOpen(group, true);
    await page.clock.runFor(20);
    await expectOpen(group, false);
    await expect(option).toBeHidden();
    await page.clock.resume();

    await group.focus();
    await page.keyboard.press('Enter');
    await expectOpen(group, true);
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Start' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(group, false);
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(option).toBeFocused();
    for (const name of ['Alpha', 'Reference', 'Beta']) {
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expectOpen(group, false);
  });

  test('shows groups in a group below their words, in the bar and on a small screen', async ({
    page,
  }) => {
    await page.goto('guide/');
    async function expectGroups(place: Locator): Promise<void> {
      await expect(place.getByText('Letters')).toBeVisible();
      await expect(place.getByRole('link', { name: 'Letters' })).toHaveCount(0);
      await expect(place.getByRole('link', { name: 'Reference' })).toBeVisible();
      for (const [name, entry] of [
        ['Letters', 'Alpha'],
        ['Reference', 'Beta'],
      ] as const) {
        const list = place.getByRole('list', { name });
        await expect(list.getByRole('link')).toHaveText([entry]);
        expect(await leftEdge(list)).toBeGreaterThan(await leftEdge(place.getByText(name)));
      }
    }
    const nav = page.getByRole('navigation', { name: en.mainNavigation });
    const group = nav.getByRole('button', { name: 'More new' });
    await group.hover();
    await expectGroups(nav);
    await nav.getByRole('link', { name: 'Alpha' }).click();
    await expect(page).toHaveURL('reference/alpha');
    const words = nav.getByText('More', { exact: true });
    await expect(words).toHaveAttribute('data-active', '');
    // The line of the button would be drawn below its tag, too, and there in another place.
    await expect(words).toHaveCSS('text-decoration-line', 'underline');
    await expect(group).toHaveCSS('text-decoration-line', 'none');
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, en.mainMenu).click();
    await expectGroups(page.getByRole('dialog', { name: en.mainMenu }));
  });

  test('is a list of all items and groups on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('guide/');
    await button(page, en.mainMenu).click();
    const menu = page.getByRole('dialog', { name: en.mainMenu });
    await expect(menu.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
    await expect(menu.getByText('More new')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Repository beta' })).toBeVisible();
    await expect(button(page, en.moreLinks)).toBeVisible();
  });

  test('goes away on the way down and comes back on the way up', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await page.goto('guide/');
    await hydrate(page);
    const banner = page.getByRole('banner');
    const menu = button(page, en.sidebarMenu);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 600);
    await expect(banner).not.toBeInViewport();
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeLessThan(46);
    await page.mouse.wheel(0, -100);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThan(72);
    await page.mouse.wheel(0, 400);
    await expect(banner).not.toBeInViewport();
    await button(page, en.language).focus();
    await expect(banner).toBeInViewport({ ratio: 1 });
  });
});

test.describe('social links', () => {
  test('stand inline up to the fifth; the others are in a popup', async ({ page }) => {
    await page.goto('guide/');
    for (const name of ['GitHub', 'X', 'Discord', 'Own drawing']) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const number = page.getByText('Ring 112, extension 7').first();
    await expect(number).toBeHidden();
    await button(page, 'Telephone').hover();
    await expect(number).toBeVisible();

    const more = button(page, en.moreLinks);
    const picture = button(page, 'Picture');
    await expect(picture).toBeHidden();
    await more.hover();
    await expectOpen(more, true);
    await expect(number).toBeHidden();
    await picture.hover();
    await expect(page.getByRole('img', { name: 'Picture', exact: true })).toBeVisible();
    await expectOpen(more, true);
    await button(page, 'Markup').hover();
    await expect(page.getByText('this', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture', exact: true })).toBeHidden();
    await page.mouse.move(600, 600);
    await expectOpen(more, false);

    await more.focus();
    await page.keyboard.press('Enter');
    await expectOpen(more, true);
    await page.keyboard.press('Tab');
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(picture, true);
    await page.keyboard.press('Escape');
    await expectOpen(picture, false);
    await page.keyboard.press('Escape');
    await expectOpen(more, false);
    await expect(more).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('popups open and close with a tap', async ({ page }) => {
    await page.goto('guide/');
    for (const name of ['More new', en.moreLinks, 'Telephone', en.toolMenu]) {
      const opener = button(page, name);
      await opener.tap();
      await expectOpen(opener, true);
      await opener.tap();
      await expectOpen(opener, false);
    }
  });
});

test.describe('sidebar', () => {
  test('holds every kind of node', async ({ page }) => {
    await page.goto('guide/');
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByText('Basics start')).toBeVisible();
    await expect(sidebar.getByText('Fixed', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Fixed' })).toHaveCount(0);
    await expect(sidebar.getByRole('link', { name: 'Usage without a heading' })).toBeVisible();
    const dividers = sidebar.getByRole('separator');
    await expect(dividers).toHaveCount(2);
    await expect(dividers.first()).toHaveCSS('border-top-style', 'solid');
    await expect(dividers.last()).toHaveCSS('border-top-style', 'dashed');
    const outside = sidebar.getByRole('link', { name: 'Elsewhere out' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('data-context', 'outside');
    await expect(sidebar.locator('[data-context=folded]')).toContainText('Folded');
  });

  test('folds groups at first, and opens those that hold the page', async ({ page }) => {
    await page.goto('guide/');
    const sidebar = sidebarOf(page);
    const folded = sidebar.getByRole('button', { name: 'Folded deep' });
    const nested = sidebar.getByRole('button', { name: 'Nested' });
    const one = sidebar.getByRole('link', { name: 'Deep one' });
    const two = sidebar.getByRole('link', { name: 'Deep two' });
    await expectOpen(folded, false);
    await expect(one).toBeHidden();
    await folded.focus();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', { name: 'Elsewhere' })).toBeFocused();
    await folded.click();
    await expect(one).toBeVisible();
    await expectOpen(nested, false);
    await expect(two).toBeHidden();
    await one.click();
    await expect(page).toHaveURL('guide/deep/one');
    await expectOpen(folded, true);

    await page.goto('guide/deep/two');
    await expectOpen(folded, true);
    await expectOpen(nested, true);
    await expect(two).toHaveAttribute('aria-current', 'page');
    await expect(two).toBeInViewport();
  });

  test('is the one with the longest prefix', async ({ page }) => {
    await page.goto('guide/other/page');
    await expect(sidebarOf(page).getByRole('link')).toHaveText(['Other page']);
  });

  for (const [use, times] of [
    [moving, ['0.3s', '0.5s, 0.5s']],
    [still, ['0s', '0s, 0s']],
  ] as const) {
    test.describe(`where motion is ${use.contextOptions.reducedMotion}`, () => {
      test.use(use);

      test(`opens in ${times[0]} and folds in ${times[1]}`, async ({ page }) => {
        await page.goto('guide/');
        const group = sidebarOf(page).getByRole('button', { name: 'Folded deep' });
        const content = page.locator(`[id="${await group.getAttribute('aria-controls')}"]`);
        await expect(content).toHaveCSS('transition-duration', times[1]);
        await group.click();
        await expect(content).toHaveCSS('transition-duration', times[0]);
      });
    });
  }
});

test.describe('scroll to top', () => {
  test('is left out where it cannot be loaded, and the page stays', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.route(/ScrollToTopButton/, (route) => route.abort());
    await page.clock.install();
    await page.goto('guide/');
    await hydrate(page);
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await failed;
    // React takes its time before it shows what became of a part that it waits for.
    await page.clock.runFor(2000);
    await waitForIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(button(page, en.scrollToTop)).toHaveCount(0);
  });

  for (const [use, behavior] of [
    [still, 'instant'],
    [moving, 'smooth'],
  ] as const) {
    test.describe(behavior, () => {
      test.use(use);

      test('is offered past 100 pixels and leads there', async ({ page }) => {
        await page.goto('guide/');
        await hydrate(page);
        const up = button(page, en.scrollToTop);
        const scrollTo = (top: number) =>
          page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await scrollTo(101);
        await expect(up).toBeVisible();
        await scrollTo(100);
        await expect(up).toHaveCount(0);
        await scrollTo(900);
        await page.evaluate(() => {
          const calls: unknown[] = [];
          const native = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
          Object.assign(window, {
            calls,
            scrollTo(options: ScrollToOptions) {
              calls.push(options.behavior);
              native(options);
            },
          });
        });
        await up.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(up).toHaveCount(0);
        expect(await page.evaluate(() => (window as never as { calls: [] }).calls)).toEqual([
          behavior,
        ]);
        await expect(page.getByRole('main')).toBeFocused();
      });
    });
  }
});

test.describe('words and dates', () => {
  test('of the site take the place of those of the theme', async ({ page }) => {
    await page.goto('guide/deep/one');
    await expect(page).toHaveTitle('Deep one - Options in English');
    await expect(page.getByRole('link', { name: 'Improve this page' })).toHaveAttribute(
      'href',
      'https://options.test/edit/en/guide/deep/one.mdx',
    );
    await expect(page.getByRole('link', { name: 'Before Usage' })).toHaveAttribute('rel', 'prev');
    await expect(page.getByRole('link', { name: 'After Deep two' })).toHaveAttribute('rel', 'next');
    await expect(page.getByText('Changed on Feb 3, 2026').getByRole('time')).toHaveAttribute(
      'datetime',
      /^2026-02-03T04:05:06/,
    );
    await page.goto('guide/');
    await expect(page.getByRole('navigation', { name: 'Contents', exact: true })).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Learn More' })).toBeVisible();
    await page.goto('zh/guide/');
    await expect(page).toHaveTitle('开始 - Options');
    await expect(page.getByText('最后更新').getByRole('time')).toHaveText('2026年2月3日');
  });

  test('a title of the frontmatter stands above the text, and its suffix in the tab', async ({
    page,
  }) => {
    await page.goto('guide/usage');
    await expect(page).toHaveTitle('Usage without a heading - A suffix of its own');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage without a heading');
  });
});

test('code is wrapped and numbered unless the block says otherwise', async ({ page }) => {
  await page.goto('guide/');
  const isWide = (pre: Element) => pre.scrollWidth > pre.clientWidth;
  const numberOf = (line: Element) => getComputedStyle(line, '::before').content;
  const [asSite, asBlock] = ['long.ts', 'plain.ts'].map((title) =>
    page.getByRole('figure').filter({ hasText: title }),
  ) as [Locator, Locator];
  await expect(asSite.getByRole('button', { name: en.wrapLines, pressed: true })).toBeAttached();
  expect(await asSite.locator('pre').evaluate(isWide)).toBe(false);
  expect(await asSite.locator('pre').evaluate((pre) => pre.scrollHeight)).toBeGreaterThan(60);
  expect(await asSite.locator('code > *').evaluateAll((lines) => lines.length)).toBe(2);
  expect(await asSite.locator('code > *').first().evaluate(numberOf)).toContain('counter');
  expect(await asSite.locator('code').textContent()).toMatch(/^export .*;\nexport .*;$/);
  await expect(asBlock.getByRole('button', { name: en.wrapLines, pressed: false })).toBeAttached();
  expect(await asBlock.locator('pre').evaluate(isWide)).toBe(true);
  expect(await asBlock.locator('code > *').first().evaluate(numberOf)).toBe('none');
});

test('the menu of tools waits for a press where the site says so', async ({ page }) => {
  await page.goto('guide/');
  await hydrate(page);
  const opener = button(page, en.toolMenu);
  await opener.hover();
  await button(page, en.language).hover();
  await expectOpen(button(page, en.language), true);
  await expectOpen(opener, false);
  await opener.click();
  await expectOpen(opener, true);
  const menu = page.getByRole('navigation', { name: en.toolMenu });
  await expect(menu.getByRole('link')).toHaveText(['Family', 'HammerFor nails']);
  await page.keyboard.press('Escape');
  await expectOpen(opener, false);
  await expect(opener).toBeFocused();
});

test.describe('readers of another language', () => {
  test.use({ locale: 'zh-CN' });

  test('stay where they are when the site sends nobody on', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    await expect(page).toHaveURL('guide/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await button(page, en.language).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('zh/guide/');
  });
});

test.describe('pages without some parts', () => {
  function partsOf(page: Page): Record<string, Locator> {
    return {
      banner: page.getByRole('banner'),
      sidebar: sidebarOf(page),
      outline: page.getByRole('navigation', { name: 'Contents', exact: true }),
      footer: page.getByRole('contentinfo'),
      edit: page.getByRole('link', { name: 'Improve this page' }),
    };
  }

  for (const [path, shown] of [
    ['guide/', ['banner', 'sidebar', 'outline', 'footer', 'edit']],
    ['pages/custom', ['banner']],
    ['pages/blank', []],
    ['pages/parts', []],
  ] as const) {
    test(`${path} has ${shown.join(', ') || 'its content alone'}`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      for (const [name, part] of Object.entries(partsOf(page))) {
        await expect(part, name).toHaveCount((shown as readonly string[]).includes(name) ? 1 : 0);
      }
      const image = page.getByRole('img', { name: 'A blue rectangle' });
      if (path !== 'pages/parts') return;
      await image.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await image.evaluate((element) => element.matches('[tabindex]'))).toBe(false);
    });
  }
});

test('an overview has groups, a rest, and the headings that each page asks for', async ({
  page,
}) => {
  await page.goto('reference/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Letters', 'Rest']);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Alpha', 'Beta', 'Loose']);
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
    'Size of alpha',
    'Depth three',
    'Size of beta',
    'A heading of its own',
  ]);
  const field = page.getByRole('searchbox', { name: 'Narrow' });
  await expect(field).toBeFocused();
  await field.fill('rest');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Loose']);
});

test.describe('the large form of an image', () => {
  test('is shown by the zoom', async ({ page }) => {
    await page.goto('guide/');
    await page.getByRole('img', { name: 'An orange rectangle' }).click();
    await expect(page.getByRole('dialog', { name: en.zoomedImage })).toBeVisible();
    await expect(page.locator('body > img[src$="picture.large.svg"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body > img')).toHaveCount(0);
  });

  test('is replaced by the normal one, with a warning, when it cannot be loaded', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    await page.route('**/picture.large.svg', (route) => route.abort());
    await page.goto('guide/');
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('picture.large.svg could not be loaded'),
    );
    await page.getByRole('img', { name: 'An orange rectangle' }).click();
    expect((await warning).type()).toBe('warning');
    await expect(page.getByRole('dialog', { name: en.zoomedImage })).toBeVisible();
    await expect(page.locator('body > img')).toHaveAttribute('src', /\/picture\.svg$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const [use, count] of [
  [moving, 1],
  [still, 0],
] as const) {
  test.describe(`where motion is ${use.contextOptions.reducedMotion}`, () => {
    test.use(use);

    test(`appearance and pages ${count ? 'fade' : 'change at once'}`, async ({ page }) => {
      await page.addInitScript(() => {
        const native = Document.prototype.startViewTransition;
        Object.assign(window, { fades: 0 });
        Document.prototype.startViewTransition = function startViewTransition(...args) {
          (window as never as { fades: number }).fades++;
          return native.apply(this, args);
        };
      });
      const countFades = () => page.evaluate(() => (window as never as { fades: number }).fades);
      await page.goto('guide/');
      await button(page, en.toDarkTheme).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await countFades()).toBe(count);
      await sidebarOf(page).getByRole('link', { name: 'Usage' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await countFades()).toBe(2 * count);
    });

    test('presses count that come one right after the other', async ({ page }) => {
      await page.goto('guide/');
      await hydrate(page);
      // Not by a mouse: Chromium gives its presses to no element while the page fades.
      await button(page, en.toDarkTheme).evaluate((toggle: HTMLElement) => {
        for (let press = 0; press < 3; press++) toggle.click();
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const usage = sidebarOf(page).getByRole('link', { name: 'Usage' });
      await usage.click();
      await expect(page).toHaveURL(/usage$/);
      // Back on the way forth: before the page that comes has begun to fade in.
      await page.evaluate(() => {
        addEventListener('docs:navigate', () => history.forward(), { once: true });
        history.back();
      });
      await expect(page).toHaveURL(/usage$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const stored = await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));
      expect(stored).toBe('dark');
    });
  });
}

test.describe('the contrary site', () => {
  test.use({ baseURL: ({ contrarySite }, use) => use(contrarySite), colorScheme: 'dark' });

  test('is light for everybody', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
    await page.goto('guide/');
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', { name: en.toDarkTheme })).toHaveCount(0);
    await expect(page.getByRole('button', { name: en.toLightTheme })).toHaveCount(0);
  });

  test('has no bar on top, and adds no heading', async ({ page }) => {
    await page.goto('guide/#section-2');
    await expect(page.getByRole('banner')).toHaveCount(0);
    const heading = page.getByRole('heading', { name: 'Section 2' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(60);
    await sidebarOf(page).getByRole('link', { name: 'Usage' }).click();
    await expect(page).toHaveURL('guide/usage');
    await expect(page.getByText('The title stands in the frontmatter.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

test('axe finds nothing with the options on and their popups open', async ({ page }) => {
  for (const path of ['guide/', 'pages/custom', 'pages/blank', 'pages/parts', 'reference/']) {
    await page.goto(path);
    await hydrate(page);
    expect.soft(await findViolations(page), path).toEqual([]);
  }
  await page.goto('guide/');
  for (const name of ['More new', en.moreLinks, 'Telephone', en.toolMenu]) {
    await button(page, name).click();
    await expectOpen(button(page, name), true);
    expect.soft(await findViolations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
