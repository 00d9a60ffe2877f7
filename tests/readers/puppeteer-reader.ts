import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { chromiumOptions, findFirefox } from '../system/browsers.ts';
import { describePart, findPoint, type Part } from './part.ts';
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

  const find = (part: Part, scrolls: boolean) =>
    page.evaluate(findPoint, ...describePart(part, scrolls));

  return {
    async open(path) {
      await page.goto(origin + path);
    },
    async reload() {
      await page.reload();
    },
    resize,
    isShown: async (part) => (await find(part, false)) !== null,
    async click(part) {
      // The `click()` of an element hangs if JavaScript is disabled.
      const point = await find(part, true);
      if (point) await page.mouse.click(point.x, point.y);
      return point !== null;
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
