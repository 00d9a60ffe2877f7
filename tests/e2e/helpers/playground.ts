import { expect, type Page } from '@playwright/test';

const compiled = /Built in this page|在本页构建/;
/** The name of the button that opens the workbench. */
export const opener = /^(?:Edit and build here|在这里编辑并构建)/;

/** Waits for the first build. */
export async function expectBuild(page: Page): Promise<void> {
  await expect(page.getByText(compiled)).toBeVisible({ timeout: 60_000 });
}

/** Opens the workbench, and waits for the first build. */
export async function openWorkbench(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: opener }).click();
  await expectBuild(page);
}

/** Opens a sample without declarations, so that TypeScript is not loaded. */
export async function openPlainSample(page: Page): Promise<void> {
  await page.goto('/playground#hello-kit/dual');
  await expectBuild(page);
  await expect(page.getByRole('combobox').first()).toHaveValue('hello-kit/dual');
}

/** Types a text in place of the one in the editor, which has focus. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
