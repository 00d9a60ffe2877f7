import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { repositoryRoot } from './repository.ts';

export type BuildCost = {
  /** User and system time of all processes, in seconds. */
  cpu: number;
  /** Sum of the peak resident memory of all processes, in MB. */
  memory: number;
  wall: number;
};

/** Node.js arguments of `npm run build`. */
export const buildArguments = manifest.scripts.build.split(' ').slice(1);

type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number };

/** Every Node.js process of the build reports its resource usage on exit: exact, on every system. */
const reporter = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync } from 'node:fs';
  process.on('exit', () =>
    appendFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage()) + '\\n'));
`)}`;

function totalCost(usages: readonly Usage[], wall: number): BuildCost {
  const sum = (read: (usage: Usage) => number) =>
    usages.reduce((total, usage) => total + read(usage), 0);
  return {
    cpu: sum(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime) / 1e6,
    memory: (sum(({ maxRSS }) => maxRSS) * 1024) / 1e6,
    wall,
  };
}

/** Builds the site in a folder with the CLI, in a new process. */
export async function runBuild(root: string): Promise<BuildCost> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-bench-'));
  const file = join(folder, 'usage.txt');
  const start = performance.now();
  try {
    const child = spawn(process.execPath, [...buildArguments, root], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, BENCH_USAGE: file, NODE_OPTIONS: `--import=${reporter}` },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The build of ${root} failed with exit code ${code}.`);
    const wall = (performance.now() - start) / 1000;
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    return totalCost(
      lines.map((line) => JSON.parse(line) as Usage),
      wall,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
