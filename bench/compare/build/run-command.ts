import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildCost } from '../../run-build.ts';
import { findErrorLine } from './error-line.ts';
import { readTreeMemory } from './process-tree.ts';

export type Command = { run: readonly [program: string, ...args: string[]]; cwd: string };

const samplingInterval = 100;

/** The shell adds up the CPU time of all processes the command waited for. */
const timed = 'TIMEFORMAT="%U %S"; { time "$@" 2>&1; } 2>"$BENCH_TIMES"';

function writeEnvironment(cwd: string, times: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(cwd, 'node_modules/.bin')}:${process.env.PATH}`,
    BENCH_TIMES: times,
    CI: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: '',
  };
}

/** Samples the memory of a process tree. Returns a function that stops and resolves with the peak, in bytes. */
function watchMemory(id: number): () => Promise<number> {
  let peak = 0;
  let isOver = false;
  async function watch(): Promise<void> {
    while (!isOver) {
      peak = Math.max(peak, await readTreeMemory(id));
      await new Promise((resolve) => setTimeout(resolve, samplingInterval));
    }
  }
  const watched = watch();
  return async () => {
    isOver = true;
    await watched;
    return peak;
  };
}

async function runLogged(
  { run, cwd }: Command,
  times: string,
  log: FileHandle,
): Promise<{ code: number | null; wall: number; memory: number }> {
  const start = performance.now();
  const child = spawn('bash', ['-c', timed, 'bash', ...run], {
    cwd,
    stdio: ['ignore', log.fd, log.fd],
    env: writeEnvironment(cwd, times),
  });
  // Rejects when the program cannot start.
  await once(child, 'spawn');
  const stopWatching = watchMemory(child.pid ?? 0);
  const [code] = (await once(child, 'exit')) as [number | null];
  const wall = (performance.now() - start) / 1000;
  return { code, wall, memory: await stopWatching() };
}

/** Runs a command and returns its cost. Throws the error line of its log if it fails. */
export async function runCommand(command: Command): Promise<BuildCost> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-bench-'));
  const [times, logFile] = [join(folder, 'times'), join(folder, 'log')];
  const log = await open(logFile, 'w');
  try {
    const { code, wall, memory } = await runLogged(command, times, log);
    if (code !== 0) throw new Error(findErrorLine(await readFile(logFile, 'utf8')));
    const [user, system] = (await readFile(times, 'utf8')).trim().split(' ').map(Number);
    return { cpu: (user ?? Number.NaN) + (system ?? Number.NaN), memory: memory / 1e6, wall };
  } finally {
    await log.close();
    await rm(folder, { recursive: true, force: true });
  }
}
