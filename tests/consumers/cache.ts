import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashInputs } from '../verify/inputs.ts';

/** Packages and applications are outside the repository, so that no tool finds a package of it. */
export const cache = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
  'rslib-docs/consumers',
);

/** Calls `fill` with a new folder unless the cache has one of this name and these inputs. */
export async function ensureFolder(
  name: string,
  inputs: readonly unknown[],
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(cache, `${name}-${hashInputs([inputs])}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

/** A folder whose `node_modules` has these packages, as `name@version`. */
export function ensureInstalled(name: string, packages: readonly string[]): Promise<string> {
  return ensureFolder(name, packages, async (folder) => {
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--force'];
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...quiet, ...packages], {
      maxBuffer: 2 ** 26,
    });
  });
}

/** Version of an installed package. */
export async function readVersion(folder: string, name: string): Promise<string> {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}
