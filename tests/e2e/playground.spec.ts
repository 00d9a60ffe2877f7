import type { Locator, Page } from '@playwright/test';
import { getStrings } from '../../src/playground/page/strings.ts';
import { findViolations } from './helpers/axe.ts';
import { openWorkbench, replaceText } from './helpers/playground.ts';
import { expect, hydrate, inEachLanguage, inEnglish, statusMessage, test } from './helpers/test.ts';

inEachLanguage('the playground', ({ lang, path }) => {
  const strings = getStrings(lang);

  test('shows recorded builds, and loads the compiler when a reader asks for it', async ({
    page,
    problems,
  }) => {
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
    await page.getByRole('textbox').focus();
    await expect(page.locator('.cm-content')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });
});

function editorOf(page: Page): Locator {
  return page.locator('.cm-content');
}

inEnglish('the playground', () => {
  const strings = getStrings('en');

  test('the workbench takes the keyboard focus of its button', async ({ page }) => {
    await page.goto('/playground');
    await hydrate(page);
    await page.getByRole('button', { name: /7 MB/ }).press('Enter');
    await expect(page.getByRole('combobox', { name: strings.example })).toBeFocused();
  });

  test('builds what a reader types, and leads to errors', async ({ page }) => {
    await openWorkbench(page, '/playground');
    const field = page.getByRole('textbox', { name: 'src/index.ts' });
    await field.focus();
    const editor = editorOf(page);
    await replaceText(page, 'export const answer = 42;\n');
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('answer = 42');
    await replaceText(page, 'export const a = 1;\nexport const n: number = "x";\n');
    await expect(page.getByText(strings.failed)).toBeVisible();
    // The files of the last build that succeeded stay.
    await expect(output).toContainText('answer = 42');
    await page.getByRole('button', { name: 'src/index.ts:2' }).first().click();
    await expect(editor).toBeFocused();
    await expect(page.locator('.cm-activeLine')).toContainText('number = "x"');
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  });

  test('names of options are completed, unknown ones marked, and Tab leaves the editor', async ({
    page,
  }) => {
    await openWorkbench(page, '/playground');
    await page.getByRole('button', { name: 'rslib.config.ts', exact: true }).click();
    await page.getByRole('textbox', { name: 'rslib.config.ts' }).focus();
    const editor = editorOf(page);
    await replaceText(page, "export default { lib: [{ format: 'esm' }], out");
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /^output/ }).click();
    await expect(editor).toContainText('output');
    await replaceText(page, "export default { lib: [{ formats: 'cjs' }] };");
    await expect(page.locator('.cm-lintRange-warning')).toHaveText('formats');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });

  test('a shared link opens the same project, and what was typed outlives a reload', async ({
    page,
  }) => {
    await openWorkbench(page, '/playground');
    await page.getByRole('textbox', { name: 'src/index.ts' }).focus();
    await replaceText(page, 'export const shared = true;\n');
    await page.getByRole('button', { name: strings.share }).click();
    await expect(page.getByText(strings.shared)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const otherEditor = other.getByRole('textbox', { name: 'src/index.ts' });
    await expect(otherEditor).toHaveValue('export const shared = true;\n');
    await other.close();
    await openWorkbench(page, '/playground');
    await expect(page.getByRole('textbox', { name: 'src/index.ts' })).toHaveValue(
      'export const shared = true;\n',
    );
  });

  test('only the playground is isolated, and links to and from it load the document', async ({
    page,
  }) => {
    // Without a fetch by the router before it.
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/guide/start/');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await page.getByRole('link', { name: 'Playground', exact: true }).first().click();
    await page.waitForURL('/playground');
    await expect.poll(() => page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await page.waitForURL('/guide/start/');
    await expect.poll(() => page.evaluate(() => crossOriginIsolated)).toBe(false);
    expect(fetched.filter((path) => /^\/(?:playground|guide\/start\/)$/.test(path))).toEqual([]);
  });

  test('a device with little memory keeps the recorded builds', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'deviceMemory', { value: 2 });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/playground#hello-kit/dts');
    await hydrate(page);
    await expect(page.getByText(/This browser cannot build here/)).toBeVisible();
    await expect(page.getByText('generating declaration files')).toBeVisible();
    expect(requests.filter((request) => /playground\.json|\/isolated\//.test(request))).toEqual([]);
  });

  test('with Save-Data, a link waits for the button', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/playground#hello-kit/dts');
    await hydrate(page);
    await expect(page.getByRole('button', { name: /\(7 MB\)/ })).toBeVisible();
    expect(requests.filter((request) => /playground\.json|\/isolated\//.test(request))).toEqual([]);
  });
});
