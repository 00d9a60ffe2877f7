import { getStrings } from '../../src/playground/page/strings.ts';
import { findViolations } from './helpers/axe.ts';
import { openWorkbench } from './helpers/playground.ts';
import { expect, inEnglish, test } from './helpers/test.ts';

inEnglish('the playground', () => {
  const strings = getStrings('en');

  test('options edit the config, and two builds are compared', async ({ page }) => {
    test.setTimeout(120_000);
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
  });

  test('a config with several libs leads to the line to change', async ({ page }) => {
    test.setTimeout(120_000);
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

  test('the project can be downloaded, and its package checked', async ({ page }) => {
    test.setTimeout(120_000);
    await openWorkbench(page, '/playground');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: strings.download }).click();
    expect((await download).suggestedFilename()).toBe('hello-kit-dts.zip');
    await page.getByRole('button', { name: strings.checkPackage }).click();
    const log = page.getByRole('region', { name: strings.log });
    await expect(
      log
        .getByRole('link', { name: /publint|Types Wrong/ })
        .first()
        .or(log.getByText(strings.noFindings)),
    ).toBeVisible({ timeout: 60_000 });
  });

  test('files are added, renamed and deleted', async ({ page }) => {
    test.setTimeout(120_000);
    await openWorkbench(page, '/playground');
    const files = page.getByRole('region', { name: strings.files });
    let answer = 'src/words.ts';
    page.on('dialog', (dialog) => void dialog.accept(answer));
    await files.getByRole('button', { name: strings.newFile }).click();
    await expect(page.getByRole('textbox', { name: 'src/words.ts' })).toBeVisible();
    answer = 'src/names.ts';
    await files.getByRole('button', { name: strings.renameFile('src/words.ts') }).click();
    await expect(page.getByRole('textbox', { name: 'src/names.ts' })).toBeVisible();
    await files.getByRole('button', { name: strings.deleteFile('src/names.ts') }).click();
    await expect(files.getByText('src/names.ts')).toHaveCount(0);
  });

  test('it fits any window, and on a phone one pane shows at a time', async ({ page }) => {
    test.setTimeout(120_000);
    await openWorkbench(page, '/playground');
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
    await expect(output).toContainText('dist/index.d.ts');
    await expect(page.getByRole('textbox')).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
  });
});
