import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportMoment: (name: 'press' | 'shown', time: number) => Promise<void>;
  }
}

/**
 * Runs in every document, before its own scripts. Uses nothing from outside; named
 * functions inside would need a helper of the compiler.
 */
function observeDocument(heading: string): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => void window.reportMoment('press', performance.timeOrigin + timeStamp),
    true,
  );
  new MutationObserver((_records, observer) => {
    if (document.querySelector('main h1')?.textContent !== heading) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message that is posted in a frame arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        void window.reportMoment('shown', performance.timeOrigin + performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

export type Probe = {
  /** Time from the press to the painted heading, in ms. */
  readDuration: () => Promise<number>;
};

/** Measures one navigation of a page: from the next press until the heading is on the screen. */
export async function probeNavigation(page: Page, heading: string): Promise<Probe> {
  const moments = new Map<string, number>();
  let resolveShown = () => {};
  const currentPath = new Promise<void>((resolve) => {
    resolveShown = resolve;
  });
  await page.exposeFunction('reportMoment', (name: string, time: number) => {
    if (!moments.has(name)) moments.set(name, time);
    if (name === 'shown') resolveShown();
  });
  await page.addInitScript(observeDocument, heading);
  return {
    async readDuration() {
      await currentPath;
      return (moments.get('shown') ?? Number.NaN) - (moments.get('press') ?? Number.NaN);
    },
  };
}
