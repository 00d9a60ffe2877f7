import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashInputs } from '../verify/inputs.ts';

export type Tool = { name: string; folder: string };

const cache = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
  'rslib-docs/statements',
);

const installing = new Map<string, Promise<void>>();

async function install(packages: readonly string[], folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, 'package.json'), '{ "private": true }');
  await promisify(execFile)('npm', ['install', '--prefix', unfinished, ...packages]);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** Installs packages, as `name@version` or as the path of a tarball, into a folder of their own outside the repository. */
export async function ensureTools(packages: readonly string[]): Promise<Tool[]> {
  if (packages.length === 0) return [];
  const folder = path.join(cache, hashInputs([packages]));
  const running = installing.get(folder) ?? install(packages, folder);
  installing.set(folder, running);
  await running;
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  return Object.keys(JSON.parse(manifest).dependencies).map((name) => ({
    name,
    folder: path.join(folder, 'node_modules', name),
  }));
}
