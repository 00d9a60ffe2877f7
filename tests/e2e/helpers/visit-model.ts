import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { type Host, hostSteps, startHost } from './host-model.ts';
import { at, heading, updateWorker } from './offline.ts';
import type { PublishedSite } from './published-site.ts';
import type { Release } from './releases.ts';
import { locators } from './search.ts';
import { expect, hydrate, languages } from './test.ts';

const [english, chinese] = languages;

const headings = {
  '/guide/': 'Introduction',
  '/guide/install': 'Install',
  '/guide/usage': 'Usage',
  '/zh/guide/install': '安装',
} as const;

type Route = keyof typeof headings;

const routes = fc.constantFrom(...(Object.keys(headings) as Route[]));

/** A step of the host, or of the reader. */
export type Step = string | ['open' | 'follow', Route];

/** What host and reader do, in any order. */
export const stepLists: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...hostSteps) },
    { weight: 2, arbitrary: fc.constantFrom('heal', 'search') },
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom('open' as const, 'follow' as const), routes) },
  ),
  { maxLength: 12 },
);

type Command = 'Page.stopLoading' | 'ServiceWorker.enable' | 'ServiceWorker.stopAllWorkers';

/** A reader waits no longer for anything while something is wrong. In milliseconds. */
const patience = { timeout: 4000 };

async function sendCommand(page: Page, ...commands: Command[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const command of commands) await session.send(command);
  await session.detach();
}

/** Opens a page by its URL, or by a link of the current page if there is one. */
async function visit(page: Page, host: Host, way: string, route: Route): Promise<void> {
  const link = page.locator(`a[href="${at(route)}"]:visible`).first();
  const isLinked = way === 'follow' && (await link.count()) > 0;
  const visited = isLinked ? link.click(patience) : page.goto(at(route), patience);
  if (!host.isWell()) {
    await visited.catch(() => sendCommand(page, 'Page.stopLoading').catch(() => {}));
    return page.keyboard.press('Shift');
  }
  await visited;
  await expect(heading(page)).toHaveText(headings[route]);
  await page.keyboard.press('Shift');
  // The shared files are cached a little later.
  await page.clock.fastForward(5000);
}

async function search(page: Page): Promise<ReturnType<typeof locators>> {
  const isChinese = page.url().includes(at('/zh/'));
  const found = locators(page, isChinese ? chinese : english);
  await found.opener.click(patience);
  await found.field.fill('install', patience);
  await found.options.or(found.dialog.getByRole('alert')).first().waitFor(patience);
  return found;
}

async function trySearch(page: Page): Promise<void> {
  await search(page).catch(() => {});
  await page.keyboard.press('Escape');
}

/** URLs in the caches whose content is no file of any release. */
async function listForeign(page: Page, releases: readonly Release[]): Promise<string[]> {
  const cached = await page.evaluate(async () => {
    const found: [url: string, hash: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request, { ignoreVary: true }))?.arrayBuffer();
        const bytes = new Uint8Array(
          await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer()),
        );
        const hash = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        found.push([new URL(request.url).pathname, hash]);
      }
    }
    return found;
  });
  const isOwn = ([url, hash]: [string, string]) =>
    releases.some(({ hashes }) => hashes.get(url) === hash);
  return cached.filter((file) => !isOwn(file)).map(([url]) => url);
}

/** After one reload and one more opening, everything works. */
async function expectRepaired(
  page: Page,
  visited: ReadonlySet<Route>,
  releases: readonly Release[],
): Promise<void> {
  // The page may be reloading itself after a failed search.
  await expect(() => page.reload()).toPass({ timeout: 20_000 });
  // Browsers do so some minutes after a request began to hang. A new worker waits for that.
  await sendCommand(page, 'ServiceWorker.enable', 'ServiceWorker.stopAllWorkers');
  await updateWorker(page);
  for (const route of visited) {
    await page.goto(at(route));
    await expect(heading(page)).toHaveText(headings[route]);
  }
  await hydrate(page);
  const found = await search(page);
  await expect(found.options.first()).toBeVisible();
  expect(await listForeign(page, releases)).toEqual([]);
}

/** Runs the steps with a new reader, who has visited the site once before. */
export async function runSteps(
  browser: Browser,
  published: PublishedSite,
  releases: readonly Release[],
  steps: readonly Step[],
): Promise<void> {
  const host = startHost(published, releases);
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    locale: 'en-US',
    baseURL: published.origin,
  });
  const page = await context.newPage();
  const visited = new Set<Route>(['/guide/']);
  try {
    await page.clock.install();
    await page.goto(at('/guide/'));
    await hydrate(page);
    await updateWorker(page);
    for (const step of steps) {
      if (typeof step !== 'string') {
        visited.add(step[1]);
        await visit(page, host, ...step);
      } else if (step === 'search') {
        await trySearch(page);
      } else {
        host.change(step);
        await context.setOffline(host.isOffline());
      }
    }
    host.change('heal');
    await context.setOffline(false);
    await expectRepaired(page, visited, releases);
  } finally {
    published.intercept();
    await context.close();
  }
}
