import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'mixed-pages.lua');

/** Output of `mixed-pages.lua`. Times in microseconds. */
export type Load = {
  requests: number;
  microseconds: number;
  bytes: number;
  /** Responses with a status other than 200. */
  wrong: number;
  /** Requests without a response. */
  lost: number;
  p50: number;
  p99: number;
  max: number;
};

/** Requests pages over 32 connections, as fast as the server responds. */
export async function runWrk(
  origin: string,
  paths: readonly string[],
  seconds: number,
): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-load-'));
  const list = join(folder, 'paths.txt');
  try {
    await writeFile(list, `${paths.join('\n')}\n`);
    const options = ['-t1', '-c32', `-d${seconds}s`, '-s', script];
    const { stdout } = await run('wrk', [...options, origin, '--', list]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Load;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
