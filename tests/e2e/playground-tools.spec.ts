import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { unzipSync } from 'fflate';
import { nodeModules } from 'rslib-playground/build';
import { getStrings } from 'rslib-playground/page';
import { findViolations } from './helpers/axe.ts';
import { openPlainSample, openWorkbench } from './helpers/playground.ts';
import { expect, inEnglish, test } from './helpers/test.ts';

async function unpackZip(file: string, folder: string): Promise<void> {
  for (const [path, contents] of Object.entries(unzipSync(await readFile(file)))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
}

const inDist = (name: string): string => `dist/${name}`;

inEnglish('the playground', () => {
  const strings = getStrings('en');

  test('options edit the config, builds are compared, and the download builds the same', async ({
    page,
  }, testInfo) => {
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
    const folder = testInfo.outputPath();
    await unpackZip(await (await download).path(), folder);
    const project = join(folder, 'hello-kit-dts');
    // In place of `npm install`.
    await symlink(nodeModules, join(project, 'node_modules'));
    await promisify(execFile)('npx', ['rslib'], { cwd: project });
    const output = page.getByRole('region', { name: strings.output });
    const files = await output.getByRole('button').allTextContents();
    expect(files.toSorted()).toEqual((await readdir(join(project, 'dist'))).map(inDist).toSorted());
    for (const file of files) {
      await output.getByRole('button', { name: file, exact: true }).click();
      const built = await readFile(join(project, file), 'utf8');
      await expect.poll(() => output.locator('pre').textContent(), file).toBe(built);
    }
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

  test('the package is checked, and files are added, renamed and deleted', async ({ page }) => {
    await openWorkbench(page, '/playground');
    await page.getByRole('button', { name: strings.checkPackage }).click();
    const log = page.getByRole('region', { name: strings.log });
    await expect(
      log
        .getByRole('link', { name: /publint|Types Wrong/ })
        .first()
        .or(log.getByText(strings.noFindings)),
    ).toBeVisible({ timeout: 60_000 });

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
    expect(await findViolations(page)).toEqual([]);
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

  test('it fits any window, and on a phone one pane shows at a time', async ({ page }) => {
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
  });

  test.describe('where the pointer is coarse', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('text is large enough that iOS does not zoom into its fields', async ({ page }) => {
      const sizeOf = (locator: Locator) =>
        locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      await openPlainSample(page);
      const field = page.getByRole('textbox', { name: 'src/index.ts' });
      expect(await sizeOf(field)).toBeGreaterThanOrEqual(16);
      expect(
        await sizeOf(page.getByRole('combobox', { name: strings.example })),
      ).toBeGreaterThanOrEqual(16);
      await field.focus();
      await expect(page.locator('.cm-content')).toBeFocused();
      expect(await sizeOf(page.locator('.cm-content'))).toBeGreaterThanOrEqual(16);
      await page.keyboard.press('Control+f');
      expect(await sizeOf(page.getByRole('textbox', { name: 'Find' }))).toBeGreaterThanOrEqual(16);
    });
  });
});
