import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../browser/launch.ts';
import { slowdown } from '../browser/slowdown.ts';
import { builtFolder, serveFolder } from '../built-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { describeRuns, medianOf } from '../statistics.ts';

const rounds = 5;

/** Hits of the first frames; further ones come when the reader pauses. */
const visibleCount = 8;

/** Names, prefixes, typos and questions. Each typed letter is a query. */
const queries: Record<string, string[]> = {
  en: ['autoExternal', 'dts.bundle', 'extrenal', 'how to bundle types', 'build esm and cjs'],
  zh: ['output.distPath', '类型声明', '如何排除测试文件', '从 tsup 迁移', '环境变量'],
};

/** Runs in the page. Returns the time from an input event to the frame with the results, in ms. */
function typeLetter(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#search input');
  const panel = document.querySelector('#search .search-panel');
  return new Promise((resolve) => {
    if (!field || !panel) throw new Error('The search dialog is closed.');
    const { port1, port2 } = new MessageChannel();
    const start = performance.now();
    // A message posted in a frame arrives after the frame is painted.
    port1.onmessage = () => resolve(performance.now() - start);
    function readFrame(): void {
      const isBusy = panel?.getAttribute('aria-busy') !== 'false';
      // Elements skipped by `content-visibility` are not painted.
      const hit = panel?.querySelector('[role=option] > *');
      const isSkipped = hit?.checkVisibility({ contentVisibilityAuto: true }) === false;
      if (isBusy || isSkipped) requestAnimationFrame(readFrame);
      else port2.postMessage(undefined);
    }
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    requestAnimationFrame(readFrame);
  });
}

async function openSearch(page: Page, href: string): Promise<void> {
  await page.goto(href, { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  await page.locator('#search .search-panel').waitFor({ state: 'attached' });
  // Not measured: the first query waits for the index. Results after the first frame come later.
  await page.locator('#search input').fill('dts');
  await page.locator('#search [role=option]').nth(visibleCount).waitFor({ state: 'attached' });
}

async function measureQueries(page: Page, session: CDPSession, lang: string): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries[lang] ?? []) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const letters = [...query];
    for (let length = 1; length <= letters.length; length++) {
      const text = letters.slice(0, length).join('');
      // A trailing space does not change the query.
      if (text !== text.trim()) continue;
      times.push(await page.evaluate(typeLetter, text));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return times;
}

function describeTimes(lang: string, times: readonly number[]): Figure[] {
  return [
    { name: `${lang}: all keystrokes`, value: describeRuns([...times], 'ms') },
    checkBudget(`${lang}: median`, medianOf([...times]), 50, 'ms'),
    checkBudget(`${lang}: worst`, Math.max(...times), 50, 'ms'),
  ];
}

/** Measures the time from a keystroke to the painted results, once the index is loaded. */
export async function measureSearch(): Promise<Section> {
  const site = await serveFolder(builtFolder);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const lang of Object.keys(queries)) {
      logProgress(`search (${lang}): ${rounds} rounds`);
      const runs: number[][] = [];
      for (let round = 0; round < rounds; round++) {
        const page = await browser.newPage({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
        const session = await page.context().newCDPSession(page);
        const prefix = lang === 'en' ? '' : `/${lang}`;
        await openSearch(page, site.origin + prefix + startPage);
        runs.push(await measureQueries(page, session, lang));
        await page.close();
      }
      // The fastest round per keystroke: slower rounds measure other load on the machine.
      const times = (runs[0] ?? []).map((_, at) =>
        Math.min(...runs.map((run) => run[at] ?? Number.POSITIVE_INFINITY)),
      );
      figures.push(...describeTimes(lang, times));
    }
    return {
      title: 'Search',
      method: `From a keystroke to the painted results, for every letter of ${Object.values(queries).flat().length} queries; CPU ${slowdown} times slower, index loaded. Best of ${rounds} rounds for each letter; a frame takes up to 17 ms of it.`,
      figures,
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
