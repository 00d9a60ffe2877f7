import type { Locator, Page } from '@playwright/test';
import { expect, hydrate, inEnglish, otherLanguage, test } from './helpers/test.ts';

const key = 'rspress.tabs.package.manager';

function tabs(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

/** Expects all package manager tabs on the page to show the same one. */
async function expectManager(page: Page, name: string): Promise<void> {
  const groups = tabs(page, name);
  expect(await groups.count()).toBeGreaterThan(0);
  for (const tab of await groups.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Adds a group to the page, after those that it has; resolves with its list of tabs. */
async function addGroup(page: Page, id: string, labels: readonly string[]): Promise<Locator> {
  await page.evaluate(
    ([name, ...texts]) => {
      const group = document.createElement('div');
      group.dataset.group = name;
      const list = document.createElement('div');
      list.role = 'tablist';
      group.append(list);
      for (const text of texts) {
        const [tab, panel] = [document.createElement('button'), document.createElement('div')];
        Object.assign(tab, { role: 'tab', textContent: text });
        Object.assign(panel, { role: 'tabpanel', ariaLabel: text, textContent: `With ${text}` });
        list.append(tab);
        group.append(panel);
      }
      document.querySelector('main [data-segment]')?.append(group);
    },
    [id, ...labels],
  );
  return page.getByRole('tablist').last();
}

async function expectSelected(list: Locator, name: string): Promise<void> {
  await expect(list.getByRole('tab', { selected: true })).toHaveText([name]);
}

async function storeChoice(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, value],
  );
}

inEnglish('tabs', (language) => {
  const { path } = language;
  const quickStart = path('/guide/start/quick-start');

  test('follow the pattern for tabs', async ({ page }) => {
    await page.goto(quickStart);
    await hydrate(page);
    const list = page.getByRole('tablist').first();
    await expect(list.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
    await list.getByRole('tab', { name: 'npm', exact: true }).focus();

    for (const [press, name] of [
      ['ArrowRight', 'yarn'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'pnpm'],
    ] as const) {
      await page.keyboard.press(press);
      const tab = list.getByRole('tab', { name, exact: true });
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(list.locator('[tabindex="0"]')).toHaveText([name]);
    }
    const panel = page.getByRole('tabpanel', { name: 'pnpm' }).first();
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('pnpm create rslib@latest');
    await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute(
      'aria-controls',
      (await panel.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('share the choice on the page, with other pages, languages and windows', async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    await second.goto(quickStart);
    await expectManager(second, 'npm');

    await page.goto(quickStart);
    expect(await page.getByRole('tablist').count()).toBeGreaterThan(1);
    await tabs(page, 'pnpm').first().click();
    await expectManager(page, 'pnpm');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('pnpm');
    await expectManager(second, 'pnpm');

    await page.goto(otherLanguage(language).path('/guide/start/quick-start'));
    await hydrate(page);
    await expectManager(page, 'pnpm');
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    await page.locator(`main a[href="${quickStart}"]`).first().click();
    await expect(page).toHaveURL(quickStart);
    await expectManager(page, 'pnpm');
  });

  for (const [stored, shown] of [
    ['3', 'bun'],
    ['4', 'npm'],
    ['-1', 'npm'],
    ['1.0', 'yarn'],
    ['0.5', 'npm'],
    ['1000', 'npm'],
    ['pnpm', 'pnpm'],
    ['PNPM', 'npm'],
    ['constructor', 'npm'],
    ['', 'npm'],
  ] as const) {
    test(`stored ${JSON.stringify(stored)} shows ${shown}`, async ({ page }) => {
      await storeChoice(page, stored);
      await page.goto(quickStart);
      await hydrate(page);
      await expectManager(page, shown);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(stored);
    });
  }

  test('of one group are matched by label', async ({ page }) => {
    await page.goto(quickStart);
    const count = await page.getByRole('tablist').count();
    await addGroup(page, 'package.manager', ['bun', 'pnpm', 'npm']);
    await addGroup(page, 'package.manager', ['deno', 'npm', 'yarn']);
    const [other, lacking] = [count, count + 1].map((index) =>
      page.getByRole('tablist').nth(index),
    ) as [Locator, Locator];
    await expectSelected(other, 'bun');
    await expectSelected(lacking, 'deno');
    await tabs(page, 'pnpm').first().click();
    await expectSelected(other, 'pnpm');
    await expectSelected(lacking, 'deno');
    await other.getByRole('tab', { name: 'bun' }).click();
    await expectManager(page, 'bun');
    await lacking.getByRole('tab', { name: 'deno' }).click();
    await expectSelected(other, 'bun');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('deno');
  });

  for (const id of ['constructor', '__proto__', 'toString']) {
    test(`keep the choice of the group "${id}", of labels like its own`, async ({ page }) => {
      const labels = ['first', id, '0'];
      await page.goto(quickStart);
      const list = await addGroup(page, id, labels);
      await expectSelected(list, 'first');
      for (const label of labels.toReversed()) {
        await list.getByRole('tab', { name: label }).click();
        await expectSelected(list, label);
        await page.reload();
        await addGroup(page, id, labels);
        await expectSelected(list, label);
      }
    });
  }

  test('leave keys with modifiers to the browser', async ({ page }) => {
    await page.goto(quickStart);
    const npm = tabs(page, 'npm').first();
    await npm.focus();
    const seen = await page.evaluateHandle(() => {
      const prevented: string[] = [];
      addEventListener('keydown', (event: KeyboardEvent) => {
        if (event.defaultPrevented) prevented.push(event.key);
        event.preventDefault();
      });
      return prevented;
    });
    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
      for (const press of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
        await page.keyboard.press(`${modifier}+${press}`);
        await expect(npm).toBeFocused();
      }
    }
    expect(await seen.jsonValue()).toEqual([]);
    await expectManager(page, 'npm');
  });

  for (const anchor of ['auto', 'none'] as const) {
    test(`keep their place if those above change, with overflow-anchor: ${anchor}`, async ({
      page,
    }) => {
      await page.goto(quickStart);
      await page.evaluate((value) => {
        document.documentElement.style.overflowAnchor = value;
        const panel = document.querySelectorAll<HTMLElement>('[role=tabpanel]')[2];
        if (panel) panel.style.height = '700px';
      }, anchor);
      const tab = tabs(page, 'pnpm').last();
      await tab.scrollIntoViewIfNeeded();
      const topOf = () => tab.evaluate((element) => element.getBoundingClientRect().y);
      const before = await topOf();
      for (const name of ['pnpm', 'npm', 'pnpm']) {
        await tabs(page, name).last().click();
        await expectManager(page, name);
        // Browsers anchor the position in a later frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        // Scroll positions are whole pixels, heights of panels are not.
        expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
      }
    });
  }

  test('install becomes add for yarn and bun', async ({ page }) => {
    await page.goto(quickStart);
    const commands = page
      .getByRole('tabpanel', { includeHidden: true })
      .filter({ hasText: /@rslib\/core typescript/ });
    await expect(commands.locator('code')).toHaveText([
      'npm install -D @rslib/core typescript',
      'yarn add -D @rslib/core typescript',
      'pnpm install -D @rslib/core typescript',
      'bun add -D @rslib/core typescript',
    ]);
  });

  test('are selected as soon as they are parsed, a group at a time', async ({ page }) => {
    await page.goto(quickStart);
    // As when the parser stops behind the start tag: an error would fail the test.
    const group = await page.evaluateHandle(() => {
      const element = document.createElement('div');
      element.dataset.group = '';
      document.querySelector('main')?.append(element);
      return element;
    });
    await group.evaluate((element) => {
      element.innerHTML = '<div role="tablist"><button role="tab">Late</button></div>';
      element.append(Object.assign(document.createElement('div'), { role: 'tabpanel' }));
    });
    await expect(tabs(page, 'Late')).toHaveAttribute('aria-selected', 'true');
  });

  test('are found by find in page', async ({ page }) => {
    await page.goto(quickStart);
    await hydrate(page);
    const panel = page.getByRole('tabpanel', { includeHidden: true }).nth(1);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await panel.dispatchEvent('beforematch');
    await expectManager(page, 'yarn');
  });
});
