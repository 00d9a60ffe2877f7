import { expect, inEachLanguage, inEnglish, statusMessage, test } from './helpers/test.ts';

inEachLanguage('a page as Markdown', ({ strings, path }) => {
  const quickStart = path('/guide/start/quick-start');

  test('is copied with one click, or the reader is told how to copy it', async ({
    page,
    context,
    request,
    problems,
  }) => {
    problems.allow(statusMessage);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(quickStart);
    await page.clock.pauseAt(Date.now() + 60_000);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: strings.copyPage });
    const copied = main.getByRole('button', { name: strings.copied });
    const note = main.getByRole('status').first();
    const readCopy = () => page.evaluate(() => navigator.clipboard.readText());

    await button.click();
    await expect(copied).toBeVisible();
    const response = await request.get(`${quickStart}.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await readCopy();
    expect(text).toBe(await response.text());
    expect(text).toMatch(/^# .+\n\n> .+\n\nURL: https:\/\//);
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(button).toBeVisible();

    await test.step('never an error response', async () => {
      const address = `**${quickStart}.md`;
      await page.route(address, (route) => route.fulfill({ status: 503, body: 'busy' }));
      await button.click();
      await expect(note).toContainText(strings.copyManually);
      expect(await readCopy()).toBe(text);
      await page.unroute(address);
      await button.click();
      await expect(copied).toBeVisible();
      await expect(main.getByText(strings.copyManually)).toHaveCount(0);
      await page.clock.runFor(2100);
    });

    await test.step('if the browser denies copying', async () => {
      await page.evaluate(() => {
        navigator.clipboard.write = () => {
          throw new DOMException('Write permission denied.', 'NotAllowedError');
        };
      });
      await button.click();
      await expect(note).toContainText(strings.copyManually);
      await note.getByRole('link', { name: strings.viewMarkdown }).click();
      await expect(page).toHaveURL(`${quickStart}.md`);
      await expect(page.locator('body')).toContainText('npm install');
    });
  });
});

inEnglish('a page as Markdown', ({ strings, path }) => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is linked', async ({ page }) => {
      await page.goto(path('/guide/start/'));
      await expect(page.getByRole('button', { name: strings.copyPage })).toHaveCount(0);
      await page.getByRole('link', { name: strings.viewMarkdown }).click();
      await expect(page).toHaveURL(path('/guide/start/index.md'));
    });
  });
});
