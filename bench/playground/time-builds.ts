import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { CompilerManifest } from 'rslib-playground/build';
import {
  type BuildArguments,
  buildInPage,
  encode,
  startInPage,
} from '../../tests/playground/in-page.ts';
import { listConfigRuns } from '../../tests/playground/kit-runs.ts';
import { manyWindowsOptions } from '../../tests/system/browsers.ts';

/** In milliseconds. */
export type BuildTimes = { ready: number; firstBuild: number; rebuilds: number[]; renewal: number };

const rebuildCount = 60;
const limit = 60_000;

/** A browser with a profile that outlives it, as for a reader who comes back. */
export async function visit<Value>(
  profile: string,
  use: (page: Page, context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await chromium.launchPersistentContext(profile, manyWindowsOptions);
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

export async function readManifest(page: Page): Promise<CompilerManifest> {
  return page.evaluate(async () => (await (await fetch('/playground.json')).json()).compiler);
}

/** Opens a sample as readers do, until it is built. Returns how long that takes. */
export function openSample(page: Page, origin: string, sample: string): Promise<number> {
  return timeOf(async () => {
    await page.goto(`${origin}/playground#${sample}`);
    await page.getByText('Built in this page').waitFor({ timeout: limit });
  });
}

/** Resolves when the service worker has cached the compiler for later visits. */
export async function waitForCache(page: Page): Promise<void> {
  const { module } = await readManifest(page);
  await page.waitForFunction((path) => caches.match(path), `/${module}`, { timeout: limit });
}

/**
 * Times the compiler in a page that the service worker controls. Times of builds are those that
 * the worker reports.
 */
export async function timeBuilds(page: Page, origin: string, sample: string): Promise<BuildTimes> {
  await page.goto(`${origin}/playground`);
  const manifest = await readManifest(page);
  const run = listConfigRuns().find(({ name }) => name === sample);
  if (!run) throw new Error(`There is no run ${sample}.`);
  const { project } = run;
  const build = async (version: number): Promise<number> => {
    const index = `${project['src/index.ts']}export const version = ${version};\n`;
    const args: BuildArguments = [encode({ ...project, 'src/index.ts': index }), limit, {}];
    const response = await page.evaluate(buildInPage, args);
    if (response.type !== 'built') throw new Error(`A build of ${sample} ended: ${response.type}.`);
    return response.result.milliseconds;
  };
  const start = () => timeOf(() => page.evaluate(startInPage, manifest));
  const ready = await start();
  const firstBuild = await build(0);
  const rebuilds: number[] = [];
  for (let version = 1; version <= rebuildCount; version++) rebuilds.push(await build(version));
  await page.evaluate(() => {
    (globalThis as unknown as { compilerWorker: Worker }).compilerWorker.terminate();
  });
  const renewal = (await start()) + (await build(0));
  return { ready, firstBuild, rebuilds, renewal };
}
