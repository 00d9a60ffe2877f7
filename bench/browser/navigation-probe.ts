import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportMoment: (name: 'click' | 'painted', time: number) => Promise<void>;
  }
}

/**
 * Runs in every document, before its own scripts. Must not use outer variables or named
 * functions: the compiler would add a helper to those.
 */
function observeDocument(heading: string): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => void window.reportMoment('click', performance.timeOrigin + timeStamp),
    true,
  );
  new MutationObserver((_records, observer) => {
    if (document.querySelector('main h1')?.textContent !== heading) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message posted in a frame arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        void window.reportMoment('painted', performance.timeOrigin + performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

export type Probe = {
  /** Time from the click to the painted heading, in ms. */
  readDuration: () => Promise<number>;
};

/** Measures one navigation of a page: from the next click until the heading is painted. */
export async function probeNavigation(page: Page, heading: string): Promise<Probe> {
  const moments = new Map<string, number>();
  let resolvePainted = () => {};
  const painted = new Promise<void>((resolve) => {
    resolvePainted = resolve;
  });
  await page.exposeFunction('reportMoment', (name: string, time: number) => {
    if (!moments.has(name)) moments.set(name, time);
    if (name === 'painted') resolvePainted();
  });
  await page.addInitScript(observeDocument, heading);
  return {
    async readDuration() {
      await painted;
      return (moments.get('painted') ?? Number.NaN) - (moments.get('click') ?? Number.NaN);
    },
  };
}
