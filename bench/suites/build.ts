import { type GeneratedSite, openSite } from '../generated-site/open-site.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { type BuildCost, runBuild } from '../run-build.ts';
import { describeRuns, medianOf } from '../statistics.ts';

const rounds = 3;
const fewPages = 20;
const cold = [fewPages, 100, 200, 1000] as const;
const maxPages = 1000;

type Size = (typeof cold)[number];
type Step = Size | 'unchanged' | 'changed';
type Costs = Map<Step, BuildCost[]>;

async function build(costs: Costs, step: Step, { root }: GeneratedSite): Promise<void> {
  const cost = await runBuild(root);
  logProgress(
    `build: ${step}: ${cost.cpu.toFixed(1)} CPU s, ${Math.round(cost.memory)} MB, ${cost.wall.toFixed(1)} s`,
  );
  costs.set(step, [...(costs.get(step) ?? []), cost]);
}

async function measureSize(costs: Costs, size: Size, site: GeneratedSite): Promise<void> {
  await build(costs, size, site);
  if (size !== maxPages) return;
  await build(costs, 'unchanged', site);
  await site.changePage();
  await build(costs, 'changed', site);
}

function summarize(costs: Costs): Figure[] {
  const read = (step: Step, field: keyof BuildCost) =>
    (costs.get(step) ?? []).map((cost) => cost[field]);
  const cpu = (step: Step) => medianOf(read(step, 'cpu'));
  const memory = (step: Step) => medianOf(read(step, 'memory'));
  const perPage = (size: Size) => (1000 * (cpu(size) - cpu(fewPages))) / (size - fewPages);
  const share = (step: Step) => (100 * cpu(step)) / cpu(maxPages);
  const wall = (step: Step): Figure => ({
    name: `${step} pages, wall time`,
    value: describeRuns(read(step, 'wall'), 's'),
  });
  return [
    checkBudget('100 pages, CPU time', cpu(100), 6, 's'),
    checkBudget('100 pages, memory', memory(100), 500, 'MB'),
    wall(100),
    checkBudget('1000 pages, CPU time', cpu(1000), 20, 's'),
    checkBudget('1000 pages, memory', memory(1000), 1000, 'MB'),
    wall(1000),
    checkBudget(
      '1000 pages, nothing changed, share of the first build',
      share('unchanged'),
      20,
      '%',
    ),
    checkBudget(
      '1000 pages, one page changed, share of the first build',
      share('changed'),
      25,
      '%',
    ),
    { name: `CPU time independent of pages`, value: `${cpu(fewPages).toFixed(1)} s` },
    { name: 'CPU time per additional page, up to 200', value: `${perPage(200).toFixed(1)} ms` },
    checkBudget(
      'CPU time per additional page, up to 1000',
      perPage(1000),
      1.1 * perPage(200),
      'ms',
    ),
  ];
}

/** Measures CPU time and memory of builds, on generated sites of several sizes. */
export async function measureBuild(): Promise<Section> {
  const costs: Costs = new Map();
  const sites: GeneratedSite[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      for (const size of cold) {
        const site = await openSite(size);
        sites.push(site);
        await measureSize(costs, size, site);
      }
    }
  } finally {
    // Not earlier: for some seconds after many removals, ext4 creates files at half speed.
    for (const site of sites) await site.remove();
  }
  return {
    title: 'Build',
    method: `Generated pages of about 9 KB, half of them in each language; empty cache except for the two builds that follow another one. User and system time, and peak memory, summed over all processes of \`npm run build\` except npm; median of ${rounds} rounds.`,
    figures: summarize(costs),
  };
}
