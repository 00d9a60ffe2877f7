import { createServer } from 'node:http';
import { close, listen } from 'docs-engine/server';
import type { Changes } from '../fixtures/site.ts';
import { findViolations } from './helpers/axe.ts';
import { publishSite } from './helpers/published-site.ts';
import { test as base, expect, hydrate, languages } from './helpers/test.ts';

const older = '1.x';

function withVersions(current: string): Changes {
  const versions = `multiVersion: { default: '2.x', versions: ['2.x', '${older}'], current: '${current}' },`;
  return {
    'site.config.ts': (text) => text.replace("lang: 'en',", `lang: 'en',\n  ${versions}`),
  };
}

type Published = { origin: string; close: () => Promise<void> };

/** Two builds with separate headers: the default version, and an older one below it. */
async function publishVersions(): Promise<Published> {
  const sites = await Promise.all([
    publishSite('versions', '/', withVersions('2.x')),
    publishSite('versions-older', `/${older}/`, withVersions(older)),
  ]);
  const front = createServer((request, response) => {
    const site = sites[request.url?.startsWith(`/${older}/`) ? 1 : 0];
    site?.answer(request, response);
  });
  const port = await listen(front, 0, 'localhost');
  return {
    origin: `http://localhost:${port}`,
    async close() {
      for (const site of sites) await site.close();
      await close(front);
    },
  };
}

const test = base.extend<{ published: Published }>({
  published: async ({ keep }, use) => use(await keep('versions', publishVersions)),
  baseURL: async ({ published }, use) => use(published.origin),
});

test.describe.configure({ mode: 'default' });

for (const { lang, path, strings, locale } of languages) {
  test.describe(`a site in two versions (${lang})`, () => {
    test.use({ locale });
    const button = (version: string) => ({ name: `${strings.version} ${version}`, exact: true });

    test('links to the same page in the other version, and back, on a small screen, too', async ({
      page,
    }) => {
      await page.goto(path('/guide/install'));
      await page.getByRole('button', button('2.x')).click();
      const link = page.getByRole('banner').getByRole('link', { name: older, exact: true });
      await expect(link).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(`/${older}${path('/guide/install')}`);
      await expect(page.getByRole('button', button(older))).toBeVisible();
      const sidebar = page.getByRole('navigation', { name: strings.sidebar });
      await expect(sidebar.getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`^/${older}/`),
      );
      await page.getByRole('button', button(older)).click();
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: '2.x', exact: true }).click();
      await expect(page).toHaveURL(path('/guide/install'));

      await page.goBack();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: strings.mainMenu }).click();
      const current = banner.getByRole('link', { name: older, exact: true });
      await expect(current).toHaveAttribute('aria-current', 'true');
      await banner.getByRole('link', { name: '2.x', exact: true }).click();
      await expect(page).toHaveURL(path('/guide/install'));
    });

    test('links to the home page of the version in the path, if a host has one 404 page', async ({
      page,
      request,
    }) => {
      const body = await (await request.get(path('/404.html'))).text();
      const missing = `/${older}${path('/nowhere')}`;
      await page.route(missing, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(missing);
      await hydrate(page);
      const home = page.getByRole('main').getByRole('link', { name: strings.takeMeHome });
      await expect(home).toHaveAttribute('href', `/${older}${path('/')}`);
    });
  });
}
