import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { builtFolder, compressedSize, serveFolder } from '../built-site.ts';
import { measureMemory } from '../playground/measure-memory.ts';
import {
  type BuildTimes,
  openSample,
  readManifest,
  timeBuilds,
  visit,
  waitForCache,
} from '../playground/time-builds.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, formatNumber, type Section } from '../report.ts';
import { medianOf } from '../statistics.ts';

const rounds = 3;

type Kind = {
  name: string;
  sample: string;
  /** For an idle machine of two cores, in milliseconds and megabytes. */
  goals: {
    firstBuild?: number;
    rebuild: number;
    slowRebuild?: number;
    renewal?: number;
    memory: number;
  };
};

const kinds: Kind[] = [
  {
    name: 'two libs',
    sample: 'hello-kit/dual',
    goals: { firstBuild: 400, rebuild: 70, slowRebuild: 120, renewal: 700, memory: 400 },
  },
  { name: 'TypeScript', sample: 'hello-kit/dts', goals: { rebuild: 200, memory: 600 } },
];

function percentileOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** A time, with a goal where there is one. */
function createTimeFigure(name: string, value: number, goal: number | undefined): Figure {
  return goal ? checkBudget(name, value, goal, 'ms') : { name, value: formatNumber(value, 'ms') };
}

async function measureTimes(profile: string, origin: string, kind: Kind): Promise<Figure[]> {
  const { name, sample, goals } = kind;
  logProgress(`playground: ${name}, ${rounds + 2} visits`);
  const time = (page: Page) => timeBuilds(page, origin, sample);
  const first = await visit(profile, async (page) => {
    const milliseconds = await openSample(page, origin, sample);
    await waitForCache(page);
    await time(page);
    return milliseconds;
  });
  // The browser keeps compiled code from the second visit on.
  await visit(profile, time);
  const runs: BuildTimes[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await visit(profile, time));
  const rebuilds = runs.flatMap((run) => run.rebuilds);
  const median = (field: 'ready' | 'firstBuild' | 'renewal') =>
    medianOf(runs.map((run) => run[field]));
  return [
    { name: `${name}: first visit, page and first build`, value: formatNumber(first, 'ms') },
    createTimeFigure(`${name}: ready, from the third visit`, median('ready'), 600),
    createTimeFigure(`${name}: first build`, median('firstBuild'), goals.firstBuild),
    createTimeFigure(`${name}: rebuild, median`, medianOf(rebuilds), goals.rebuild),
    createTimeFigure(`${name}: rebuild, 90 %`, percentileOf(rebuilds, 0.9), goals.slowRebuild),
    createTimeFigure(`${name}: new worker with its first build`, median('renewal'), goals.renewal),
  ];
}

async function measureUse(profile: string, origin: string, kind: Kind): Promise<Figure[]> {
  const { name, sample, goals } = kind;
  logProgress(`playground: ${name}, 200 builds`);
  const result = await visit(profile, async (page, context) => {
    await page.clock.install();
    await openSample(page, origin, sample);
    await waitForCache(page);
    return measureMemory(page, context.browser() as Browser);
  });
  return [
    checkBudget(`${name}: highest memory of 200 builds`, result.highest, goals.memory, 'MB'),
    { name: `${name}: memory after 200 builds`, value: formatNumber(result.afterBuilds, 'MB') },
    checkBudget(`${name}: memory after ten idle minutes`, result.afterIdle, 150, 'MB'),
  ];
}

/** What a first visit loads until it has built, by brotli. */
async function measureBytes(profile: string, origin: string, sample: string): Promise<Figure[]> {
  const { moduleParts, scripts } = await visit(profile, async (page) => {
    const loaded = new Set<string>();
    page.context().on('request', (request) => {
      // The service worker caches the rest later, with low priority.
      if (!request.serviceWorker()) loaded.add(new URL(request.url()).pathname.slice(1));
    });
    await openSample(page, origin, sample);
    const manifest = await readManifest(page);
    return { ...manifest, scripts: manifest.scripts.filter((script) => loaded.has(script)) };
  });
  const sum = async (paths: string[]): Promise<number> =>
    (await Promise.all(paths.map(compressedSize))).reduce((total, size) => total + size, 0) / 1e6;
  return [
    checkBudget('module, with DOCS_COMPRESS_MODULE=1', await sum(moduleParts), 6.3, 'MB'),
    checkBudget('scripts, with TypeScript', await sum(scripts), 1.1, 'MB'),
  ];
}

/** Measures the compiler of the playground: starts, builds, memory, bytes. */
export async function measurePlayground(): Promise<Section> {
  const site = await serveFolder(builtFolder);
  const profile = await mkdtemp(join(tmpdir(), 'docs-bench-'));
  const figures: Figure[] = [];
  try {
    for (const kind of kinds) {
      const own = join(profile, kind.sample.replace('/', '-'));
      figures.push(...(await measureTimes(own, site.origin, kind)));
      figures.push(...(await measureUse(own, site.origin, kind)));
    }
    figures.push(...(await measureBytes(join(profile, 'bytes'), site.origin, 'hello-kit/dts')));
  } finally {
    await site.close();
    await rm(profile, { recursive: true, force: true });
  }
  return {
    title: 'Playground',
    method: `A browser with a profile, started anew for each visit; medians of ${rounds} visits with 60 rebuilds each. Memory is that of the renderer.`,
    figures,
  };
}
