import { test, writePage } from './helpers/dev-server.ts';
import {
  createDeferred,
  expect,
  hydrate,
  isTagged,
  tagDocument,
  waitForIdle,
} from './helpers/test.ts';

// One server for all tests; each test edits a different page.
test.describe.configure({ mode: 'default' });

test.describe('errors in the dev server', () => {
  test('shows the file and line of a problem until it is fixed', async ({
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

  test('shows the problem of an opened page, then the page', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|\[vite\]/);
    await devServer.write('content/en/broken.mdx', writePage('Broken', 'A <Missing /> component.'));
    const response = await page.goto('/broken');
    expect(response?.status()).toBe(500);
    await expect(page.getByText(/content\/en\/broken\.mdx:\d+/)).toBeVisible();
    await devServer.write('content/en/broken.mdx', writePage('Broken', 'Whole again.'));
    await expect(page.getByText('Whole again.')).toBeVisible();
  });

  test('a problem of a prefetched page does not cover another page', async ({
    page,
    devServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await devServer.write('content/en/half.mdx', writePage('Half', 'A <Missing /> component.'));
    await devServer.write('content/en/ahead.mdx', writePage('Ahead', 'Go to [half](/half) of it.'));
    await page.goto('/ahead');
    await hydrate(page);
    const fetched = page.waitForResponse(/\/half$/);
    await page.getByRole('main').getByRole('link', { name: 'half' }).hover();
    expect((await fetched).status()).toBe(500);
    await waitForIdle(page);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  for (const [what, text] of [
    ['a page', 'All is well.'],
    ['a problem', 'A <Missing /> component.'],
  ] as const) {
    test(`shows an edit made before the browser listens: ${what}`, async ({
      page,
      devServer,
      problems,
    }) => {
      problems.allow(/Failed to load resource|\[vite\]/);
      const way = createDeferred();
      await page.routeWebSocket(/./, async (socket) => {
        await way.given;
        socket.connectToServer();
      });
      const source = `content/en/early-${text.length}.mdx`;
      await devServer.write(source, writePage('Early', text));
      await page.goto(`/early-${text.length}`);
      await devServer.write(source, writePage('Early', 'Written meanwhile.'));
      await expect(async () => {
        expect(await (await fetch(page.url())).text()).toContain('Written meanwhile.');
      }).toPass();
      way.give();
      await expect(page.getByText('Written meanwhile.')).toBeVisible();
    });
  }
});
