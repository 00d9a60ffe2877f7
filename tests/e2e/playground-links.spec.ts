import { getStrings } from 'rslib-playground/page';
import { readOfferedRuns } from 'rslib-playground/samples';
import { expect, inEnglish, test } from './helpers/test.ts';

inEnglish('code blocks that quote a kit', ({ lang, path, strings }) => {
  test('open it in the playground, in a document of its own', async ({ page }) => {
    await page.goto(path('/guide/start/quick-start'));
    const link = page.getByRole('link', { name: strings.openCode });
    const addresses = await link.evaluateAll((links) =>
      links.map((each) => (each as HTMLAnchorElement).hash.slice(1)),
    );
    expect(addresses).toContain('hello-kit/dts');
    expect(readOfferedRuns()).toEqual(expect.arrayContaining(addresses));
    await page.locator(`a[href$="#hello-kit/dts"]`).first().click();
    await page.waitForURL(`${path('/playground')}#hello-kit/dts`);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    // Without another click.
    const output = page.getByRole('region', { name: getStrings(lang).output });
    await expect(output).toContainText('dist/index.d.ts', { timeout: 60_000 });
    await expect(page.getByRole('combobox')).toHaveValue('hello-kit/dts');
  });
});
