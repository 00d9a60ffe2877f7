import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/** In megabytes. */
export type Memory = { afterBuilds: number; highest: number; afterIdle: number };

const buildCount = 200;
/** As in `page/compiler-client.ts`: the worker is renewed at the first pause after 30 builds. */
const buildsUntilPause = 30;

type Processes = { processInfo: { type: string; id: number }[] };

/** Memory of the largest renderer: private, and its share of what processes have in common. */
async function measureRenderer(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as Processes;
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8');
      return (Number(/^Pss: +(\d+)/m.exec(rollup)?.[1]) * 1024) / 1e6;
    });
  await session.detach();
  return Math.max(...(await Promise.all(sizes)));
}

/** Runs in the page. Presses "Build" and waits for the answer. */
function pressBuild(name: string): Promise<void> {
  const status = document.querySelector('main [role=status]') as HTMLElement;
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!/^Built/.test(status.textContent)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    button?.click();
  });
}

/** Builds often in an open workbench, and leaves it alone then. */
export async function measureMemory(page: Page, browser: Browser): Promise<Memory> {
  let highest = 0;
  let afterBuilds = 0;
  for (let count = 1; count <= buildCount; count++) {
    await page.evaluate(pressBuild, 'Build');
    if (count % buildsUntilPause !== 0 && count !== buildCount) continue;
    afterBuilds = await measureRenderer(browser);
    highest = Math.max(highest, afterBuilds);
    // A reader who reads: the worker is renewed meanwhile.
    await page.waitForTimeout(6000);
  }
  await page.clock.fastForward('09:00');
  // The browser frees the memory of the ended worker later.
  await page.waitForTimeout(60_000);
  return { afterBuilds, highest, afterIdle: await measureRenderer(browser) };
}
