import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/launch.ts';
import { logProgress } from '../progress.ts';
import type { BuildCost } from '../run-build.ts';
import { measureInterleaved } from '../statistics.ts';
import { buildSite, makeBenchFolder, openWorkshop, type Workshop } from './build/workspace.ts';
import type { Comparison, Measurement, SizeResult } from './comparison.ts';
import { type GeneratorName, generators } from './generators/all.ts';
import { describeSite, type MeasuredSite } from './page/measured-site.ts';
import { measureTimings, type Waits } from './page/page-timings.ts';
import { serveOutput } from './page/serve-output.ts';
import { recordTraffic, type Traffic } from './page/traffic.ts';
import { openRoster, type Roster } from './participants.ts';
import { writeTable } from './report/write-table.ts';
import { planSite, type SourceSite } from './source/source-site.ts';

export type CompareOptions = {
  names: readonly GeneratorName[];
  /** Pages a language. */
  sizes: readonly number[];
  /** Visits of each kind to each site, and builds of small sites. */
  rounds: number;
};

/** Large sites are built once: the differences are far larger there than those between two builds. */
const manyPages = 200;
const countBuilds = (pages: number, rounds: number): number => (pages < manyPages ? rounds : 1);

type Bench = {
  folder: string;
  workshops: Map<GeneratorName, Workshop>;
  roster: Roster;
  rounds: number;
};

/** The workshops of all that can be installed, in the order of the names. */
async function install(
  names: readonly GeneratorName[],
  folder: string,
  roster: Roster,
): Promise<Map<GeneratorName, Workshop>> {
  logProgress(`compare: install ${names.join(', ')}`);
  const workshops = await Promise.all(
    names.map(async (name) => {
      const open = () => openWorkshop(generators[name], folder);
      return [name, await roster.attempt(name, 'installation', open)] as const;
    }),
  );
  return new Map(workshops.flatMap(([name, workshop]) => (workshop ? [[name, workshop]] : [])));
}

/** Runs something for every generator in turns; the runs of those that fail are missing. */
async function runInTurns<Run>(
  names: readonly GeneratorName[],
  rounds: number,
  run: (name: GeneratorName) => Promise<Run | undefined>,
): Promise<Map<GeneratorName, Run[]>> {
  const variants = Object.fromEntries(names.map((name) => [name, () => run(name)]));
  const runs = await measureInterleaved(rounds, variants, { isWarm: true });
  return new Map(
    names.map((name) => [name, (runs[name] ?? []).filter((result) => result !== undefined)]),
  );
}

function buildAll({ folder, workshops, roster, rounds }: Bench, site: SourceSite, pages: number) {
  const builds = countBuilds(pages, rounds);
  return runInTurns<BuildCost>([...workshops.keys()], builds, async (name) => {
    const workshop = workshops.get(name);
    if (!workshop) return undefined;
    const cost = await roster.attempt(name, 'build', () =>
      buildSite(workshop, site, join(folder, `${name}-${pages}`)),
    );
    if (cost) {
      const { cpu, memory, wall } = cost;
      logProgress(
        `compare: ${name}, ${pages} pages: ${cpu.toFixed(1)} CPU s, ${Math.round(memory)} MB, ${wall.toFixed(1)} s`,
      );
    }
    return cost;
  });
}

async function visitAll(
  browser: Browser,
  sites: ReadonlyMap<GeneratorName, MeasuredSite>,
  { rounds, roster }: { rounds: number; roster: Roster },
) {
  const traffics = new Map<GeneratorName, Traffic>();
  for (const [name, site] of sites) {
    logProgress(`compare: ${name}, bytes`);
    const traffic = await roster.attempt(name, 'visit', () => recordTraffic(browser, site));
    if (traffic) traffics.set(name, traffic);
  }
  logProgress(`compare: ${rounds} rounds of visits`);
  const waits = await runInTurns<Waits>([...traffics.keys()], rounds, async (name) => {
    const site = sites.get(name);
    return site && roster.attempt(name, 'visit', () => measureTimings(browser, site));
  });
  return { traffics, waits };
}

async function measureSize(bench: Bench, browser: Browser, pages: number): Promise<SizeResult> {
  const { folder, roster, rounds } = bench;
  const source = planSite(pages);
  const builds = await buildAll(bench, source, pages);
  const sites = new Map<GeneratorName, MeasuredSite>();
  for (const [name, costs] of builds) {
    if (costs.length < countBuilds(pages, rounds)) continue;
    const output = await serveOutput(join(folder, `${name}-${pages}`));
    sites.set(name, describeSite(generators[name], output, source));
  }
  const { traffics, waits } = await visitAll(browser, sites, { rounds, roster });
  for (const { output } of sites.values()) await output.close();
  const measurements: Partial<Record<GeneratorName, Measurement>> = {};
  for (const [name, traffic] of traffics) {
    const visits = waits.get(name) ?? [];
    if (visits.length < rounds) continue;
    measurements[name] = { builds: builds.get(name) ?? [], traffic, waits: visits };
  }
  return { pages, measurements };
}

/** Builds the same Markdown with every generator and measures the sites side by side. */
export async function compare({ names, sizes, rounds }: CompareOptions): Promise<Comparison> {
  const load = loadavg()[0]?.toFixed(1);
  const folder = await makeBenchFolder();
  const roster = openRoster();
  const browser = await launchBrowser();
  try {
    const workshops = await install(names, folder, roster);
    const results: SizeResult[] = [];
    for (const pages of sizes) {
      const result = await measureSize({ folder, workshops, roster, rounds }, browser, pages);
      logProgress(`compare: ${pages} pages\n${writeTable(result)}`);
      results.push(result);
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${availableParallelism()} cores with a load of ${load} before it began, Node ${process.version}, Chromium ${browser.version()}`,
      rounds,
      sizes: results,
      failures: roster.failures,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
