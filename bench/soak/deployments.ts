import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { visit } from '../../tests/e2e/helpers/offline.ts';
import type { PublishedSite } from '../../tests/e2e/helpers/published-site.ts';
import { renameBuild } from '../../tests/e2e/helpers/rename-build.ts';
import { launchBrowser } from '../browser/launch.ts';

/** What the caches of a reader hold after a number of deployments. */
export type CacheFigures = { files: number; bytes: number };

function measure(page: Page): Promise<CacheFigures> {
  return page.evaluate(async () => {
    const figures = { files: 0, bytes: 0 };
    for (const name of await caches.keys()) {
      for (const response of await (await caches.open(name)).matchAll()) {
        figures.files += 1;
        figures.bytes += (await response.arrayBuffer()).byteLength;
      }
    }
    return figures;
  });
}

/** Deploys a site under new file names, visited once each time; measures after each number of deployments. */
export async function deployOften(
  { site, origin }: PublishedSite,
  counts: readonly number[],
): Promise<CacheFigures[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'allow', baseURL: origin });
    await page.clock.install();
    const figures: CacheFigures[] = [];
    let done = 0;
    for (const count of counts) {
      for (; done < count; done++) {
        await renameBuild(join(site.folder, 'dist'), `soak_${String(done).padStart(3, '0')}`);
        await visit(page, '/guide/usage', 'en');
      }
      figures.push(await measure(page));
    }
    return figures;
  } finally {
    await browser.close();
  }
}
