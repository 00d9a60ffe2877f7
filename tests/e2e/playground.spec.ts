import type { Page } from '@playwright/test';
import { getStrings } from '../../src/playground/page/strings.ts';
import { findViolations } from './helpers/axe.ts';
import { expect, hydrate, inEachLanguage, inEnglish, statusMessage, test } from './helpers/test.ts';

const compiled = /Built in this page|在本页构建/;
const opener = /\(7 MB\)|（7 MB）/;

async function openWorkbench(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: opener }).click();
  await expect(page.getByText(compiled)).toBeVisible({ timeout: 60_000 });
}

inEachLanguage('the playground', ({ lang, path }) => {
  const strings = getStrings(lang);

  test('shows recorded builds, and loads the compiler when a reader asks for it', async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.allow(statusMessage);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(path('/playground'));
    await expect(page.getByText('generating declaration files')).toBeVisible();
    expect(requests.filter((request) => /playground\.json|\/isolated\//.test(request))).toEqual([]);
    await openWorkbench(page, path('/playground'));
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('dist/index.d.ts');
    await expect(page.getByRole('region', { name: strings.log })).toContainText('Rslib v');
    expect(await findViolations(page)).toEqual([]);
  });
});

inEnglish('the playground', () => {
  const strings = getStrings('en');

  test('builds what a reader types, and leads to errors', async ({ page }) => {
    test.setTimeout(120_000);
    await openWorkbench(page, '/playground');
    const editor = page.getByRole('textbox', { name: 'src/index.ts' });
    await editor.fill('export const answer = 42;\n');
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('answer = 42');
    await editor.fill('export const a = 1;\nexport const n: number = "x";\n');
    await expect(page.getByText(strings.failed)).toBeVisible();
    await page.getByRole('button', { name: 'src/index.ts:2' }).first().click();
    await expect(editor).toBeFocused();
    const start = await editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
    expect(start).toBeGreaterThanOrEqual('export const a = 1;\n'.length);
  });

  test('a shared link opens the same project, and what was typed outlives a reload', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openWorkbench(page, '/playground');
    const editor = page.getByRole('textbox', { name: 'src/index.ts' });
    await editor.fill('export const shared = true;\n');
    await page.getByRole('button', { name: strings.share }).click();
    await expect(page.getByText(strings.shared)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    // Until a reader does something, the page is a document.
    await hydrate(other);
    const otherEditor = other.getByRole('textbox', { name: 'src/index.ts' });
    await expect(otherEditor).toHaveValue('export const shared = true;\n');
    await other.close();
    await openWorkbench(page, '/playground');
    await expect(editor).toHaveValue('export const shared = true;\n');
  });

  test('only the playground is isolated, and links to and from it load the document', async ({
    page,
    problems,
  }) => {
    // The router reports why it leaves a link to the browser.
    problems.allow(/could not be loaded in place\. Error: another build/);
    await page.goto('/guide/start/');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await page.getByRole('link', { name: 'Playground', exact: true }).first().click();
    await page.waitForURL('/playground');
    await expect.poll(() => page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await page.waitForURL('/guide/start/');
    await expect.poll(() => page.evaluate(() => crossOriginIsolated)).toBe(false);
  });

  for (const width of [320, 768, 1920]) {
    test(`fits ${width} pixels`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await openWorkbench(page, '/playground');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
