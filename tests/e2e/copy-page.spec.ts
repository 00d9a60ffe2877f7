import { expect, inEachLanguage, statusMessage, test } from './helpers/test.ts';

inEachLanguage('a page as Markdown', ({ strings, path }) => {
  const quickStart = path('/guide/start/quick-start');

  test('is copied with one click', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(quickStart);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: strings.copyPage }).click();
    const copied = page.getByRole('main').getByRole('button', { name: strings.copied });
    await expect(copied).toBeVisible();
    const response = await request.get(`${quickStart}.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await response.text());
    expect(text).toMatch(/^# .+\n\n> .+\n\nURL: https:\/\//);
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: strings.copyPage })).toBeVisible();
  });

  test('is selected for the reader if the browser denies copying', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => {
        throw new DOMException('Write permission denied.', 'NotAllowedError');
      };
    });
    await page.goto(quickStart);
    await page.getByRole('button', { name: strings.copyPage }).click();
    const note = page.getByRole('main').getByRole('status').first();
    await expect(note).toContainText(strings.copyManually);
    await note.getByRole('link', { name: strings.viewMarkdown }).click();
    await expect(page).toHaveURL(`${quickStart}.md`);
    await expect(page.locator('body')).toContainText('npm install');
  });

  test('is never an error response', async ({ page, context, problems }) => {
    problems.allow(statusMessage);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(`**${quickStart}.md`, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto(quickStart);
    await page.getByRole('button', { name: strings.copyPage }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      strings.copyManually,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('busy');
  });

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
