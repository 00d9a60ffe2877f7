import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brokenScripts, changeScripts } from './helpers/broken-scripts.ts';
import { at, type Manifest, test, updateWorker, visit } from './helpers/offline.ts';
import type { PublishedSite } from './helpers/published-site.ts';
import { renameBuild } from './helpers/rename-build.ts';
import { english, locators } from './helpers/search.ts';
import { expect, hydrate, statusMessage, waitForIdle } from './helpers/test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

/** Chromium reports the responses that it does not run. The end of half a script may be a name. */
const brokenMessage =
  /SyntaxError|Unexpected end of input|uncaught: (?:Unexpected|missing) |ReferenceError: \w+ is not defined|MIME type|integrity|ERR_FAILED|could not be loaded/;

const distOf = ({ site }: PublishedSite) => join(site.folder, 'dist');

async function expectSearch(page: Page): Promise<void> {
  await hydrate(page);
  const { opener, field, options } = locators(page, english);
  await opener.click();
  await field.fill('command');
  await expect(options.first()).toBeVisible();
}

test.afterEach(({ published }) => published.intercept());

for (const [index, [name, broken]] of Object.entries(brokenScripts).entries()) {
  test(`the page works at the next visit after its scripts were ${name}`, async ({
    page,
    published,
    problems,
  }) => {
    problems.allow(statusMessage);
    problems.allow(brokenMessage);
    await visit(page, '/guide/install', 'en');
    // The build before is that of the test before.
    await published.publish((dist) => renameBuild(dist, `renamed${index}`));
    published.intercept(changeScripts(distOf(published), broken));
    await page.goto(at('/guide/install'));
    await waitForIdle(page);
    // Also the scripts that this page requests later.
    await page.evaluate(async (manifest) => {
      const lists = (await (await fetch(manifest)).json()) as Manifest;
      await Promise.all((lists.en ?? []).map(async (url) => (await fetch(url)).text()));
    }, at('/offline.json'));
    await updateWorker(page);
    published.intercept();
    await page.goto(at('/guide/usage'));
    await expectSearch(page);
  });
}

test('scripts that a host rewrites run, and are not cached', async ({
  page,
  published,
  problems,
}) => {
  problems.allow(/integrity/);
  await visit(page, '/guide/install', 'en');
  await published.publish(renameBuild);
  const rewrite = (script: string) => `${script}\n// added by the host`;
  published.intercept(changeScripts(distOf(published), { change: rewrite }));
  await page.goto(at('/guide/usage'));
  await updateWorker(page);
  await page.reload();
  await expectSearch(page);
  const scripts = await page.evaluate(async () => {
    const cache = await caches.open('docs:/some/base/:assets-2');
    const all = await Promise.all((await cache.matchAll()).map((response) => response.text()));
    return all.filter((text) => text.includes('added by the host'));
  });
  expect(scripts).toEqual([]);
});
