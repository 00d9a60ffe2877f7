import { expect, inEachLanguage, statusMessage, test } from './helpers/test.ts';

inEachLanguage('paths', ({ lang, htmlLang, strings, path }) => {
  const leaf = path('/guide/start/quick-start');
  const index = path('/guide/start/');
  const encoded = leaf.replaceAll('-', '%2D').replace('guide', '%67uide');

  /** Answered by the host itself. */
  const served: [shown: string, url: string][] = [
    [leaf, leaf],
    [leaf, `${leaf}.html`],
    [leaf, `${leaf}/`],
    [leaf, encoded],
    [index, index],
    [index, index.slice(0, -1)],
    [index, `${index}index`],
    [index, `${index}index.html`],
    [index, index.replace('start', '%73tart')],
    [path('/'), path('/index.html')],
    [path('/'), path('/index')],
  ];
  /** Found by the 404 page; with more forms in `resolve-not-found.test.ts`. */
  const found: [shown: string, url: string][] = [[leaf, leaf.toUpperCase()]];
  if (lang === 'en') found.push([leaf, `${leaf}/index`], [index, `${index.slice(0, -1)}.html`]);

  test('the host answers common forms of a URL with its page', async ({ request }) => {
    for (const [shown, url] of served) {
      const html = await (await request.get(`${url}?a=1`)).text();
      expect(html, url).toContain(`<link rel="canonical" href="https://rslib.rs${shown}"`);
    }
  });

  test('other forms show the page, too, and keep query and hash', async ({ page, problems }) => {
    problems.allow(statusMessage);
    for (const [shown, url] of [[leaf, encoded], ...found]) {
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

  test('other URLs are missing, in the language of the path', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(statusMessage);
    for (const route of [
      '/nowhere',
      '/guide',
      '/guide/start/quick',
      '/en-GB-oed/x',
      '/xx/nowhere',
      '/%E0%A4%A',
    ]) {
      const response = await request.get(path(route));
      expect(response.status(), route).toBe(404);
      const html = await response.text();
      expect(html, route).toContain(`<html lang="${htmlLang}"`);
      expect(html, route).toContain(strings.notFoundText);
    }
    // The 404 page looks for the page that was meant.
    for (const route of ['/%E0%A4%A', '/nowhere']) {
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
});

test.describe('languages in paths', () => {
  test('a prefix that is no language of the site is removed, also from the history', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    await page.goto('/zh-TW/?a=1');
    await expect(page).toHaveURL('/?a=1');
    await page.goto('/fr/guide/start/quick-start?a=1#types');
    await expect(page).toHaveURL('/guide/start/quick-start?a=1#types');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ - Rslib$/);
    await page.goBack();
    await expect(page).toHaveURL('/?a=1');
  });

  test('the second segment can name the language of a missing page, the third cannot', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    for (const [url, lang, home] of [
      ['/old/zh/page', 'zh-CN', '/zh/'],
      ['/very/old/zh', 'en', '/'],
    ] as const) {
      await page.goto(url);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', home);
    }
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
