import { expect, inEachLanguage, statusMessage, test } from './helpers/test.ts';

inEachLanguage('paths', ({ lang, htmlLang, strings, path }) => {
  const leaf = path('/guide/start/quick-start');
  const index = path('/guide/start/');
  const encoded = leaf.replaceAll('-', '%2D').replace('guide', '%67uide');

  /** Those that concern the prefix of the language. */
  const prefixed: [shown: string, url: string][] = [
    [leaf, leaf],
    [leaf, `${leaf}.html`],
    [leaf, encoded],
    [leaf, leaf.toUpperCase()],
    [index, index.slice(0, -1)],
    [path('/'), path('/index.html')],
    [path('/'), path('/index')],
  ];
  const others: [shown: string, url: string][] = [
    [leaf, `${leaf}/`],
    [leaf, `${leaf}/index`],
    [leaf, `${leaf}/index.html`],
    [leaf, `${leaf.toUpperCase()}.HTML`],
    [index, index],
    [index, `${index}index`],
    [index, `${index}index.html`],
    [index, `${index.slice(0, -1)}.html`],
    [index, index.replace('start', '%73tart')],
    [index, index.replace('guide', 'Guide')],
  ];
  const forms = lang === 'en' ? [...prefixed, ...others] : prefixed;

  test('every form of a URL shows its page', async ({ page, problems }) => {
    problems.allow(statusMessage);
    for (const [shown, url] of forms) {
      await test.step(`${url} shows ${shown}`, async () => {
        await page.goto(`${url}?a=1#types`);
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
          'href',
          `https://rslib.rs${shown}`,
        );
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(/\?a=1#types$/);
      });
    }
  });

  test('other URLs are missing, in the language of the path', async ({ page, problems }) => {
    problems.allow(statusMessage);
    for (const route of [
      '/nowhere',
      '/guide',
      '/guide/start/quick',
      '/en-GB-oed/x',
      '/xx/nowhere',
    ]) {
      await test.step(path(route), async () => {
        const response = await page.goto(path(route));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
        await expect(page.getByText(strings.notFoundText)).toBeVisible();
        await page.getByRole('link', { name: 'Take me home' }).click();
        await expect(page).toHaveURL(path('/'));
        await expect(page).toHaveTitle(/^Rslib - /);
      });
    }
  });

  test('a malformed escape is missing', async ({ page, problems }) => {
    problems.allow(statusMessage);
    const response = await page.goto(path('/%E0%A4%A'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
  });
});

test.describe('languages in paths', () => {
  for (const prefix of ['/en', '/fr', '/zh-TW', '/EN']) {
    test(`${prefix} is not a locale prefix and is removed`, async ({ page, problems }) => {
      problems.allow(statusMessage);
      await page.goto(`${prefix}/guide/start/quick-start?a=1#types`);
      await expect(page).toHaveURL('/guide/start/quick-start?a=1#types');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/ - Rslib$/);
    });

    test(`${prefix}/ alone redirects to the home page`, async ({ page, problems }) => {
      problems.allow(statusMessage);
      await page.goto(`${prefix}/?a=1`);
      await expect(page).toHaveURL('/?a=1');
    });
  }

  test('going back skips the replaced URL', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.goto('/guide/start/');
    await page.goto('/fr/guide/start/quick-start');
    await expect(page).toHaveURL('/guide/start/quick-start');
    await page.goBack();
    await expect(page).toHaveURL('/guide/start/');
  });

  test('the second segment can name the language of a missing page', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.goto('/old/zh/page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/zh/');
  });

  test('the third segment cannot', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.goto('/very/old/zh');
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  });

  // Some hosts have a single 404 page for all languages.
  test('a host with only the English 404 page shows it in Chinese', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.route('**/zh/nowhere', async (route) => {
      const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
      await route.fulfill({ response, status: 404 });
    });
    await page.goto('/zh/nowhere');
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/zh/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
});
