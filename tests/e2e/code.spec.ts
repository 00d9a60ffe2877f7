import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrate, inChinese, inEachLanguage, inEnglish, test } from './helpers/test.ts';

/** The block with a title, hovered so that its buttons are visible. */
async function pointAtBlock(page: Page, title: string): Promise<Locator> {
  const block = page.getByRole('figure').filter({ hasText: title }).first();
  await block.hover();
  return block;
}

inEachLanguage('code blocks', ({ strings, path }) => {
  const quickStart = path('/guide/start/quick-start');
  const source = readFileSync(
    new URL('../../website/examples/hello-kit/src/index.ts', import.meta.url),
    'utf8',
  );

  test('copy exactly the code, and say so, also after a click without a pointer', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(quickStart);
    await page.clock.pauseAt(Date.now() + 60_000);
    const region = page.locator('#announcer');
    await test.step('as screen readers and voice control click', async () => {
      const button = page.getByRole('button', { name: strings.copyCode }).first();
      await button.evaluate((element: HTMLElement) => element.click());
      await expect(region).toHaveText(strings.copied);
      await page.clock.runFor(2100);
      await expect(region).toBeEmpty();
    });
    const block = await pointAtBlock(page, 'src/index.ts');
    await block.getByRole('button', { name: strings.copyCode }).click();
    const copied = block.getByRole('button', { name: strings.copied });
    await expect(copied).toBeVisible();
    await expect(region).toHaveText(strings.copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(source.trimEnd());
    expect(await block.locator('pre > code').textContent()).toBe(text);
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(block.getByRole('button', { name: strings.copyCode })).toBeVisible();
    await expect(region).toBeEmpty();
  });

  test('ask the reader to copy if the browser denies it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async () => {
        if (!('mayCopy' in window))
          throw new DOMException('Write permission denied.', 'NotAllowedError');
      };
    });
    await page.goto(quickStart);
    const block = await pointAtBlock(page, 'src/index.ts');
    await block.getByRole('button', { name: strings.copyCode }).click();
    const note = block.getByRole('status');
    await expect(note).toBeVisible();
    await expect(note).toContainText(/copy manually|手动复制/);
    await expect(block.getByRole('button', { name: strings.copied })).toHaveCount(0);
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(source.trim());

    await page.evaluate(() => Object.assign(window, { mayCopy: true }));
    await block.getByRole('button', { name: strings.copyCode }).click();
    await expect(block.getByRole('button', { name: strings.copied })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test('are tab stops and can be wrapped where they scroll, and elsewhere with a focused button', async ({
    page,
  }) => {
    await page.goto(quickStart);
    await test.step('where no line is long', async () => {
      const block = page.getByRole('figure').filter({ hasText: 'node --version' }).first();
      const button = block.getByRole('button', { name: strings.wrapLines });
      await expect(button).toHaveAttribute('tabindex', '-1');
      await expect(button).toHaveCSS('opacity', '0');
      await button.focus();
      await expect(button).toHaveCSS('opacity', '1');
      await expect(button).toHaveCSS('outline-style', 'solid');
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
    const readBlocks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main figure > pre')].flatMap((pre) => {
          const block = pre.parentElement as HTMLElement;
          block.removeAttribute('data-wrap');
          if (!pre.checkVisibility()) return [];
          const button = block.querySelector<HTMLElement>('[data-action=wrap]');
          return {
            isWide: pre.scrollWidth > pre.clientWidth,
            isStop: pre.tabIndex === 0,
            canWrap: button?.tabIndex === 0,
          };
        }),
      );
    for (const width of [1440, 320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .poll(async () =>
          (await readBlocks()).filter(
            ({ isWide, isStop, canWrap }) => isStop !== isWide || canWrap !== isWide,
          ),
        )
        .toEqual([]);
      const { length } = (await readBlocks()).filter(({ isWide }) => isWide);
      expect(length > 5, `${length} wide blocks`).toBe(width === 320);
    }
  });
});

inEnglish('code blocks', ({ strings, path }) => {
  const quickStart = path('/guide/start/quick-start');

  test('on a phone, show their buttons when focused, and wrap and indent long lines', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(quickStart);
    const wrap = page.getByRole('button', { name: strings.wrapLines });

    await test.step('lines that are wrapped from the start', async () => {
      const command = page.locator('pre > code').filter({ hasText: 'create-rslib@latest my-lib' });
      const edges = await command.evaluate((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        const edgeOf = new Map<number, number>();
        for (const { top, left } of range.getClientRects()) {
          edgeOf.set(top, Math.min(left, edgeOf.get(top) ?? left));
        }
        return [...edgeOf.values()];
      });
      const [first = 0, ...others] = edges;
      expect(others.length).toBeGreaterThan(0);
      for (const edge of others) expect(edge).toBeGreaterThan(first);
    });

    await test.step('buttons', async () => {
      const block = page.getByRole('figure').filter({ has: wrap }).first();
      const readSign = (button: Locator) =>
        button.evaluate((element) => getComputedStyle(element, '::before').content);
      const buttons = [strings.wrapLines, strings.copyCode].map((name) =>
        block.getByRole('button', { name }),
      );
      for (const button of buttons) expect(await readSign(button)).toBe('none');
      for (const button of buttons) {
        await button.focus();
        expect(await readSign(button)).not.toBe('none');
      }
    });

    await test.step('lines that are wrapped on demand', async () => {
      const isWide = (pre: Element) => pre.scrollWidth > pre.clientWidth;
      const blocks = page.getByRole('main').getByRole('figure');
      const wide = await blocks.evaluateAll((all) =>
        all.findIndex((block) => {
          const pre = block.querySelector('pre');
          return pre && pre.scrollWidth > pre.clientWidth;
        }),
      );
      expect(wide, 'a block with a line wider than the screen').toBeGreaterThanOrEqual(0);
      const block = blocks.nth(wide);
      const pre = block.locator('pre');
      await block.hover();
      const button = block.locator(wrap);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => pre.evaluate(isWide)).toBe(false);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => pre.evaluate(isWide)).toBe(true);
    });
  });

  test('leave at most half of the tab stops that they had', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path('/config/lib/dts'));
    await hydrate(page);
    const stops = page.locator('main :is(a[href], button, input, summary, [tabindex])');
    const countStops = () =>
      stops.evaluateAll(
        (all) =>
          (all as HTMLElement[]).filter(
            (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
          ).length,
      );
    await expect.poll(countStops).toBeLessThanOrEqual(171 / 2);
    expect(await countStops()).toBeGreaterThan(42);
  });

  test('that wrap from the start show no button unless hovered', async ({ page }) => {
    await page.goto(path('/guide/basic/configure-rslib'));
    // Only where a line is wrapped is it a tab stop.
    const wrapped = page
      .locator('[tabindex="0"]')
      .and(page.getByRole('button', { name: strings.wrapLines, pressed: true }));
    const block = page.getByRole('figure').filter({ has: wrapped }).first();
    const button = block.locator(wrapped);
    await expect(button).toHaveCSS('opacity', '0');
    await block.hover();
    await expect(button).toHaveCSS('opacity', '1');
  });
});

inEachLanguage('for translators', ({ path }) => {
  test('names of files and code are left alone, titles are not', async ({ page }) => {
    await page.goto(path('/guide/start/quick-start'));
    const readTexts = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        (all as HTMLElement[]).map((element) => {
          const text = element.textContent.trim();
          return [text, element.translate && !element.closest('code')] as const;
        }),
      );
    const heads = await readTexts('main figure > figcaption > :first-child');
    const isFile = (text: string) => /^[\w./-]+\.\w+$/.test(text);
    expect(heads.filter(([text]) => isFile(text)).length).toBeGreaterThan(3);
    expect(heads.filter(([text, isTranslated]) => isTranslated === isFile(text))).toEqual([]);
    const rows = await readTexts('main figure th[scope=row]');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(([, isTranslated]) => isTranslated)).toEqual([]);
  });
});

inChinese('code', ({ path }) => {
  test('gets no automatic spaces, text does', async ({ page }) => {
    await page.goto(path('/guide/start/quick-start'));
    const gaps = await page.evaluate(() => {
      function measure(name: string, text: string): number {
        const element = document.createElement(name);
        element.style.cssText = 'position: absolute; white-space: nowrap; padding: 0; border: 0';
        element.textContent = text;
        document.querySelector('main')?.append(element);
        const { width } = element.getBoundingClientRect();
        element.remove();
        return width;
      }
      return ['pre', 'code', 'kbd', 'p'].map((name) => ({
        name,
        gap: measure(name, '中文abc') - measure(name, '中文') - measure(name, 'abc'),
      }));
    });
    const text = gaps.pop();
    expect(text?.gap).toBeGreaterThan(1);
    for (const { name, gap } of gaps) expect(Math.abs(gap), name).toBeLessThan(0.1);
  });
});
