import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type CommandResult = { output: string; exitCode: number | null };

type WarmProcess = { child: ChildProcess; folder: string; log: string };

/** Short-lived processes with much garbage, like the build (`package.json`). */
const flags = ['--max-semi-space-size=16', '--single-threaded-gc'];

const idle: WarmProcess[] = [];

/** Arguments of a plain `npx rslib` command; otherwise `undefined`. */
export function parseRslibCommand(command: string): string[] | undefined {
  return /^npx rslib(?: [\w./-]+)*$/.test(command) ? command.split(' ').slice(2) : undefined;
}

/** Runs Rslib in a reused process: startup and loading take half of a run. */
export async function runWarmRslib(
  args: string[],
  project: string,
  env: NodeJS.ProcessEnv,
  timeout: number,
): Promise<CommandResult> {
  const warm = idle.pop() ?? (await start(env));
  await truncate(warm.log);
  const exitCode = await runIn(warm.child, { project, env, args }, timeout);
  const output = await readFile(warm.log, 'utf8');
  if (warm.child.exitCode === null && warm.child.signalCode === null) {
    idle.push(warm);
  } else {
    await removeLog(warm);
  }
  return { output, exitCode };
}

export async function endWarmProcesses(): Promise<void> {
  for (const warm of idle.splice(0)) {
    const exit = once(warm.child, 'exit');
    warm.child.disconnect();
    await exit;
    await removeLog(warm);
  }
}

async function start(env: NodeJS.ProcessEnv): Promise<WarmProcess> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'warm-rslib-'));
  const log = path.join(folder, 'output.log');
  // One file for both streams and for child processes keeps the order of lines. Append mode
  // allows truncating it between runs.
  const descriptor = openSync(log, 'a');
  const child = fork(path.join(import.meta.dirname, 'warm-process.mjs'), {
    env,
    execArgv: flags,
    stdio: ['ignore', descriptor, descriptor, 'ipc'],
  });
  closeSync(descriptor);
  return { child, folder, log };
}

function removeLog({ folder }: WarmProcess): Promise<void> {
  return rm(folder, { recursive: true });
}

/** Exit code of a run: sent by the process, or that of the process itself if the run ended it. */
function runIn(child: ChildProcess, request: object, timeout: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill(), timeout);
    const waitForIdle = (exitCode: number | null) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(exitCode);
    };
    child.once('error', reject);
    child.once('message', (exitCode) => waitForIdle(Number(exitCode)));
    child.once('exit', waitForIdle);
    child.send(request);
  });
}
