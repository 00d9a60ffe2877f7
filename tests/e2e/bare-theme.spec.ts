import { type PublishedSite, publishSite } from './helpers/published-site.ts';
import {
  test as base,
  expect,
  hydrate,
  isTagged,
  statusMessage,
  tagDocument,
} from './helpers/test.ts';

const changes = {
  'content/en/second.mdx':
    '# Second\n\n[Bare](/)\n\n<Toggle label="Less">\n\nMore text.\n\n</Toggle>\n',
  'content/en/index.mdx': (text: string) => `${text}\n[Second](/second)\n`,
};

const test = base.extend<{ published: PublishedSite }>({
  published: async ({ keep }, use) =>
    use(
      await keep('bare-theme-read', () =>
        publishSite('bare-theme-read', '/', changes, 'bare-theme'),
      ),
    ),
  baseURL: async ({ published }, use) => use(published.origin),
});

// One worker: each would build the site in the same folder.
test.describe.configure({ mode: 'default' });

test('a site with a theme of forty lines is hydrated and read without this theme', async ({
  page,
}) => {
  await page.goto('/');
  await tagDocument(page);
  // The router repeats the click once React has loaded.
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Hidden text.')).toBeVisible();
  await page.getByRole('link', { name: 'Second' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect(page.getByText('More text.')).toBeHidden();
  await page.getByRole('button', { name: 'Less' }).click();
  await expect(page.getByText('More text.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bare' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveText('Bare');
  expect(await isTagged(page)).toBe(true);
});

test('hydration leaves the documents of such a theme as they are', async ({ page, problems }) => {
  problems.allow(statusMessage);
  for (const path of ['/', '/second', '/nothing']) {
    await page.goto(path);
    const readMain = () => page.locator('#main').evaluate((main) => main.outerHTML);
    const before = await readMain();
    await hydrate(page);
    expect(await readMain()).toBe(before);
  }
});
