import type { Locator } from '@playwright/test';
import { en } from '../../support/strings.ts';
import { findViolations } from '../helpers/axe.ts';
import { button, expectOpen, sidebarOf } from '../helpers/options.ts';
import { expect, hydrate, statusMessage, test } from '../helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

test.describe('strings and dates', () => {
  test('of the site override those of the theme; a page can have a title and a suffix of its own', async ({
    page,
  }) => {
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

    await page.goto('guide/usage');
    await expect(page).toHaveTitle('Usage without a heading - A suffix of its own');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage without a heading');
  });
});

test('changes in code are seen without color, and copied as they are now', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('pages/components');
  const block = page.getByRole('figure').filter({ hasText: 'src/index.ts' }).first();
  const lookOf = (role: 'insertion' | 'deletion') =>
    block.getByRole(role).evaluate((line) => ({
      sign: getComputedStyle(line, '::after').content,
      outline: getComputedStyle(line).outlineStyle,
      decoration: getComputedStyle(line).textDecorationLine,
    }));
  expect(await lookOf('insertion')).toEqual({
    sign: '"+" / ""',
    outline: 'solid',
    decoration: 'none',
  });
  expect(await lookOf('deletion')).toEqual({
    sign: '"−" / ""',
    outline: 'dashed',
    decoration: 'none',
  });
  const code = await block.locator('code').textContent();
  await block.hover();
  await block.getByRole('button', { name: en.copyCode }).click();
  await expect(block.getByRole('button', { name: en.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(code?.split('\n').slice(0, 2));
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

test.describe('readers of another language', () => {
  test.use({ locale: 'zh-CN' });

  test('are not redirected if the site does not redirect', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    await expect(page).toHaveURL('guide/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await button(page, en.language).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('zh/guide/');
  });
});

test('each page has the parts that its type and frontmatter leave, and axe finds nothing', async ({
  page,
}) => {
  const parts: Record<string, Locator> = {
    banner: page.getByRole('banner'),
    sidebar: sidebarOf(page),
    outline: page.getByRole('navigation', { name: 'Contents', exact: true }),
    footer: page.getByRole('contentinfo'),
    edit: page.getByRole('link', { name: 'Improve this page' }),
  };
  const pages: Record<string, string[]> = {
    'guide/': Object.keys(parts),
    'pages/custom': ['banner'],
    'pages/blank': [],
    'pages/parts': [],
  };
  for (const [path, shown] of Object.entries(pages)) {
    await test.step(`${path} has ${shown.join(', ') || 'its content alone'}`, async () => {
      await page.goto(path);
      await hydrate(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      for (const [name, part] of Object.entries(parts)) {
        await expect(part, name).toHaveCount(shown.includes(name) ? 1 : 0);
      }
      expect(await findViolations(page)).toEqual([]);
    });
  }
  const image = page.getByRole('img', { name: 'A blue rectangle' });
  await image.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await image.evaluate((element) => element.matches('[tabindex]'))).toBe(false);
});

test('an overview has groups, a remainder, and the requested headings of each page', async ({
  page,
}) => {
  await page.goto('reference/');
  await hydrate(page);
  expect(await findViolations(page)).toEqual([]);
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
  test('is shown when zoomed', async ({ page }) => {
    await page.goto('guide/');
    await page.getByRole('img', { name: 'An orange rectangle' }).click();
    await expect(page.getByRole('dialog', { name: en.zoomedImage })).toBeVisible();
    await expect(page.locator('body > img[src$="picture.large.svg"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body > img')).toHaveCount(0);
  });

  test('falls back to the normal one, with a warning, if it cannot be loaded', async ({
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

test.describe('the opposite options', () => {
  test.use({ baseURL: ({ contrarySite }, use) => use(contrarySite), colorScheme: 'dark' });

  test('is always light, has no navigation bar, and adds no heading', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
    await page.goto('guide/#section-2');
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', { name: en.toDarkTheme })).toHaveCount(0);
    await expect(page.getByRole('button', { name: en.toLightTheme })).toHaveCount(0);

    await expect(page.getByRole('banner')).toHaveCount(0);
    const heading = page.getByRole('heading', { name: 'Section 2' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(60);
    await sidebarOf(page).getByRole('link', { name: 'Usage' }).click();
    await expect(page).toHaveURL('guide/usage');
    await expect(page.getByText('The title stands in the frontmatter.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

test('the cells of a table are aligned as Markdown says', async ({ page }) => {
  await page.goto('pages/components');
  const cells = page.getByRole('row', { name: /count counts words/ }).getByRole('cell');
  const alignments = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell).textAlign),
  );
  // Chromium calls it `-webkit-right`.
  expect(alignments).toEqual(['start', 'start', expect.stringMatching(/right$/)]);
});

test('axe finds nothing in open popups', async ({ page }) => {
  await page.goto('guide/');
  for (const name of ['More new', en.moreLinks, 'Telephone', en.toolMenu]) {
    await test.step(name, async () => {
      await button(page, name).click();
      await expectOpen(button(page, name), true);
      // The page behind it has a test of its own.
      expect(await findViolations(page, { exclude: 'main' })).toEqual([]);
    });
  }
});
