import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/launch.ts';
import { logProgress } from '../progress.ts';
import type { BuildCost } from '../run-build.ts';
import { measureInterleaved } from '../statistics.ts';
import { buildSite, makeBenchFolder, openWorkspace, type Workspace } from './build/workspace.ts';
import type { Comparison, Measurement, SizeResult } from './comparison.ts';
import { type GeneratorName, generators } from './generators/all.ts';
import { describeSite, type MeasuredSite } from './page/measured-site.ts';
import { measureTimings, type Timings } from './page/page-timings.ts';
import { serveOutput } from './page/serve-output.ts';
import { recordTraffic, type Traffic } from './page/traffic.ts';
import { createParticipants, type Participants } from './participants.ts';
import { writeTable } from './report/write-table.ts';
import { planSite, type SourceSite } from './source/source-site.ts';

export type CompareOptions = {
  names: readonly GeneratorName[];
  /** Pages per language. */
  sizes: readonly number[];
  /** Visits of each kind to each site, and builds of small sites. */
  rounds: number;
};

/** Larger sites are built once: generators differ far more than two builds of one generator. */
const manyPages = 200;
const countBuilds = (pages: number, rounds: number): number => (pages < manyPages ? rounds : 1);

type Bench = {
  folder: string;
  workspaces: Map<GeneratorName, Workspace>;
  participants: Participants;
  rounds: number;
};

/** Workspaces of the generators that can be installed, in the order of `names`. */
async function install(
  names: readonly GeneratorName[],
  folder: string,
  participants: Participants,
): Promise<Map<GeneratorName, Workspace>> {
  logProgress(`compare: install ${names.join(', ')}`);
  const workspaces = await Promise.all(
    names.map(async (name) => {
      const open = () => openWorkspace(generators[name], folder);
      return [name, await participants.attempt(name, 'installation', open)] as const;
    }),
  );
  return new Map(workspaces.flatMap(([name, workspace]) => (workspace ? [[name, workspace]] : [])));
}

/** Runs interleaved for all generators. Failed runs are missing from the result. */
async function runInterleaved<Run>(
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

function buildAll(
  { folder, workspaces, participants, rounds }: Bench,
  site: SourceSite,
  pages: number,
) {
  const builds = countBuilds(pages, rounds);
  return runInterleaved<BuildCost>([...workspaces.keys()], builds, async (name) => {
    const workspace = workspaces.get(name);
    if (!workspace) return undefined;
    const cost = await participants.attempt(name, 'build', () =>
      buildSite(workspace, site, join(folder, `${name}-${pages}`)),
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
  { rounds, participants }: { rounds: number; participants: Participants },
) {
  const traffics = new Map<GeneratorName, Traffic>();
  for (const [name, site] of sites) {
    logProgress(`compare: ${name}, bytes`);
    const traffic = await participants.attempt(name, 'visit', () => recordTraffic(browser, site));
    if (traffic) traffics.set(name, traffic);
  }
  logProgress(`compare: ${rounds} rounds of visits`);
  const timings = await runInterleaved<Timings>([...traffics.keys()], rounds, async (name) => {
    const site = sites.get(name);
    return site && participants.attempt(name, 'visit', () => measureTimings(browser, site));
  });
  return { traffics, timings };
}

async function measureSize(bench: Bench, browser: Browser, pages: number): Promise<SizeResult> {
  const { folder, participants, rounds } = bench;
  const source = planSite(pages);
  const builds = await buildAll(bench, source, pages);
  const sites = new Map<GeneratorName, MeasuredSite>();
  for (const [name, costs] of builds) {
    if (costs.length < countBuilds(pages, rounds)) continue;
    const output = await serveOutput(join(folder, `${name}-${pages}`));
    sites.set(name, describeSite(generators[name], output, source));
  }
  const { traffics, timings } = await visitAll(browser, sites, { rounds, participants });
  for (const { output } of sites.values()) await output.close();
  const measurements: Partial<Record<GeneratorName, Measurement>> = {};
  for (const [name, traffic] of traffics) {
    const visits = timings.get(name) ?? [];
    if (visits.length < rounds) continue;
    measurements[name] = { builds: builds.get(name) ?? [], traffic, timings: visits };
  }
  return { pages, measurements };
}

/** Builds the same Markdown with every generator and measures the sites side by side. */
export async function compare({ names, sizes, rounds }: CompareOptions): Promise<Comparison> {
  const load = loadavg()[0]?.toFixed(1);
  const folder = await makeBenchFolder();
  const participants = createParticipants();
  const browser = await launchBrowser();
  try {
    const workspaces = await install(names, folder, participants);
    const results: SizeResult[] = [];
    for (const pages of sizes) {
      const result = await measureSize(
        { folder, workspaces, participants, rounds },
        browser,
        pages,
      );
      logProgress(`compare: ${pages} pages\n${writeTable(result)}`);
      results.push(result);
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${availableParallelism()} cores, load ${load} at the start, Node ${process.version}, Chromium ${browser.version()}`,
      rounds,
      sizes: results,
      failures: participants.failures,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
