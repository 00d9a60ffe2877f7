import { searchIndexFiles } from 'docs-engine/node';
import { XMLParser } from 'fast-xml-parser';
import type { Changes } from '../fixtures/site.ts';
import { type PublishedSite, publishSite } from './helpers/published-site.ts';
import {
  test as base,
  expect,
  hydrate,
  isTagged,
  languages,
  recordFetches,
  statusMessage,
  tagDocument,
  waitForIdle,
} from './helpers/test.ts';

const basePath = '/some/base/';
const origin = 'https://basic.test';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const post = (title: string) => `---
description: What is new in the little site that the tests build.
date: 2026-01-31
---

# ${title}

![A square](/square.svg)

Read [how to install](/guide/install#command).
`;

/** Everything with a URL: pages, images, a blog with feeds, a tool menu. */
const changes: Changes = {
  'public/square.svg': drawing,
  'content/en/blog/index.mdx': '# Overview\n',
  'content/zh/blog/index.mdx': '# 总览\n',
  'content/en/blog/news.mdx': post('News'),
  'content/zh/blog/news.mdx': post('新闻'),
  'site.config.ts': (text) =>
    text
      .replace("icon: '/logo.svg'", "icon: '/square.svg'")
      .replace(
        "lang: 'en',",
        `lang: 'en',
  base: '${basePath}',
  blog: { route: '/blog/', feeds: { en: '/rss/en.xml', zh: '/rss/zh.xml' } },
  tools: {
    title: 'Tools',
    tagline: { en: 'A family', zh: '一套工具' },
    url: 'https://basic.test/tools',
    cards: ['One'],
    links: [
      {
        name: 'One',
        description: { en: 'The first', zh: '第一个' },
        logo: '/square.svg',
        url: 'https://basic.test/one',
        cardText: { en: 'Visit One', zh: '了解 One' },
      },
    ],
  },`,
      )
      .replace('sidebar: {', "sidebar: { '/blog/': ['blog/', 'blog/news'],"),
};

const test = base.extend<{ published: PublishedSite }>({
  published: async ({ keep }, use) =>
    use(await keep('base-path', () => publishSite('base-path', basePath, changes))),
  baseURL: async ({ published }, use) => use(published.origin),
});

test.describe.configure({ mode: 'default' });

const at = (route: string): string => basePath + route.slice(1);

test('every URL in every document is below the base path and exists', async ({ request }) => {
  const parser = new XMLParser({ ignoreAttributes: false });
  const sitemap = parser.parse(await (await request.get(at('/sitemap.xml'))).text());
  const pages: string[] = sitemap.urlset.url.map(({ loc }: { loc: string }) => loc);
  expect(pages).toHaveLength(12);
  const own = new Set<string>();
  for (const url of pages) {
    expect(url).toMatch(new RegExp(`^${origin}${basePath}`));
    const html = await (await request.get(url.slice(origin.length))).text();
    for (const [, link = ''] of html.matchAll(/ (?:href|src|data-zoom-src)="([^"]*)"/g)) {
      if (link.startsWith(`${origin}/`) && !/\/(?:repository|tools|one)$/.test(link)) {
        own.add(link.slice(origin.length));
      } else if (link.startsWith('/')) own.add(link);
    }
  }
  expect([...own].sort()).toEqual(
    expect.arrayContaining(['/', '/zh/guide/', '/rss/zh.xml', '/square.svg', '/blog/news'].map(at)),
  );
  for (const url of own) {
    expect(url).toMatch(new RegExp(`^${basePath}`));
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
  }
});

test('feeds and robots.txt have URLs below the base path, and so have search indexes', async ({
  request,
}) => {
  for (const lang of ['en', 'zh']) {
    const feed = await (await request.get(at(`/rss/${lang}.xml`))).text();
    const urls = [...feed.matchAll(/https:\/\/basic\.test(\/[^"<\s]*)/g)];
    expect(urls.length).toBeGreaterThan(4);
    for (const [, url] of urls) expect(url).toMatch(new RegExp(`^${basePath}`));
  }
  expect(await (await request.get(at('/robots.txt'))).text()).toContain(
    `Sitemap: ${origin}${basePath}sitemap.xml`,
  );
  for (const lang of ['en', 'zh'])
    expect((await request.get(at(`/${searchIndexFiles(lang).heads}`))).status()).toBe(200);
});

for (const { lang, locale, strings, path } of languages) {
  test.describe(`below a base path (${lang})`, () => {
    test.use({ locale });
    const home = at(path('/'));

    test.beforeEach(({ page, published }) => {
      page.on('request', (request) => {
        const { origin: asked, pathname } = new URL(request.url());
        if (asked === published.origin) expect(pathname).toMatch(new RegExp(`^${basePath}`));
      });
    });

    test('navigates, with prefetching and without a new document, and searches', async ({
      page,
    }) => {
      await page.goto(home);
      await tagDocument(page);
      const fetched = recordFetches(page);
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: lang === 'zh' ? '指南' : 'Guide' });
      await link.hover();
      await expect.poll(() => fetched).toContain(at(path('/guide/')));
      await link.click();
      await expect(page).toHaveURL(at(path('/guide/')));
      await page.getByRole('link', { name: strings.nextPage }).click();
      await expect(page).toHaveURL(at(path('/guide/install')));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(at(path('/guide/')));
      expect(await isTagged(page)).toBe(true);

      await page.getByRole('button', { name: strings.search.button }).click();
      await page.getByRole('combobox').fill(lang === 'zh' ? '命令' : 'command');
      const option = page.getByRole('option').first();
      await expect(option).toBeVisible();
      await expect(option).toHaveAttribute('href', new RegExp(`^${at(path('/guide/'))}`));
      await option.click();
      await expect(page).toHaveURL(new RegExp(at(path('/guide/'))));
    });

    test('switches the language', async ({ page }) => {
      await page.goto(at(`${path('/guide/install')}?a=1#command`));
      await hydrate(page);
      await page.getByRole('button', { name: strings.language, exact: true }).click();
      const other = lang === 'zh' ? '/guide/install' : '/zh/guide/install';
      const label = lang === 'zh' ? 'English' : '简体中文';
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`${at(other)}?a=1#command`);
    });

    test('answers a missing URL with the page that was meant, or a 404 page in the right language', async ({
      page,
      problems,
    }) => {
      problems.allow(statusMessage);
      const response = await page.goto(at(path('/nothing')));
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL(home);
      await page.goto(at(path('/Guide/Install?a=1')));
      await expect(page).toHaveURL(at(path('/guide/install?a=1')));
      await page.goto(at('/fr/guide/install'));
      await expect(page).toHaveURL(at('/guide/install'));
    });
  });
}

test.describe('a first visitor below a base path', () => {
  test.use({ locale: 'zh-CN' });

  test('is redirected to their language', async ({ page }) => {
    await page.goto(at('/guide/install?a=1'));
    await expect(page).toHaveURL(at('/zh/guide/install?a=1'));
    await waitForIdle(page);
  });
});

test('the URL without the base path redirects to the site', async ({ request, published }) => {
  expect((await request.get('/')).url()).toBe(published.origin + basePath);
});
