import type { Locator } from '@playwright/test';
import { en } from '../support/strings.ts';
import { test, writeConfig, writePage } from './helpers/dev-server.ts';
import { expect, holdScripts, hydrate, isTagged, tagDocument } from './helpers/test.ts';

// One server for all tests; each test edits a different page.
test.describe.configure({ mode: 'default' });

test.describe('dev server', () => {
  test('shows an edit at once and keeps the state of the page', async ({ page, devServer }) => {
    await devServer.write('content/en/edited.mdx', writePage('Edited', 'Before the edit.'));
    await page.goto('/edited');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('tab', { name: 'Right' }).click();
    await page.getByRole('button', { name: 'All pages' }).click();
    await expect(page.getByText('On the right.')).toBeVisible();

    await devServer.write('content/en/edited.mdx', writePage('Edited', 'After the edit.'));
    await expect(page.getByText('After the edit.')).toBeVisible();
    await expect(page.getByText('Before the edit.')).toHaveCount(0);
    await expect(page.getByText('On the right.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All pages' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(await isTagged(page)).toBe(true);
  });

  test('early clicks stay, without a warning, in any order, also if storage is blocked', async ({
    page,
  }) => {
    // Vite reloads the first page once it has bundled the dependencies.
    await page.goto('/second');
    await hydrate(page);
    const clicks = [
      page.getByRole('button', { name: en.toDarkTheme }),
      page.getByRole('tab', { name: 'Right' }),
      page.getByRole('button', { name: 'All pages' }),
      page.getByRole('button', { name: en.wrapLines }),
      page.getByRole('button', { name: en.copyCode }),
    ];

    async function expectToStay(order: readonly Locator[]): Promise<void> {
      await page.goto('/second');
      const react = await holdScripts(page);
      for (const button of order) await button.click();
      react.open();
      await hydrate(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByText('On the right.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'All pages', expanded: false })).toBeVisible();
      await expect(page.getByRole('button', { name: en.wrapLines, pressed: true })).toBeVisible();
      await page.unrouteAll();
    }

    for (const order of [clicks, clicks.toReversed()]) {
      await expectToStay(order);
      await page.evaluate(() => localStorage.clear());
    }
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    });
    for (const order of [clicks, clicks.toReversed()]) await expectToStay(order);
  });

  test('isolates the pages of the configuration, and serves its files', async ({
    page,
    request,
  }) => {
    await page.goto('/isolated');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const file = await request.get('/isolated/a.js');
    expect(await file.text()).toBe('export {};');
    expect(file.headers()['cross-origin-embedder-policy']).toBe('require-corp');
    await page.goto('/second');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  });

  test('shows a new page', async ({ page, devServer, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('/added');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await devServer.write('content/en/added.mdx', writePage('Added', 'Here I am.'));
    await page.goto('/added');
    await expect(page.getByText('Here I am.')).toBeVisible();
  });

  test('shows an edit of the configuration', async ({ page, devServer, problems }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place|\[vite\]/);
    await page.goto('/first');
    await hydrate(page);
    await tagDocument(page);
    await expect(page).toHaveTitle('First - Tiny');
    await page.getByRole('tab', { name: 'Right' }).click();
    await devServer.write('site.config.ts', writeConfig('Small'));
    await expect(page).toHaveTitle('First - Small');
    await expect(page.getByRole('link', { name: 'Small', exact: true })).toBeVisible();
    await expect(page.getByText('On the right.')).toBeVisible();

    await devServer.write('site.config.ts', writeConfig('Small').replace('title:', 'titel:'));
    await expect(page.getByText(/site\.config\.ts/).first()).toBeVisible();
    await devServer.write('site.config.ts', writeConfig('Tiny'));
    await expect(page).toHaveTitle('First - Tiny');
    await expect(page.getByText(/titel/)).toHaveCount(0);
    expect(await isTagged(page)).toBe(true);
  });

  test('equal names in navigation, sidebar and overview are keys of no two elements', async ({
    page,
    devServer,
    problems,
  }) => {
    // React reports two children with one key as an error, in development only.
    problems.allow(/Failed to load resource|The page could not be loaded in place|\[vite\]/);
    const twice = (item: string) => `[${item}, ${item}]`;
    const group = "{ text: 'All pages', items: ['first', 'second', 'second', 'overview'] }";
    const icon = "{ icon: 'github', label: 'Code', content: 'https://docs.test/source' }";
    await devServer.write(
      'site.config.ts',
      writeConfig('Twice').replace(
        /sidebar: .*/,
        `sidebar: { '/': ${twice(group)} },
  nav: ${twice("{ text: 'First', link: '/first' }")},
  socialLinks: ${twice(icon)},`,
      ),
    );
    await devServer.write('content/en/overview.mdx', '---\noverview: true\n---\n\n# Overview\n');
    await page.goto('/overview');
    await hydrate(page);
    await expect(page).toHaveTitle('Overview - Twice');
    await expect(page.getByRole('main').getByRole('link', { name: 'second' })).toHaveCount(4);
    await page.getByRole('searchbox').fill('second');
    await expect(page.getByRole('main').getByRole('link', { name: 'first' })).toHaveCount(0);
    await devServer.write('site.config.ts', writeConfig('Tiny'));
    await expect(page).toHaveTitle('Overview - Tiny');
  });

  test('serves only files that a build publishes', async ({ request, devServer }) => {
    await devServer.write('public/__MACOSX/a.svg', '<svg/>');
    const icon = await request.get('/icon.svg');
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toBe('image/svg+xml');
    for (const path of [
      '/..%2fpackage.json',
      '/..%2f..%2f..%2fetc/passwd',
      '/%E0%A4%A',
      '/__MACOSX/a.svg',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('continues after a request for a URL of two slashes', async ({ request, devServer }) => {
    await devServer.write('content/en/index.mdx', writePage('Home', 'A <Missing /> component.'));
    const headers = { referer: `${devServer.url}/first` };
    const answer = await request.get(`${devServer.url}//`, { headers });
    expect([answer.status(), await answer.text()]).toEqual([
      500,
      expect.stringContaining('content/en/index.mdx'),
    ]);
    await devServer.write('content/en/index.mdx', writePage('Home', 'Whole again.'));
    expect((await request.get('/first')).status()).toBe(200);
  });

  test('the first page has its styles', async ({ request, devServer }) => {
    const listStyles = (html: string): string[] => html.match(/<style data-vite-dev-id/g) ?? [];
    const later = await (await request.get('/first')).text();
    expect(listStyles(later).length).toBeGreaterThan(20);
    expect(listStyles(devServer.first)).toEqual(listStyles(later));
  });

  test('shows an edit of a file that the configuration imports, also once it is repaired', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place|\[vite\]/);
    const write = (title: string) =>
      devServer.write('title.ts', `export const title: string = ${title};`);
    await write("'Imported'");
    const config = writeConfig('Tiny').replace('title: "Tiny"', 'title');
    await devServer.write('site.config.ts', `import { title } from './title.ts';\n${config}`);
    await page.goto('/second');
    await hydrate(page);
    await tagDocument(page);
    await expect(page).toHaveTitle('Second - Imported');
    await write("'Edited'");
    await expect(page).toHaveTitle('Second - Edited');
    await write("'");
    await expect(page.getByText(/title\.ts/).first()).toBeVisible();
    await write("'Repaired'");
    await expect(page).toHaveTitle('Second - Repaired');
    expect(await isTagged(page)).toBe(true);
    await devServer.write('site.config.ts', writeConfig('Tiny'));
    await expect(page).toHaveTitle('Second - Tiny');
  });

  test('a page that is removed while it is shown becomes the 404 page, and returns', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place/);
    const file = 'content/en/removed.mdx';
    await devServer.write(file, writePage('Removed', 'Still here.'));
    await page.goto('/removed');
    await hydrate(page);
    await devServer.remove(file);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await devServer.write(file, writePage('Removed', 'Back again.'));
    await expect(page.getByText('Back again.')).toBeVisible();
  });

  test('the search finds the current pages, and an edit without a reload', async ({
    page,
    devServer,
  }) => {
    await devServer.write('content/en/third.mdx', writePage('Third', 'About marmalade.'));
    await devServer.write('content/en/found.mdx', writePage('Found', 'About quinces.'));
    await page.goto('/found');
    await hydrate(page);
    const dialog = page.getByRole('dialog');
    const field = page.getByRole('combobox');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('marmalade');
    const third = dialog.getByRole('option', { name: /Third/ });
    await expect(third).toHaveAttribute('href', /^\/third/);
    await field.fill('quinces');
    const option = dialog.getByRole('option', { name: /Found/ });
    await expect(option).toBeVisible();
    await page.keyboard.press('Escape');
    await devServer.write('content/en/found.mdx', writePage('Found', 'About medlars.'));
    await expect(page.getByText('About medlars.')).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill('medlars');
    await expect(option).toBeVisible();
  });

  test('the state of a page does not leak to the next one', async ({ page }) => {
    await page.goto('/first');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('tab', { name: 'Right' }).click();
    await expect(page.getByText('On the right.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'second' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    await expect(page.getByText('On the left.')).toBeVisible();
    await expect(page.getByText('On the right.')).toBeHidden();
    expect(await isTagged(page)).toBe(true);
  });

  test('shows the images on disk, with any asset host', async ({ page }) => {
    await page.goto('/second');
    const logo = page.locator('header img').first();
    await expect(logo).toHaveAttribute('src', '/icon.svg');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('shows the file and line of a problem until it is fixed, and keeps the state of the page', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|The page could not be loaded in place|\[vite\]/);
    const broken = writePage('Faulty', 'A <Missing /> component.');
    const line = broken.split('\n').findIndex((text) => text.includes('<Missing')) + 1;
    await devServer.write('content/en/faulty.mdx', writePage('Faulty', 'All is well.'));
    await page.goto('/faulty');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('tab', { name: 'Right' }).click();

    await devServer.write('content/en/faulty.mdx', broken);
    await expect(page.getByText(`content/en/faulty.mdx:${line}`)).toBeVisible();
    await expect(page.getByText('All is well.')).toBeAttached();

    await devServer.write('content/en/faulty.mdx', writePage('Faulty', 'All is well again.'));
    await expect(page.getByText(`content/en/faulty.mdx:${line}`)).toHaveCount(0);
    await expect(page.getByText('All is well again.')).toBeVisible();
    await expect(page.getByText('On the right.')).toBeVisible();
    expect(await isTagged(page)).toBe(true);
  });
});
