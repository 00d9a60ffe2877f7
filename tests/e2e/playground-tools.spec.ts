import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { getStrings } from 'rslib-playground/page';
import { findViolations } from './helpers/axe.ts';
import { openPlainSample, openWorkbench } from './helpers/playground.ts';
import { expect, inEnglish, test } from './helpers/test.ts';

inEnglish('the playground', () => {
  const strings = getStrings('en');

  test('options edit the config, builds are compared, the download has the edit, the package is checked', async ({
    page,
  }) => {
    await openWorkbench(page, '/playground');
    const options = page.getByRole('region', { name: strings.options });
    await options.getByRole('radiogroup', { name: 'format' }).getByLabel('cjs').check();
    const compare = page.getByRole('region', { name: strings.compare });
    await expect(compare.getByRole('row', { name: /dist\/index\.cjs/ })).toContainText('+');
    await page.getByRole('button', { name: 'rslib.config.ts', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'rslib.config.ts' })).toHaveValue(
      /format: 'cjs'/,
    );
    await compare.getByRole('button', { name: 'dist/index.cjs' }).click();
    await expect(compare.locator('ins').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: strings.download }).click();
    expect((await download).suggestedFilename()).toBe('hello-kit-dts.zip');
    // `tests/playground/download.test.ts` installs and builds what is downloaded.
    const unpacked = unzipSync(await readFile(await (await download).path()));
    const files = page.getByRole('region', { name: strings.files });
    const buttons = await files.getByRole('button', { name: /^[\w/.]+$/ }).allTextContents();
    const shown = buttons.map((path) => `hello-kit-dts/${path}`);
    expect(Object.keys(unpacked).toSorted()).toEqual(shown.toSorted());
    const written = unpacked['hello-kit-dts/rslib.config.ts'] ?? new Uint8Array();
    expect(strFromU8(written)).toContain("format: 'cjs'");

    await page.getByRole('button', { name: strings.checkPackage }).click();
    const log = page.getByRole('region', { name: strings.log });
    await expect(
      log
        .getByRole('link', { name: /publint|Types Wrong/ })
        .first()
        .or(log.getByText(strings.noFindings)),
    ).toBeVisible({ timeout: 60_000 });
  });

  test('a config with several libs leads to the line to change', async ({ page }) => {
    await page.goto('/playground#hello-kit/dual');
    const options = page.getByRole('region', { name: strings.options });
    const control = options.getByRole('radiogroup', { name: 'format' });
    await expect(control.getByLabel('esm')).toBeDisabled({ timeout: 60_000 });
    await options
      .getByRole('button', { name: /change line/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'rslib.config.ts' })).toBeFocused();
  });

  test('files are added, renamed and deleted', async ({ page }) => {
    await openPlainSample(page);
    const files = page.getByRole('region', { name: strings.files });
    // A page that the browser translates keeps the names of files.
    const translated = page.getByRole('main').getByText(/^(?:dist|src)\/[\w.]+$/);
    expect(
      await translated.evaluateAll((names) =>
        names.flatMap((name) => (name.closest('[translate="no"]') ? [] : [name.outerHTML])),
      ),
    ).toEqual([]);
    await files.getByRole('button', { name: strings.newFile }).click();
    const adding = page.getByRole('dialog', { name: strings.newFile });
    const path = adding.getByRole('textbox');
    for (const [asked, problem] of [
      ['src/index.ts', strings.pathExists],
      ['../words.ts', strings.badPath],
      ['src', strings.fileAndFolder('src/index.ts')],
    ] as const) {
      await path.fill(asked);
      await path.press('Enter');
      await expect(adding.getByRole('alert')).toHaveText(problem);
    }
    expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([]);
    await path.fill('src/[id] 日本+$.ts');
    await adding.getByRole('button', { name: strings.create }).click();
    await expect(page.getByRole('textbox', { name: 'src/[id] 日本+$.ts' })).toBeVisible();
    await files
      .getByRole('button', { name: strings.renameFile('src/[id] 日本+$.ts') })
      .press('Enter');
    const renaming = page.getByRole('dialog', { name: strings.renameFile('src/[id] 日本+$.ts') });
    await renaming.getByRole('textbox').fill('src/names.ts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'src/names.ts' })).toBeVisible();
    await files.getByRole('button', { name: strings.deleteFile('src/names.ts') }).press('Enter');
    await expect(files.getByText('src/names.ts')).toHaveCount(0);
    await expect(files.locator('[aria-current=true]')).toBeFocused();
  });

  test.describe('where the pointer is coarse', () => {
    test.use({ hasTouch: true });

    test('it fits any window, on a phone one pane shows at a time, and text is large enough for iOS', async ({
      page,
    }) => {
      await openPlainSample(page);
      for (const width of [1920, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overflow, `${width} pixels`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      const output = page.getByRole('region', { name: strings.output });
      await expect(output).toBeHidden();
      await page.getByRole('radio', { name: strings.output, exact: true }).check();
      await expect(output).toContainText('dist/index.js');
      await expect(page.getByRole('textbox')).toBeHidden();
      expect(await findViolations(page)).toEqual([]);

      // iOS zooms into fields of smaller text.
      const expectLargeText = async (locator: Locator) => {
        const size = await locator.evaluate((element) => getComputedStyle(element).fontSize);
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
      };
      await expectLargeText(page.getByRole('combobox', { name: strings.example }));
      await page.getByRole('radio', { name: strings.edit, exact: true }).check();
      const field = page.getByRole('textbox', { name: 'src/index.ts' });
      await expectLargeText(field);
      await field.focus();
      await expect(page.locator('.cm-content')).toBeFocused();
      await expectLargeText(page.locator('.cm-content'));
      await page.keyboard.press('Control+f');
      await expectLargeText(page.getByRole('textbox', { name: 'Find' }));
    });
  });
});
