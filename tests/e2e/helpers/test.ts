import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { RouteRecord } from 'docs-engine/theme';
import { test as base } from '../../support/keep.ts';
import { en, type Strings, zh } from '../../support/strings.ts';
import { untilHydrated } from '../../support/until-hydrated.ts';

export { expect };

export type Language = {
  lang: string;
  /** `lang` of the documents. */
  htmlLang: string;
  /** Browser language of readers of these pages. */
  locale: string;
  label: string;
  strings: Strings;
  /** URL of an English route in this language. */
  path: (route: string) => string;
};

const english: Language = {
  lang: 'en',
  htmlLang: 'en',
  locale: 'en-US',
  label: 'English',
  strings: en,
  path: (route) => route,
};

const chinese: Language = {
  lang: 'zh',
  htmlLang: 'zh-CN',
  locale: 'zh-CN',
  label: '简体中文',
  strings: zh,
  path: (route) => `/zh${route}`,
};

export const languages = [english, chinese] as const;

export function otherLanguage({ lang }: Language): Language {
  return lang === 'en' ? chinese : english;
}

/** Declares a group of tests with a browser of the language. */
function inLanguage(
  language: Language,
  title: string,
  declare: (language: Language) => void,
): void {
  test.describe(`${title} (${language.lang})`, () => {
    test.use({ locale: language.locale });
    declare(language);
  });
}

/** For tests that depend on text. */
export function inEachLanguage(title: string, declare: (language: Language) => void): void {
  for (const language of languages) inLanguage(language, title, declare);
}

/** For tests that do not depend on the language. */
export function inEnglish(title: string, declare: (language: Language) => void): void {
  inLanguage(english, title, declare);
}

/** For tests of Chinese only. */
export function inChinese(title: string, declare: (language: Language) => void): void {
  inLanguage(chinese, title, declare);
}

/** Problems that fail a test, and how a test allows expected ones. */
type Problems = { allow: (pattern: RegExp) => void };

export type Options = {
  /** Emulates a 2G connection, on which the page prefetches nothing, so requests are predictable. */
  emulates2g: boolean;
  /** URLs of the sites of `tests/fixtures/theme-options`, with options that the real site does not use. */
  optionsSite: string;
  contrarySite: string;
};

type Fixtures = {
  problems: Problems;
  /** All pages of the site, from its route list. */
  routes: RouteRecord[];
};

function describeMessage(message: ConsoleMessage): string {
  return `console: ${message.text()} (${message.location().url})`;
}

/**
 * Fails a test on uncaught errors, console errors (including violations of the content
 * security policy) and requests to another origin. Motion is reduced, so tests do not wait
 * for animations.
 */
export const test = base.extend<Fixtures & Options>({
  emulates2g: [true, { option: true }],
  optionsSite: ['', { option: true }],
  contrarySite: ['', { option: true }],
  context: async ({ context, emulates2g }, use) => {
    if (emulates2g) {
      await context.addInitScript(() => {
        const value = { effectiveType: '2g' };
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      });
    }
    await use(context);
  },
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  problems: [
    async ({ context, baseURL }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('weberror', (event) => {
        const { stack, message } = event.error();
        seen.push(`uncaught: ${stack || message}`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(describeMessage(message));
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
          seen.push(`foreign: ${origin}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const problems = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(problems, 'errors, policy violations and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
  routes: async ({ request }, use) => {
    const missing = await (await request.get('/404.html')).text();
    const list = await request.get(/data-routes="([^"]+)"/.exec(missing)?.[1] ?? '');
    await use(((await list.json()) as { routes: RouteRecord[] }).routes);
  },
});

/** Chromium logs the status of every missing or failed file, even if expected. */
export const statusMessage = /Failed to load resource/;

/** Interacts with the page and waits for hydration. Input before its script has run leads to nothing. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** Whether the window cannot scroll. `overflow` of `body` applies to it unless `html` sets its own. */
export function isScrollLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [html, body] = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).overflowY,
    );
    return html === 'visible' && body === 'hidden';
  });
}

/** Tags the document. A full navigation removes the tag. */
export async function tagDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export function isTagged(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Resolves when the network and the main thread are idle. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Without a timeout, Chromium delays about 3 of 100 callbacks until another event.
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 }));
      }),
  );
}

/** A promise that another part of the test resolves. */
export function createDeferred(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

export type Gate = {
  /** Resolves when the first request is held. */
  reached: Promise<void>;
  open: () => void;
};

/** Holds responses, like a slow connection, until the gate opens. */
export async function blockRequests(
  page: Page,
  matches: (url: URL, resourceType: string) => boolean,
): Promise<Gate> {
  const [way, arrival] = [createDeferred(), createDeferred()];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (matches(new URL(request.url()), request.resourceType())) {
      arrival.give();
      await way.given;
    }
    await route.fallback();
  });
  return { reached: arrival.given, open: way.give };
}

/** Holds every script requested from now on but the entry: React does not load. */
export function holdScripts(page: Page): Promise<Gate> {
  return blockRequests(
    page,
    ({ pathname }, resourceType) =>
      resourceType === 'script' && !pathname.includes('/assets/entry.'),
  );
}

/** Holds a document that the router fetches. */
export function holdDocument(page: Page, pathname: string): Promise<Gate> {
  return blockRequests(
    page,
    (url, resourceType) => url.pathname === pathname && resourceType === 'fetch',
  );
}

/** Documents requested by the router since this call. */
export function recordFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/assets/')) {
      fetched.push(pathname);
    }
  });
  return fetched;
}

/** The link to a page in the content of another one. */
export function linkTo(page: Page, href: string) {
  return page.locator(`main a[href="${href}"]`).first();
}
