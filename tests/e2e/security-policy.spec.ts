import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import { expect, hydrate, languages, test, waitForIdle } from './helpers/test.ts';

test.describe('content security policy', () => {
  test('is the same for every kind of page', async ({ request }) => {
    const policies = new Set<string>();
    for (const { path } of languages) {
      for (const route of ['/', '/guide/start/quick-start', '/config/', '/blog/', '/nowhere']) {
        const response = await request.get(path(route));
        policies.add(response.headers()['content-security-policy'] ?? '');
      }
    }
    expect(policies.size).toBe(1);
    const [policy = ''] = policies;
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe-|\*/);
  });

  /** Attacks that the policy must block if text ever became HTML. */
  const attempts: Record<string, () => void> = {
    'an inline script': () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.head.append(script);
    },
    'a script of another site': () => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.test/a.js' }),
      );
    },
    'an inline handler': () => {
      document.body.setAttribute('onclick', 'document.title = "injected"');
      document.body.click();
    },
    'a style attribute': () => document.body.setAttribute('style', 'display: none'),
    'an image of another site': () => {
      new Image().src = 'https://elsewhere.test/a.png';
    },
    'a request to another site': () => void fetch('https://elsewhere.test/').catch(() => {}),
    'a frame': () => {
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.test/' }),
      );
    },
  };

  // The fixture fails every test with such a message, so no page and no state has one.
  test('is enforced, and each violation is logged to the console', async ({ page, problems }) => {
    problems.allow(/Content Security Policy|^foreign: https:\/\/elsewhere\.test$/);
    await page.goto('/guide/start/quick-start');
    for (const [name, attempt] of Object.entries(attempts)) {
      await test.step(name, async () => {
        const told = page.waitForEvent('console', (message) => message.type() === 'error');
        await page.evaluate(attempt);
        expect((await told).text()).toContain('Content Security Policy');
        await expect(page).toHaveTitle('Quick start - Rslib');
      });
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Hosts without `_headers` can set this one, with the hashes of the static HTML.
  test('can also list the hash of each inline source of a page', async ({ page, context }) => {
    const parser = await context.newPage();
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const policy = await writePolicy(parser, html);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto('/guide/start/quick-start');
    await hydrate(page);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // A link that scrolls under the pointer is prefetched. Its page may have other styles.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: /^Next page/ }).click();
    await expect(page).not.toHaveURL(/quick-start/);
    await waitForIdle(page);
    // The styles of another language are not in the policy of the first document.
    const readSpacing = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('text-autospace'));
    const spacing = await readSpacing();
    await page.getByRole('button', { name: en.language }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect.poll(readSpacing).not.toBe(spacing);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await readSpacing()).toBe(spacing);
  });
});

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A policy derived from the HTML only. */
async function writePolicy(parser: Page, html: string): Promise<string> {
  const { scripts, styles } = await parser.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'text/html');
    const select = (selector: string) => [...doc.querySelectorAll(selector)];
    return {
      scripts: select('script:not([src]):not([type="application/json"])').map(
        ({ textContent }) => textContent ?? '',
      ),
      styles: [
        ...select('style').map(({ textContent }) => textContent ?? ''),
        ...select('[style]').map((element) => element.getAttribute('style') ?? ''),
      ],
    };
  }, html);
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self' 'unsafe-hashes'", ...styles.map(hashSource)].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}
