import { Builder, Key } from 'selenium-webdriver';
import { startWebKit } from '../system/start-webkit.ts';
import { describePart, findPoint, type Part, type Point } from './part.ts';
import type { Invite, Reader, Visit } from './reader.ts';

const keyCodes: Record<string, string> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Runs in a new page. Collects problems, for which the driver has no command. */
function watch(): void {
  const problems: string[] = [];
  Object.assign(window, { problems: problems });
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    problems.push(`policy: ${violatedDirective} ${blockedURI}`);
  });
  const report = console.error;
  console.error = (...values) => {
    problems.push(`console: ${values.join(' ')}`);
    report(...values);
  };
}

function readProblems(): string[] {
  return (window as unknown as { problems?: string[] }).problems ?? [];
}

function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

/** In milliseconds, as for scripts. The default takes the time of the whole test. */
const limits = { pageLoad: 30_000 };

/** MiniBrowser of WebKitGTK, restarted for each reader. */
async function invite({ origin, hasScript }: Visit, environment = {}): Promise<Reader> {
  const webkit = await startWebKit(environment);
  const args = ['--automation', `--enable-javascript=${hasScript}`];
  const driver = await new Builder()
    .usingServer(webkit.url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  await driver.manage().setTimeouts(limits);
  const problems: string[] = [];

  function find(part: Part, scrolls: boolean): Promise<Point | null> {
    return driver.executeScript(findPoint, ...describePart(part, scrolls));
  }

  /** Collects the problems of this document before another one replaces it. */
  async function exchange(load: () => Promise<void>): Promise<void> {
    problems.push(...(await driver.executeScript<string[]>(readProblems)));
    await load();
    await driver.executeScript(watch);
  }

  async function resize(width: number, height: number): Promise<void> {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  await resize(1440, 900);
  return {
    open: (path) => exchange(() => driver.get(origin + path)),
    reload: () => exchange(() => driver.navigate().refresh()),
    resize,
    isShown: async (part) => (await find(part, false)) !== null,
    async click(part) {
      // The `click()` of an element fails if its scrolling puts the element below the bar.
      const found = await find(part, true);
      if (!found) return false;
      const point = { x: Math.round(found.x), y: Math.round(found.y) };
      await driver.actions().move(point).click().perform();
      return true;
    },
    async press(keys) {
      const all = keys.split('+').map((key) => keyCodes[key] ?? key);
      const actions = driver.actions();
      for (const key of all) actions.keyDown(key);
      for (const key of all.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    async type(text) {
      // The driver has no keys for these characters and hangs.
      if (/[^ -~]/.test(text)) await driver.executeScript(insert, text);
      else await driver.actions().sendKeys(text).perform();
    },
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    listProblems: async () => [
      ...problems,
      ...(await driver.executeScript<string[]>(readProblems)),
    ],
    leave: () => webkit.stop(),
  };
}

export const inviteWithWebKit: Invite = (visit) => invite(visit);

/** As in Safari; WebKitGTK has it off. */
export const inviteWithSharedMemory: Invite = (visit) =>
  invite(visit, { JSC_useSharedArrayBuffer: '1' });
