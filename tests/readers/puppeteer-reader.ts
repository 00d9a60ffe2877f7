import puppeteer, { type Browser, type ElementHandle, type KeyInput } from 'puppeteer-core';
import { chromiumOptions, findFirefox } from '../system/browsers.ts';
import { describePart, findElement, type Part, scrollToPoint } from './part.ts';
import type { Invite, Reader, Visit } from './reader.ts';

/** Firefox reports a service worker response that was pending when the reader left the page. */
const leftBehind = /ServiceWorker intercepted the request/;

async function createReader(
  browser: Browser,
  { origin, hasScript, script }: Visit,
): Promise<Reader> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    if (!leftBehind.test(String(error))) problems.push(`uncaught: ${error}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  const resize = (width: number, height: number) => page.setViewport({ width, height });
  await resize(1440, 900);
  if (script) await page.evaluateOnNewDocument(script);
  if (!hasScript && (await browser.version()).includes('Chrome')) {
    await page.setJavaScriptEnabled(false);
  }

  async function find(part: Part): Promise<ElementHandle | null> {
    const handle = await page.evaluateHandle(findElement, ...describePart(part));
    return handle.asElement() as ElementHandle | null;
  }

  return {
    async open(path) {
      await page.goto(origin + path);
    },
    async reload() {
      await page.reload();
    },
    resize,
    isShown: async (part) => (await find(part)) !== null,
    async click(part) {
      const element = await find(part);
      // `element.click()` hangs if JavaScript is disabled.
      const point = await element?.evaluate(scrollToPoint);
      if (point) await page.mouse.click(point.x, point.y);
    },
    async press(keys) {
      const all = keys.split('+') as KeyInput[];
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (script, ...args) => page.evaluate(script as never, ...args) as never,
    listProblems: async () => problems,
    leave: () => browser.close(),
  };
}

export const inviteWithChromium: Invite = async (visit) =>
  createReader(await puppeteer.launch({ browser: 'chrome', ...chromiumOptions }), visit);

/** WebDriver BiDi, with a preference for a command that Firefox lacks. */
export const inviteWithFirefox: Invite = async (visit) =>
  createReader(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      extraPrefsFirefox: { 'javascript.enabled': visit.hasScript },
    }),
    visit,
  );
