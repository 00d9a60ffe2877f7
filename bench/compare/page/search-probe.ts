import type { Page } from '@playwright/test';
import type { SearchParts } from '../generators/generator.ts';
import { withTimeout } from './with-timeout.ts';

declare global {
  interface Window {
    reportSearch: (name: SearchMoment, time: number) => Promise<void>;
  }
}

type SearchMoment = 'click' | 'ready' | 'found';

type SearchTarget = { field: string; result: string; word: string };

/** Runs in the page. Must not contain named functions: the compiler would add a helper. */
function observeSearch({ field, result, word }: SearchTarget): void {
  let isReady = false;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => void window.reportSearch('click', timeStamp),
    true,
  );
  const { port1, port2 } = new MessageChannel();
  // A message posted in a frame arrives after the frame is painted.
  port1.onmessage = () => {
    const focused = document.activeElement;
    if (!isReady && focused?.matches(field)) {
      isReady = true;
      void window.reportSearch('ready', performance.now());
    }
    const isFound = [...document.querySelectorAll<HTMLElement>(result)].some(
      (element) => element.checkVisibility() && element.textContent?.includes(word),
    );
    if (isFound) void window.reportSearch('found', performance.now());
    else requestAnimationFrame(() => port2.postMessage(undefined));
  };
  requestAnimationFrame(() => port2.postMessage(undefined));
}

/**
 * Opens the search of the page and types a word as soon as the field is focused.
 * Returns the time from the click to the painted result, in ms.
 */
export async function searchFor(page: Page, parts: SearchParts, word: string): Promise<number> {
  const reports = new Map<SearchMoment, (time: number) => void>();
  const moment = (name: SearchMoment) =>
    new Promise<number>((resolve) => {
      reports.set(name, resolve);
    });
  const [click, ready, found] = [moment('click'), moment('ready'), moment('found')];
  await page.exposeFunction('reportSearch', (name: SearchMoment, time: number) =>
    reports.get(name)?.(time),
  );
  const { opener, field, result } = parts;
  await page.evaluate(observeSearch, { field, result, word });
  await page.locator(opener).first().click();
  await withTimeout(ready, 'search field');
  await page.keyboard.type(word);
  const painted = await withTimeout(found, 'search result');
  return painted - (await click);
}
