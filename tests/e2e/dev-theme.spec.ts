import { startWithHead, startWithTheme, test } from './helpers/dev-server.ts';
import { expect, hydrate, isTagged, tagDocument } from './helpers/test.ts';

test.describe.configure({ mode: 'default' });

test.describe('a theme in the dev server', () => {
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

  test('shows an edit of a static component', async ({ page, problems }) => {
    // Uses a separate server.
    problems.allow(/^foreign/);
    const theme = await startWithTheme();
    try {
      await page.goto(theme.url);
      await tagDocument(page);
      await expect(page.getByRole('complementary')).toHaveText('Inside.');
      await theme.replace('theme/server.tsx', '{children}</aside>', 'Edited: {children}</aside>');
      await expect(page.getByRole('complementary')).toHaveText('Edited: Inside.');
      expect(await isTagged(page)).toBe(true);
    } finally {
      // Pending requests would fail when the server stops.
      await page.goto('about:blank');
      await theme.stop();
    }
  });

  test('a package that only a click loads is there without a reload', async ({
    page,
    problems,
  }) => {
    problems.allow(/^foreign/);
    const theme = await startWithHead(`import { useState } from 'react';

export function Head() {
  const [text, setText] = useState('Load');
  const load = async () => setText((await import('json5')).default.parse("{ a: 'Loaded' }").a);
  return <button type="button" onClick={load}>{text}</button>;
}
`);
    try {
      await page.goto(theme.url);
      await hydrate(page);
      await tagDocument(page);
      await page.getByRole('button', { name: 'Load', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Loaded', exact: true })).toBeVisible();
      expect(await isTagged(page)).toBe(true);
    } finally {
      // Pending requests would fail when the server stops.
      await page.goto('about:blank');
      await theme.stop();
    }
  });

  test('keeps the page if its theme fails, and shows it once it is fixed', async ({
    page,
    problems,
  }) => {
    problems.allow(/^foreign|continues as a static document/);
    const theme = await startWithHead();
    try {
      await page.goto(`${theme.url}/first`);
      await hydrate(page);
      // From here on the document of the current page is kept.
      await theme.replace('content/en/first.mdx', 'Inside.', 'Further inside.');
      await expect(page.getByText('Further inside.')).toBeVisible();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const problem = "if (!'') throw new Error('on purpose');";
      // The watcher misses edits within 50 ms. Once the text is there, this writes it again.
      await expect(async () => {
        await theme.replace('theme/Head.tsx', '{\n  return', `{\n  ${problem} return`);
        await expect
          .poll(() => messages.join('\n'), { timeout: 2000 })
          .toMatch(/continues as a static document/);
      }).toPass();
      await expect(page.getByText('Further inside.')).toBeVisible();
      // In one step: the first edit reloads the page.
      await expect(async () => {
        await theme.replace(
          'theme/Head.tsx',
          `${problem} return <header><img src="/icon.svg" alt="" />Head of the page`,
          'return <header>Fixed head',
        );
        await expect(page.getByText('Fixed head')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(page.getByText('Further inside.')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await theme.stop();
    }
  });
});
