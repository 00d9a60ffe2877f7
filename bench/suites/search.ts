import type { CDPSession, Page } from '@playwright/test';
import { visibleCount } from '#search/ui/use-progressive-results.ts';
import { launchBrowser } from '../browser/launch.ts';
import { slowdown } from '../browser/slowdown.ts';
import { builtFolder, serveFolder } from '../built-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { describeRuns, medianOf } from '../statistics.ts';

const rounds = 5;

/** What readers type: names, beginnings, slips, questions. Each letter is a query of its own. */
const queries: Record<string, string[]> = {
  en: ['autoExternal', 'dts.bundle', 'extrenal', 'how to bundle types', 'build esm and cjs'],
  zh: ['output.distPath', '类型声明', '如何排除测试文件', '从 tsup 迁移', '环境变量'],
};

/** Runs in the page: time from a change of the field to the frame that shows the answer, in ms. */
function typeLetter(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#search input');
  const panel = document.querySelector('#search .search-panel');
  return new Promise((resolve) => {
    if (!field || !panel) throw new Error('The search is not open.');
    const { port1, port2 } = new MessageChannel();
    const start = performance.now();
    // The frame that a message is posted in is painted when the message arrives.
    port1.onmessage = () => resolve(performance.now() - start);
    function readFrame(): void {
      const isBusy = panel?.getAttribute('aria-busy') !== 'false';
      // What `content-visibility` skips is not painted.
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
  // The first query waits for the index: it is not measured, nor are the last of its hits, which come later.
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
      // Blanks at the end ask nothing new.
      if (text !== text.trim()) continue;
      times.push(await page.evaluate(typeLetter, text));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return times;
}

function describeTimes(lang: string, times: readonly number[]): Figure[] {
  return [
    { name: `${lang}: all key presses`, value: describeRuns([...times], 'ms') },
    checkBudget(`${lang}: median`, medianOf([...times]), 50, 'ms'),
    checkBudget(`${lang}: worst`, Math.max(...times), 50, 'ms'),
  ];
}

/** How long after a key press the results are on the screen, once the index is there. */
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
      // Of the rounds the quickest for each key press: the others say what else the machine did.
      const times = (runs[0] ?? []).map((_, at) =>
        Math.min(...runs.map((run) => run[at] ?? Number.POSITIVE_INFINITY)),
      );
      figures.push(...describeTimes(lang, times));
    }
    return {
      title: 'Search',
      method: `From a key press to the painted results, for every letter of ${Object.values(queries).flat().length} queries; CPU ${slowdown} times slower, the index is there. Best of ${rounds} rounds for each letter; a frame takes up to 17 ms of it.`,
      figures,
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
