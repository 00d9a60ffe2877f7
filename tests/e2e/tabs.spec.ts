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

function readChoice(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

inEnglish('tabs', (language) => {
  const { path } = language;
  const quickStart = path('/guide/start/quick-start');

  test('follow the pattern for tabs, and leave keys with modifiers to the browser', async ({
    page,
  }) => {
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

    const pnpm = list.getByRole('tab', { name: 'pnpm' });
    await pnpm.focus();
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
        await expect(pnpm, `${modifier}+${press}`).toBeFocused();
      }
    }
    expect(await seen.jsonValue()).toEqual([]);
    await expectManager(page, 'pnpm');
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
    expect(await readChoice(page)).toBe('pnpm');
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

  test('show what is stored, or the first', async ({ page }) => {
    await page.goto(quickStart);
    for (const [stored, shown] of [
      ['3', 'bun'],
      ['4', 'npm'],
      ['-1', 'npm'],
      ['1.0', 'yarn'],
      ['pnpm', 'pnpm'],
      ['constructor', 'npm'],
      ['', 'npm'],
    ] as const) {
      await test.step(`${JSON.stringify(stored)} shows ${shown}`, async () => {
        await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
          key,
          stored,
        ] as const);
        await page.reload();
        await expectManager(page, shown);
        expect(await readChoice(page)).toBe(stored);
      });
    }
    await hydrate(page);
    await expectManager(page, 'npm');
    expect(await readChoice(page)).toBe('');
  });

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
    expect(await readChoice(page)).toBe('deno');
  });

  test('keep the choice in groups and with labels that are named like what objects inherit', async ({
    page,
  }) => {
    const ids = ['constructor', '__proto__', 'toString'];
    const listOf = (id: string) => page.locator(`[data-group="${id}"]`).getByRole('tablist');
    const labelsOf = (id: string) => ['first', id, '0'];
    async function addGroups(): Promise<void> {
      for (const id of ids) await addGroup(page, id, labelsOf(id));
    }
    await page.goto(quickStart);
    await addGroups();
    for (const id of ids) await expectSelected(listOf(id), 'first');
    for (const index of [2, 1, 0]) {
      for (const id of ids) {
        const label = labelsOf(id)[index] ?? '';
        await listOf(id).getByRole('tab', { name: label }).click();
        await expectSelected(listOf(id), label);
      }
      await page.reload();
      await addGroups();
      for (const id of ids) await expectSelected(listOf(id), labelsOf(id)[index] ?? '');
    }
  });

  test('keep their place if those above change', async ({ page }) => {
    await page.goto(quickStart);
    await page.evaluate(() => {
      const panel = document.querySelectorAll<HTMLElement>('[role=tabpanel]')[2];
      if (panel) panel.style.height = '700px';
    });
    const tab = tabs(page, 'pnpm').last();
    await tab.scrollIntoViewIfNeeded();
    const topOf = () => tab.evaluate((element) => element.getBoundingClientRect().y);
    for (const anchor of ['auto', 'none'] as const) {
      await page.evaluate((value) => {
        document.documentElement.style.overflowAnchor = value;
      }, anchor);
      const before = await topOf();
      for (const name of ['pnpm', 'npm', 'pnpm', 'npm']) {
        await tabs(page, name).last().click();
        await expectManager(page, name);
        // Browsers anchor the position in a later frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const moved = Math.abs((await topOf()) - before);
        // Scroll positions are whole pixels, heights of panels are not.
        expect(moved, `${name} with overflow-anchor: ${anchor}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('are selected as soon as they are parsed, a group at a time, and by find in page', async ({
    page,
  }) => {
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

    await hydrate(page);
    const panel = page.getByRole('tabpanel', { includeHidden: true }).nth(1);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await panel.dispatchEvent('beforematch');
    await expectManager(page, 'yarn');
  });
});
