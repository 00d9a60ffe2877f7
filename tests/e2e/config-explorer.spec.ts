import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, inEachLanguage, inEnglish, test } from './helpers/test.ts';

const groups = ['format', 'bundle', 'dts', 'syntax', 'output'] as const;

type Shown = {
  isFailed: boolean;
  total: string;
  rows: { name: string; bytes: number }[];
  books: number;
  views: string[];
  height: number;
};

function machineOf(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label });
}

/** Walks all combinations of the radio buttons inside the page, and reads what each shows. */
function walk(machine: Locator): Promise<Record<string, Shown>> {
  return machine.evaluate((root: HTMLElement, names: readonly string[]) => {
    const inputs = (name: string) => [
      ...root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
    ];
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const shownIn = (selector: string) => [...root.querySelectorAll(selector)].filter(isShown);
    const textOf = (element: Element, selector: string) =>
      [...element.querySelectorAll(selector)]
        .filter(isShown)
        .map(({ textContent }) => textContent)
        .join('');

    function read(): Shown {
      const rows = shownIn('label:has([name=file])').map((row) => ({
        name: textOf(row, 'span'),
        bytes: Number(textOf(row, 'b').replace(/\D/g, '')),
      }));
      return {
        isFailed: shownIn('pre').every((pre) => pre.querySelector('[data-file]') === null),
        total: textOf(root, 'output > *'),
        rows,
        books: shownIn('svg[data-mark]').length,
        views: shownIn('code[data-file]').map((view) => view.textContent),
        height: root.offsetHeight,
      };
    }

    const states: Record<string, Shown> = {};
    function choose(index: number, chosen: string[]): void {
      const name = names[index];
      if (name === undefined) {
        states[chosen.join(' ')] = read();
        return;
      }
      for (const input of inputs(name)) {
        input.checked = true;
        choose(index + 1, [...chosen, input.value]);
      }
    }
    choose(0, []);
    return states;
  }, groups);
}

/** Name, size and text of the files that a recorded build wrote, without declarations. */
function recordedSizes(state: string): number[] {
  const [format = '', bundle, , syntax = '', output] = state.split(' ');
  const versions: Record<string, string> = { 's-n': 'esnext', 's-7': 'es2017', 's-5': 'es5' };
  const mode = bundle === 'b-1' ? 'bundle' : 'bundleless';
  const minify = output === 'm-1' ? '-minify' : '';
  const folder = `dist/${format.slice(2)}-${mode}-${versions[syntax]}${minify}/`;
  return readFileSync('website/examples/reading-kit/recorded/all/files.txt', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(folder))
    .map((line) => Number(/(\d+) B$/.exec(line)?.[1]));
}

inEachLanguage('the machine on the home page', ({ lang, strings, path }) => {
  // The languages differ in texts only, which no script writes.
  const javaScriptEnabled = lang === 'en';
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test('shows one view, one total and the recorded files of every combination', async ({
      page,
    }) => {
      await page.goto(path('/'));
      const states = await walk(machineOf(page, strings.configExplorer.label));
      expect(Object.keys(states)).toHaveLength(72);
      for (const [state, shown] of Object.entries(states)) {
        const isFailed = /^f-umd b-0/.test(state);
        expect.soft(shown.isFailed, state).toBe(isFailed);
        if (isFailed) {
          expect.soft(shown, state).toMatchObject({ rows: [], books: 0, views: [] });
          expect.soft(shown.total, state).toBe(strings.configExplorer.none);
          continue;
        }
        expect.soft(shown.views, state).toHaveLength(1);
        expect.soft(shown.books, state).toBe(shown.rows.length);
        const sizes = shown.rows.map(({ bytes }) => bytes);
        const hasTypes = state.includes('t-1');
        expect.soft(sizes.slice(0, hasTypes ? -2 : undefined), state).toEqual(recordedSizes(state));
        const sum = sizes.reduce((total, bytes) => total + bytes, 0);
        expect.soft(shown.total, state).toContain(`${sum.toLocaleString('en')}\u00a0B`);
        expect.soft(shown.total, state).toMatch(new RegExp(`^${sizes.length} `));
      }
      expect(new Set(Object.values(states).map(({ height }) => height)).size).toBe(1);
    });
  });
});

inEnglish('the machine on the home page', ({ strings }) => {
  test('works with the keyboard, and announces the total', async ({ page }) => {
    await page.goto('/');
    const machine = machineOf(page, strings.configExplorer.label);
    const total = machine.getByRole('status');
    await expect(total).toHaveText(/^3 files, \d+\sB$/, { useInnerText: true });

    await machine.getByRole('radio', { name: "'esm'" }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(machine.getByRole('radio', { name: "'cjs'" })).toBeChecked();
    await expect(machine.getByRole('radio', { name: 'index.cjs' })).toBeChecked();
    await expect(total).toHaveText(/^3 files, 1,\d{3}\sB$/, { useInnerText: true });

    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(machine.getByRole('radio', { name: 'words.cjs' })).toBeVisible();
    await machine.getByRole('radio', { name: 'index.cjs' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(machine.getByRole('radio', { name: 'words.cjs' })).toBeChecked();
    await expect(
      machine.locator('code[data-file]:visible').getByText('const letters'),
    ).toBeVisible();
  });

  test('writes the config of the example, says why a build fails, and shows what is written', async ({
    page,
  }) => {
    await page.goto('/');
    const machine = machineOf(page, strings.configExplorer.label);
    const config = machine.getByRole('figure').first();
    const choice = (name: string) => config.getByRole('radiogroup', { name });
    const kit = 'website/examples/reading-kit';
    for (const [value, file] of [
      ["'esm'", `${kit}/rslib.config.ts`],
      ["'umd'", `${kit}/rslib.config.umd.ts`],
    ] as const) {
      await config.getByRole('radio', { name: value }).check();
      const written = await config.evaluate((figure) => {
        const code = figure.children[1] as Element;
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        let text = '';
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const isUnchosen = parent?.closest('label:has(input:not(:checked))');
          if (!isUnchosen && parent?.getClientRects().length) text += walker.currentNode.nodeValue;
        }
        return text;
      });
      const compact = (text: string) => text.replace(/\s+/g, '');
      expect(compact(written)).toBe(compact(readFileSync(file, 'utf8')));
    }

    await test.step('why a build fails, on a phone, too', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await choice('bundle').getByText('false').click();
      await expect(machine.getByText('When using "umd" format')).toBeVisible();
    });

    await test.step('the entry, if a build does not write the chosen file', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await config.getByRole('radio', { name: "'esm'" }).check();
      await machine.getByRole('radio', { name: 'words.d.ts' }).check();
      await choice('dts').getByText('false').click();
      await expect(machine.locator('code[data-file=entry]:visible')).toHaveCount(1);
      await expect(machine.getByRole('radio', { name: 'words.d.ts' })).toHaveCount(0);
    });
  });
});
