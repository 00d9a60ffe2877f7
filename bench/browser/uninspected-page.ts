import puppeteer, { type Browser, type BrowserContext, type CDPSession } from 'puppeteer-core';
import { manyWindowsOptions } from '../../tests/system/browsers.ts';
import { slow4g } from './slow-page.ts';
import { slowdown } from './slowdown.ts';

/**
 * A page in which Chromium runs scripts as it does for a reader. Playwright, and Puppeteer in its
 * own pages, enable the `Runtime` domain of the debugger. V8 then collects source positions for
 * each error that a script creates, and evaluating React takes two to three times as long.
 */
export type UninspectedPage = {
  /** Opens an address, and waits for `load`. */
  open: (href: string) => Promise<void>;
  /** Calls a function in the page. It must not use outer variables or named functions. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  move: (point: Point) => Promise<void>;
  /** Presses and releases the mouse. */
  click: (point: Point) => Promise<void>;
};

/** In CSS pixels from the corner of the viewport. */
export type Point = { x: number; y: number };

export function launchUninspected(): Promise<Browser> {
  return puppeteer.launch({ browser: 'chrome', ...manyWindowsOptions });
}

/** Attaches to a new page without the commands that `newPage()` sends to it. */
async function openTarget(browser: Browser, context: BrowserContext): Promise<CDPSession> {
  const session = await browser.target().createCDPSession();
  await session.send('Target.createTarget', {
    url: 'about:blank',
    ...(context.id && { browserContextId: context.id }),
    width: 1280,
    height: 900,
  });
  const target = await context.waitForTarget((target) => target.type() === 'page');
  return target.createCDPSession();
}

function createPage(session: CDPSession): UninspectedPage {
  const press = (type: 'mousePressed' | 'mouseReleased', point: Point) =>
    session.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });

  return {
    async open(href) {
      const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
      await session.send('Page.navigate', { url: href });
      await loaded;
    },
    async evaluate(run, ...args) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${run})(...${JSON.stringify(args)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    async move(point) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    },
    async click(point) {
      await press('mousePressed', point);
      await press('mouseReleased', point);
    },
  };
}

/** Opens a page in a new context that emulates a slow phone and connection, and closes it after use. */
export async function withUninspectedPage<Result>(
  browser: Browser,
  use: (page: UninspectedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const session = await openTarget(browser, context);
    await session.send('Page.enable');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(createPage(session));
  } finally {
    await context.close();
  }
}
