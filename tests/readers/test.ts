import { expect } from '@playwright/test';
import { test as base } from '../support/keep.ts';
import { translatePage } from '../support/translate.ts';
import { webkit } from '../system/browsers.ts';
import { inviteWithChromium, inviteWithFirefox } from './puppeteer-reader.ts';
import type { Invite, Reader } from './reader.ts';
import { inviteWithSharedMemory, inviteWithWebKit } from './webkit-reader.ts';

export { expect };

const invitations = {
  Chromium: inviteWithChromium,
  Firefox: inviteWithFirefox,
  WebKit: inviteWithWebKit,
  'WebKit with shared memory': inviteWithSharedMemory,
} satisfies Record<string, Invite>;

type Fixtures = {
  engine: keyof typeof invitations;
  hasScript: boolean;
  /** Whether the browser translates all pages. */
  isTranslated: boolean;
  /** Problems that the test expects. */
  expected: RegExp | undefined;
  /** A reader with a browser of the engine. Any other reported problem fails the test. */
  reader: Reader;
};

export const test = base.extend<Fixtures>({
  engine: ['Chromium', { option: true }],
  hasScript: [true, { option: true }],
  isTranslated: [false, { option: true }],
  expected: [undefined, { option: true }],
  reader: async ({ engine, hasScript, isTranslated, expected, baseURL: origin = '' }, use) => {
    const script = isTranslated ? translatePage : undefined;
    const reader = await invitations[engine]({ origin, hasScript, script });
    try {
      await use(reader);
      const problems = await reader.listProblems();
      const others = problems.filter((problem) => !expected?.test(problem));
      expect(others, 'errors and policy violations').toEqual([]);
    } finally {
      await reader.leave();
    }
  },
});

/** Declares the same tests for each browser. */
export function inEachBrowser(
  declare: () => void,
  engines: readonly Fixtures['engine'][] = ['Chromium', 'Firefox', 'WebKit'],
): void {
  for (const engine of engines) {
    test.describe(engine, () => {
      test.use({ engine });
      const isMissing = engine.startsWith('WebKit') && !webkit.isInstalled();
      test.skip(isMissing, 'WebKit is not installed');
      declare();
    });
  }
}
