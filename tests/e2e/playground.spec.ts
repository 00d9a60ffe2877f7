import type { Locator, Page } from '@playwright/test';
import { getStrings } from 'rslib-playground/page';
import { findViolations } from './helpers/axe.ts';
import { expectBuild, opener, openPlainSample, replaceText } from './helpers/playground.ts';
import { expect, hydrate, inEachLanguage, inEnglish, statusMessage, test } from './helpers/test.ts';

inEachLanguage('the playground', ({ lang, path }) => {
  const strings = getStrings(lang);

  test('shows recorded builds, and loads the compiler when a key opens the workbench', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(path('/playground'));
    await expect(page.getByText('generating declaration files')).toBeVisible();
    expect(requests.filter((request) => /playground\.json|\/isolated\//.test(request))).toEqual([]);
    await hydrate(page);
    await page.getByRole('button', { name: opener }).press('Enter');
    const example = page.getByRole('combobox', { name: strings.example });
    await expect(example).toBeFocused();
    await expectBuild(page);
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('dist/index.d.ts');
    await expect(page.getByRole('region', { name: strings.log })).toContainText('Rslib v');

    const menu = page.getByRole('button', { name: strings.open });
    await menu.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(page.getByRole('menuitem', { name: strings.folder })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: strings.build, exact: true })).toBeFocused();
    await example.focus();
    // The tools, New file, the files, the editor.
    for (let count = 0; count < 4; count++) await page.keyboard.press('Tab');
    const editor = page.getByRole('region', { name: 'src/index.ts' });
    await expect(editor.locator(':scope:focus-within')).toBeVisible();
    await expect(page.locator('.cm-content')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });
});

function editorOf(page: Page): Locator {
  return page.locator('.cm-content');
}

inEnglish('the playground', () => {
  const strings = getStrings('en');

  test('builds before TypeScript is loaded, and what a reader types, leads to errors and completes options', async ({
    page,
  }) => {
    let send = (): void => {};
    const isSent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/isolated\/compiler/, async (route) => {
      const response = await route.fetch();
      // TypeScript is by far the largest script.
      if ((await response.body()).length > 3_000_000) await isSent;
      await route.fulfill({ response });
    });
    await page.goto('/playground');
    await page.getByRole('button', { name: opener }).click();
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('dist/index.js', { timeout: 60_000 });
    await expect(output).not.toContainText('dist/index.d.ts');
    await expect(page.getByText(strings.declarations)).toBeVisible();
    send();
    await expectBuild(page);
    await expect(output).toContainText('dist/index.d.ts');

    const field = page.getByRole('textbox', { name: 'src/index.ts' });
    await field.focus();
    const editor = editorOf(page);
    await replaceText(page, 'export const answer = 42;\n');
    await expect(output).toContainText('answer = 42');
    await replaceText(page, 'export const a = 1;\nexport const n: number = "x";\n');
    await expect(page.getByText(strings.failed)).toBeVisible();
    // The files of the last build that succeeded stay.
    await expect(output).toContainText('answer = 42');
    await page.getByRole('button', { name: 'src/index.ts:2' }).first().click();
    await expect(editor).toBeFocused();
    await expect(page.locator('.cm-activeLine')).toContainText('number = "x"');
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();

    await page.getByRole('button', { name: 'rslib.config.ts', exact: true }).click();
    await page.getByRole('textbox', { name: 'rslib.config.ts' }).focus();
    await replaceText(page, "export default { lib: [{ format: 'esm' }], out");
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /^output/ }).click();
    await expect(editor).toContainText('output');
    await replaceText(page, "export default { lib: [{ formats: 'cjs' }] };");
    await expect(page.locator('.cm-lintRange-warning')).toHaveText('formats');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });

  test('a shared link opens the same project, also after a reload, and has a limit', async ({
    page,
  }) => {
    await openPlainSample(page);
    const field = page.getByRole('textbox', { name: 'src/index.ts' });
    await field.focus();
    await replaceText(page, 'export const shared = true;\n');
    await page.getByRole('button', { name: strings.share }).click();
    await expect(page.getByText(strings.shared)).toBeVisible();
    const other = await page.context().newPage();
    // As where it is posted in brackets, before a full stop.
    await other.goto(`${page.url()}).&utm_source=x`);
    const otherEditor = other.getByRole('textbox', { name: 'src/index.ts' });
    await expect(otherEditor).toHaveValue('export const shared = true;\n');
    await other.close();
    await page.getByRole('button', { name: 'package.json', exact: true }).click();
    await page.goto('/guide/start/');
    await page.goto('/playground');
    await expectBuild(page);
    await expect(page.getByRole('textbox', { name: 'package.json' })).toBeVisible();
    await page.getByRole('button', { name: 'src/index.ts', exact: true }).click();
    await expect(field).toHaveValue('export const shared = true;\n');

    await page.getByRole('button', { name: 'package.json', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'package.json' })
      .evaluate((field: HTMLTextAreaElement) => {
        const { set } = Object.getOwnPropertyDescriptor(
          HTMLTextAreaElement.prototype,
          'value',
        ) as PropertyDescriptor;
        set?.call(field, `${'x'.repeat(999)}\n`.repeat(1000));
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    await page.getByRole('button', { name: strings.share }).click();
    await expect(page.getByText(strings.tooLarge)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('another link in the same tab opens, after a question if there are changes', async ({
    page,
  }) => {
    const follow = (hash: string) => page.evaluate((next) => location.assign(next), hash);
    await openPlainSample(page);
    const example = page.getByRole('combobox', { name: strings.example });
    await follow('#umd-kit/string.');
    await expect(example).toHaveValue('umd-kit/string');
    await follow('#hello-kit/nothing');
    await expect(page.getByText(strings.brokenLink)).toBeVisible();
    const files = page.getByRole('region', { name: strings.files });
    await files.getByRole('button', { name: strings.deleteFile('package.json') }).click();
    await expect(page.getByText(strings.brokenLink)).toBeHidden();
    const questions: string[] = [];
    let isAccepted = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (isAccepted ? dialog.accept() : dialog.dismiss());
    });
    await follow('#hello-kit/dual');
    await expect.poll(() => questions).toEqual([strings.replaceProject]);
    await expect(example).toHaveValue('umd-kit/string');
    await expect(page).toHaveURL('/playground');
    isAccepted = true;
    await follow('#hello-kit/dts');
    await expect(example).toHaveValue('hello-kit/dts');
    await expect(files.getByText('package.json')).toBeVisible();
  });

  test('an input method, undo and the caret survive the loading of the editor', async ({
    page,
  }) => {
    let send = (): void => {};
    const isSent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/code-editor/, async (route) => {
      await isSent;
      await route.continue();
    });
    await openPlainSample(page);
    const field = page.getByRole('textbox', { name: 'src/index.ts' });
    const before = await field.inputValue();
    await field.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// ');
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('ni');
    const loaded = page.waitForResponse(/code-editor/);
    send();
    await (await loaded).finished();
    await compose('nihao');
    await client.send('Input.insertText', { text: '你好' });
    await expect(editorOf(page)).toBeFocused();
    await expect(page.locator('.cm-line').first()).toHaveText(/^\/\/ 你好/);
    await page.keyboard.type('！');
    await expect(page.locator('.cm-line').first()).toHaveText(/^\/\/ 你好！/);
    // An edit of another file and back: the history is that of the file.
    await page.getByRole('button', { name: 'package.json', exact: true }).click();
    await page.getByRole('button', { name: 'src/index.ts', exact: true }).click();
    await editorOf(page).focus();
    const firstLine = before.split('\n')[0] ?? '';
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(page.locator('.cm-line').first()).toHaveText(firstLine, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Control+y');
    await expect(page.locator('.cm-line').first()).toHaveText(/^\/\/ 你好/);
  });

  test('a long file can be searched, and Ctrl+S builds in place of the dialog', async ({
    page,
  }) => {
    await openPlainSample(page);
    await page.getByRole('textbox', { name: 'src/index.ts' }).focus();
    await expect(editorOf(page)).toBeFocused();
    const lines = Array.from({ length: 1500 }, (_, at) => `export const word${at} = ${at};`);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(lines.join('\n'));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('word1499');
    await expect(page.getByRole('textbox', { name: 'Find' })).toHaveValue('word1499');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cm-line', { hasText: 'word1499' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectBuild(page);
    await page.evaluate(() => {
      window.addEventListener('keydown', ({ code, defaultPrevented }: KeyboardEvent) => {
        document.title = `${code} ${defaultPrevented}`;
      });
    });
    const builds = page.getByText(strings.building).waitFor();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveTitle('KeyS true');
    await builds;
  });

  test('without storage, and with a sheet that cannot be read, everything works', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = refuse;
      }
      addEventListener('DOMContentLoaded', () => {
        // As those that extensions add from elsewhere.
        Object.defineProperty(document.styleSheets[0], 'cssRules', { get: refuse });
      });
    });
    await openPlainSample(page);
    const field = page.getByRole('textbox', { name: 'src/index.ts' });
    const before = await field.inputValue();
    await field.focus();
    await replaceText(page, 'export const answer = 42;\n');
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('answer = 42');
    await page.getByRole('button', { name: strings.reset }).click();
    await expect(page.locator('.cm-line').first()).toHaveText(before.split('\n')[0] ?? '');
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
