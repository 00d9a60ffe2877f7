import { themeTest as test, writePage } from './helpers/dev-server.ts';
import {
  createDeferred,
  expect,
  hydrate,
  isTagged,
  tagDocument,
  waitForIdle,
} from './helpers/test.ts';

// One server for all tests.
test.describe.configure({ mode: 'default' });

test.describe('a theme of a site in the dev server', () => {
  // First, on a server that has served no other page.
  test('may load a package on a click, without a reload', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await tagDocument(page);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Loaded', exact: true })).toBeVisible();
    expect(await isTagged(page)).toBe(true);
  });

  test('is shown with an edit of a static component', async ({ page, themeServer }) => {
    await page.goto('/');
    await tagDocument(page);
    await expect(page.getByRole('complementary')).toHaveText('Inside.');
    const edited = 'Edited: {children}</aside>';
    await themeServer.replace('theme/server.tsx', '{children}</aside>', edited);
    await expect(page.getByRole('complementary')).toHaveText('Edited: Inside.');
    expect(await isTagged(page)).toBe(true);
  });

  test('leaves the page if it fails, and is shown once it is fixed', async ({
    page,
    themeServer,
    problems,
  }) => {
    problems.allow(/continues as a static document/);
    await page.goto('/first');
    await hydrate(page);
    // From here on the document of the current page is kept.
    await themeServer.replace('content/en/first.mdx', 'Inside.', 'Further inside.');
    await expect(page.getByText('Further inside.')).toBeVisible();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const problem = "if (!'') throw new Error('on purpose');";
    // The watcher misses edits within 50 ms. Once the text is there, this writes it again.
    await expect(async () => {
      await themeServer.replace('theme/Head.tsx', ';\n  return', `;\n  ${problem} return`);
      await expect
        .poll(() => messages.join('\n'), { timeout: 2000 })
        .toMatch(/continues as a static document/);
    }).toPass();
    await expect(page.getByText('Further inside.')).toBeVisible();
    // In one step: the first edit reloads the page.
    await expect(async () => {
      await themeServer.replace(
        'theme/Head.tsx',
        `${problem} return <header><img src="/icon.svg" alt="" />Head of the page`,
        'return <header>Fixed head',
      );
      await expect(page.getByText('Fixed head')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText('Further inside.')).toBeVisible();
  });
});

test.describe('problems of pages in the dev server', () => {
  test('are shown for an opened page, then the page', async ({ page, themeServer, problems }) => {
    problems.allow(/Failed to load resource|\[vite\]/);
    await themeServer.write(
      'content/en/broken.mdx',
      writePage('Broken', 'A <Missing /> component.'),
    );
    const response = await page.goto('/broken');
    expect(response?.status()).toBe(500);
    await expect(page.getByText(/content\/en\/broken\.mdx:\d+/)).toBeVisible();
    await themeServer.write('content/en/broken.mdx', writePage('Broken', 'Whole again.'));
    await expect(page.getByText('Whole again.')).toBeVisible();
  });

  test('do not cover another page, which prefetches the page', async ({
    page,
    themeServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await themeServer.write('content/en/half.mdx', writePage('Half', 'A <Missing /> component.'));
    await themeServer.write(
      'content/en/ahead.mdx',
      writePage('Ahead', 'Go to [half](/half) of it.'),
    );
    await page.goto('/ahead');
    await hydrate(page);
    const fetched = page.waitForResponse(/\/half$/);
    await page.getByRole('main').getByRole('link', { name: 'half' }).hover();
    expect((await fetched).status()).toBe(500);
    await waitForIdle(page);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  test('are replaced by an edit, also one made before the browser listens', async ({
    page,
    themeServer,
    problems,
  }) => {
    problems.allow(/Failed to load resource|\[vite\]/);
    for (const [what, text] of [
      ['page', 'All is well.'],
      ['problem', 'A <Missing /> component.'],
    ] as const) {
      await test.step(`of a ${what}`, async () => {
        const way = createDeferred();
        await page.routeWebSocket(/./, async (socket) => {
          await way.given;
          socket.connectToServer();
        });
        const source = `content/en/early-${what}.mdx`;
        await themeServer.write(source, writePage('Early', text));
        await page.goto(`/early-${what}`);
        await themeServer.write(source, writePage('Early', 'Written meanwhile.'));
        await expect(async () => {
          expect(await (await fetch(page.url())).text()).toContain('Written meanwhile.');
        }).toPass();
        way.give();
        await expect(page.getByText('Written meanwhile.')).toBeVisible();
      });
    }
  });
});
