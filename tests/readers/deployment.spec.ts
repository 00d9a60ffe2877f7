import { type PublishedSite, publishSite } from '../e2e/helpers/published-site.ts';
import { renameBuild } from '../e2e/helpers/rename-build.ts';
import type { Reader } from './reader.ts';
import { click, expectSoon, expectUrl } from './steps.ts';
import { test as base, expect, inEachBrowser } from './test.ts';

const test = base.extend<{ published: PublishedSite }>({
  published: async ({ keep }, use, { parallelIndex }) =>
    use(await keep('deployment', () => publishSite(`readers-${parallelIndex}`, '/'))),
  baseURL: async ({ published }, use) => use(published.origin),
  // The router logs that it leaves a document of another build to the browser.
  expected: /could not be loaded in place/,
});

async function expectPage(reader: Reader, url: string, heading: string): Promise<void> {
  await expectUrl(reader, url);
  await expectSoon(() => reader.evaluate(() => document.querySelector('h1')?.textContent), heading);
}

const readBuild = () => document.documentElement.dataset.build;

const hasPrefetched = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/guide/usage'));

inEachBrowser(() => {
  test('a reader continues across a deployment, and goes back to before it', async ({
    reader,
    engine,
    published,
  }) => {
    await reader.open('/guide/');
    await click(reader, { role: 'link', name: 'Install' });
    await expectPage(reader, '/guide/install', 'Install');
    const build = await reader.evaluate(readBuild);
    await reader.evaluate(() => void Object.assign(window, { marked: true }));
    // A page that waits for a response is not kept for the way back.
    if (engine === 'Firefox') await expectSoon(() => reader.evaluate(hasPrefetched), true);
    // The build before is that of the test before.
    await published.publish((dist) => renameBuild(dist, engine.padEnd(8, '_')));
    // The next page is prefetched, this one is not.
    await click(reader, { role: 'link', name: 'Introduction' });
    await expectPage(reader, '/guide/', 'Introduction');
    expect(await reader.evaluate(readBuild)).not.toBe(build);
    await reader.evaluate(() => history.back());
    await expectPage(reader, '/guide/install', 'Install');
    // Chromium has no back/forward cache while it is automated.
    if (engine === 'Firefox') expect(await reader.evaluate(() => 'marked' in window)).toBe(true);
    await click(reader, { role: 'link', name: 'Usage' });
    await expectPage(reader, '/guide/usage', 'Usage');
  });
});
